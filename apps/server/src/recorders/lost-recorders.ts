/** Recognises requests of recorders whose pilots entered a wrong address. */

/** Protocols that are spoken here: the last part of the address that is typed into a program. */
export type ProtocolName = 'phpvms' | 'smartcars' | 'stratos';

/** Paths that smartCARS 3 and Stratos append to the entered address. */
const CALLS =
  /\/(?:pilot\/(?:login|resume|verify|statistics)|data\/(?:airports|aircraft|subfleets|flight_types|news|announcements)|flights\/(?:search|bookings|book|rebook|charter|unbook|start|update|complete|cancel|change-aircraft)|pireps\/(?:search|latest|details))$/;

/** Headers by lower-case name. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The protocol of a recorder's request to any address of the site, null for other requests. phpVMS programs append
 * `/api/…` to the entered address and send `X-API-Key`.
 * @param path below the site's base, with a leading slash
 */
export function protocolSpoken(path: string, headers: Headers): ProtocolName | null {
  const asked = path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  const isPhpvms = /\/api\/./.test(asked) || asked === '/api' || headers['x-api-key'] !== undefined;
  // `/api/smartcars/` and `/api/stratos/` is where their makers' own servers answer.
  if (headers['x-stratos-version'] !== undefined || /\/stratos(?:\/|$)/.test(asked))
    return isPhpvms || CALLS.test(asked) ? 'stratos' : null;
  if (CALLS.test(asked) && headers['x-api-key'] === undefined && !/\/api\/(?!smartcars\/)/.test(asked))
    return 'smartcars';
  return isPhpvms ? 'phpvms' : null;
}
