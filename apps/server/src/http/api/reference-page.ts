import { z } from 'zod';
import { CAPABILITIES } from '@va/domain/rights/capabilities.ts';
import { type ProblemCode, PROBLEMS, statusOf } from '@va/contract/shared/problems.ts';
import type { Access, Endpoint } from '#server/api/endpoint.ts';
import { escapeHtml } from '@va/domain/texts.ts';
import { API } from './api-app.ts';
import { problemsOf } from './openapi-document.ts';
import { PROBLEM_PAGES } from './problem-response.ts';

/** Options of the API's reference pages. */
export interface ReferenceOptions {
  base: string;
  airline: string;
}

/** The API for people: every address with what it takes, who may call it and what it refuses with. */
export function referencePage(endpoints: readonly Endpoint[], options: ReferenceOptions): string {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  const sections = tags.map((tag) => {
    const entries = endpoints.filter((endpoint) => endpoint.tag === tag).map((one) => entry(one, options));
    return `<section><h2>${escapeHtml(tag)}</h2>${entries.join('')}</section>`;
  });
  const kinds = Object.keys(PROBLEMS).map(
    (code) => `<li><a href="${options.base}${PROBLEM_PAGES}${code}">${code}</a></li>`,
  );
  return page(
    `API de la plataforma de ${options.airline}`,
    `<p>Todo cuelga de <code>${options.base}${API}</code>. La descripción para programas está en
      <a href="${options.base}plataforma/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
    ${sections.join('')}<section><h2>Errores</h2><ul>${kinds.join('')}</ul></section>`,
  );
}

/** The page that explains one kind of problem. */
export function problemPage(code: ProblemCode, { base }: ReferenceOptions): string {
  const { title, meaning } = PROBLEMS[code];
  return page(
    title,
    `<p>${escapeHtml(meaning)}</p>
    <dl><dt>Código</dt><dd><code>${code}</code></dd><dt>Estado HTTP</dt><dd>${statusOf(code)}</dd></dl>
    <p><a href="${base}plataforma/api">Toda la API</a></p>`,
  );
}

function entry(endpoint: Endpoint, options: ReferenceOptions): string {
  const { method, path, summary, description, body, query, answer } = endpoint;
  const problems = [...new Set(problemsOf(endpoint))].map(
    (code) => `<a href="${options.base}${PROBLEM_PAGES}${code}">${code}</a>`,
  );
  return `<article id="${endpoint.operation}">
    <h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
    <p>${escapeHtml(summary)}. ${escapeHtml(description ?? '')}</p>
    <p>Quién: ${escapeHtml(accessWords(endpoint.access))}${endpoint.scope ? `; o una clave con <code>${endpoint.scope}</code>` : ''}.</p>
    ${query ? fields('En la dirección', query) : ''}${body ? fields('Cuerpo', body) : ''}
    <p>Responde ${answer.status}: ${escapeHtml(answer.description)}.</p>
    ${answer.status === 204 ? '' : fields('Respuesta', answer.schema)}
    <p>Puede rechazar con: ${problems.join(', ')}.</p></article>`;
}

function accessWords(access: Access): string {
  if (access.kind === 'public') return 'cualquiera';
  if (access.kind === 'signed-in') return 'quien ha accedido';
  if (access.kind === 'pending') return 'quien ha accedido, también si le falta el segundo factor';
  return `quien puede «${CAPABILITIES[access.capability]}»`;
}

interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string;
  format?: string;
  enum?: unknown[];
  description?: string;
  required?: string[] | undefined;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

function fields(title: string, schema: z.ZodType): string {
  const whole: Shape = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
  // Schemas with an id are only referred to, and stand under `$defs`.
  const resolve = (shape: Shape): Shape =>
    shape.$ref === undefined ? shape : (whole.$defs?.[shape.$ref.replace('#/$defs/', '')] ?? shape);
  const shape = resolve(whole);
  const target = shape.items ? resolve(shape.items) : shape;
  const rows = Object.entries(target.properties ?? {}).map(
    ([name, one]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${target.required?.includes(name) ? '' : ' (opcional)'}</th>
      <td>${escapeHtml(typeWords(resolve(one)))}</td><td>${escapeHtml(one.description ?? '')}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<table><caption>${title}${shape.type === 'array' ? ' (lista)' : ''}</caption>${rows.join('')}</table>`;
}

function typeWords(shape: Shape): string {
  if (shape.enum) return shape.enum.map(String).join(' | ');
  if (shape.anyOf) return shape.anyOf.map(typeWords).join(' | ');
  if (shape.type === 'array') return `lista de ${shape.items ? typeWords(shape.items) : 'valores'}`;
  return [shape.type ?? 'cualquiera', shape.format].filter(Boolean).join(', ');
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}
