/**
 * Removes surplus slashes from a recorder's path: pilots enter the address with or without a final slash, and clients
 * begin each appended path with one.
 */
export function recorderPath({ url }: Request): string {
  const path = new URL(url).pathname.replaceAll(/\/{2,}/g, '/');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
