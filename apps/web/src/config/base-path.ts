/** Folder under which the site stands, such as `/eve/`; ends in a slash. */
const site = import.meta.env.BASE_URL;

/** Where the platform's pages begin, without a slash at the end: `/plataforma`. */
export const platformBase = `${site}plataforma`;

/** The address of a file or page of the portal, given from its root: `/images/…`, `/flota`. */
export function portalAddress(path: string): string {
  return site + path.replace(/^\//, '');
}
