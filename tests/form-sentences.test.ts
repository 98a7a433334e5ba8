// @vitest-environment node
/** A form that is not ready to be sent says so beside its fields, in our words, and keeps what was typed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const sources = ['apps/web/src', 'packages/ui/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, source: readFileSync(join(ROOT, folder, file), 'utf8') })),
);
const filesWith = (asks: (source: string) => boolean) =>
  sources.flatMap(({ file, source }) => (asks(source) ? [file] : []));

/** The controls that say it themselves; everything else with a bound is made of them. */
const OWN = /use-complaint|field-frame/;
/** A control of the browser, up to the end of its tag: an arrow or a comparison within is not it. */
const TAG = /<(?:input|select|textarea)\b(?:=>| > |[^>])*>/g;
/** What keeps a browser from sending a form. */
const BOUND = /\s(?:(?:required|pattern|minLength)\b|type="(?:date|time|email|url|number))/;
const isLeft = (source: string) =>
  !OWN.test(source) && (source.match(TAG) ?? []).some((tag) => BOUND.test(tag));

it('leaves no field of a form to the bubbles of the browser', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(filesWith(isLeft)).toEqual([]);
});

it.each([
  ['<input type="email" required />', true],
  ['<input\n  onChange={() => set(1)}\n  type="date"\n/>', true],
  ['<select value={a > 1 ? a : b} required>', true],
  ['<textarea aria-label="Motivo" /> <TextField required />', false],
  ['<input type="search" aria-required />', false],
])('sees bounds within the tag of a raw control: %j', (source, left) => {
  expect(isLeft(source)).toBe(left);
});

it('asks for no number or pattern that the browser would judge: it drops what it cannot read', () => {
  expect(filesWith((source) => /type="number"|\bpattern=/.test(source))).toEqual([]);
});
