/** What a link of a message opens, by the first part of its path; with a slash, one thing of a list. */
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

/** The words of the link of a message, which say what it opens. */
export const openWords = (link: string): string =>
  OPENED[/^\/plataforma\/([^/#?]*\/?)/.exec(link)?.[1] ?? ''] ?? 'Abrir';
