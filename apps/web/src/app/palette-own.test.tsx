import { afterEach, expect, it, vi } from 'vitest';
import { tours as paintedTours } from '#app/content/tours.ts';
import { paletteSearch, preparePalette } from '#app/lib/palette-search.ts';
import { ownEntries } from './palette-own.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const place = (icao: string, city: string) => ({ icao, city });
const [madrid, palma] = [place('LEMD', 'Madrid'), place('LEPA', 'Palma de Mallorca')];
const booking = { code: 'ABCD2345', number: 103, dep: madrid, arr: palma, std: '2026-11-23T10:40:00Z' };
const report = { code: 'WXYZ2345', flightNumber: 104, dep: palma, arr: null, arrPlanned: madrid };

const [painted] = paintedTours;
const types = [{ id: 'a320-200', model: 'A320-200' }];
const tours = [
  { id: 'vuelta-corta', name: 'Vuelta corta', types },
  { id: painted?.id, name: 'Otro nombre', types },
  ...paintedTours.slice(1).map(({ id, name }) => ({ id, name, types })),
];

/** What somebody with these capabilities finds; null for a visitor. `broken` are addresses that do not answer. */
async function search(capabilities: readonly string[] | null, broken: RegExp = /^$/) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (broken.test(address))
      return Response.json({ code: 'error', status: 403, detail: '' }, { status: 403 });
    if (address.includes('/session'))
      return Response.json({
        stage: capabilities ? 'open' : 'none',
        pilot: capabilities && { id: '1', callsign: 'EVE017', status: 'active', capabilities },
        csrfToken: null,
      });
    if (address.includes('/tours')) return Response.json(tours);
    if (address.includes('/bookings')) return Response.json({ items: [booking] });
    if (address.includes('/reports')) return Response.json({ items: [report] });
    return Response.json({ items: [{ callsign: 'EVE021', name: 'Berta Sanz', rank: 'Comandante' }] });
  });
  const find = paletteSearch(preparePalette(await ownEntries(queryClient)));
  return (query: string) => find(query).map(({ target }) => ('to' in target ? target.to : ''));
}

it.each([
  ['mi reserva', '/plataforma/reservas/ABCD2345'],
  ['abcd2345', '/plataforma/reservas/ABCD2345'],
  ['103', '/plataforma/reservas/ABCD2345'],
  ['informe palma', '/plataforma/informes/WXYZ2345'],
  ['berta', '/plataforma/pilotos/EVE021'],
  ['eve021', '/plataforma/pilotos/EVE021'],
])('«%s» leads to %s', async (query, to) => {
  expect((await search([]))(query)).toContain(to);
});

it('finds the desk for staff alone, and there only what they may open', async () => {
  const pages = (await search(['reports.review', 'pilots.state']))('mesa');
  expect(pages).toEqual(expect.arrayContaining(['/plataforma/mesa/informes', '/plataforma/mesa/pilotos']));
  expect(pages).not.toContain('/plataforma/mesa/auditoria');
  queryClient.clear();
  expect((await search([]))('mesa')).toEqual([]);
});

it('finds the tours that staff have added or named anew, for a visitor too, and no other twice', async () => {
  for (const capabilities of [[], null]) {
    const find = await search(capabilities);
    expect(find('vuelta corta')).toEqual(['/plataforma/tours/vuelta-corta']);
    expect(find('otro nombre')).toEqual([painted?.routePath]);
    expect(find('tour')).toHaveLength(2);
    queryClient.clear();
  }
});

it('finds nothing of anybody for a visitor', async () => {
  expect((await search(null))('mi reserva')).toEqual([]);
});

it('finds the rest where one list may not be read', async () => {
  const find = await search([], /\/pilots/);
  expect(find('mi reserva')).toHaveLength(1);
  expect(find('berta')).toEqual([]);
});
