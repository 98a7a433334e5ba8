// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadContent } from '../load.ts';
import { PROJECT } from '@va/testing/content-copy.ts';
import { newAirline } from './main.ts';
import { OPTIONAL_SECTIONS } from './questions.ts';

/** Words that only an airline with the section has on its pages. */
const MENTIONS: Readonly<Record<string, RegExp>> = {
  notams: /\bNOTAM\b|\bavisos de la compañía/i,
  tours: /\btours?\b/i,
  'focus-airports': /\bFocus Airports\b|\bcarrusel\b/i,
  liveries: /\blibreas?\b/i,
  regulations: /\bnormativas?\b/i,
  acars: /\bACARS\b/i,
  'manual-report': /\breportes? manual(?:es)?\b/i,
};

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
  return newAirline(args, { root: PROJECT, print, access, today: '2026-11-28', ...(ask ? { ask } : {}) });
}

test('without answers, a whole airline that the check finds right', async () => {
  expect(await run()).toBe(true);
  expect(said).toMatch(/Contenido correcto: 12\saeropuertos/);
  expect(said).toContain('indicativo ZZM001, contraseña palabra-de-prueba-cualquiera');
  // Beside what is built here already, with data of its own.
  const where = relative(process.cwd(), folder);
  expect(said).toContain(`Para verla: CONTENT_DIR=${where}/content SITE_DIR=${where} npm start`);
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
    const mention = MENTIONS[section];
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

test('every section that can be left out leaves a sound airline', async () => {
  expect(await run({ airports: '1', aircraft: '1', without: OPTIONAL_SECTIONS.join(',') })).toBe(true);
  const { sections } = await loadContent(folder);
  expect(Object.entries(sections).filter(([name, there]) => there === true && name !== 'policies')).toEqual(
    [],
  );
});

test('country and time zone of the base are those that are told, and the mark has the initials', async () => {
  await run({ name: 'Brisa Atlántica', country: 'PT', zone: 'Atlantic/Azores', lat: '37,7', lon: '-25.7' });
  const { base, airline } = await loadContent(folder);
  expect(base).toMatchObject({
    country: 'Portugal',
    countryCode: 'PT',
    timezone: 'Atlantic/Azores',
    lat: 37.7,
  });
  expect(readFileSync(join(folder, 'content', airline.brand.mark), 'utf8')).toContain('>BA</text>');
});

test.each([
  ['Cargas del Pacífico', 'CP'],
  ['alas azules', 'AA'],
  ['Vuelo', 'V'],
])('the mark of «%s» is %s', async (name, mark) => {
  await run({ name, airports: '1' });
  const { airline } = await loadContent(folder);
  expect(readFileSync(join(folder, 'content', airline.brand.mark), 'utf8')).toContain(`>${mark}</text>`);
});

test('the base may have a code that another airport of the template has', async () => {
  expect(await run({ base: 'XAAC' })).toBe(true);
  expect((await loadContent(folder)).base).toMatchObject({ icao: 'XAAC', iata: 'AAC', lat: 40 });
});

test('water stays blue whatever the brand, and the button has a hue of its own', async () => {
  await run({ hue: '0', accent: '300', airports: '2' });
  const { theme } = await loadContent(folder);
  expect(theme['map-sea'].day).toMatch(/ 225\)$/);
  expect(theme.amber.day).toMatch(/ 300\)$/);
  expect(theme.sky.day).toMatch(/ 34[0-9](\.\d)?\)$/);
  expect(theme, 'information is blue for everybody').not.toHaveProperty('info');
});

test('the template is itself a sound content, and says nothing of another airline', async () => {
  const template = await loadContent(join(PROJECT, 'templates/airline'));
  const sample = await loadContent(PROJECT);
  const text = readdirSync(join(PROJECT, 'templates/airline'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
  expect(template.airports).toHaveLength(60);
  const { name, icaoCode, base, contactEmail } = sample.airline;
  for (const word of [name, icaoCode, base.icao, contactEmail, sample.base.city])
    expect(text).not.toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
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
  [{ code: 'azul' }, '--code dice «azul», que no vale: escribe 2 o 3 letras mayúsculas, sin tildes.'],
  [{ airports: '0' }, '--airports dice «0», que no vale: escribe un número entero de 1 a 60.'],
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
    return Promise.resolve(question.startsWith('Código de la aerolínea') ? (answers.shift() ?? '') : '');
  });
  expect(asked.filter((question) => question.startsWith('Código de la aerolínea'))).toHaveLength(2);
  expect(asked.join()).not.toContain('Nombre de la aerolínea');
  expect(said).toContain('No vale: escribe 2 o 3 letras mayúsculas, sin tildes.');
  expect((await loadContent(folder)).airline.icaoCode).toBe('AZL');
  expect(asked.join(), 'without a platform').not.toContain('pedir el ingreso');
});

test('a person is asked who may join where there is a platform to ask on', async () => {
  const asked: string[] = [];
  await run({ airports: '1' }, (question) => {
    asked.push(question);
    return Promise.resolve(question.startsWith('¿Con plataforma') ? 'sí' : '');
  });
  expect(asked.join()).toContain('¿Puede pedir el ingreso cualquiera');
  expect(asked.join(), 'flies the type that can have one').toContain('cabina business');
});

test.each(['carga', 'turbohelices', 'mixta', 'una-persona'])(
  'nobody is asked for a business cabin where no type of «%s» can have one',
  async (shape) => {
    const asked: string[] = [];
    await run({ shape, airports: '2' }, (question) => {
      asked.push(question);
      return Promise.resolve('');
    });
    expect(asked.join()).toContain('Código de la aerolínea');
    expect(asked.join()).not.toContain('business');
  },
);
