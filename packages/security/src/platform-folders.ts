/** What the operations platform adds to the folders of the site; a build without it holds nothing of this file, so that the folders are written whole: a bundler keeps what is put together. */
import { IMMUTABLE, REVALIDATE } from './cache-control.ts';
import type { ServedFolder } from './served-folder.ts';

/** The operations platform: an app of its own beside the portal. */
export const PLATFORM = 'plataforma/';
/** What the build says there of each page's scripts; for the server alone, as every name that begins with a dot. */
export const PLATFORM_SCRIPTS = 'plataforma/.scripts.json';

/** Its scripts, styles and fonts, each under a name of its own for every content. */
export const PLATFORM_ASSETS = 'plataforma/assets/';

/** Answered by the server alone; no file stands under it. */
export const PLATFORM_API = 'plataforma/api/';

/** Wider folders come first. */
export const platformFolders: readonly ServedFolder[] = [
  { path: PLATFORM, headers: 'platform', cache: REVALIDATE, page: `${PLATFORM}index.html` },
  { path: PLATFORM_ASSETS, headers: 'parts', cache: IMMUTABLE },
];
