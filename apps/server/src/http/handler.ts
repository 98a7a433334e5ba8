import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType } from 'mime-types';
import send from 'send';
import { OF_ONE, REVALIDATE } from '@va/security/cache-control.ts';
import { type HeaderClasses, type Headers, openToFrames } from '@va/security/headers.ts';
import { PLATFORM, PLATFORM_API, PLATFORM_SCRIPTS } from '@va/security/platform-folders.ts';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { folderOf } from '@va/security/served-folders.ts';
import type { ServedFolder } from '@va/security/served-folder.ts';
import { acceptedEncodings, findFile, type FoundFile, type HeaderRules, readPath } from './find-file.ts';
import { keptText, withPageScripts } from './page-scripts.ts';
import type { PaintPage } from './paint-page.ts';

/** The map, and a flight on it. */
const OPEN = /^mapa(?:\/[^/]+)?\/?$/;

/**
 * Whether a request is for the map alone (`?mini`), which pages of other sites may show in a frame. Such a frame has no
 * session and so shows what visitors see.
 * @param path under the site's base, without a slash in front
 * @param target of the request line
 */
function isOpenMap(path: string, target: string): boolean {
  if (!path.startsWith(PLATFORM) || !OPEN.test(path.slice(PLATFORM.length))) return false;
  return new URLSearchParams(target.split('?')[1]).has('mini');
}

/** Where the built site is and what to say with it. */
export interface SiteOptions {
  /** Folder of the built site. */
  root: string;
  rules: HeaderRules;
  /** Adds the caller's own data to the platform's HTML document. */
  paint?: PaintPage;
}

/** Answers requests for files of the built site, and the app's own addresses with its HTML page. */
export function siteHandler(site: SiteOptions): RequestListener {
  return (request, response) => {
    answer(request, response, site).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Error interno del servidor');
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { root, rules, paint }: SiteOptions,
) {
  const { base } = rules;
  const classes: HeaderClasses = isHttps(request) ? rules.https : rules.http;
  setHeaders(response, classes.app);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Método no admitido');
  }
  const requested = readPath(request.url ?? '');
  if (requested.kind === 'refused') return sendText(response, 400, 'Dirección no válida');
  if (`${requested.path}/` === base) return sendRedirect(response, base);
  if (!requested.path.startsWith(base)) return sendText(response, 404, 'No encontrado');

  const path = requested.path.slice(base.length);
  const folder = folderOf(path);
  for (const name of Object.keys(classes.app)) response.removeHeader(name);
  const headers = classes[folder.headers];
  const opens = OWN_PLATFORM && isOpenMap(path, request.url ?? '');
  setHeaders(response, opens ? openToFrames(headers) : headers);
  if (`${path}/` === folder.path && folder.page !== undefined) {
    return sendRedirect(response, base + folder.path);
  }
  if (OWN_PLATFORM && path.startsWith(PLATFORM_API)) return sendText(response, 404, 'No encontrado');

  const decodable = requested.kind === 'plain';
  const accepted = request.headers['accept-encoding'];
  const file = decodable ? await findFile(root, filesOf(path, folder), accepted) : undefined;
  if (file) return sendFile(response, root, file, folder);
  const status = decodable ? 404 : 400;
  if (folder.plainAddresses) return sendPage(response, status, missingDocumentPage(base));
  if (folder.page === undefined) return sendText(response, status, 'No encontrado');
  if (OWN_PLATFORM && paint && decodable && folder.path === PLATFORM) {
    const empty = keptText(join(root, folder.page));
    const place = path.slice(PLATFORM.length).replace(/\/$/, '');
    if (empty !== undefined) {
      const html = withPageScripts(empty, join(root, PLATFORM_SCRIPTS), place);
      const painted = await paint(request, { path: place, html });
      if (painted !== undefined) return sendPainted(response, painted, accepted);
    }
  }
  const page = await findFile(root, [folder.page], accepted);
  if (page) return sendFile(response, root, page, folder, decodable ? 200 : 400);
  if (folder.path === '') {
    return sendText(response, 503, 'El portal todavía no está construido: ejecuta «npm run build»');
  }
  sendText(response, 404, 'No encontrado');
}

/** What a reader gets in place of one of the airline's documents that does not exist. Without style: any may be missing. */
function missingDocumentPage(base: string): string {
  return `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Documento no encontrado</title>
  </head>
  <body>
    <main>
      <h1>Documento no encontrado</h1>
      <p>No hay ningún documento en esta dirección. Puede que haya cambiado de nombre o que ya no exista.</p>
      <p><a href="${base}" target="_top">Volver al portal</a></p>
    </main>
  </body>
</html>
`;
}

/** The files that an address may mean, best first. A name without an extension means a page, not a file. */
function filesOf(path: string, { plainAddresses, pages }: ServedFolder): string[] {
  const name = path.replace(/\/$/, '');
  if (plainAddresses) return [name, `${name}.html`, `${name}/index.html`];
  const itself = extname(path) === '' ? [] : [path];
  return pages === undefined ? itself : [...itself, `${pages}${name}.html`];
}

/** Sends a file with its validators and ranges; comes back when all of it is on its way. */
function sendFile(
  response: ServerResponse,
  root: string,
  { path, suffix, encoding }: FoundFile,
  { cache, attachment }: ServedFolder,
  status = 200,
): Promise<void> {
  response.statusCode = status;
  response.setHeader('Cache-Control', cache);
  response.setHeader('Vary', 'Accept-Encoding');
  // With `nosniff` browsers do not guess the type: an unknown one becomes a download.
  response.setHeader('Content-Type', contentType(extname(path)) || 'application/octet-stream');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (attachment) response.setHeader('Content-Disposition', 'attachment');
  return new Promise((resolve, reject) => {
    const options = { root, cacheControl: false, lastModified: false, acceptRanges: status === 200 };
    send(response.req, encodeURIComponent(path + suffix), options)
      .on('error', (error: SendError) => {
        if (response.headersSent || error.status >= 500) return reject(error);
        sendRefusal(response, error);
      })
      .pipe(response);
    response.on('close', resolve);
  });
}

/** Why `send` sends no file: it has just gone (404), the client's condition fails (412), the range lies outside (416). */
interface SendError extends Error {
  status: number;
  headers?: Headers;
}

function sendRefusal(response: ServerResponse, { status, headers = {} }: SendError): void {
  for (const name of ['Content-Encoding', 'Content-Disposition', 'ETag']) response.removeHeader(name);
  setHeaders(response, headers);
  sendText(response, status, status === 404 ? 'No encontrado' : 'Petición no atendible');
}

function isHttps(request: IncomingMessage): boolean {
  if ('encrypted' in request.socket) return true;
  const forwarded = String(request.headers['x-forwarded-proto'] ?? '');
  return forwarded.split(',', 1)[0]?.trim() === 'https';
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendRedirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location);
  sendText(response, 308, 'La dirección termina en una barra');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  sendBody(response, status, 'text/plain; charset=utf-8', `${text}\n`);
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  sendBody(response, status, 'text/html; charset=utf-8', page);
}

/** Sends a painted page, compressed at a low level: the next one takes twice the time to save 5 % of the bytes. */
function sendPainted(response: ServerResponse, page: string, accepted: string | undefined): void {
  const [encoding] = acceptedEncodings(accepted);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 };
  const body =
    encoding?.name === 'br'
      ? brotliCompressSync(page, { params })
      : encoding?.name === 'gzip'
        ? gzipSync(page)
        : page;
  if (encoding?.name) response.setHeader('Content-Encoding', encoding.name);
  sendBody(response, 200, 'text/html; charset=utf-8', body, OF_ONE);
}

/** Sends an answer that is not a file. By default caches must revalidate it: what is missing may exist tomorrow. */
function sendBody(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  cache = REVALIDATE,
): void {
  response.setHeader('Cache-Control', cache);
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : body);
}
