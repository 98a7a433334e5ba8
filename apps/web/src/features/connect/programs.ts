/** Programs that pilots fly with, as «Conecta tu ACARS» offers them. */

/** Way in which a program identifies its pilot. */
export type SignsInBy = 'code' | 'key' | 'password';

export interface Program {
  id: string;
  name: string;
  /** A few words to know before choosing it. */
  note: string;
  by: SignsInBy;
  /** Last part of the address that is typed into it; of those who ask for one. */
  address?: string;
  /** Names of its boxes for the address, for the key and for who flies, as the program writes them. */
  boxes?: { address: string; key: string; callsign?: string };
  /** Its name in the list of keys, in small letters. */
  called: RegExp;
}

const PHPVMS = { by: 'key', address: '/phpvms' } as const;

export const PROGRAMS: readonly [Program, ...Program[]] = [
  {
    id: 'propio',
    name: 'El grabador de la compañía',
    note: 'Microsoft Flight Simulator y X-Plane, en Windows y Linux',
    by: 'code',
    called: /grabador/,
  },
  {
    id: 'smartcars',
    name: 'smartCARS 3',
    note: 'Windows; gratuito, de TFDi',
    by: 'password',
    address: '/smartcars/',
    called: /smartcars/,
  },
  {
    id: 'stratos',
    name: 'Stratos',
    note: 'Windows',
    by: 'password',
    address: '/stratos/',
    called: /stratos/,
  },
  {
    ...PHPVMS,
    id: 'vmsopenacars',
    name: 'vmsOpenAcars',
    note: 'Windows; abierto, en español',
    boxes: { address: 'URL API', key: 'API Key' },
    called: /vmsopenacars/,
  },
  {
    ...PHPVMS,
    id: 'phpvms-xplane',
    name: 'phpvms-xplane',
    note: 'X-Plane 12 en Linux, Windows y macOS; abierto',
    boxes: { address: 'PHPVMS_BASE_URL', key: 'PHPVMS_API_KEY' },
    called: /phpvms-xplane|phpvms-go|pxp/,
  },
  {
    ...PHPVMS,
    id: 'xacars',
    name: 'xACARS',
    note: 'Windows; abierto',
    boxes: { address: 'Airline Website', key: 'API Key', callsign: 'Username from phpVMS' },
    called: /xacars/,
  },
  {
    ...PHPVMS,
    id: 'phpvms-linux-client',
    name: 'phpvms-linux-client',
    note: 'X-Plane en Linux; abierto, ya sin cambios',
    boxes: { address: 'Base URL', key: 'API Key' },
    called: /phpvms-linux|phpvms python/,
  },
  {
    ...PHPVMS,
    id: 'phpvms',
    name: 'Otro que hable phpVMS 7',
    note: 'El cliente oficial de phpVMS no sirve: necesita el módulo con licencia de su autor',
    boxes: { address: 'la dirección de la compañía', key: 'API Key' },
    called: /phpvms|acars/,
  },
];
