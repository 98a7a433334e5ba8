/** The cabin down the aisle, in one-point perspective, with the seats abreast that the type has. */
import { blocksOf, FLEET } from './lib/aircraft-types.mjs';
import { moodOf } from './lib/moods.mjs';
import { businessRow } from './lib/business-row.mjs';
import { seatRow } from './lib/seat-row.mjs';
import { perspective } from './lib/cabin-view.mjs';

/**
 * Cross-sections in metres: half width at the windows, width of a seat with its armrest, aisle,
 * and the outline of the right half from the floor up to the middle of the ceiling.
 */
const SECTIONS = {
  a320: {
    half: 1.84,
    seat: 0.505,
    aisle: 0.5,
    shell: [
      [1.66, 0],
      [1.84, 0.62],
      [1.84, 1.44],
      [1.7, 1.66],
    ],
    bin: [
      [1.7, 1.66],
      [1.14, 1.68],
      [0.86, 2.02],
    ],
    roof: [
      [0.86, 2.02],
      [0.62, 2.16],
      [0, 2.2],
    ],
    hung: null,
  },
  a333: {
    half: 2.62,
    seat: 0.53,
    aisle: 0.48,
    shell: [
      [2.44, 0],
      [2.62, 0.62],
      [2.62, 1.44],
      [2.5, 1.66],
    ],
    bin: [
      [2.5, 1.66],
      [1.9, 1.7],
      [1.66, 2.1],
    ],
    roof: [
      [1.66, 2.1],
      [1.5, 2.3],
      [0, 2.36],
    ],
    hung: [
      [0.98, 2.28],
      [0.86, 1.78],
      [0, 1.74],
    ],
  },
  a339: {
    half: 2.62,
    seat: 0.53,
    aisle: 0.48,
    shell: [
      [2.44, 0],
      [2.62, 0.62],
      [2.62, 1.44],
      [2.5, 1.66],
    ],
    bin: [
      [2.5, 1.66],
      [1.9, 1.72],
      [1.7, 2.14],
    ],
    roof: [
      [1.7, 2.14],
      [1.5, 2.32],
      [0, 2.36],
    ],
    hung: [
      [0.98, 2.28],
      [0.86, 1.8],
      [0, 1.76],
    ],
  },
  a359: {
    half: 2.8,
    seat: 0.53,
    aisle: 0.41,
    shell: [
      [2.6, 0],
      [2.8, 0.62],
      [2.8, 1.44],
      [2.66, 1.68],
    ],
    bin: [
      [2.66, 1.68],
      [2.0, 1.76],
      [1.8, 2.2],
    ],
    roof: [
      [1.8, 2.2],
      [1.56, 2.38],
      [0, 2.44],
    ],
    hung: [
      [0.84, 2.36],
      [0.74, 1.84],
      [0, 1.8],
    ],
  },
};

/** Number of seats of each block. */
const seatsAbreast = (type, cabin) => blocksOf(type, cabin).map((letters) => letters.length);

/** Left edges of the blocks of seats, in metres from the middle. */
function blockEdges({ blocks, seat, aisle }) {
  const total = blocks.reduce((sum, count) => sum + count * seat, 0) + (blocks.length - 1) * aisle;
  let x = -total / 2;
  return blocks.map((count) => {
    const from = x;
    x += count * seat + aisle;
    return { from, count };
  });
}

/** The economy cabin of an aircraft. @param {string} registration in lower case */
export function cabinPicture(registration) {
  const type = FLEET[registration];
  const section = { ...SECTIONS[type], blocks: seatsAbreast(type, 'Y') };
  const edges = blockEdges(section);
  // The eye is over the middle of the first aisle; a second aisle is left in view on the right.
  const eyeX = edges[1].from - section.aisle / 2;
  return perspective(section, edges, {
    mood: moodOf(registration),
    eyeX,
    eye: 1.56,
    centre: [section.blocks.length === 2 ? 600 : 400, 338],
    pitch: type === 'a359' ? 0.635 : 0.533,
    rows: Array.from({ length: 18 }, (_, i) => 1.42 + (17 - i) * 0.78),
    row: (mood) => seatRow('r', edges, section.seat, { eyeX, eye: 1.56, mood, behind: mood.behind }),
  });
}

/** The business cabin of an A330-900 from its front: its first three rows. */
export function businessPicture(registration) {
  const type = FLEET[registration];
  const section = { ...SECTIONS[type], blocks: seatsAbreast(type, 'B'), seat: 0.68, aisle: 0.52 };
  const edges = blockEdges(section);
  return perspective(section, edges, {
    mood: { ...moodOf(registration), carpet: '#3a3052' },
    eyeX: 0,
    eye: 1.5,
    centre: [600, 320],
    pitch: 0.533,
    rows: [4.9, 3.75, 2.6],
    far: 6.2,
    row: (mood) => businessRow('r', edges, section.seat, { eyeX: 0, eye: 1.5, mood }),
  });
}
