/** The path of a request, judged. */
export type RequestedPath =
  /** A path without tricks; decoded, with its slash in front. */
  | { kind: 'plain'; path: string }
  /** Percent signs that decode to nothing: no file, but the app may still say so in its own words. */
  | { kind: 'undecodable'; path: string }
  /** Something that tries to leave the folder, or is no path at all. */
  | { kind: 'refused' };

/** Reads the target of a request line, which may hold anything at all. */
export function readPath(target: string): RequestedPath {
  const raw = target.split(/[?#]/, 1)[0] ?? '';
  if (!raw.startsWith('/') || raw.startsWith('//')) return { kind: 'refused' };
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return leavesFolder(raw) ? { kind: 'refused' } : { kind: 'undecodable', path: raw };
  }
  return leavesFolder(path) ? { kind: 'refused' } : { kind: 'plain', path };
}

function leavesFolder(path: string): boolean {
  return /[\\\0]/.test(path) || path.split('/').some((segment) => segment === '..' || segment === '.');
}
