// @ts-check
// A large airline for measuring: the project's own content, and as many made-up airports, aircraft, pilots and notices
// as are asked for. Everything follows from the numbers: two runs write the same files.
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project.mjs';

/**
 * How many of each there are in the end, the project's own included.
 * @typedef {object} Size
 * @property {number} airports
 * @property {number} aircraft
 * @property {number} pilots
 * @property {number} notices
 */

/** What issue 8 asks the portal to bear. */
export const LARGEST = { airports: 2000, aircraft: 400, pilots: 5000, notices: 500 };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A number in letters: 0 → `AAA`, 1 → `AAB`.
 * @param {number} number
 * @param {number} length
 */
function inLetters(number, length) {
  let rest = number;
  let text = '';
  for (let i = 0; i < length; i += 1) {
    text = LETTERS.charAt(rest % 26) + text;
    rest = Math.floor(rest / 26);
  }
  return text;
}

/**
 * Writes `<folder>/content`, which is emptied first.
 * @param {string} folder
 * @param {Size} size
 */
export function writeLargeContent(folder, size) {
  const content = join(folder, 'content');
  rmSync(content, { recursive: true, force: true });
  cpSync(join(root, 'content'), content, { recursive: true });
  const read = (/** @type {string} */ file) => readFileSync(join(content, file), 'utf8');
  const entries = (/** @type {string} */ file, /** @type {RegExp} */ pattern) => [
    ...read(file).matchAll(pattern),
  ];

  const ownAirports = entries('airports.yaml', /^- icao: /gm).length;
  const taken = new Set(entries('airports.yaml', /^ {2}iata: (\w+)/gm).map(([, iata]) => iata));
  const codes = Array.from({ length: size.airports }, (_, i) => inLetters(i, 3))
    .filter((iata) => !taken.has(iata))
    .slice(0, Math.max(0, size.airports - ownAirports))
    .map((iata) => `Z${iata}`);
  // Each is linked to the next two, so that every airport has four routes.
  const ahead = (/** @type {number} */ i) =>
    [1, 2].flatMap((step) => (i + step < codes.length ? [i + step] : []));
  const routes = codes.flatMap((from, i) => ahead(i).map((to) => [from, codes[to]]));
  const neighbours = codes.map((_, i) => [i - 2, i - 1, i + 1, i + 2].flatMap((at) => codes[at] ?? []));
  append(
    'airports.yaml',
    codes.map((icao, i) => airport(icao, i, neighbours[i] ?? [])),
  );
  const model = /^ {4}model: (.+)$/m.exec(read('fleet.yaml'))?.[1];
  append(
    'routes.yaml',
    routes.map(
      ([from, to]) =>
        `- { between: [${from}, ${to}], type: ${model}, blockOut: "01:05", blockBack: "01:10" }\n`,
    ),
  );

  const fleet = read('fleet.yaml');
  const last = fleet.slice(fleet.lastIndexOf('\n  - registration: ') + 1);
  const ownAircraft = entries('fleet.yaml', /^ {2}- registration: /gm).length;
  const more = Array.from({ length: Math.max(0, size.aircraft - ownAircraft) }, (_, i) =>
    last.replace(/registration: \S+/, `registration: ZZ-${inLetters(i, 3)}`),
  );
  const type = /type: (\S+)/.exec(last)?.[1] ?? '';
  const units = fleet.split(`    type: ${type}\n`).length - 1 + more.length;
  const [before, after] = [fleet.indexOf(`- id: ${type}\n`), /units: .*/g];
  after.lastIndex = before;
  const line = after.exec(fleet)?.[0] ?? '';
  const at = fleet.indexOf(line, before);
  const counted = `${fleet.slice(0, at)}units: ${units} aviones${fleet.slice(at + line.length)}`;
  writeFileSync(join(content, 'fleet.yaml'), counted);
  append('fleet.yaml', more);

  const ownPilots = entries('pilots.yaml', /^ {2}- \{ id: /gm).length;
  const rank = /rango: ([^}\n]+)$/m.exec(read('pilots.yaml'))?.[1]?.trim();
  const pilots = Array.from(
    { length: Math.max(0, size.pilots - ownPilots) },
    (_, i) => `  - { id: ZZZ${1000 + i}, nombre: Piloto ${i + 1} de Muestra, rango: ${rank} }\n`,
  );
  append('pilots.yaml', pilots);
  const airline = read('airline.yaml');
  const pattern = /^( {2}pattern: )"(.*)"$/m;
  writeFileSync(
    join(content, 'airline.yaml'),
    airline.replace(pattern, (_, key, own) => `${key}"${own}|ZZZ[0-9]{4}"`),
  );

  const ownNotices = entries('notams.yaml', /^- id: /gm).length;
  append(
    'notams.yaml',
    Array.from({ length: Math.max(0, size.notices - ownNotices) }, (_, i) => notice(i)),
  );

  /** @param {string} file @param {string[]} lines */
  function append(file, lines) {
    appendFileSync(join(content, file), `\n${lines.join('')}`);
  }
}

/**
 * @param {string} icao
 * @param {number} i
 * @param {readonly string[]} destinations
 */
function airport(icao, i, destinations) {
  const lat = Math.round(((i % 110) - 55) * 1e4) / 1e4;
  const lon = Math.round((((i * 37) % 340) - 170) * 1e4) / 1e4;
  const end = (/** @type {string} */ ident, /** @type {number} */ shift) =>
    `{ ident: "${ident}", lat: ${(lat + shift).toFixed(4)}, lon: ${lon}, displacedFt: 0 }`;
  return `- icao: ${icao}
  iata: ${icao.slice(1)}
  name: Ciudad ${i + 1}
  officialName: Aeropuerto de Ciudad ${i + 1}
  city: Ciudad ${i + 1}
  country: España
  countryCode: ES
  lat: ${lat}
  lon: ${lon}
  elevationFt: ${(i * 7) % 5000}
  timezone: Europe/Madrid
  runways:
    - { ident: "18/36", lengthM: 2700, widthM: 45, surface: asfalto, trueHeading: 180,
        ends: [${end('18', 0.0121)}, ${end('36', -0.0121)}] }
  destinations: [${destinations.join(', ')}]

`;
}

/** @param {number} i */
function notice(i) {
  const day = new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10);
  return `- id: aviso-${i + 1}
  date: "${day}"
  title: Aviso de muestra número ${i + 1}
  importance: Baja
  content: |-
    Un aviso de dos párrafos, como los que escribe una compañía, para medir cuánto pesan muchos.

    El segundo párrafo dice qué tiene que hacer el piloto y desde cuándo.

`;
}
