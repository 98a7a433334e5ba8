/**
 * Measures of the types for the drawings, in metres. Length, height, nacelle and tip come from `content/fleet.yaml`; what
 * is not in the fleet's facts (stations `x` from the nose, heights over the ground) stands here and is schematic, good to
 * about 2 %.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * @typedef {object} SideMeasures
 * @property {number} length nose to tail
 * @property {number} height ground to the top of the fin
 * @property {'fence' | 'winglet' | 'sharklet' | 'raked'} tip
 * @property {number} radius half the height of the fuselage
 * @property {number} axis height of the fuselage's axis over the ground
 * @property {number[]} doors stations of the main doors
 * @property {number[]} exits stations of the overwing exits
 * @property {number} pitch distance of the windows
 * @property {{root: number, tail: number, tipFront: number, tipBack: number}} fin stations at root and tip
 * @property {{front: number, back: number, tipFront: number, tipBack: number, rise: number}} wing stations, and how far
 *   the tip stands above the root
 * @property {{front: number, length: number, diameter: number, clearance: number, long: boolean}} engine nacelle; `long`
 *   covers the core
 * @property {{nose: number, main: number, wheel: number, bogie: number}} gear `bogie` is the distance of its axles, 0 for
 *   one axle
 * @property {'none' | 'thin' | 'full'} mask dark surround of the windscreen
 */

/** By ICAO designator in lower case. */
const STATIONS = {
  a320: {
    radius: 2.07,
    axis: 3.82,
    doors: [5.1, 29.7],
    exits: [15.4, 16.4],
    pitch: 0.533,
    fin: { root: 29.5, tail: 35.9, tipFront: 35.1, tipBack: 37.3 },
    wing: { front: 11.6, back: 19, tipFront: 19.8, tipBack: 21.3, rise: 1.5 },
    engine: { front: 10.4, length: 4.3, clearance: 0.6, long: true },
    gear: { nose: 5.07, main: 17.71, wheel: 1.15, bogie: 0 },
    mask: 'none',
  },
  a333: {
    radius: 2.82,
    axis: 5.05,
    doors: [6.4, 18.5, 38.2, 52.8],
    exits: [],
    pitch: 0.533,
    fin: { root: 51.2, tail: 61, tipFront: 60.1, tipBack: 63.4 },
    wing: { front: 21.5, back: 33.6, tipFront: 38.1, tipBack: 40.4, rise: 2.6 },
    engine: { front: 19.8, length: 6.9, clearance: 0.78, long: true },
    gear: { nose: 6.67, main: 32.04, wheel: 1.35, bogie: 1.98 },
    mask: 'none',
  },
  a339: {
    radius: 2.82,
    axis: 5.05,
    doors: [6.4, 18.5, 38.2, 52.8],
    exits: [],
    pitch: 0.533,
    fin: { root: 51.2, tail: 61, tipFront: 60.1, tipBack: 63.4 },
    wing: { front: 21.5, back: 33.6, tipFront: 38.6, tipBack: 40.8, rise: 2.8 },
    engine: { front: 19.2, length: 5.1, clearance: 0.66, long: false },
    gear: { nose: 6.67, main: 32.04, wheel: 1.35, bogie: 1.98 },
    mask: 'thin',
  },
  a359: {
    radius: 3.04,
    axis: 5.3,
    doors: [6.7, 18.7, 38.7, 54.8],
    exits: [],
    pitch: 0.635,
    fin: { root: 54.2, tail: 64.2, tipFront: 62.9, tipBack: 66.2 },
    wing: { front: 22.4, back: 35.6, tipFront: 41.4, tipBack: 43, rise: 3 },
    engine: { front: 20, length: 5.6, clearance: 0.7, long: false },
    gear: { nose: 5.9, main: 34.5, wheel: 1.4, bogie: 2.04 },
    mask: 'full',
  },
};

const content = path.resolve(import.meta.dirname, '../../../content/fleet.yaml');
const fleet = parse(readFileSync(content, 'utf8'));
const known = fleet.types.filter((type) => type.icaoType.toLowerCase() in STATIONS);
const keyOf = new Map(known.map((type) => [type.id, type.icaoType.toLowerCase()]));

/** @type {Record<string, SideMeasures>} */
export const TYPES = Object.fromEntries(
  known.map(({ icaoType, dimensions }) => {
    const stations = STATIONS[icaoType.toLowerCase()];
    const engine = { ...stations.engine, diameter: dimensions.nacelleDiameterM };
    const measures = { length: dimensions.lengthM, height: dimensions.heightM, tip: dimensions.wingtip };
    return [icaoType.toLowerCase(), { ...stations, ...measures, engine }];
  }),
);

/** Type of each aircraft that can be drawn, by registration in lower case. */
export const FLEET = Object.fromEntries(
  fleet.aircraft
    .filter(({ type }) => keyOf.has(type))
    .map(({ registration, type }) => [registration.toLowerCase(), keyOf.get(type)]),
);

/**
 * Letters of the blocks of seats of a type's cabin from left to right; none when it has no such cabin.
 * @param {string} key
 * @param {'B' | 'Y'} cabin
 * @returns {string[]}
 */
export function blocksOf(key, cabin) {
  const { seatLayout } = known.find((type) => keyOf.get(type.id) === key);
  const runs = seatLayout.rows.filter((run) => run.cabin === cabin);
  return runs.reduce(
    (widest, run) => (run.blocks.join('').length > widest.join('').length ? run.blocks : widest),
    [],
  );
}
