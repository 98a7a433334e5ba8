// @vitest-environment node
/** What the program does around its cockpit: one at a time, its settings, its answers to the page, the portal's newer one. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Cockpit } from '@va/recorder/cockpit/cockpit.ts';
import { FlightFolder } from '@va/recorder/journal/flight-folder.ts';
import type { SimulatorListener } from '@va/recorder/simulators/simulator.ts';
import { NOTHING_READ } from '@va/recorder/core/reading.ts';
import { listenLocally } from '@va/testing/listen-locally.ts';
import { type Loopback, openLoopback, type PageAnswer } from './loopback.ts';
import { NewerRecorder } from './newer-recorder.ts';
import { claim, type Claim } from './one-recorder.ts';
import { diagnosis, pageAnswers } from './page-answers.ts';
import { readSettings } from './read-settings.ts';

let folder = '';
const open: (() => unknown)[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'program-'))));
afterEach(async () => {
  for (const close of open.splice(0)) await close();
  rmSync(folder, { recursive: true });
});

describe('of the recorders that are started', () => {
  async function start(): Promise<{ page: Loopback; claimed: Claim }> {
    const page = await openLoopback(() => ({ status: 200, type: 'application/json', body: '{}' }));
    open.push(() => page.close());
    return { page, claimed: await claim(folder, page) };
  }
  const isFirst = ({ claimed }: { claimed: Claim }) => 'forget' in claimed;

  it('the second is shown the first one’s page, until that one has ended', async () => {
    const first = await start();
    expect(isFirst(first)).toBe(true);
    expect(statSync(join(folder, 'en-marcha.json')).mode & 0o777).toBe(0o600);
    expect((await start()).claimed).toEqual({ running: first.page.firstAddress });
    if ('forget' in first.claimed) first.claimed.forget();
    expect(isFirst(await start())).toBe(true);
  });

  it('only one is the first of many that start at once, also where a crash has left its word behind', async () => {
    for (const left of [undefined, '{"port":9,"token":"x"}', '', '{"port":', 'null']) {
      if (left !== undefined) writeFileSync(join(folder, 'en-marcha.json'), left);
      const started = await Promise.all(Array.from({ length: 6 }, start));
      const [first, ...others] = started.filter(isFirst);
      expect(others).toEqual([]);
      for (const { claimed } of started.filter((one) => !isFirst(one)))
        expect(claimed).toEqual({ running: first?.page.firstAddress });
      if (first && 'forget' in first.claimed) first.claimed.forget();
    }
  });

  it('one that ends does not take the next one’s word away', async () => {
    const first = await start();
    writeFileSync(join(folder, 'en-marcha.json'), '{"port":1,"token":"next"}');
    if ('forget' in first.claimed) first.claimed.forget();
    expect(readFileSync(join(folder, 'en-marcha.json'), 'utf8')).toContain('next');
  });

  it('one starts on a disk that takes nothing', async () => {
    const page = await openLoopback(() => ({ status: 200, type: 'application/json', body: '{}' }));
    open.push(() => page.close());
    expect('forget' in (await claim(join(folder, 'no-folder'), page))).toBe(true);
  });
});

describe('the settings', () => {
  const given = (text: string) => {
    writeFileSync(join(folder, 'grabador.json'), text);
    return () => readSettings(['/nowhere', folder]);
  };
  const GOOD = { name: 'Prueba', address: 'https://va.example', code: 'PRB' };

  it('are the airline’s name and address, with the slash behind', () => {
    expect(given(`\uFEFF${JSON.stringify(GOOD)}`)()).toEqual({
      ...GOOD,
      address: 'https://va.example/',
      addOns: [],
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"name":"x","address":"http://va.example/"}',
    '{"name":"x","address":"file:///x"}',
  ])('that are damaged or unsafe (%s) are told in Spanish', (text) =>
    expect(given(text)).toThrow(/está dañado: descarga otra vez el grabador/),
  );

  it('that are missing are told in Spanish', () =>
    expect(() => readSettings([folder])).toThrow(/Falta el archivo grabador\.json/));
});

describe('what the page is answered', () => {
  function sit() {
    let listener: SimulatorListener | undefined;
    const cockpit = new Cockpit({
      platform: 'https://va.example/',
      client: 'Prueba',
      clientVersion: '1',
      folder: new FlightFolder(folder),
      line: async () => ({ kind: 'unreachable', why: 'nadie' }),
      visit: async () => ({ kind: 'unreachable', why: 'nadie' }),
      now: () => 0,
      simulators: [{ open: (heard) => ((listener = heard), { close: () => undefined }) }],
    });
    cockpit.start();
    const answer = pageAnswers(cockpit, {
      airline: 'Prueba',
      version: '1.0.0',
      file: (path) => (path === '/' ? { type: 'text/html', body: new Uint8Array() } : undefined),
      newer: () => 'https://va.example/otra',
    });
    const ask = async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
      const told: PageAnswer = await answer({ method, path, body });
      return 'stream' in told ? { status: 200, body: 'stream' } : { ...told, body: String(told.body) };
    };
    return { cockpit, ask, simulator: () => listener };
  }

  it.each<[string, unknown, RegExp]>([
    ['/actos/declare', {}, /no se puede declarar/],
    ['/actos/declare', { kind: 'crash' }, /no se puede declarar/],
    ['/actos/declare', undefined, /no se puede declarar/],
    ['/actos/fly-free', { from: 'LE', to: 'LEBL', icaoType: 'A320' }, /OACI/],
    ['/actos/fly-free', { from: 'LEMD', to: 'LEBL', icaoType: '320' }, /código OACI del avión/],
    ['/actos/fly-free', { from: 'LEMD', to: 'LEBL', icaoType: 'A320', key: 'va_x' }, /^Faltan datos/],
    ['/actos/fly-free', null, /^Faltan datos/],
    ['/actos/fly-free', { from: 'LEMD', to: 7, icaoType: 'A320' }, /^Faltan datos/],
  ])('refuses %s with %j in a sentence', async (path, body, sentence) => {
    const { status, body: told } = await sit().ask(path, body, 'POST');
    expect(status).toBe(422);
    expect(JSON.parse(told).message).toMatch(sentence);
  });

  it.each(['/actos/otra', '/otra', '/../main.ts', '/actos/'])('knows no %s', async (path) => {
    const { ask } = sit();
    expect((await ask(path)).status).toBe(404);
    expect((await ask(path, {})).status).toBe(404);
  });

  it('says what it sees, also numbers that are none, and no key', async () => {
    const { cockpit, ask, simulator } = sit();
    simulator()?.connected({ name: 'X-Plane', version: '12' });
    simulator()?.reading({ ...NOTHING_READ, lat: 40, lon: -3, fuelKg: Number.NaN, g: Infinity });
    const { body, ...told } = await ask('/diagnostico.json');
    expect(told).toMatchObject({ download: 'diagnostico-grabador.json' });
    const seen = JSON.parse(body);
    expect(seen.reading).toMatchObject({ lat: 40, fuelKg: 'NaN', g: 'Infinity', altFt: null });
    expect(seen).toMatchObject({
      version: '1.0.0',
      address: 'https://va.example/',
      simulator: { name: 'X-Plane' },
    });
    expect(seen.notes.join(' ')).toContain('Conectado: X-Plane 12');
    expect(diagnosis(cockpit, '1')).not.toMatch(/va_|Bearer|secret/);
    expect(JSON.parse((await ask('/estado')).body)).toMatchObject({
      airline: 'Prueba',
      newer: 'https://va.example/otra',
      sentence: 'Buscando tus reservas…',
    });
  });
});

describe('another recorder at the portal', () => {
  let told: { status: number; body: string };
  let asked: string[];
  let server: Server;
  let address = '';
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(told.status).end(told.body);
    });
    address = `http://127.0.0.1:${await listenLocally(server)}/`;
    open.push(() => server.close());
  });

  it.each<[string, number, string, boolean]>([
    ['another build', 200, '{"build":"bbbbbbbbbbbbbbbb","files":[]}', true],
    ['the same build', 200, '{"build":"aaaaaaaaaaaaaaaa"}', false],
    ['no files', 200, '{"files":[]}', false],
    ['a page', 200, '<!doctype html>', false],
    ['null', 200, 'null', false],
    ['an error', 500, '{"build":"bbbbbbbbbbbbbbbb"}', false],
  ])('is told where the portal has %s', async (_, status, body, isOther) => {
    told = { status, body };
    const newer = new NewerRecorder(address, 'aaaaaaaaaaaaaaaa');
    await newer.look(0);
    expect(newer.page !== null).toBe(isOther);
    if (isOther) expect(newer.page?.startsWith(address)).toBe(true);
    await newer.look(3_600_000);
    expect(asked).toEqual(['/descargas/grabador/archivos.json']);
    await newer.look(7 * 3_600_000);
    expect(asked).toHaveLength(2);
  });

  it('is not asked for by a recorder that is in no list, and missing where nobody answers', async () => {
    await new NewerRecorder(address, undefined).look(0);
    expect(asked).toEqual([]);
    server.close();
    server.closeAllConnections();
    const newer = new NewerRecorder('http://127.0.0.1:9/', 'aaaaaaaaaaaaaaaa');
    await newer.look(0);
    expect(newer.page).toBeNull();
  });
});
