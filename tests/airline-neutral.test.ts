/** Everything of the airline stands in content/: what tells it from others occurs in no text of the code. */
// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadContent } from '@va/content/load.ts';
import { parseOklch, toHex } from '@va/domain/oklch.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Content } from '@va/schemas/content/content.ts';
import { copyContent } from '@va/testing/content-copy.ts';
import { airlineFacts } from './airline-facts.ts';
import { codeTexts } from './code-texts.ts';

const ROOT = join(import.meta.dirname, '..');
/**
 * What reaches a visitor, the programs around it, and the content that a new airline begins with. Tests are of the sample
 * airline, and so are the rows that one of them has recorded (`*.test.txt`).
 */
const CODE = ['apps', 'packages', 'scripts'];
const LEFT_OUT =
  /\.test\.(?:tsx?|txt)$|^apps\/web\/(?:(?:e2e|tests)\/|playwright)|\/(?:testing|node_modules|dist|test-results)\/|\.(?:png|woff2|json)$|\/LICENSE$/;

const sources = CODE.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
)
  .filter((file) => !LEFT_OUT.test(file))
  .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
const texts = sources.flatMap(({ file, source }) =>
  codeTexts(file, source).map(({ text, line }) => ({ text, at: `${file}:${line}` })),
);

/** Where any of the words stands in the texts, as whole words. */
function found(words: readonly string[], within = texts): string[] {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${escaped.join('|')})(?![\p{L}\d])`, 'gu');
  return within.flatMap(({ text, at }) => [...text.matchAll(pattern)].map(([word]) => `${at} ${word}`));
}

let content: Content;
beforeAll(async () => {
  content = await loadContent(ROOT);
});

test('no text of the code has a fact of the airline', () => {
  expect(found(airlineFacts(content))).toEqual([]);
  const password = /^password: (.*)$/m.exec(
    readFileSync(join(ROOT, 'content/sample-access.yaml'), 'utf8'),
  )?.[1];
  expect(found([String(password)])).toEqual([]);
});

test('no file has a colour of the brand, as oklch() or as #rrggbb', () => {
  const colours = Object.values(content.theme)
    .flatMap(({ day, night }) => [day, night])
    // White and black are nobody's.
    .filter((colour) => !colour.endsWith(' 0 0)'));
  const files = sources.map(({ file, source }) => ({ text: source, at: file }));
  expect(
    found([...colours.map((c) => c.slice(0, -1)), ...colours.map((c) => toHex(parseOklch(c)))], files),
  ).toEqual([]);
});

/** Codes of airports that are words of code too. */
const WORDS = [
  ['HEAD', 'SVG'],
  ['POST', 'DOM'],
  ['NULL', 'SHA'],
  ['DATE', 'CSS'],
] as const;

/** The same airport under other names, some degrees further north. */
function renamed(
  airport: Airport | undefined,
  [icao, iata]: readonly [string, string],
  degrees: number,
): unknown {
  const moved = <T extends { lat: number }>(place: T) => ({ ...place, lat: place.lat + degrees });
  const { briefingUrl: _, ...rest } = moved(airport as Airport);
  const runways = rest.runways.map((runway) => ({ ...runway, ends: runway.ends.map(moved) }));
  return { ...rest, icao, iata, name: 'Error', city: 'Inicio', destinations: [], runways };
}

describe('the check itself', () => {
  const inCode = (code: string) =>
    found(
      airlineFacts(content),
      codeTexts('some.tsx', code).map(({ text, line }) => ({ text, at: `some.tsx:${line}` })),
    );

  it('finds facts in texts, and none in comments', () => {
    const { name, callsign } = content.airline;
    const place = content.airports[0]?.officialName;
    expect(inCode(`const page = <p>Bienvenido a ${name}</p>;`)).toEqual([`some.tsx:1 ${name}`]);
    expect(inCode(`\nconst hint = \`como ${callsign.example}\`;`)).toEqual([
      `some.tsx:2 ${callsign.example}`,
    ]);
    expect(inCode(`const from = 'Desde ${place}';`)).toEqual([`some.tsx:1 ${place}`]);
    expect(inCode(`// Such as ${name}: ${place}.\nconst from = '';`)).toEqual([]);
  });

  it('lets an airport be called by words that code has for reasons of its own', async () => {
    const copy = copyContent();
    try {
      const airports = parse(copy.read('content/airports.yaml')) as Airport[];
      copy.write(
        'content/airports.yaml',
        stringify([...airports, ...WORDS.map((codes, i) => renamed(airports[0], codes, i + 1))]),
      );
      const changed = await loadContent(copy.root);
      expect(changed.airports.length).toBe(content.airports.length + WORDS.length);
      expect(found(airlineFacts(changed))).toEqual([]);
    } finally {
      copy.dispose();
    }
  });
});
