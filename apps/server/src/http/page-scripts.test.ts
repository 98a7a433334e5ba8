// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withPageScripts } from './page-scripts.ts';

const SHARED =
  '<link rel="signed-in" href="/a.js">\n    <link rel="signed-in" href="/b.js" integrity="y">\n    ';
const HTML = `<head>${SHARED}<script src="/boot.js" integrity="x"></script></head>`;
const link = (name: string) => `<link rel="signed-in" href="/${name}.js">`;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-scripts-'));
  file = join(folder, '.scripts.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (links: Record<string, string>) => writeFileSync(file, JSON.stringify(links));
/** What stands before boot.js. */
const named = (place: string) => /<head>([^]*)<script src/.exec(withPageScripts(HTML, file, place))?.[1];

it('names the scripts of the page in place of those of every page, and none of another page', () => {
  write({ '': link('today'), vuelos: link('flights'), 'vuelos/:number/:date': link('flight') });
  expect(named('')).toBe(link('today'));
  expect(named('vuelos')).toBe(link('flights'));
  expect(named('vuelos/301/2026-11-23')).toBe(link('flight'));
  expect(named('vuelos/301')).toBe(SHARED);
  expect(named('nada')).toBe(SHARED);
});

it('names what a new build wrote, without a restart', () => {
  write({ vuelos: link('flights-1') });
  expect(named('vuelos')).toBe(link('flights-1'));
  write({ vuelos: link('flights-22') });
  expect(named('vuelos')).toBe(link('flights-22'));
});

it('leaves the document as it is where the build wrote no list', () => {
  expect(withPageScripts(HTML, join(folder, 'none'), 'vuelos')).toBe(HTML);
});

it.each(['__proto__', 'constructor', 'toString'])('knows no page called %s', (place) => {
  write({ vuelos: link('flights') });
  expect(named(place)).toBe(SHARED);
});
