import { PLATFORM } from '@va/security/platform-folders.ts';

/** The map, and a flight on it. */
const OPEN = /^mapa(?:\/[^/]+)?\/?$/;

/**
 * Whether a request is for the map alone (`?mini`), which pages of other sites may show in a frame. Such a frame has no
 * session and so shows what visitors see.
 * @param path under the site's base, without a slash in front
 * @param target of the request line
 */
export function isOpenMap(path: string, target: string): boolean {
  if (!path.startsWith(PLATFORM) || !OPEN.test(path.slice(PLATFORM.length))) return false;
  return new URLSearchParams(target.split('?')[1]).has('mini');
}
