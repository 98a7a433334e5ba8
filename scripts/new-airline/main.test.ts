// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadContent } from '@va/content/load.ts';
import { PROJECT } from '@va/testing/content-copy.ts';
import { newAirline } from './main.ts';
import { OPTIONAL_SECTIONS, type OptionalSection } from './options.ts';
import { MENTIONS, withoutSentences } from './policies.ts';

// Whole contents are written and read, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const access = () => ({
  password: 'palabra-de-prueba-cualquiera',
  accessHash: `pbkdf2-sha256$600000$${'A'.repeat(22)}==$${'B'.repeat(43)}=`,
});

let folder: string;
let said: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'new-airline-')), 'azul');
  said = '';
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

function run(
  options: Record<string, string> = {},
  ask?: (question: string) => Promise<string>,
): Promise<boolean> {
  const args = Object.entries({ folder, ...options }).map(([name, value]) => `--${name}=${value}`);
  const print = (text: string) => (said += `${text}\n`);
  return newAirline(args, { root: PROJECT, print, access, ...(ask ? { ask } : {}) });
}

test('without answers, a whole airline that the check finds right', async () => {
  expect(await run()).toBe(true);
  expect(said).toMatch(/Contenido correcto: 12\saeropuertos/);
  expect(said).toContain('indicativo ZZM001, contraseña palabra-de-prueba-cualquiera');
  const content = await loadContent(folder);
  expect(content.sections).toMatchObject({ tours: true, focusAirports: true, notams: true, acars: true });
});

test('what is answered is in it, and what the sample airline is called is not', async () => {
  expect(
    await run({
      name: 'Azul',
      code: 'AZL',
      digits: '4',
      base: 'XAZL',
      lat: '-34.6',
      lon: '-58.4',
      airports: '60',
      aircraft: '7',
      business: 'sí',
    }),
  ).toBe(true);
  const [content, sample] = await Promise.all([loadContent(folder), loadContent(PROJECT)]);
  expect(content.airline.callsign).toMatchObject({ pattern: 'AZL[0-9]{4}', example: 'AZL0001' });
  expect(content.airports).toHaveLength(60);
  expect(content.aircraft).toHaveLength(7);
  expect(content.aircraft.filter(({ businessCabin }) => businessCabin)).toHaveLength(2);
  const text = JSON.stringify([content.airline, content.frames, content.policies, content.pilots]);
  expect(text).not.toMatch(new RegExp(`\\b${sample.airline.name}\\b`));
  expect(text).not.toContain(sample.airline.base.icao);
});

test.each([
  ['tours'],
  ['liveries,notams'],
  ['acars'],
  ['manual-report,regulations'],
  [OPTIONAL_SECTIONS.join(',')],
])('no page speaks of what the airline does without: %s', async (without) => {
  await run({ without, airports: '3', city: 'Rada' });
  const sample = await loadContent(PROJECT);
  const { airline, frames, policies } = await loadContent(folder);
  const documents = join(folder, 'content/documents');
  const texts = readdirSync(documents, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(documents, name), 'utf8'));
  const words = JSON.stringify([airline, frames, policies, texts]);
  for (const section of without.split(',')) {
    const mention = MENTIONS[section as OptionalSection];
    if (mention !== undefined) expect(words).not.toMatch(mention);
  }
  // And of nothing that is the sample's alone.
  expect(words).not.toContain(sample.base.city);
  expect(policies).toHaveLength(sample.policies.length);
});

test('with its base alone an airline has no tours, which would lead nowhere', async () => {
  expect(await run({ airports: '1' })).toBe(true);
  expect((await loadContent(folder)).sections).toMatchObject({ tours: false, focusAirports: false });
});

test('a sentence goes without its neighbours, a row without its table, and a heading that is left alone', () => {
  const text = [
    '## Uno',
    '',
    'Queda. Habla de un tour: fuera. **Queda también.** Y el resto.',
    '',
    '- un punto',
    '- un tour',
    '',
    '## Entero',
    '',
    '### Tours',
    '',
    'Un tour.',
    '',
    '### Vuelos',
    '',
    'Un vuelo.',
    '',
    '## Dos',
    '',
    '| Dato | Uso |',
    '|---|---|',
    '| a | tours |',
    '| b | vuelos |',
    '',
    '## Tres',
    '',
    'El tour.',
    '',
  ].join('\n');
  expect(withoutSentences(text, [/\btours?\b/i])).toBe(
    '## Uno\n\nQueda. **Queda también.** Y el resto.\n\n- un punto\n\n## Entero\n\n### Vuelos\n\nUn vuelo.\n\n## Dos\n\n| Dato | Uso |\n|---|---|\n| b | vuelos |\n\n',
  );
});

test('every section that can be left out leaves a sound airline', async () => {
  expect(await run({ airports: '1', aircraft: '1', without: OPTIONAL_SECTIONS.join(',') })).toBe(true);
  const { sections } = await loadContent(folder);
  expect(Object.entries(sections).filter(([name, there]) => there === true && name !== 'policies')).toEqual(
    [],
  );
});

test.each(['0', '40', '90', '285', '330'])('the colours are read in every hue: %s', async (hue) => {
  expect(await run({ hue, airports: '2' })).toBe(true);
});

test('what is there already is not touched', async () => {
  await run({ airports: '1' });
  const before = readFileSync(join(folder, 'content/airline.yaml'), 'utf8');
  await expect(run({ name: 'Otra' })).rejects.toThrow('ya existe y no se toca');
  expect(readFileSync(join(folder, 'content/airline.yaml'), 'utf8')).toBe(before);
});

test.each([
  [{ code: 'azul' }, '--code dice «azul», que no vale: escribe 3 letras mayúsculas, sin tildes.'],
  [{ airports: '0' }, '--airports dice «0», que no vale: escribe un número entero de 1 a 400.'],
  [
    { without: 'flota' },
    '--without dice «flota», que no vale: escribe sólo nombres de esta lista, y «flota» no está:',
  ],
  [{ nombre: 'Azul' }, 'Escribe sólo éstas: --name …'],
])('%o is refused with a sentence, and nothing is written', async (options, sentence) => {
  await expect(run(options as Record<string, string>)).rejects.toThrow(sentence);
  expect(existsSync(folder)).toBe(false);
});

test('a person is asked for what the options leave open, and again after an answer that will not do', async () => {
  const answers = ['azul', 'AZL'];
  const asked: string[] = [];
  await run({ name: 'Azul', airports: '1' }, (question) => {
    asked.push(question);
    return Promise.resolve(question.startsWith('Código de tres letras') ? (answers.shift() ?? '') : '');
  });
  expect(asked.filter((question) => question.startsWith('Código de tres'))).toHaveLength(2);
  expect(asked.join()).not.toContain('Nombre de la aerolínea');
  expect(said).toContain('No vale: escribe 3 letras mayúsculas, sin tildes.');
  expect((await loadContent(folder)).airline.icaoCode).toBe('AZL');
});
