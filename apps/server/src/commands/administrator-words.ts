/** What the terminal says to who has made somebody an administrator: the link, and where it opens. */
export function administratorWords(
  callsign: string,
  url: string,
  { isAddressGuessed }: { isAddressGuessed: boolean },
): string {
  return [
    `${callsign} administra la plataforma. Elige su contraseña aquí, antes de 24 horas:`,
    url,
    ...(isAddressGuessed ? [ONLY_HERE] : []),
    'Al entrar pedirá activar un segundo factor: sin él no puede administrar.',
  ].join('\n');
}

/** Nobody has said where the portal is published. */
const ONLY_HERE =
  'Ese enlace sólo se abre en esta máquina, con el servidor en ese puerto. Para abrirlo desde otra, pon la dirección del portal delante: PUBLIC_URL=https://portal.ejemplo.org/ npm run admin -- INDICATIVO';
