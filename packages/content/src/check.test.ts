// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyContent, type ContentCopy, PROJECT } from '@va/testing/content-copy.ts';
import { check, checkOnChange, freeFlightNumbers, inventedThings } from './check.ts';
import { join } from 'node:path';
import { loadContent } from './load.ts';

// Builds and whole contents take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Files are watched by asking for them now and then. */
const PATIENCE = { timeout: 10_000, interval: 20 };

describe('check', () => {
  let copy: ContentCopy;
  let printed: string[];
  const options = () => ({ root: copy.root, print: (text: string) => void printed.push(text) });

  beforeEach(() => {
    copy = copyContent();
    printed = [];
  });

  afterEach(() => copy.dispose());

  it('says what there is when all is right', async () => {
    expect(await check(options())).toBe(true);
    expect(printed.join('\n').replaceAll('\u00a0', ' ')).toMatch(
      /^Contenido correcto: \d+ aeropuertos, \d+ rutas, \d+ aeronaves, \d+ pilotos y alias, \d+ NOTAMs, \d+ tours, \d+ documentos, \d+ políticas y \d+ marcos\.$/,
    );
  });

  it('prints what is odd, and finds the content right all the same', async () => {
    copy.replace('content/airports.yaml', '\n  timezone: Europe/Madrid', '\n  timezone: Europe/Moscow');
    expect(await check(options())).toBe(true);
    expect(printed[0]).toMatch(
      /^Aviso · content\/airports\.yaml:\d+ · LEMD · timezone: .*\n\nHay 1 aviso: míralo; el portal se construye igual\.\n$/,
    );
    expect(printed[1]).toMatch(/^Contenido correcto/);
  });

  it('says what is wrong, and how many times', async () => {
    copy.replace('content/airports.yaml', 'iata: MAD', 'iata: mad');
    const line = copy.lineOf('content/airports.yaml', 'iata: mad');
    expect(await check(options())).toBe(false);
    expect(printed).toEqual([
      `content/airports.yaml:${line} · LEMD · iata: «mad» no es un código IATA. Escribe tres letras mayúsculas.\n\nHay 1 error. Corrígelo y vuelve a comprobar.\nPueden salir otros después: lo que un archivo debe a los demás se comprueba cuando está bien escrito.`,
    ]);
  });

  it('checks again after each change', async () => {
    const watching = checkOnChange(options());
    try {
      await vi.waitFor(
        () => expect(printed.some((text) => text.startsWith('Contenido correcto'))).toBe(true),
        PATIENCE,
      );
      copy.replace('content/airports.yaml', 'iata: MAD', 'iata: mad');
      await vi.waitFor(
        () => expect(printed.some((text) => text.includes('Hay 1 error'))).toBe(true),
        PATIENCE,
      );
      printed.length = 0;
      copy.replace('content/airports.yaml', 'iata: mad', 'iata: MAD');
      await vi.waitFor(
        () => expect(printed.some((text) => text.startsWith('Contenido correcto'))).toBe(true),
        PATIENCE,
      );
    } finally {
      watching.stop();
    }
  });
});

it('lists names, airports, registrations and links that are still the template’s', async () => {
  const things = inventedThings(await loadContent(join(PROJECT, 'templates/airline')));
  expect(things.map((words) => words.trim().split(':')[0])).toEqual([
    'Nombres',
    'Aeropuertos con sus pistas',
    'Matrículas',
    'Enlaces',
  ]);
  expect(things.join('\n')).toContain('XBAS');
  expect(things.join('\n')).toContain('https://zzm.example.org/');
});

it('lists nothing of what is an airline’s own', async () => {
  const things = inventedThings(await loadContent(PROJECT)).join('\n');
  expect(things).not.toMatch(/Aeropuertos con sus pistas|Matrículas|newsky\.app/);
});

it('offers the next pair of numbers of each hundred, odd ones out', () => {
  const route = (flights: [string, string]) => ({
    between: ['AAAA', 'BBBB'] as [string, string],
    type: 'X',
    blockOut: '01:00',
    blockBack: '01:00',
    flights,
  });
  expect(
    freeFlightNumbers({ routes: [route(['101', '102']), route(['105', '104']), route(['299', '298'])] }),
  ).toEqual(['107 y 108']);
  expect(freeFlightNumbers({ routes: [] })).toEqual([]);
});
