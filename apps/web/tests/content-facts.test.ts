// @vitest-environment happy-dom
/** What the pages say of the content, page by page, without a browser: names, figures, dates, counts. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { within } from '@testing-library/dom';
import { loadEverything, type LoadedContent } from '@va/content/load.ts';
import { PROJECT } from '@va/testing/content-copy.ts';
import { renderDocuments, type RenderedFiles } from '@va/content/documents/render-documents.ts';
import {
  AIRCRAFT,
  AIRPORTS,
  COUNTS,
  POSITIONS,
  RANKS,
  SPECIFICATIONS,
  SPECIFIED_AIRCRAFT,
  SPECIFIED_TOURS,
  TOURS,
  WITHOUT_BRIEFING,
  isSpecified,
} from '../e2e/fixtures/specification.ts';
import { aircraftPath, airportPath } from '../e2e/fixtures/routes.ts';
import { openPortal, type OpenPortal } from './render-portal.ts';

let loaded: LoadedContent;
let documents: RenderedFiles;
let portal: OpenPortal;

beforeAll(async () => {
  loaded = await loadEverything(PROJECT);
  documents = renderDocuments(loaded, { base: '/', stylesheetUrl: '/a.css' });
  portal = await openPortal(loaded.content);
});

afterAll(() => portal.close());

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const all = (root: Element, selector: string): Element[] => [...root.querySelectorAll(selector)];
const headingOf = (page: Element): string => page.querySelector('h1')?.textContent ?? '';
const mainOf = (page: Element): Element => page.querySelector('main') ?? page;

describe('the profile', () => {
  const PILOTS = Array.from({ length: 26 }, (_, i) => `EVE${String(i + 1).padStart(3, '0')}`);
  /** The value beside a term, or nothing. */
  const factsOf = (page: Element) =>
    new Map(
      all(page, 'main dl > div').map((entry) => [
        textOf(entry.querySelector('dt')),
        textOf(entry.querySelector('dd')),
      ]),
    );
  const profileOf = async (identifier: string, known: boolean) => {
    await portal.signIn(identifier);
    const page = await portal.go('/mi-perfil');
    await vi.waitFor(() => {
      expect(factsOf(page).get('Indicativo')).toBe(identifier);
      expect(factsOf(page).has('Nombre')).toBe(known);
    });
    return page;
  };

  it('names each of the 26 pilots with rank, stripes and, for some, a position', async () => {
    for (const pilot of PILOTS) {
      const page = await profileOf(pilot, true);
      const facts = factsOf(page);
      expect(facts.get('Nombre'), `of ${pilot}`).toMatch(/\p{L}{3}/u);
      expect(RANKS, `of ${pilot}`).toContain(facts.get('Rango'));
      expect(page.querySelector('main img')?.getAttribute('alt'), `of ${pilot}`).toMatch(
        new RegExp(`^Galones de ${facts.get('Rango')}:`),
      );
      const position = facts.get('Cargo');
      if (position !== undefined) expect(POSITIONS, `of ${pilot}`).toContain(position);
    }
  });

  it.each([
    ['CEO', 'CEO'],
    ['CO-CEO', 'CO-CEO'],
    ['JTR', 'Jefe TR'],
  ])('knows the alias %s', async (alias, position) => {
    const facts = factsOf(await profileOf(alias, true));
    expect(facts.get('Cargo')).toBe(position);
    expect(facts.get('Nombre')).toMatch(/\p{L}{3}/u);
  });

  it.each(['ZZZ999', '__proto__', 'constructor', 'eve001'])(
    'shows nothing but the identifier of «%s», who is not in the table',
    async (unknown) => {
      const page = await profileOf(unknown, false);
      const facts = factsOf(page);
      expect(facts.get('Base actual')).toMatch(/\p{L}/u);
      for (const term of ['Nombre', 'Cargo', 'Rango']) expect(facts.has(term), `of ${term}`).toBe(false);
      expect(page.querySelector('main img[alt^="Galones"]')).toBeNull();
    },
  );
});

describe('airports', () => {
  it('are those of the table, each with its name and its destinations, all of them flown both ways', async () => {
    const network = new Map<string, string[]>();
    for (const { icao, name, destinations } of AIRPORTS) {
      const page = await portal.go(airportPath(icao));
      expect(headingOf(page)).toBe(`${icao} · ${name}`);
      const region = page.querySelector('section[aria-labelledby="destinos"]');
      expect(textOf(region?.querySelector('h2')), `of ${icao}`).toMatch(
        new RegExp(`^${destinations} destinos?$`),
      );
      const addresses = all(region ?? page, 'a')
        .map((link) => String(link.getAttribute('href')))
        .filter((address) => /^\/operaciones\/aeropuertos\/[a-z]{4}$/.test(address));
      expect(addresses, `of ${icao}`).toHaveLength(destinations);
      network.set(
        icao,
        addresses.map((address) => address.slice(-4).toUpperCase()),
      );
    }
    for (const [icao, destinations] of network) {
      for (const destination of destinations)
        expect(network.get(destination), `${destination}–${icao}`).toContain(icao);
    }
  });

  it('frame the briefing of their own; the one without has no frame', async () => {
    for (const { icao } of AIRPORTS.filter((airport) => isSpecified(airport.icao))) {
      const page = await portal.go(airportPath(icao));
      const sources = all(page, '[data-frame]').map((frame) => frame.getAttribute('data-src') ?? '');
      if (icao === WITHOUT_BRIEFING) {
        expect(sources).toEqual([]);
        continue;
      }
      expect(sources, `of ${icao}`).toHaveLength(1);
      const html = documents.get(`${sources[0]?.slice(1)}.html`) ?? '';
      expect(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1], `of ${icao}`).toContain(icao);
    }
  });
});

describe('aircraft', () => {
  it('have their model, 17 specifications with their units, and the figures of their type', async () => {
    for (const { registration, model, businessCabin, capacity, maxTakeoffWeight } of AIRCRAFT) {
      const page = await portal.go(aircraftPath(registration));
      const ending = businessCabin ? ' · Business Cabin$' : '[^·]*$';
      expect(headingOf(page)).toMatch(new RegExp(`^${registration} · ${model}${ending}`));
      if (!businessCabin) expect(textOf(mainOf(page))).not.toContain('Business Cabin');
      const table = within(mainOf(page) as HTMLElement).getByRole('table', {
        name: 'Especificaciones técnicas',
      });
      const rows = new Map(
        all(table, 'tr').map((row) => [textOf(row.querySelector('th')), row.querySelector('td')]),
      );
      expect([...rows.keys()], `of ${registration}`).toEqual(SPECIFICATIONS.map(([label]) => label));
      for (const [label, unit] of SPECIFICATIONS)
        expect(rows.get(label)?.textContent, `${registration}: ${label}`).toMatch(unit);
      expect(textOf(rows.get('Capacidad'))).toMatch(new RegExp(`^${capacity}\\sasientos`));
      expect(textOf(rows.get('Peso máximo al despegue (MTOW)'))).toBe(
        textOf({ textContent: maxTakeoffWeight } as Element),
      );
    }
  });

  it('with a business cabin say how many seats of each class they have', async () => {
    for (const registration of ['CS-TKH', 'CS-TCF']) {
      expect(textOf(mainOf(await portal.go(aircraftPath(registration))))).toContain(
        '371 asientos (18 B + 353 Y)',
      );
    }
  });

  it('have each a picture of their own in the fleet', async () => {
    const sources = all(await portal.go('/flota'), 'main li a img').map((image) => image.getAttribute('src'));
    expect(sources).toHaveLength(AIRCRAFT.length);
    expect(new Set(sources).size).toBeGreaterThanOrEqual(SPECIFIED_AIRCRAFT.length);
  });
});

describe('notices', () => {
  it('have date, title, importance and words', async () => {
    const cards = all(await portal.go('/notams'), 'main article');
    // Those that have ended among them.
    expect(cards).toHaveLength(loaded.content.notams.length);
    for (const card of cards) {
      expect(card.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(textOf(card.querySelector('h2, h3'))).toMatch(/\p{L}{4}/u);
      expect(within(card as HTMLElement).getAllByText(/^(?:Alta|Media|Baja)$/)).toHaveLength(1);
    }
    for (const { title, content } of loaded.content.notams)
      expect(content.length, `of ${title}`).toBeGreaterThan(50);
  });

  it.each([
    [
      'the least score of a PIREP, and since when; stages below it are flown again',
      /PIREP/,
      [/5,5\/10/, /[Dd]esde el 1 de julio de 2025/, /etapas de tour .* se repiten/],
    ],
    [
      'the summer without deductions',
      /Verano/,
      [/julio, agosto y septiembre de 2025/, /no se descuentan puntos a los pilotos que no vuelen/],
    ],
    [
      'the order of starting engines, and the one before',
      /arranque/,
      [/primero el motor 1 y después el motor 2/, /se arrancaba el 2 y después el 1/],
    ],
  ] as const)('say %s', (_what, title, words) => {
    const notice = loaded.content.notams.find((entry) => title.test(entry.title));
    const text = (notice?.content ?? '').replaceAll(/\s+/g, ' ');
    for (const pattern of words) expect(text).toMatch(pattern);
  });
});

describe('tours', () => {
  it('are listed with or without a picture, with words, stages and aircraft, and what is exclusive', async () => {
    const cards = all(await portal.go('/eventos/tours'), 'main li');
    for (const { name, image, exclusive } of SPECIFIED_TOURS) {
      const card = cards.find((entry) => textOf(entry).includes(name));
      expect(all(card ?? mainOf(cards[0] as Element), 'img'), `of ${name}`).toHaveLength(image ? 1 : 0);
      expect(textOf(card), `of ${name}`).toMatch(/etapas/);
      expect(textOf(card), `of ${name}`).toMatch(new RegExp(`${name.slice(0, 4)}-\\d00 ?`));
      expect(textOf(card).length, `of ${name}`).toBeGreaterThan(120);
      expect(textOf(card).includes('EXCLUSIVO'), `of ${name}`).toBe(exclusive);
    }
  });

  it('remind of the least score, and of the 50 hours where they are asked for', async () => {
    expect(textOf(mainOf(await portal.go('/eventos/tours/svalbard')))).toContain(
      'Desde el 1 de julio de 2025, una etapa con menos de 5,5/10 en el PIREP se repite.',
    );
    for (const { path, exclusive } of TOURS) {
      const text = textOf(mainOf(await portal.go(path)));
      expect(text.includes('EXCLUSIVO'), `of ${path}`).toBe(exclusive);
      expect(text.includes('Requisito'), `of ${path}`).toBe(exclusive);
      if (exclusive) expect(text).toContain('más de 50 horas de vuelo');
    }
  });
});

it('focus airports have country, picture, words, aircraft and the way to book', async () => {
  const cards = all(await portal.go('/eventos/focus-airports'), 'main li').filter((entry) =>
    entry.querySelector('h2'),
  );
  expect(cards).toHaveLength(COUNTS.focusAirports);
  for (const [position, country] of ['Irlanda', 'Reino Unido', 'Uzbekistán'].entries()) {
    const card = cards[position] as HTMLElement;
    expect(within(card).getAllByText(country)).not.toHaveLength(0);
    expect(card.querySelector('img')?.getAttribute('alt')).toMatch(/\p{L}{4}/u);
    expect(all(card, 'p').some((paragraph) => textOf(paragraph).length >= 80)).toBe(true);
    expect(all(card, 'h3').map(textOf)).toContain('Aviones permitidos');
    expect(all(card, 'a').map(textOf).at(-1)).toMatch(/^Reservar vuelo a /);
  }
});

describe('policies', () => {
  /** What stands between a heading and the next. */
  const textUnder = (page: Element, title: string): string => {
    const texts: string[] = [];
    let next = all(page, 'main h2, main h3').find((node) => textOf(node) === title)?.nextElementSibling;
    for (; next && !/^H[23]$/.test(next.tagName); next = next.nextElementSibling) {
      texts.push(next.textContent ?? '');
    }
    return texts.join('\n');
  };

  it.each([
    ['terminos-servicio', 'Aceptación', /aceptas estos términos/],
    ['terminos-servicio', 'Uso del servicio', /sólo para la simulación de vuelo y el entretenimiento/],
    ['terminos-servicio', 'Cuentas', /indicativo/],
    ['terminos-servicio', 'Modificaciones', /modificar estos términos/],
    ['uso-aceptable', 'Lenguaje ofensivo', /No se admiten insultos/],
    ['uso-aceptable', 'Contenido inapropiado', /No se publica/],
    ['uso-aceptable', 'Interferir con otros pilotos', /Está prohibido/],
    ['uso-aceptable', 'Uso indebido de los sistemas', /Está prohibido/],
    ['uso-aceptable', 'Consecuencias', /Advertencia[\s\S]*Suspensión temporal[\s\S]*Expulsión permanente/],
    ['privacidad', 'Qué datos recogemos', /Nombre de usuario[\s\S]*Correo electrónico[\s\S]*Datos de vuelo/],
    ['cookies', 'Esenciales', /pilotIndicativo/],
    ['cookies', 'De preferencia', /sidebar_state/],
    ['cookies', 'De análisis', /análisis/],
  ])('%s says under «%s» what it must', async (policy, section, words) => {
    expect(textUnder(await portal.go(`/politicas/${policy}`), section)).toMatch(words);
  });
});
