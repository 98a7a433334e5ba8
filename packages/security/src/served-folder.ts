/** Which set of security headers answers come with; see `headers.ts`. */
export type HeaderClass = 'app' | 'documents' | 'parts' | 'platform';

/** A folder of the built site, or one file of it with rules of its own. */
export interface ServedFolder {
  /** Path under the site's base, a folder's with a slash at its end; empty for whatever stands in no other folder. */
  path: string;
  headers: HeaderClass;
  /** `Cache-Control` of its files. */
  cache: string;
  /** File that answers addresses without a file of their own; without it, they answer 404. */
  page?: string;
  /** Folder with a document for each of the addresses that the app has, `.html` after it; else `page` answers. */
  pages?: string;
  /** The addresses leave out `.html` and `index.html`, and may end in a slash. */
  plainAddresses?: true;
  /** Whether files are downloads: whole pages with inline style, which our policy would block. */
  attachment?: true;
}
