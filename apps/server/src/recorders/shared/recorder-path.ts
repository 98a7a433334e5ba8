/**
 * The path that a recorder means: pilots type the address of their recorder with a slash at its end or without one, and
 * clients put theirs in front of each path.
 */
export function recorderPath({ url }: Request): string {
  const path = new URL(url).pathname.replaceAll(/\/{2,}/g, '/');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
