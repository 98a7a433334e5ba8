// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { loadContent } from './load.ts';
import { MAX_FILE_BYTES } from './files.ts';
import { ContentErrors, formatProblem } from './problems.ts';

// Builds and whole contents take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let copy: ContentCopy;

beforeEach(() => {
  copy = copyContent();
});

afterEach(() => copy.dispose());

/** Every problem of the copy, as the staff reads it. */
async function problems(): Promise<string[]> {
  const error: unknown = await loadContent(copy.root).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) return [];
  if (!(error instanceof ContentErrors)) throw error;
  return error.problems.map(formatProblem);
}

describe('the ten ways to break an entry', () => {
  const airports = 'content/airports.yaml';

  it('unknown destination', async () => {
    const line = copy.lineOf(airports, 'destinations: [LEMD, ');
    copy.replace(airports, 'destinations: [LEMD, ', 'destinations: [XXXX, LEMD, ');
    expect(await problems()).toEqual([
      `content/airports.yaml:${line} · LEBL · destinations[1]: «XXXX» no existe. Escribe el código de un aeropuerto de este archivo.`,
    ]);
  });

  it('one-way route', async () => {
    const line = copy.lineOf(airports, 'destinations: [LEMD, ');
    copy.replace(airports, 'destinations: [LEMD, ', 'destinations: [FIMP, LEMD, ');
    expect(await problems()).toEqual([
      `content/airports.yaml:${line} · LEBL · destinations[1]: «FIMP» no tiene a «LEBL» entre sus destinos, y las rutas son de ida y vuelta. Añade «LEBL» a los destinos de «FIMP» o borra «FIMP» de aquí.`,
    ]);
  });

  it('double registration', async () => {
    copy.replace('content/fleet.yaml', 'registration: EC-NGY', 'registration: EC-NBO');
    const text = copy.read('content/fleet.yaml');
    const line = text.slice(0, text.lastIndexOf('registration: EC-NBO')).split('\n').length;
    expect(await problems()).toEqual([
      `content/fleet.yaml:${line} · EC-NBO · registration: «EC-NBO» está repetido en este archivo. Escribe otro o borra una de las dos entradas.`,
    ]);
  });

  it('a tour at an address that no page of the portal has', async () => {
    copy.replace('content/tours.yaml', 'routePath: /eventos/tours/svalbard', 'routePath: /eventos/svalbard');
    const line = copy.lineOf('content/tours.yaml', 'routePath: /eventos/svalbard');
    expect(await problems()).toEqual([
      `content/tours.yaml:${line} · svalbard · routePath: «/eventos/svalbard» no es la ruta de un tour. Escribe /eventos/tours/ y un nombre en minúsculas.`,
    ]);
  });

  it('missing image', async () => {
    copy.replace('content/fleet.yaml', '/images/fleet/ec-lzd.svg', '/images/fleet/no-hay.svg');
    const line = copy.lineOf('content/fleet.yaml', 'no-hay.svg');
    expect(await problems()).toEqual([
      `content/fleet.yaml:${line} · EC-LZD · image.src: la imagen «/images/fleet/no-hay.svg» no existe. Pon la imagen en content/images/fleet/no-hay.svg o escribe la ruta de una que exista.`,
    ]);
  });

  it('«javascript:» address', async () => {
    copy.replace('content/liveries.yaml', 'url: https://fenixsim.com/', 'url: "javascript:alert(1)"');
    const line = copy.lineOf('content/liveries.yaml', 'javascript:alert(1)');
    expect(await problems()).toEqual([
      `content/liveries.yaml:${line} · A320 · items[1].url: «javascript:alert(1)» no es una dirección admitida. Escribe una dirección que empiece por https://, o discord-only.`,
    ]);
  });

  it('31 February', async () => {
    copy.replace('content/notams.yaml', 'date: "2025-06-20"', 'date: 2025-02-31');
    const line = copy.lineOf('content/notams.yaml', '2025-02-31');
    expect(await problems()).toEqual([
      `content/notams.yaml:${line} · puntuacion-minima-pirep · date: «2025-02-31» no es una fecha real. Escribe año-mes-día con un día que exista, por ejemplo 2025-07-01.`,
    ]);
  });

  it('wrong type', async () => {
    copy.replace(airports, 'elevationFt: 1998', 'elevationFt: mil novecientos');
    const line = copy.lineOf(airports, 'mil novecientos');
    expect(await problems()).toEqual([
      `content/airports.yaml:${line} · LEMD · elevationFt: se esperaba un número entero de -1300 a 15000 y hay un texto («mil novecientos»). Escríbelo con cifras.`,
    ]);
  });

  it('unknown field', async () => {
    copy.replace(airports, '  city: Madrid', '  city: Madrid\n  briefingURL: /documentos/aeropuertos/lemd');
    const line = copy.lineOf(airports, 'briefingURL');
    expect(await problems()).toEqual([
      `content/airports.yaml:${line} · LEMD · briefingURL: no es un campo conocido. ¿Querías escribir «briefingUrl»? Si no, bórralo.`,
    ]);
  });

  it('missing field', async () => {
    const line = copy.lineOf(airports, 'icao: LEMD');
    copy.replace(airports, '  iata: MAD\n', '');
    expect(await problems()).toEqual([
      `content/airports.yaml:${line} · LEMD · iata: falta este campo. Añade «iata»: escribe tres letras mayúsculas.`,
    ]);
  });

  it('a file that is no YAML', async () => {
    copy.write('content/team.yaml', '<!doctype html>\n<p>Equipo: nosotros</p>\n');
    expect(await problems()).toEqual([
      'content/team.yaml:1: la línea no tiene la forma «campo: valor». Escribe el nombre del campo, dos puntos y un espacio.',
    ]);
    copy.write('content/team.yaml', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]));
    expect(await problems()).toEqual([
      'content/team.yaml:1: aquí hay letras que no están en UTF-8. Guarda el archivo en tu editor con la codificación UTF-8.',
    ]);
    copy.remove('content/team.yaml');
    expect(await problems()).toEqual([
      'content/team.yaml: no se puede leer el archivo. Créalo o recupéralo: el portal lo necesita.',
    ]);
  });

  it('all at once, by file and line', async () => {
    copy.replace('content/team.yaml', '\n    position:', '\n    posicion:');
    copy.replace(airports, 'iata: BCN', 'iata: bcn');
    copy.replace(airports, 'iata: MAD', 'iata: BCN');
    copy.replace(airports, 'LEPA, LPPT, MMUN', 'LEPA, LPPT, MMUN, XXXX');
    const found = await problems();
    expect(found.map((line) => line.split(/[:·]/)[0])).toEqual([
      'content/airports.yaml',
      'content/team.yaml',
      'content/team.yaml',
    ]);
    expect(found.join('\n')).toMatch(/«bcn»[^]*posicion: no es un campo conocido/);
  });
});

describe('attacks through the content', () => {
  it('other schemes', async () => {
    const file = 'content/manuals.yaml';
    const bad = [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://example.org/',
      '//example.org/',
      'https://a:b@example.org/',
    ];
    const pieces = [...copy.read(file).matchAll(/\n {2}url: \S+/g)]
      .slice(0, bad.length)
      .map(([piece]) => piece);
    pieces.forEach((piece, i) => copy.replace(file, piece, `\n  url: "${bad[i]}"`));
    const advice =
      'Escribe una dirección que empiece por https:// o la de un documento propio, como /documentos/manuales/nombre.';
    expect((await problems()).map((line) => line.replace(/^.* · url: /, ''))).toEqual(
      bad.map((url) => `«${url}» no es una dirección admitida. ${advice}`),
    );
  });

  it('Markdown with raw HTML, handlers, foreign schemes and pictures', async () => {
    const file = 'content/documents/manuales/acars.md';
    copy.write(
      file,
      [
        '---\ntitle: A\nsummary: B\nupdated: 2026-11-01\n---',
        '## Uno',
        '<script>alert(1)</script>',
        '',
        'Texto <img src=x onerror=alert(1)> seguido',
        'y [pulsa](javascript:alert(1)) o [aquí](data:text/html,x) o [allí](//example.org).',
        '',
        '![foto](https://example.org/x.png)',
        '<!-- nota -->',
      ].join('\n'),
    );
    const allowed =
      'Escribe una dirección que empiece por https:// o mailto:, o la ruta de un documento propio, /documentos/….';
    const html = 'es HTML, y en los textos sólo se admite Markdown. Bórralo o escríbelo sin «<» ni «>».';
    expect(await problems()).toEqual([
      `${file}:7: «<script>alert(1)</script>» ${html}`,
      `${file}:9: «<img src=x onerror=alert(1)>» ${html}`,
      `${file}:10: el enlace a «javascript:alert(1)» no se admite. ${allowed}`,
      `${file}:10: el enlace a «data:text/html,x» no se admite. ${allowed}`,
      `${file}:10: el enlace a «//example.org» no se admite. ${allowed}`,
      `${file}:12: las imágenes no se admiten en los textos. Borra «![…](…)».`,
      `${file}:13: «<!-- nota -->» ${html}`,
    ]);
  });

  it('pictures with script', async () => {
    copy.write(
      'content/images/fleet/malo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script>\n<rect onload="x()"/>\n</svg>',
    );
    copy.write('content/images/fleet/falso.png', '<svg/>');
    copy.write('content/images/Foto 1.svg', '<svg/>');
    expect(await problems()).toEqual([
      'content/images/Foto 1.svg: el nombre no vale para una imagen. Llámala content/images/<carpeta>/<archivo>, en minúsculas sin tildes ni espacios, acabada en svg, png, jpg, webp o avif.',
      'content/images/fleet/falso.png: el archivo no es una imagen png. Expórtala de nuevo con ese formato.',
      'content/images/fleet/malo.svg:2: <script> no se admite en una imagen. Bórralo.',
      'content/images/fleet/malo.svg:3: el atributo «onload» ejecuta código. Bórralo.',
    ]);
  });

  it('YAML that bombs by aliases, depth or size', async () => {
    copy.write(
      'content/notams.yaml',
      [
        'a0: &a0 [x, x]',
        ...Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`),
      ].join('\n'),
    );
    copy.write('content/tours.yaml', '['.repeat(50_000));
    copy.write('content/manuals.yaml', `# ${'x'.repeat(MAX_FILE_BYTES)}`);
    expect(await problems()).toEqual([
      'content/manuals.yaml: el archivo pasa de 8 MiB. Divídelo o borra lo que sobra.',
      expect.stringMatching(
        /^content\/notams\.yaml:\d+: hay más de 50 atajos «\*nombre»\. Escribe los valores en su lugar\.$/,
      ),
      'content/tours.yaml:1: hay demasiados niveles unos dentro de otros. No pases de 20.',
    ]);
  });
});
