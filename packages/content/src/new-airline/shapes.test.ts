// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';
import { loadContent, loadEverything } from '../load.ts';
import { withoutOthersParts } from '../markdown/platform-text.ts';
import { callsignOf, formProblem, patternOf, roomOf } from './callsigns.ts';
import { newAirline } from './main.ts';
import { OPTIONAL_SECTIONS } from './questions.ts';
import { BUSINESS_TYPE, SHAPE_NAMES } from './shapes.ts';

// Whole contents are written and read, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const TODAY = '2026-11-28';
const access = () => ({
  password: 'palabra-de-prueba-cualquiera',
  accessHash: `pbkdf2-sha256$600000$${'A'.repeat(22)}==$${'B'.repeat(43)}=`,
});

let folder: string;
let said: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'shapes-')), 'azul');
  said = '';
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

function run(options: Record<string, string>): Promise<boolean> {
  const args = Object.entries({ folder, ...options }).map(([name, value]) => `--${name}=${value}`);
  const print = (text: string) => (said += `${text}\n`);
  return newAirline(args, { root: PROJECT, print, access, today: TODAY });
}

const read = (file: string) => readFileSync(join(folder, 'content', file), 'utf8');

describe.each(SHAPE_NAMES)('an airline of the shape «%s»', (shape) => {
  it('is sound with a platform and without, in any country, and the check has nothing to doubt', async () => {
    expect(
      await run({ shape, platform: 'sí', country: 'CL', lat: '-33.4', lon: '-70.8', base: 'XSCL' }),
      said,
    ).toBe(true);
    expect(said).not.toContain('Aviso ·');
    const { content } = await loadEverything(folder);
    expect(content.airline.plataforma).toBe('propia');
    const models = new Set(content.aircraftTypes.map(({ model }) => model));
    // Each type flies something, and nothing else does.
    expect(new Set(content.routes.map(({ type }) => type))).toEqual(models);
    expect(read('plataforma/horario.yaml')).toContain(`type: ${content.aircraftTypes[0]?.id}`);
    expect(read('plataforma/reglas-puntuacion.yaml')).toContain(`  ${content.aircraftTypes[0]?.icaoType}:`);
    rmSync(folder, { recursive: true });
    expect(await run({ shape }), said).toBe(true);
    expect((await loadContent(folder)).airline.plataforma).toBe('externa');
  });

  it('is sound with its base alone, with one aircraft and with everything that can be left out left out', async () => {
    const least = { airports: '1', aircraft: '1', without: OPTIONAL_SECTIONS.join(',') };
    expect(await run({ shape, platform: 'sí', ...least }), said).toBe(true);
  });
});

it('takes applications only where that was wanted, with questions that are nobody’s own', async () => {
  await run({ platform: 'sí' });
  expect(read('plataforma/solicitudes.yaml')).toMatch(/^open: false$/m);
  expect((await loadContent(folder)).airline.applyAt).toBeUndefined();
  rmSync(folder, { recursive: true });
  await run({ platform: 'sí', applications: 'sí' });
  expect((await loadContent(folder)).airline.applyAt).toBe('/plataforma/acceso/solicitud');
  rmSync(folder, { recursive: true });
  // Without a platform there is nowhere to send one.
  await run({ applications: 'sí' });
  expect((await loadContent(folder)).airline.applyAt).toBeUndefined();
});

it('speaks of no seats where it flies freighters alone', async () => {
  await run({ shape: 'carga' });
  const { frames } = await loadContent(folder);
  expect(frames.find(({ id }) => id === 'mapa-asientos')?.title).toBe('Cubierta principal');
  expect(JSON.stringify(frames)).not.toMatch(/asientos\b(?!")/);
});

it('shares its aircraft out among its bases', async () => {
  await run({ shape: 'mixta', platform: 'sí', bases: '3', aircraft: '6' });
  const { airports } = await loadContent(folder);
  const homes = [...read('fleet.yaml').matchAll(/^ {4}base: (\w+)$/gm)].map(([, icao]) => icao);
  // Of six, every third is at home at the base itself, which is not written.
  expect(homes).toEqual([1, 2, 1, 2].map((n) => airports[n]?.icao));
});

it('keeps no norm of another airline: its minimum applies from the day on which it was made', async () => {
  await run({ platform: 'sí' });
  expect((await loadContent(folder)).airline.limits?.minimumPirepSince).toBe(TODAY);
  expect(read('plataforma/puntos.yaml') + read('plataforma/reglas-puntuacion.yaml')).not.toMatch(/\b2025\b/);
});

it('has a code of two letters and callsigns of any form, in every file and sentence', async () => {
  await run({ code: 'AZ', callsign: 'AZL##@', platform: 'sí', name: 'Azul' });
  const { airline, pilots, policies } = await loadContent(folder);
  expect(airline).toMatchObject({ icaoCode: 'AZ' });
  expect(airline.callsign).toEqual({
    pattern: 'AZL[0-9]{2}[A-Z]{1}',
    message: 'El indicativo debe ser AZL seguido de 2 dígitos y 1 letra',
    example: 'AZL01A',
  });
  expect(Object.keys(pilots)).toHaveLength(8);
  for (const id of Object.keys(pilots)) expect(id).toMatch(new RegExp(`^${airline.callsign.pattern}$`));
  expect(JSON.stringify(policies)).toContain('dos cifras y una letra');
});

it.each([
  [{ code: 'A' }, 'escribe 2 o 3 letras mayúsculas'],
  [{ callsign: 'azul' }, 'escribe # por cada cifra'],
  [{ callsign: 'AZUL' }, 'escribe # por cada cifra'],
  [{ shape: 'globos' }, `escribe una de estas: ${SHAPE_NAMES.join(', ')}`],
  [{ platform: 'quizá' }, 'escribe sí o no'],
  [{ bases: '7' }, 'escribe un número entero de 1 a 6'],
])('%o is refused with a sentence', async (options, sentence) => {
  await expect(run(options as Record<string, string>)).rejects.toThrow(sentence);
});

it('every form of callsign makes callsigns that match it, no two alike', () => {
  const part = fc.constantFrom('#', '##', '###', '@', '-#', '1@');
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{1,3}$/),
      fc.array(part, { minLength: 1, maxLength: 3 }),
      (start, rest) => {
        const form = start + rest.join('');
        fc.pre(formProblem(form) === undefined);
        const all = Array.from({ length: Math.min(9, roomOf(form) - 1) }, (_, i) => callsignOf(form, i + 1));
        expect(new Set(all).size).toBe(all.length);
        for (const callsign of all) expect(callsign).toMatch(new RegExp(`^${patternOf(form)}$`));
      },
    ),
  );
});

it.each(['privacidad', 'cookies', 'terminos-servicio'])(
  'says of the platform in «%s» what the project’s own policy says, and names no bloc of countries',
  (name) => {
    const file = (root: string) => readFileSync(join(PROJECT, root, `content/policies/${name}.md`), 'utf8');
    const parts = (text: string) => /^\{\{plataforma\}\}[\s\S]*?^\{\{fin\}\}/gm[Symbol.match](text);
    const own = parts(file('templates/airline'));
    expect(own).not.toBeNull();
    expect(own).toEqual(parts(file('')));
    const outside = withoutOthersParts(file('templates/airline'), 'externa');
    expect(outside).not.toMatch(/Espacio Económico Europeo|\/plataforma\//);
  },
);

it('knows the type that can have a business cabin as its file names it', () => {
  const file = readFileSync(join(PROJECT, 'templates/airline/business.yaml'), 'utf8');
  expect(/^id: (\S+)$/m.exec(file)?.[1]).toBe(BUSINESS_TYPE);
});

it('every shape is flown by the server’s long run', () => {
  const run = join(PROJECT, 'apps/server/src/modules/first-start/new-airlines.long.test.ts');
  const [, flown = ''] = /^const SHAPES = \[(.*)\];$/m.exec(readFileSync(run, 'utf8')) ?? [];
  expect(flown.replaceAll("'", '').split(', ')).toEqual(SHAPE_NAMES);
});
