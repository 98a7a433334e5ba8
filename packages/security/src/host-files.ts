/** The same answers written for hosts that are not our own server: `_headers`, `_redirects`, nginx and Apache. */
import type { HeaderClasses, Headers } from './headers.ts';
import { PLATFORM_API } from './platform-folders.ts';
import { portalFolders, servedFolders } from './served-folders.ts';
import type { ServedFolder } from './served-folder.ts';

/** Text of each configuration file for a site that is served over https under `base` (ends in a slash). */
export interface HostFiles {
  /** For hosts that read `_headers` (Cloudflare, Netlify and others); published with the site. */
  headers: string;
  /**
   * For Netlify, which else answers the app's addresses with `404.html`: the right page under the wrong status. Not
   * published with the site, because Cloudflare takes such a rule for an endless loop.
   */
  redirects: string;
  /** To include in a `server` block. */
  nginx: string;
  /** To publish as `.htaccess`. */
  apache: string;
}

/** @param platform whether our own platform stands beside the portal */
export function hostFiles(classes: HeaderClasses, base: string, platform: boolean): HostFiles {
  const site: Site = { classes, base, platform, folders: platform ? servedFolders : portalFolders };
  return {
    headers: headersFile(site),
    redirects: redirectsFile(site),
    nginx: nginxFile(site),
    apache: apacheFile(site),
  };
}

interface Site {
  classes: HeaderClasses;
  base: string;
  platform: boolean;
  folders: readonly ServedFolder[];
}

/** Every header of a folder's answers but `Cache-Control`. */
function headersOf(folder: ServedFolder, classes: HeaderClasses): Headers {
  return {
    ...classes[folder.headers],
    ...(folder.attachment ? { 'Content-Disposition': 'attachment' } : {}),
  };
}

/** Headers of the surrounding folder that a folder removes, and headers that it sets. */
function changesOf(folder: ServedFolder, { classes, folders }: Site): { unset: string[]; set: Headers } {
  const whole = (of: ServedFolder): Headers => ({ ...headersOf(of, classes), 'Cache-Control': of.cache });
  const around = folders.findLast((other) => other !== folder && folder.path.startsWith(other.path));
  const before = around ? whole(around) : {};
  const now = whole(folder);
  return {
    unset: Object.keys(before).filter((name) => before[name] !== now[name]),
    set: Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value)),
  };
}

/**
 * The file `_headers`. Hosts join the headers of all rules that match a path, and browsers enforce both of two joined
 * policies, so that a document could never be framed. A narrower rule therefore first removes (`!`) what the wider one
 * set.
 */
function headersFile(site: Site): string {
  const blocks = site.folders.flatMap((folder) => {
    const { unset, set } = changesOf(folder, site);
    const lines = [
      ...unset.map((name) => `  ! ${name}`),
      ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
    ];
    return lines.length === 0 ? [] : [[`${site.base}${folder.path}*`, ...lines].join('\n')];
  });
  return `${blocks.join('\n\n')}\n`;
}

/** The narrower folder comes first: what is missing there must not become the app. */
function redirectsFile({ base, platform, folders }: Site): string {
  const missing = (path: string) => `${base}${path}* ${base}404.html 404`;
  const rules = folders
    .toReversed()
    .map(({ path, page }) => (page === undefined ? missing(path) : `${base}${path}* ${base}${page} 200`));
  const slashes = bareAddresses(base, folders).map((address) => `${address} ${address}/ 308`);
  return `${[...slashes, ...(platform ? [missing(PLATFORM_API)] : []), ...rules].join('\n')}\n`;
}

/** `add_header` is not inherited by a location that has its own, so every location states the whole set. */
function nginxFile({ classes, base, platform, folders }: Site): string {
  const locations = folders.map((folder) => {
    const { path, cache, page, plainAddresses } = folder;
    const files = [
      '$uri',
      ...(plainAddresses ? ['$uri.html', '$uri/index.html'] : []),
      ...(page === undefined ? [] : [base + page]),
    ];
    return [
      `location ${path === '' ? '' : '^~ '}${base}${path} {`,
      ...(plainAddresses ? [`  rewrite ^(${base}${path}.+)/$ $1 break;`] : []),
      `  try_files ${files.join(' ')} =404;`,
      // Without `always`: a missing file must not be remembered as missing for a year.
      `  add_header Cache-Control "${cache}";`,
      ...Object.entries(headersOf(folder, classes)).map(
        ([name, value]) => `  add_header ${name} "${escapeQuotes(value)}" always;`,
      ),
      '}',
    ].join('\n');
  });
  return [
    `# Include in a server block whose root holds the built site${under(base)}.`,
    ...bareAddresses(base, folders).map((address) => `location = ${address} { return 308 ${address}/; }`),
    'charset utf-8;\ngzip_static on;',
    ...(platform
      ? [
          `# Pass this one on to the server where it runs beside nginx.\nlocation ^~ ${base}${PLATFORM_API} { return 404; }`,
        ]
      : []),
    ...locations,
    '',
  ].join('\n\n');
}

function apacheFile(site: Site): string {
  const { base, platform, folders } = site;
  const headers = folders.flatMap((folder) => {
    const { unset, set } = changesOf(folder, site);
    const lines = [
      ...unset.filter((name) => !(name in set)).map((name) => `Header always unset ${name}`),
      ...Object.entries(set).map(
        ([name, value]) =>
          `Header ${name === 'Cache-Control' ? '' : 'always '}set ${name} "${escapeQuotes(value)}"`,
      ),
    ];
    if (folder.path === '' || lines.length === 0) return lines;
    return [
      `<If "%{REQUEST_URI} =~ m#^${base}${folder.path}#">`,
      ...lines.map((line) => `  ${line}`),
      '</If>',
    ];
  });
  return `${[
    `# Publish as .htaccess beside index.html${under(base)}. Needs mod_headers and mod_rewrite.`,
    ...headers,
    'AddDefaultCharset utf-8',
    '<IfModule mod_deflate.c>',
    '  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/manifest+json image/svg+xml',
    '</IfModule>',
    'Options -Indexes',
    'DirectorySlash Off',
    ...bareAddresses(base, folders).map((address) => `RedirectMatch 308 ^${address}$ ${address}/`),
    'RewriteEngine On',
    `RewriteBase ${base}`,
    ...(platform ? [`RewriteRule ^${PLATFORM_API} - [R=404,L]`] : []),
    ...folders.toReversed().flatMap(rewritesOf),
  ].join('\n')}\n`;
}

/** What Apache does for an address of a folder that is no file. */
function rewritesOf({ path, page, plainAddresses }: ServedFolder): string[] {
  if (page !== undefined)
    return ['RewriteCond %{REQUEST_FILENAME} !-f', `RewriteRule ^${path} ${page} [END]`];
  const plain = ['.html', '/index.html'].flatMap((end) => [
    `RewriteCond %{REQUEST_FILENAME}${end} -f`,
    `RewriteRule ^(${path}.+[^/])/?$ $1${end} [L]`,
  ]);
  return [...(plainAddresses ? plain : []), `RewriteRule ^${path} - [L]`];
}

/** Addresses of the apps without the slash that belongs at their end; each leads to the right one. */
function bareAddresses(base: string, folders: readonly ServedFolder[]): string[] {
  return folders
    .filter(({ page }) => page !== undefined)
    .map(({ path }) => `${base}${path}`.slice(0, -1))
    .filter((address) => address !== '');
}

function escapeQuotes(value: string): string {
  return value.replaceAll('"', String.raw`\"`);
}

function under(base: string): string {
  return base === '/' ? '' : ` in the folder ${base}`;
}
