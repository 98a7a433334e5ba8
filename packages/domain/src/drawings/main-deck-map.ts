/** The main deck of a freighter as a map of boxes, drawn as a cabin is: lengths in economy seats. */
import type { MainDeck } from '../shapes.ts';
import type { SeatMap, SeatRow } from './seat-map.ts';

/** Between the walls, and the depth of a row with the gap behind it. */
const WIDTH = 6;
const DEPTH = 2.6;
const GAP = 0.3;
/** Width reserved for the row numbers beside a single row of positions. */
const AISLE = 0.9;

/** Letters of the positions in a row, from left to right, by their number. */
const LETTERS: Readonly<Record<number, readonly string[]>> = { 1: [''], 2: ['L', 'R'], 3: ['L', 'C', 'R'] };

/** Every position of the deck, numbered from the nose aft: `3`, `3L`, `3R`. */
export function mainDeckMap({ positions, doors }: MainDeck): SeatMap {
  const runs = positions.flatMap(({ abreast, rows }) => Array.from({ length: rows }, () => abreast));
  const rows = runs.map((abreast, index): SeatRow => {
    const number = index + 1;
    const width = (WIDTH - AISLE - (abreast - 1) * GAP) / abreast;
    const y = index * DEPTH;
    const seats = (LETTERS[abreast] ?? []).map((letter, at) => ({
      id: `${number}${letter}`,
      letter,
      x: AISLE + at * (width + GAP),
      y,
      width,
      height: DEPTH - GAP,
    }));
    return { number, cabin: 'Y', exit: false, y, depth: DEPTH - GAP, aisles: [AISLE / 2], seats };
  });
  const all = rows.reduce((sum, { seats }) => sum + seats.length, 0);
  return {
    width: WIDTH,
    length: rows.length * DEPTH,
    rows,
    doors: doors.map(({ name, afterRow }) => ({
      name,
      // Behind the last row there is no room of its own.
      y: Math.min(afterRow, rows.length - 1) * DEPTH,
      height: DEPTH - GAP,
      overwing: false,
    })),
    monuments: [],
    headings: [],
    totals: { B: 0, Y: all, all },
  };
}
