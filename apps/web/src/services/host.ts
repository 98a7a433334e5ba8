/** The host that the portal came from. */
import { withBase } from '#app/config/base-url.ts';

/**
 * Asks for the headers of the start page (`HEAD`), past every cache. The start page, because some hosts answer the other
 * addresses of the app with status 404. Rejects where the host cannot be reached.
 */
export function askHost(): Promise<Response> {
  return fetch(withBase('/'), { method: 'HEAD', cache: 'no-store' });
}
