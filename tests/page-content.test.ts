// @vitest-environment node
/**
 * No page grows with the content of another: each kind of content is a file of its own (build/content/plugin.test.ts, and
 * every build refuses code and content in one), and a page asks for the kinds that it shows and for no other.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../build/testing/content-copy.ts';

/** What every page needs: the frame around it. */
const SHELL = ['airline', 'feeds', 'notam-heads', 'sections'];

/** What each page shows beyond that. A route with its legs takes the airports and the types that fly it. */
const NETWORK = ['airports', 'routes', 'type-summaries'];
const PAGES: Readonly<Record<string, readonly string[]>> = {
  acars: ['manuals'],
  aircraft: [...NETWORK, 'aircraft', 'aircraft-types', 'frames'],
  airport: [...NETWORK, 'frames'],
  airports: ['airports'],
  booking: ['frames'],
  briefings: ['briefings'],
  checklists: ['checklists'],
  contact: [],
  fleet: ['aircraft'],
  'flight-ideas': [...NETWORK, 'frames'],
  'flight-plan': ['airports', 'frames'],
  'focus-airports': ['focus-airports'],
  home: ['base', 'focus-airports', 'frames', 'pilots'],
  liveries: ['liveries'],
  'manual-report': [],
  manuals: ['manuals'],
  'my-plan': [...NETWORK, 'frames'],
  'not-found': [],
  notams: ['notams'],
  pilots: ['frames'],
  'points-and-ranks': ['frames'],
  policies: ['policies'],
  policy: ['frames', 'policies'],
  profile: ['frames', 'pilots'],
  regulations: ['regulations'],
  services: ['frames', 'tours'],
  team: ['team'],
  tour: ['frames', 'map:world', 'routes', 'tours', 'type-summaries'],
  tours: ['map:world', 'tours'],
  traffic: ['airports', 'tours'],
};

const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm;

/** Kinds of content that a source cannot run without; what it loads when needed is not among them. */
function contentOf(file: string, seen = new Set<string>()): Set<string> {
  const kinds = new Set<string>();
  if (seen.has(file)) return kinds;
  seen.add(file);
  for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (address.startsWith('virtual:'))
      kinds.add(address.replace(/^virtual:(?:content\/|(?=map))/, '').replace('/', ':'));
    // A worker is a program of its own.
    if (!/^[#.].*\.tsx?$/.test(address)) continue;
    const next = address.startsWith('#app/')
      ? join(PROJECT, 'src', address.slice('#app/'.length))
      : join(dirname(file), address);
    for (const kind of contentOf(next, seen)) kinds.add(kind);
  }
  return kinds;
}

const routes = join(PROJECT, 'src/routes');
const pages = readdirSync(routes)
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => basename(name, '.tsx'));

it('the shell needs little', () => {
  const found = ['src/main.tsx', 'src/app/portal.tsx'].flatMap((file) => [...contentOf(join(PROJECT, file))]);
  expect([...new Set(found)].toSorted()).toEqual(SHELL);
});

it.each(pages)('%s asks for what it shows', (page) => {
  const found = [...contentOf(join(routes, `${page}.tsx`))].filter((kind) => !SHELL.includes(kind));
  expect(found.toSorted()).toEqual([...(PAGES[page] ?? ['no row in this file'])].toSorted());
});
