/** Label for the link of a message, by the first part of its path; a trailing slash means one thing of a list. */
const OPENED: Readonly<Record<string, string>> = {
  acars: 'Abrir «Conecta tu ACARS»',
  cuenta: 'Abrir tu cuenta',
  'eventos/': 'Abrir el evento',
  informes: 'Abrir tus informes',
  'informes/': 'Abrir el informe',
  'mesa/': 'Abrir en la mesa',
  premios: 'Abrir tus premios',
  puntos: 'Abrir tus puntos',
  reservas: 'Abrir tus reservas',
  'reservas/': 'Abrir la reserva',
};

/** Label for the link of a message, which says what it opens. */
export const openWords = (link: string): string =>
  OPENED[/^\/plataforma\/([^/#?]*\/?)/.exec(link)?.[1] ?? ''] ?? 'Abrir';
