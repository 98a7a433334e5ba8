import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ASSETS, WORKERS } from '@va/security/asset-folders.ts';
import { IMMUTABLE, REVALIDATE } from '@va/security/cache-control.ts';
import type { HeaderClasses, HeaderRules } from './header-rules.ts';
import { missingDocumentPage } from './missing-document.ts';
import { readPath } from './request-path.ts';
import { sendFile } from './static-file.ts';

/** Where the built site is and what to say with it. */
export interface PortalOptions {
  /** Folder of the built site. */
  root: string;
  rules: HeaderRules;
}

/** Answers every request for the portal. */
export function portalHandler({ root, rules }: PortalOptions): RequestListener {
  return (request, response) => {
    answer(request, response, root, rules).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Error interno del servidor');
    });
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, root: string, rules: HeaderRules) {
  const classes = isHttps(request) ? rules.https : rules.http;
  setHeaders(response, classes.app);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Método no admitido');
    return;
  }
  const requested = readPath(request.url ?? '');
  if (requested.kind === 'refused') {
    sendText(response, 400, 'Dirección no válida');
    return;
  }
  if (`${requested.path}/` === rules.base) {
    response.setHeader('Location', rules.base);
    sendText(response, 308, 'El portal está en otra carpeta');
    return;
  }
  if (!requested.path.startsWith(rules.base)) {
    sendText(response, 404, 'No encontrado');
    return;
  }
  const path = requested.path.slice(rules.base.length);
  const decodable = requested.kind === 'plain';
  if (path.startsWith(ASSETS)) {
    if (!path.startsWith(WORKERS)) {
      for (const name of Object.keys(classes.app)) response.removeHeader(name);
      setHeaders(response, classes.parts);
    }
    await answerAsset(request, response, root, decodable ? path : undefined);
  } else if (/^documentos(?:\/|$)/.test(path))
    await answerDocument(request, response, {
      root,
      classes,
      base: rules.base,
      path: decodable ? path : undefined,
    });
  else if (/^(?:descargas|images)\//.test(path))
    await answerFile(request, response, root, decodable ? path : undefined);
  else await answerApp(request, response, root, decodable ? path : undefined);
}

/** Folders that hold nothing but files: what is missing there is no page of the app. */
async function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string | undefined,
) {
  response.setHeader('Cache-Control', REVALIDATE);
  // To keep, not to read here: our policy would refuse the style that these pages carry inside.
  if (path?.startsWith('descargas/')) response.setHeader('Content-Disposition', 'attachment');
  if (path !== undefined && isPublic(path) && (await sendFile(request, response, root, path))) return;
  response.removeHeader('Content-Disposition');
  sendText(response, path === undefined ? 400 : 404, 'No encontrado');
}

/** A missing chunk must be a plain 404: a page in its place would be run, or kept, as if it were the script. */
async function answerAsset(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string | undefined,
) {
  response.setHeader('Cache-Control', IMMUTABLE);
  if (path !== undefined && isPublic(path) && (await sendFile(request, response, root, path))) return;
  sendText(response, path === undefined ? 400 : 404, 'No encontrado');
}

interface DocumentRequest {
  root: string;
  classes: HeaderClasses;
  base: string;
  path: string | undefined;
}

/** The airline's own documents have no extension in their address. */
async function answerDocument(request: IncomingMessage, response: ServerResponse, asked: DocumentRequest) {
  setHeaders(response, asked.classes.documents);
  response.setHeader('Cache-Control', REVALIDATE);
  if (asked.path !== undefined) {
    const name = asked.path.replace(/\/$/, '');
    for (const file of [name, `${name}.html`, `${name}/index.html`]) {
      if (isPublic(file) && (await sendFile(request, response, asked.root, file))) return;
    }
  }
  const page = missingDocumentPage(asked.base);
  send(response, asked.path === undefined ? 400 : 404, 'text/html; charset=utf-8', page);
}

/** A file if there is one; every other path belongs to the app, which has its own page for those it does not know. */
async function answerApp(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string | undefined,
) {
  response.setHeader('Cache-Control', REVALIDATE);
  if (path !== undefined && isPublic(path) && (await sendFile(request, response, root, path))) return;
  const status = path === undefined ? 400 : 200;
  if (!(await sendFile(request, response, root, 'index.html', status))) {
    sendText(response, 503, 'El portal todavía no está construido: ejecuta «npm run build»');
  }
}

/** Files that are there for the host or for our own use, not for visitors. */
function isPublic(path: string): boolean {
  return path !== '' && path !== '_headers' && !/\.(?:br|gz)$/.test(path) && !/(?:^|\/)\./.test(path);
}

function isHttps(request: IncomingMessage): boolean {
  if ('encrypted' in request.socket) return true;
  return (
    String(request.headers['x-forwarded-proto'] ?? '')
      .split(',', 1)[0]
      ?.trim() === 'https'
  );
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, 'text/plain; charset=utf-8', `${text}\n`);
}

/** An answer that is not a file. Never kept: what is missing today may be there tomorrow. */
function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.setHeader('Cache-Control', REVALIDATE);
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : body);
}
