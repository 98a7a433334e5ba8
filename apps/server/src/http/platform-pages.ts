import type { Hono } from 'hono';
import { isProblemCode } from '@va/contract/shared/problems.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import type { ApiEnv } from './api/api-options.ts';
import type { OpenApiDocument } from './api/openapi-document.ts';
import { PROBLEM_PAGES } from './api/problem-response.ts';
import { problemPage, referencePage } from './api/reference-page.ts';
import type { PlatformOptions } from './platform-options.ts';

/** A page of our own without scripts or frames. */
const PAGE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

/**
 * Puts the pages about the API on their addresses: the reference, the OpenAPI document, and one for each kind of
 * problem.
 */
export function addPages(
  app: Hono<ApiEnv>,
  endpoints: readonly Endpoint[],
  document: () => OpenApiDocument,
  { base, airline }: PlatformOptions,
) {
  const options = { base, airline: airline.name };
  app.get(`${base}plataforma/api`, (c) => c.html(referencePage(endpoints, options), 200, PAGE_HEADERS));
  app.get(`${base}plataforma/api/openapi.json`, (c) =>
    c.json(document(), 200, { 'Cache-Control': 'no-cache' }),
  );
  app.get(`${base}${PROBLEM_PAGES}:code`, (c) => {
    const code = c.req.param('code');
    return isProblemCode(code) ? c.html(problemPage(code, options), 200, PAGE_HEADERS) : c.notFound();
  });
}
