import { describe, expect, it } from 'vitest';
import { paletteSearch, preparePalette } from '#app/lib/palette-search.ts';
import { airline } from '#app/content/airline.ts';
import { airports } from '#app/content/airports.ts';
import { documentSections } from '#app/content/document-sections.ts';
import { flightBetween } from '#app/content/network.ts';
import { searchWords } from '#app/content/search-words.ts';
import { ranks } from '#app/content/ranks.ts';
import { routes } from '#app/content/routes.ts';
import { paths as platform } from '#app/config/paths.ts';
import { paths } from '#app/lib/paths.ts';
import { paletteEntries } from './palette-entries.ts';

const search = paletteSearch(preparePalette(paletteEntries));
const firstOf = (query: string) => search(query)[0];
const targets = (query: string) =>
  search(query).map(({ target }) => ('to' in target ? target.to : 'href' in target ? target.href : ''));

describe('flights', () => {
  const [route] = routes.filter(({ flights }) => flights);
  const [from = '', to = ''] = route?.between ?? [];
  const briefing = `${paths.flightPlan}?`;

  it.each([`${from}-${to}`, `${from}${to}`, `${from} ${to}`.toLowerCase(), `${from}–${to}`])(
    '«%s» leads to the briefing of the pair',
    (query) => {
      expect(targets(query)[0]).toContain(briefing);
      expect(targets(query)[0]).toContain(`salida=${from.toLowerCase()}&llegada=${to.toLowerCase()}`);
    },
  );

  it('are found by their number, each way by its own', () => {
    for (const [number, way] of [
      [route?.flights?.[0], `salida=${from.toLowerCase()}`],
      [route?.flights?.[1], `salida=${to.toLowerCase()}`],
    ])
      expect(targets(`${airline.icaoCode}${number}`)[0]).toContain(way);
  });

  it('leave an airport in the first place for its code', () => {
    for (const { icao } of airports) expect(targets(icao)[0]).toBe(paths.airport(icao));
  });

  it('that do not exist find nothing', () => {
    const other = airports.find(({ icao }) => icao !== from && !flightBetween(from, icao));
    expect(search(`${from}-${other?.icao}`)).toEqual([]);
  });
});

describe('sections and words', () => {
  it('has words only for pages that there are', () => {
    const pages = paletteEntries.flatMap(({ target }) => ('to' in target ? [target.to] : []));
    expect(searchWords.map(({ page }) => page).filter((page) => !pages.includes(page))).toEqual([]);
  });

  it('finds every heading of the own documents, with its anchor', () => {
    expect(documentSections.length).toBeGreaterThan(0);
    for (const { path, sections } of documentSections)
      for (const { id, text } of sections) expect(targets(text), text).toContain(`${path}#${id}`);
  });

  it.each([
    ['ascender', paths.ranks],
    [ranks[0]?.rango ?? '', paths.ranks],
    ['metar', paths.flightPlan],
    ['sin acars', paths.manualReport],
  ])('«%s» leads to %s', (query, to) => {
    expect(targets(query)).toContain(to);
    expect(
      search(query).indexOf(
        paletteEntries.find(({ target }) => 'to' in target && target.to === to) ?? paletteEntries[0]!,
      ),
    ).toBeLessThan(5);
  });

  it.each([
    ['mis reservas', platform.bookings],
    ['calendario', platform.bookings],
    ['conectar acars', platform.connect],
    ['bitacora', paths.flights],
    ['premios', platform.awards],
    ['insignias', platform.awards],
    ['mensajes', platform.inbox],
    ['mi cuenta', platform.account],
    ['contraseña', platform.account],
    ['mapa en vivo', platform.map],
    ['mapa', platform.map],
    ['avisos', platform.notices],
    ['avisos', paths.notams],
    ['tráfico en vivo', paths.traffic],
    ['las reglas', platform.rules],
    ['vuelo libre', platform.freeFlight],
  ])('«%s» leads to a page of the airline’s own platform, %s', (query, to) => {
    expect(targets(query)).toContain(to);
  });

  it('leads to the page of the ACARS before the report that needs none', () => {
    const found = targets('acars');
    expect(found).toContain(paths.acars);
    expect(found.indexOf(paths.acars)).toBeLessThan(found.indexOf(paths.manualReport));
  });

  it('does not take «baja» for the beginning of another word', () => {
    expect(search('baja').every(({ texts }) => texts.join(' ').toLowerCase().includes('baja'))).toBe(true);
  });

  it('keeps planner and contact for when nothing is found', () => {
    const last = paletteEntries.filter(({ lastResort }) => lastResort);
    expect(last.map(({ target }) => 'to' in target && target.to)).toEqual(
      expect.arrayContaining([paths.flightIdeas, paths.contact]),
    );
    expect(firstOf('qqqqqq')).toBeUndefined();
  });
});
