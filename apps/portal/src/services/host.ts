/** The host that the portal came from. */
import { withBase } from '#app/config/base-url.ts';

/**
 * Asks it for the start page, without the page itself and past every copy. Hosts that know no other address of the app
 * answer those with its page, but as «not found». Rejects where the host cannot be reached.
 */
export function askHost(): Promise<Response> {
  return fetch(withBase('/'), { method: 'HEAD', cache: 'no-store' });
}
