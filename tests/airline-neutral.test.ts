/** Everything of the airline stands in content/: its words, made from there, occur nowhere in the code. */
// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '@va/content/load.ts';
import type { Content } from '@va/schemas/content/content.ts';
import { parseOklch, toHex } from '@va/domain/oklch.ts';

const ROOT = join(import.meta.dirname, '..');
/**
 * What reaches a visitor, and the programs around it. Somebody else's licence is word for word.
 */
const CODE = ['apps', 'packages', 'scripts'];
const LEFT_OUT =
  /\.test\.tsx?$|^apps\/portal\/(?:(?:e2e|tests)\/|playwright)|^packages\/testing\/|\/node_modules\/|\.(?:png|woff2)$|\/LICENSE$/;

const files = CODE.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
).filter((file) => !LEFT_OUT.test(file));

let content: Content;
beforeAll(async () => {
  content = await loadContent(ROOT);
});

/** What is found of some words, as whole words, with the place. */
function found(words: readonly string[]): string[] {
  const escaped = [...new Set(words)].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${escaped.join('|')})(?![\p{L}\d])`, 'gu');
  return files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => [...line.matchAll(pattern)].map(([word]) => `${file}:${i + 1} ${word}`)),
  );
}

test('the airline itself: name, codes, sample access', () => {
  const { name, fullName, responsible, icaoCode, tagline, callsign, base, rights, brand } = content.airline;
  const sample = /^password: (.*)$/m.exec(
    readFileSync(join(ROOT, 'content/sample-access.yaml'), 'utf8'),
  )?.[1];
  const words = [name, fullName, responsible, icaoCode, tagline, callsign.message, callsign.example];
  expect(found([...words, base.profileName, rights, brand.description, String(sample)])).toEqual([]);
});

test('the network and the fleet', () => {
  const { airports, aircraft, aircraftTypes } = content;
  expect(
    found(
      airports.flatMap(({ icao, iata, name, officialName, city }) => [icao, iata, name, officialName, city]),
    ),
  ).toEqual([]);
  expect(found(aircraft.map(({ registration }) => registration))).toEqual([]);
  expect(
    found(aircraftTypes.flatMap(({ id, model, family, icaoType }) => [id, model, family, icaoType])),
  ).toEqual([]);
});

test('people, their ranks and their positions', () => {
  const { pilots, ranks, team } = content;
  const infos = Object.entries(pilots);
  expect(found(infos.flatMap(([id, { nombre, cargo }]) => [id, nombre, ...(cargo ? [cargo] : [])]))).toEqual(
    [],
  );
  expect(found(ranks.map(({ rango }) => rango))).toEqual([]);
  expect(found(team.members.flatMap(({ name, position }) => [name, position]))).toEqual([]);
});

test('addresses', () => {
  const { airline, frames, liveries } = content;
  const urls = [
    ...Object.values(airline.links),
    ...Object.values(airline.acars ?? {}),
    ...frames.flatMap(({ url, signInUrl, privacyUrl }) => [url, signInUrl, privacyUrl]),
    ...liveries.flatMap(({ items }) => items.map(({ url }) => url)),
  ].filter((url): url is string => typeof url === 'string' && url.startsWith('https:'));
  expect(found(urls.map((url) => new URL(url).host))).toEqual([]);
  expect(found([airline.contactEmail, ...Object.values(airline.linkLabels)])).toEqual([]);
  expect(found(frames.flatMap(({ hosts }) => hosts))).toEqual([]);
});

test('what the airline offers', () => {
  const { tours, focusAirports, notams, liveries, manuals, regulations, checklists, briefings } = content;
  expect(
    found(tours.flatMap(({ name, routePath, stops }) => [name, routePath, ...stops.map(({ icao }) => icao)])),
  ).toEqual([]);
  expect(found(focusAirports.flatMap(({ name, icao, buttonText }) => [name, icao, buttonText]))).toEqual([]);
  expect(found(notams.flatMap(({ id, title }) => [id, title]))).toEqual([]);
  expect(found(liveries.flatMap(({ items }) => items.map(({ title }) => title)))).toEqual([]);
  const cards = [...manuals, ...regulations, ...checklists, ...briefings];
  expect(found(cards.map(({ url }) => url))).toEqual([]);
});

test('the colours of the brand, as oklch() and as #rrggbb', () => {
  const colours = Object.values(content.theme)
    .flatMap(({ day, night }) => [day, night])
    // White and black are nobody's.
    .filter((colour) => !colour.endsWith(' 0 0)'));
  expect(found(colours.map((colour) => colour.slice(0, -1)))).toEqual([]);
  expect(found(colours.map((colour) => toHex(parseOklch(colour))))).toEqual([]);
});
