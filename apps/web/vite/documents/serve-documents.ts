/** Serves the documents while developing, made anew from the content as it is. */
import type { Connect } from 'vite';
import { escapeHtml } from '@va/domain/texts.ts';
import { renderDocuments, type RenderOptions } from '@va/content/documents/render-documents.ts';
import { ContentErrors } from '@va/content/problems.ts';
import type { ContentStore } from '@va/content/store.ts';

/** Middleware for `/documentos` and `/descargas`. Invalid content and unknown addresses get a page that says so. */
export function serveDocuments(store: ContentStore, options: RenderOptions): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(options.base) ? pathname.slice(options.base.length) : '';
    if (!/^(documentos|descargas)\//.test(path)) return next();
    const answer = (status: number, html: string) => {
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(html);
    };
    try {
      const files = renderDocuments(await store.get(), options);
      const html = files.get(path) ?? files.get(`${path}.html`);
      const unknown = [`No hay ningún documento en /${path}.`];
      if (html === undefined) answer(404, plainPage('Documento no encontrado', unknown, options));
      else answer(200, html);
    } catch (error) {
      if (!(error instanceof ContentErrors)) return next(error);
      answer(500, plainPage('El contenido tiene errores', error.message.split('\n'), options));
    }
  };
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
