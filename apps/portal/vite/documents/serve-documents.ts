/** Serves the documents while developing, made anew from the content as it is. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { escapeHtml } from '@va/content/documents/html.ts';
import { renderDocuments, type RenderOptions } from '@va/content/documents/render-documents.ts';
import { ContentErrors } from '@va/content/problems.ts';
import type { ContentStore } from '@va/content/store.ts';

/** Middleware for `/documentos` and `/descargas`; wrong content and unknown addresses get a page that says so. */
export function serveDocuments(store: ContentStore, options: RenderOptions): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      if (!(await answer(request, response, store, options))) next();
    } catch (error) {
      next(error);
    }
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  store: ContentStore,
  options: RenderOptions,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = pathname.startsWith(options.base) ? pathname.slice(options.base.length) : '';
  if (!/^(documentos|descargas)\//.test(path)) return false;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  try {
    const files = renderDocuments(await store.get(), options);
    const html = files.get(path) ?? files.get(`${path}.html`);
    response.statusCode = html === undefined ? 404 : 200;
    response.end(
      html ?? plainPage('Documento no encontrado', [`No hay ningún documento en /${path}.`], options),
    );
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    response.statusCode = 500;
    response.end(plainPage('El contenido tiene errores', error.message.split('\n'), options));
  }
  return true;
}

function plainPage(title: string, paragraphs: readonly string[], { stylesheetUrl }: RenderOptions): string {
  return [
    '<!doctype html>',
    '<html lang="es"><head><meta charset="utf-8">',
    `<title>${title}</title><link rel="stylesheet" href="${escapeHtml(stylesheetUrl)}"></head>`,
    `<body><main><h1>${title}</h1>`,
    ...paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`),
    '</main></body></html>',
  ].join('\n');
}
