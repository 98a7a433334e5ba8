/** Requests of recorders whose pilots have typed another address than that of their program. */

/** Protocols that are spoken here: the last part of the address that is typed into a program. */
export type ProtocolName = 'phpvms' | 'smartcars' | 'stratos';

/** What smartCARS 3 and Stratos put behind the address that they were given. */
const CALLS =
  /\/(?:pilot\/(?:login|resume|verify|statistics)|data\/(?:airports|aircraft|subfleets|flight_types|news|announcements)|flights\/(?:search|bookings|book|rebook|charter|unbook|start|update|complete|cancel|change-aircraft)|pireps\/(?:search|latest|details))$/;

/** Names of headers in small letters. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Which protocol a request speaks, wherever on the site it was sent: phpVMS programs put `/api/…` behind what was typed
 * into them and show `X-API-Key`. Null for a request that is no recorder's.
 * @param path with its slash in front, below the site's base
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
