/** Folder under which the portal is served; `/` unless the build says otherwise. */
const base = import.meta.env.BASE_URL;

/** The address of one of our own files under the portal's base; other addresses come back as they are. */
export function withBase(url: string): string {
  return url.startsWith('/') ? `${base}${url.slice(1)}` : url;
}

/** `basename` for React Router, with the last slash: without it the address of home would lie outside the folder. */
export const routerBasename = base;
