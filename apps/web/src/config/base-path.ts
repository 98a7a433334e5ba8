/** Folder of the site, such as `/eve/`; ends in a slash. */
const site = import.meta.env.BASE_URL;

/** Path of the platform's pages, without a slash at the end: `/plataforma`. */
export const platformBase = `${site}plataforma`;

/** The address of a file or page of the portal, given from its root: `/images/…`, `/flota`. */
export function portalAddress(path: string): string {
  return site + path.replace(/^\//, '');
}
