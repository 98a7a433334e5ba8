// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { loadEverything } from '../load.ts';
import { formatProblem } from '../problems.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const airports = 'content/airports.yaml';
const routes = 'content/routes.yaml';
const notams = 'content/notams.yaml';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.dispose());

/** Every error, or every warning, of the content; warnings begin with «aviso». */
async function findings(): Promise<string[]> {
  try {
    const { warnings } = await loadEverything(copy.root, NOW);
    return warnings.map((warning) => `aviso ${formatProblem(warning)}`);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** What is found after replacing some text, which must all stand in lines that the texts given lead to. */
async function after(file: string, right: string, slip: string): Promise<string[]> {
  copy.replace(file, right, slip);
  return (await findings()).map((line) => line.replace(/^(aviso )?content\/[\w-]+\.yaml:(\d+)/, '$1$2'));
}
const at = (file: string, piece: string) => copy.lineOf(file, piece);

it('finds nothing odd in the present content', async () => {
  expect(await findings()).toEqual([]);
});

describe('geography', () => {
  it("another airport's runways", async () => {
    const text = copy.read(airports);
    const runwaysOf = (icao: string) =>
      /\n {2}runways:\n(?: {4,}.*\n)+/.exec(text.slice(text.indexOf(`- icao: ${icao}`)))?.[0] ?? '';
    copy.replace(airports, runwaysOf('LEBL'), runwaysOf('LPPT'));
    const [first] = await findings();
    expect(first).toMatch(
      /^content\/airports\.yaml:\d+ · LEBL · runways\[1\]\.ends\[1\]: la cabecera «\d\d[LRC]?» queda a 99\d km del aeropuerto y junto a «LPPT»\. Escribe las pistas de «LEBL»\.$/,
    );
  });

  it('swapped coordinates', async () => {
    const line = at(airports, 'lat: 40.471926');
    expect(
      await after(airports, 'lat: 40.471926\n  lon: -3.56264', 'lat: -3.56264\n  lon: 40.471926'),
    ).toContain(
      `${line} · LEMD · lat: «lat» y «lon» están cambiadas entre sí. Escribe lat: 40.471926 y lon: -3.56264.`,
    );
  });

  it('a wrong sign', async () => {
    const line = at(airports, 'lon: -3.56264');
    expect(await after(airports, 'lon: -3.56264', 'lon: 3.56264')).toContain(
      `${line} · LEMD · lon: el signo no es el de las pistas: al oeste es negativo. Escribe -3.56264.`,
    );
  });

  it('an end with a slip in its figures', async () => {
    const line = at(airports, 'lat: 40.470001');
    expect(await after(airports, 'lat: 40.470001', 'lat: 41.470001')).toEqual([
      `${line} · LEMD · runways[1].ends[2]: la cabecera «32R» queda a 111 km del aeropuerto. Escribe sus coordenadas en grados, negativas al sur y al oeste, o corrige las del aeropuerto.`,
    ]);
  });

  it('a length that the ends do not have', async () => {
    const line = at(airports, 'lengthM: 3988');
    expect(await after(airports, 'lengthM: 3988', 'lengthM: 2000')).toEqual([
      `${line} · LEMD · runways[2].lengthM: entre las cabeceras hay 4102 m, y dice 2000. Corrige las coordenadas o escribe 4102.`,
    ]);
  });

  it('a heading that the ends do not have', async () => {
    const line = at(airports, 'lengthM: 3988');
    expect(
      await after(
        airports,
        'lengthM: 3988, widthM: 60, surface: asfalto, trueHeading: 142.3',
        'lengthM: 3988, widthM: 60, surface: asfalto, trueHeading: 42.3',
      ),
    ).toEqual([
      `${line} · LEMD · runways[2].trueHeading: de una cabecera a otra el rumbo es 142.3, y dice 42.3. Corrige las coordenadas o escribe 142.3.`,
    ]);
  });

  it('designators that are not opposite, and a name that is not theirs', async () => {
    const line = at(airports, 'ident: "32R"');
    expect(await after(airports, 'ident: "32R"', 'ident: "32L"')).toEqual([
      `${line} · LEMD · runways[1].ends[2].ident: la cabecera contraria a «14L» es «32R», y dice «32L». Escribe "32R".`,
    ]);
    copy.replace(airports, 'ident: "32L"', 'ident: "32R"');
    expect(await after(airports, 'ident: "14L/32R"', 'ident: "14R/32L"')).toEqual([
      `${line - 1} · LEMD · runways[1].ident: «14R/32L» no son sus cabeceras. Escribe "14L/32R", o corrige «ends».`,
    ]);
  });

  it('a zone of another part of the world, and one that is only odd', async () => {
    const line = at(airports, '  timezone: Europe/Madrid');
    expect(await after(airports, '  timezone: Europe/Madrid', '  timezone: Asia/Tokyo')).toEqual([
      `${line} · LEMD · timezone: «Asia/Tokyo» es UTC+9, y a esa longitud (-3.56264) le toca UTC. Escribe la zona del aeropuerto o corrige «lon».`,
    ]);
    expect(await after(airports, '  timezone: Asia/Tokyo', '  timezone: Europe/Moscow')).toEqual([
      `aviso ${line} · LEMD · timezone: «Europe/Moscow» es UTC+3, y a esa longitud (-3.56264) le toca UTC. Escribe la zona del aeropuerto o corrige «lon». Si está bien, añade «reviewed: [timezone]».`,
    ]);
    expect(
      await after(airports, '  timezone: Europe/Moscow', '  timezone: Europe/Moscow\n  reviewed: [timezone]'),
    ).toEqual([]);
  });

  it('two airports in one place', async () => {
    const text = copy.read(airports);
    const entry = text.slice(text.indexOf('- icao: LEMD'), text.indexOf('- icao: LEBL'));
    const twin = entry
      .replace('icao: LEMD', 'icao: LEXX')
      .replace('iata: MAD', 'iata: XXX')
      .replace(/ {2}destinations: .*\n/, '  destinations: []\n')
      .replace(/ {2}briefingUrl: .*\n/, '');
    copy.write(airports, `${text.trimEnd()}\n\n${twin}`);
    const found = await findings();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      /LEXX · lat: está en el mismo sitio que «LEMD»\. Escribe las coordenadas de «LEXX» o borra una de las dos entradas\.$/,
    );
  });

  it("a tour's stop elsewhere than its airport", async () => {
    const stop = '    - { icao: LEMD, name: Madrid, lat: ';
    copy.replace('content/tours.yaml', `${stop}40.471926`, `${stop}10.5`);
    expect((await findings())[0]).toMatch(
      /«LEMD» está aquí a 33\d\d km de donde lo pone content\/airports\.yaml\. Escribe lat: 40\.471926 y lon: -3\.56264\.$/,
    );
  });
});

describe('times', () => {
  it('a block time that no flight takes, and one that is only odd', async () => {
    const line = at(routes, 'between: [LEMD, LEBL]');
    expect(await after(routes, 'blockOut: "01:05"', 'blockOut: "11:10"')).toEqual([
      `${line} · LEMD–LEBL · blockOut: 11:10 no es lo que se tarda en 261 NM, unas 01:05. Escribe "01:05" o lo que dure de calzo a calzo.`,
    ]);
    expect(await after(routes, 'blockOut: "11:10"', 'blockOut: "02:00"')).toEqual([
      `aviso ${line} · LEMD–LEBL · blockOut: 02:00 no es lo que se tarda en 261 NM, unas 01:05. Escribe "01:05" o lo que dure de calzo a calzo. Si está bien, añade «reviewed: [block]».`,
    ]);
    expect(await after(routes, 'blockOut: "02:00"', 'blockOut: "02:00", reviewed: [block]')).toEqual([]);
  });

  it('a block time that is left out is estimated, and the route says so', async () => {
    copy.replace(routes, ', blockOut: "01:05", blockBack: "01:10"', '');
    const { content } = await loadEverything(copy.root, NOW);
    expect(content.routes[0]).toMatchObject({
      between: ['LEMD', 'LEBL'],
      blockOut: '01:05',
      estimated: true,
    });
    expect(content.routes[1]).not.toHaveProperty('estimated');
  });

  it('a notice of another decade, and one some months ahead', async () => {
    const line = at(notams, '- id: orden-de-arranque') + 1;
    const [right = ''] = /id: orden-de-arranque\n {2}date: "[\d-]+"/.exec(copy.read(notams)) ?? [];
    const slip = (date: string) => `id: orden-de-arranque\n  date: "${date}"`;
    expect(await after(notams, right, slip('2062-05-12'))).toEqual([
      `${line} · orden-de-arranque · date: «2062-05-12» queda a 426 meses de hoy. Escribe el día en que se publica, con su año.`,
    ]);
    expect(await after(notams, slip('2062-05-12'), slip('2027-05-12'))).toEqual([
      `aviso ${line} · orden-de-arranque · date: «2027-05-12» queda a 6 meses de hoy. Escribe el día en que se publica, con su año. Si está bien, añade «reviewed: [date]».`,
    ]);
    expect(await after(notams, slip('2027-05-12'), `${slip('2027-05-12')}\n  reviewed: [date]`)).toEqual([]);
  });
});

describe('notices', () => {
  it('with Markdown are warned of, for it is shown as it is', async () => {
    const line = at(notams, 'id: orden-de-arranque') + 4;
    expect(
      await after(notams, 'primero el motor 1 y después el motor 2.', '**primero el motor 1**.'),
    ).toEqual([
      `aviso ${line} · orden-de-arranque · content: lleva Markdown («**primero el motor 1**»), y un NOTAM se enseña tal cual, con sus signos. Escríbelo sin ellos.`,
    ]);
  });

  it('end after they begin, and speak of what there is', async () => {
    const line = at(notams, '- id: orden-de-arranque') + 2;
    const [right = '', date = ''] =
      /id: orden-de-arranque\n {2}date: "([\d-]+)"/.exec(copy.read(notams)) ?? [];
    expect(await after(notams, right, `${right}\n  until: "2020-01-01"`)).toContain(
      `${line} · orden-de-arranque · until: acaba antes de publicarse (${date}). Escribe un día posterior.`,
    );
    expect(
      await after(
        notams,
        'until: "2020-01-01"',
        'affects: { types: [A320-201], airports: [LEMD], tours: [svalbard] }',
      ),
    ).toEqual([
      `${line} · orden-de-arranque · affects.types[1]: «A320-201» no está en content/fleet.yaml. ¿Querías escribir «A320-200»?`,
    ]);
    expect(
      await after(notams, 'affects: { types: [A320-201]', 'revision: 2\n  affects: { types: [A320-200]'),
    ).toEqual([
      `${line} · orden-de-arranque · revision: sólo vale en un NOTAM de lectura obligatoria. Añade «mustRead: true» o borra la línea.`,
    ]);
    expect(await after(notams, 'revision: 2', 'revision: 2\n  mustRead: true')).toEqual([]);
    const day = (value: string) => `mustRead: true\n  ackUntil: "${value}"`;
    expect(await after(notams, 'mustRead: true', day('2020-01-01'))).toEqual([
      `${line + 2} · orden-de-arranque · ackUntil: es anterior al NOTAM (${date}). Escribe un día posterior.`,
    ]);
    expect(await after(notams, day('2020-01-01'), day(date))).toEqual([]);
    expect(await after(notams, 'tours: [svalbard] }', 'tours: [svalbard], ranks: [Capitán] }')).toEqual([
      expect.stringContaining(
        'orden-de-arranque · affects.ranks[1]: «Capitán» no está en content/pilots.yaml.',
      ),
    ]);
  });
});

describe('runways', () => {
  it('get their length and heading from their ends, and their ends from length and heading', async () => {
    copy.replace(
      airports,
      'lengthM: 3500, widthM: 60, surface: asfalto, trueHeading: 142.3',
      'widthM: 60, surface: asfalto',
    );
    const text = copy.read(airports);
    const [whole = ''] = /,\n {8}ends: \[\{ ident: "14R"[^\]]*\]/.exec(text) ?? [];
    copy.replace(airports, whole, '');
    const { content, warnings } = await loadEverything(copy.root, NOW);
    expect(warnings).toEqual([]);
    const [first, second] = content.airports[0]?.runways ?? [];
    expect(first?.lengthM).toBeGreaterThan(3400);
    expect(first?.trueHeading).toBeCloseTo(142.3, 0);
    expect(second?.ends.map(({ ident }) => ident)).toEqual(['14R', '32L']);
  });

  it('without ends need both length and heading', async () => {
    const text = copy.read(airports);
    const [whole = ''] = /, trueHeading: 142\.3,\n {8}ends: \[\{ ident: "14R"[^\]]*\]/.exec(text) ?? [];
    const line = at(airports, 'ident: "14R/32L"');
    expect(await after(airports, whole, '')).toContain(
      `${line} · LEMD · runways[2].trueHeading: falta este campo. Añade «trueHeading»: escribe un número de 0 a 360.`,
    );
  });
});
