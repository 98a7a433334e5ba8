// @vitest-environment node
/** A form that is not ready to be sent says so beside its fields, in our words, and keeps what was typed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const sources = ['apps/portal/src', 'apps/platform/src', 'packages/ui/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, source: readFileSync(join(ROOT, folder, file), 'utf8') })),
);
const filesWith = (asks: (source: string) => boolean) =>
  sources.flatMap(({ file, source }) => (asks(source) ? [file] : []));

/** The controls that say it themselves; everything else with a bound is made of them. */
const OWN = /use-complaint|field-frame/;
/** What keeps a browser from sending a form. */
const BOUND = /^\s*(?:required|pattern|minLength|type="(?:date|time|email|url|number))/m;

it('leaves no field of a form to the bubbles of the browser', () => {
  const raw = filesWith((source) => /<(?:input|select|textarea)\b/.test(source) && !OWN.test(source));
  expect(sources.length).toBeGreaterThan(300);
  expect(filesWith((source) => BOUND.test(source)).filter((file) => raw.includes(file))).toEqual([]);
});

it('asks for no number or pattern that the browser would judge: it drops what it cannot read', () => {
  expect(filesWith((source) => /type="number"|\bpattern=/.test(source))).toEqual([]);
});
