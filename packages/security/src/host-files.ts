/** The same answers written for hosts that are not our own server: `_headers`, `_redirects`, nginx and Apache. */
import { ASSETS, WORKERS } from './asset-folders.ts';
import { IMMUTABLE, REVALIDATE } from './cache-control.ts';
import type { HeaderClasses, Headers } from './headers.ts';

/** Text of each configuration file for a portal that is served over https under `base` (ends in a slash). */
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

export function hostFiles(classes: HeaderClasses, base: string): HostFiles {
  return {
    headers: headersFile(classes, base),
    redirects: redirectsFile(base),
    nginx: nginxFile(classes, base),
    apache: apacheFile(classes, base),
  };
}

/** The downloads are whole pages with their style inside, which our policy would refuse: to keep, not to open here. */
const TO_KEEP = { 'Content-Disposition': 'attachment' };

/**
 * Rules that match the same path are joined by commas, and two policies joined are both enforced: a document could
 * never be framed. So a narrower rule first takes away (`!`) what the wider one has set.
 */
function headersFile({ app, documents, parts }: HeaderClasses, base: string): string {
  const block = (path: string, headers: Headers, without: Headers = {}) =>
    [
      path,
      ...Object.keys(without).map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  const dispensable = dispensableOf(app, parts);
  const kept = { 'Cache-Control': IMMUTABLE };
  const forDocuments = differing(app, documents);
  return `${[
    block(`${base}*`, { ...app, 'Cache-Control': REVALIDATE }),
    block(`${base}${ASSETS}*`, kept, { ...kept, ...dispensable }),
    block(`${base}${WORKERS}*`, dispensable),
    block(`${base}documentos/*`, forDocuments, forDocuments),
    block(`${base}descargas/*`, TO_KEEP),
  ].join('\n\n')}\n`;
}

/** Folders in which every address is a file come first: one that is missing must not become the app. */
function redirectsFile(base: string): string {
  const folders = ['assets', 'documentos', 'descargas', 'images'].map(
    (folder) => `${base}${folder}/* ${base}404.html 404`,
  );
  return `${[...folders, `${base}* ${base}index.html 200`].join('\n')}\n`;
}

/** `add_header` is not inherited by a location that has its own, so every location states the whole set. */
function nginxFile({ app, documents, parts }: HeaderClasses, base: string): string {
  const location = (match: string, files: string, headers: Headers, cache: string, before: string[] = []) =>
    [
      `location ${match} {`,
      ...before,
      `  try_files ${files};`,
      // Without `always`: a missing file must not be remembered as missing for a year.
      `  add_header Cache-Control "${cache}";`,
      ...Object.entries(headers).map(
        ([name, value]) => `  add_header ${name} "${escapeQuotes(value)}" always;`,
      ),
      '}',
    ].join('\n');
  return [
    `# Include in a server block whose root holds the built site${under(base)}.`,
    ...(base === '/' ? [] : [`location = ${base.slice(0, -1)} { return 308 ${base}; }`]),
    'charset utf-8;\ngzip_static on;',
    location(`^~ ${base}${ASSETS}`, '$uri =404', parts, IMMUTABLE),
    location(`^~ ${base}${WORKERS}`, '$uri =404', app, IMMUTABLE),
    location(`^~ ${base}documentos/`, '$uri $uri.html $uri/index.html =404', documents, REVALIDATE, [
      // The address of a document may end in a slash.
      `  rewrite ^(${base}documentos/.+)/$ $1 break;`,
    ]),
    location(`^~ ${base}descargas/`, '$uri =404', { ...app, ...TO_KEEP }, REVALIDATE),
    location(`^~ ${base}images/`, '$uri =404', app, REVALIDATE),
    location(base, `$uri ${base}index.html`, app, REVALIDATE),
    '',
  ].join('\n\n');
}

function apacheFile({ app, documents, parts }: HeaderClasses, base: string): string {
  const set = (headers: Headers, indent = '') =>
    Object.entries(headers).map(
      ([name, value]) => `${indent}Header always set ${name} "${escapeQuotes(value)}"`,
    );
  const dispensable = dispensableOf(app, parts);
  const only = (folder: string, lines: string[]) => [
    `<If "%{REQUEST_URI} =~ m#^${base}${folder}#">`,
    ...lines,
    '</If>',
  ];
  return `${[
    `# Publish as .htaccess beside index.html${under(base)}. Needs mod_headers and mod_rewrite.`,
    ...set(app),
    `Header set Cache-Control "${REVALIDATE}"`,
    ...only(ASSETS, [
      `  Header set Cache-Control "${IMMUTABLE}"`,
      ...Object.keys(dispensable).map((name) => `  Header always unset ${name}`),
    ]),
    ...only(WORKERS, set(dispensable, '  ')),
    ...only('documentos/', set(differing(app, documents), '  ')),
    ...only('descargas/', set(TO_KEEP, '  ')),
    'AddDefaultCharset utf-8',
    '<IfModule mod_deflate.c>',
    '  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/manifest+json image/svg+xml',
    '</IfModule>',
    'Options -Indexes',
    'DirectorySlash Off',
    ...(base === '/' ? [] : [`RedirectMatch 308 ^${base.slice(0, -1)}$ ${base}`]),
    'RewriteEngine On',
    `RewriteBase ${base}`,
    'RewriteRule ^(?:assets|descargas|images)/ - [L]',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(documentos/.+[^/])/?$ $1.html [L]',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^(documentos/.+[^/])/?$ $1/index.html [L]',
    'RewriteRule ^documentos/ - [L]',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule ^ index.html [L]',
  ].join('\n')}\n`;
}

/** The headers of the documents that are not those of the app. */
function differing(app: Headers, documents: Headers): Headers {
  return Object.fromEntries(Object.entries(documents).filter(([name, value]) => app[name] !== value));
}

/** What the app's answers say and those of scripts, styles and fonts need not. */
function dispensableOf(app: Headers, parts: Headers): Headers {
  return Object.fromEntries(Object.entries(app).filter(([name]) => !(name in parts)));
}

function escapeQuotes(value: string): string {
  return value.replaceAll('"', String.raw`\"`);
}

function under(base: string): string {
  return base === '/' ? '' : ` in the folder ${base}`;
}
