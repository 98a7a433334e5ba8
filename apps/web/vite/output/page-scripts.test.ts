// @vitest-environment node
import { expect, it } from 'vitest';
import type { Chunk } from '../../../../scripts/lib/vite/bundle-chunks.ts';
import { filesOfPages } from './page-scripts.ts';

const chunk = (file: string, modules: string[], imports: string[] = []): Chunk => ({
  file,
  imports,
  later: [],
  modules,
});
const chunks = [
  chunk('own.js', ['src/api/own.ts']),
  chunk('bookings.js', ['src/features/bookings/pass.tsx'], ['own.js']),
  chunk('flights.js', ['src/routes/platform/flights.tsx'], ['own.js', 'bookings.js']),
  chunk('map.js', ['src/routes/platform/map.tsx'], ['own.js']),
  chunk('desk-pages.js', ['src/app/desk-pages.ts']),
  chunk('desk-reports.js', ['src/routes/platform/desk-reports.tsx'], ['own.js']),
];

it('gives each page what all need and what it needs beside, a page of two addresses for both', () => {
  const files = filesOfPages(chunks, { shared: ['gate.js', 'portal.js'], entry: ['own.js'] });
  expect(files.get('vuelos')).toEqual(['gate.js', 'portal.js', 'flights.js', 'bookings.js']);
  expect(files.get('mapa')).toEqual(['gate.js', 'portal.js', 'map.js']);
  expect(files.get('mapa/:flight')).toEqual(['gate.js', 'portal.js', 'map.js']);
  expect(files.get('mesa/informes')).toEqual(['gate.js', 'portal.js', 'desk-reports.js', 'desk-pages.js']);
});
