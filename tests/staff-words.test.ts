// @vitest-environment node
/** The guides of staff and pilots speak of what is on the screen: words of programs and of their doors stand in docs/api.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATUSES } from '@va/domain/account/account.ts';
import { DESK_PAGES } from '@va/schemas/pages/desk-pages.ts';
import { PROJECT } from '@va/testing/content-copy.ts';

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
/** Parts of a guide, by their headings. */
const partsOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    read(file)
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part]),
  );

const platform = partsOf('docs/guia-plataforma.md');
const questions = partsOf('docs/preguntas.md');
/** What people read who have no program to write and no server to run. */
const PARTS: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(platform).filter(([heading]) => /^(?:Pilotos|Equipo|Administración)/.test(heading)),
  ),
  'guia-contenido.md': read('docs/guia-contenido.md'),
  'preguntas.md, Contenido': questions['Contenido'] ?? '',
  'preguntas.md, Mesa': questions['Mesa'] ?? '',
};

/** Words of programmers. «Webhooks» stands on the page where staff set them up, CSV and UTF-8 in every spreadsheet. */
const FORBIDDEN = [
  /\b(?:Open)?APIs?\b/,
  /\bendpoints?\b/i,
  /\bJSON\b/i,
  /\btokens?\b/i,
  /\b(?:GET|POST|PUT|PATCH|DELETE)\b/,
  /\bHTTPS? ?[1-5]\d\d\b|\b(?:error|estado|código|un) [45]\d\d\b/i,
  /\bIf-Match\b|\bETag\b/i,
  /\b(?:backend|frontend|payload|query|request|callback|timeout|UUID|SQL|null|undefined|string|boolean[oa]?|commit|script)\b/i,
  // A setting by the name that the program gives it.
  /(?<![\w/.@-])[a-z]+\.[a-z]+[A-Z]\w*/,
];

describe.each(Object.entries(PARTS))('%s', (_heading, text) => {
  it('is there, and says nothing in words of programmers', () => {
    expect(text.length).toBeGreaterThan(200);
    // Where a link leads is not read.
    const words = text.replaceAll(/\]\([^)]*\)/g, ']');
    expect(FORBIDDEN.flatMap((word) => word.exec(words)?.[0] ?? [])).toEqual([]);
  });
});

it('the guide of the desk shows as code only what is typed: keys, commands, airports, signs, and where a file is', () => {
  const typed =
    /^(?:[A-Z]|Intro|;|\\N|npm run [\w:]+|content\/[\w/-]*(?:\.yaml)?|[A-Z]{4}(?: [A-Z]{4})*|\/plataforma\/[\w?]+)$/;
  const spans = Object.values(platform).flatMap((part) => [...part.matchAll(/`([^`]+)`/g)]);
  expect(spans.map(([, span = '']) => span).filter((span) => !typed.test(span))).toEqual([]);
});

it('the doors of programs are told apart, where the guide leads', () => {
  expect(read('docs/guia-plataforma.md')).toContain('](api.md)');
  expect(read('docs/api.md')).toContain('/plataforma/api/openapi.json');
});

it('calls a pilot’s absence «excedencia» everywhere, and «permiso» what one may do', () => {
  expect(ACCOUNT_STATUSES.on_leave).toBe('en excedencia');
  expect(DESK_PAGES.deskLeaves).toMatchObject({ path: 'mesa/excedencias', title: 'Excedencias' });
  const folders = ['apps/web/src', 'apps/server/src', 'packages/contract/src', 'packages/domain/src'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => /\bde permiso\b|mesa\/permisos/i.test(read(file)))).toEqual([]);
});
