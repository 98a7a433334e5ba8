/** The cabin drawn to count: every seat, exit, galley and lavatory. Unit: an economy seat; x across, y from the nose aft. */
import type { SeatLayout } from '../shapes.ts';
import {
  blocksOfRow,
  type Cabin,
  type Columns,
  columnsOf,
  type MonumentPlace,
  readMonument,
  type Slot,
  type SeatMap,
  type SeatRow,
} from './seat-map.ts';

/** Along the cabin: distance from a row to the next, and the seat's own depth. */
const PITCH = { B: 1.8, Y: 1.14 } as const;

const DEPTH = { B: 1.4, Y: 0.92 } as const;

const PASSAGE = 1.5;

const MONUMENT = 1.35;

const HEADING = 1;

const CURTAIN = 0.5;

const GAP = 0.08;

interface Progress {
  y: number;
  heading: boolean;
  rows: SeatRow[];
  doors: SeatMap['doors'][number][];
  monuments: SeatMap['monuments'][number][];
  headings: SeatMap['headings'][number][];
}

/** Left edge and width of a part of the cabin's width. */
function slotBox(slots: readonly Slot[], { width, reference }: Columns): { x: number; width: number } {
  const blocks = reference.Y ?? reference.B ?? [];
  const first = blocks[0]?.width ?? width / 3;
  const last = blocks.at(-1)?.width ?? width / 3;
  const third = {
    left: [0, first],
    right: [width - last, width],
    centre: [first + 0.6, width - last - 0.6],
  } as const;
  const [from, to] = [
    Math.min(...slots.map((slot) => third[slot][0])),
    Math.max(...slots.map((slot) => third[slot][1])),
  ];
  return { x: from, width: to - from };
}

/** One box per part of the width that a monument occupies; several monuments in one part share its box. */
function monumentBoxes(
  place: MonumentPlace,
  y: number,
  height: number,
  columns: Columns,
): SeatMap['monuments'] {
  const sides = place.slots.length === 3 ? [place.slots] : place.slots.map((slot) => [slot]);
  return sides.map((slots, index) => ({
    ...slotBox(slots, columns),
    y: y + GAP,
    height: height - 2 * GAP,
    kind: place.kind,
    count: Math.floor(place.count / sides.length) + (index < place.count % sides.length ? 1 : 0),
  }));
}

/** Arranges monuments in as few lines as possible; those of full width get a line of their own. */
function addMonuments(progress: Progress, places: readonly MonumentPlace[], columns: Columns): void {
  const lines: MonumentPlace[][] = [];
  for (const place of places.toSorted((a, b) => a.slots.length - b.slots.length)) {
    const free = lines.find(
      (line) => !line.some((other) => other.slots.some((slot) => place.slots.includes(slot))),
    );
    if (free) free.push(place);
    else lines.push([place]);
  }
  for (const line of lines) {
    progress.monuments.push(...line.flatMap((place) => monumentBoxes(place, progress.y, MONUMENT, columns)));
    progress.y += MONUMENT;
  }
}

function addRow(progress: Progress, run: SeatLayout['rows'][number], number: number, columns: Columns): void {
  const { cabin } = run;
  const blocks = blocksOfRow(run, columns);
  const before = progress.rows.at(-1);
  if (before && before.cabin !== cabin && !progress.heading) {
    progress.y += CURTAIN;
    progress.heading = true;
  }
  if (progress.heading) {
    const full = columns.reference[cabin] ?? blocks;
    const letters = full.flatMap((block) =>
      [...block.letters].map((letter, index) => ({ letter, x: block.x + (index + 0.5) * block.seatWidth })),
    );
    progress.headings.push({ y: progress.y + HEADING / 2, letters });
    progress.y += HEADING;
    progress.heading = false;
  }
  const aisleEdges = columns.reference[cabin] ?? blocks;
  progress.rows.push({
    number,
    cabin,
    exit: run.exitRows.includes(number),
    y: progress.y,
    depth: DEPTH[cabin],
    aisles: aisleEdges.slice(1).map((block, index) => {
      const left = aisleEdges[index];
      return ((left ? left.x + left.width : 0) + block.x) / 2;
    }),
    seats: blocks.flatMap((block) =>
      [...block.letters].map((letter, index) => ({
        id: `${number}${letter}`,
        letter,
        x: block.x + index * block.seatWidth + GAP / 2,
        y: progress.y,
        width: block.seatWidth - GAP,
        height: DEPTH[cabin],
      })),
    ),
  });
  progress.y += PITCH[cabin];
}

/** Everything on the seat map of a layout. */
export function seatMap(layout: SeatLayout): SeatMap {
  const columns = columnsOf(layout);
  const passages = layout.doors.filter((door) => !door.overwing).toSorted((a, b) => a.afterRow - b.afterRow);
  const names = passages.map((door) => door.name);
  const places = layout.monuments
    .map((monument) => readMonument(monument, names))
    .filter((place) => place !== undefined);
  const progress: Progress = { y: 0, heading: true, rows: [], doors: [], monuments: [], headings: [] };

  const at = (door: number, side: MonumentPlace['side']) =>
    places.filter((place) => place.door === door && place.side === side && place.row === undefined);
  let passed = 0;
  const passDoors = (beforeRow: number) => {
    for (let door = passages[passed]; door && door.afterRow < beforeRow; door = passages[++passed]) {
      addMonuments(progress, at(passed, 'before').toReversed(), columns);
      progress.doors.push({ name: door.name, y: progress.y, height: PASSAGE, overwing: false });
      progress.y += PASSAGE;
      addMonuments(progress, at(passed, 'after'), columns);
      progress.heading = true;
    }
  };
  for (const run of layout.rows.toSorted((a, b) => a.rows[0] - b.rows[0])) {
    for (let number = run.rows[0]; number <= run.rows[1]; number++) {
      passDoors(number);
      addRow(progress, run, number, columns);
    }
  }
  passDoors(Infinity);

  for (const place of places) {
    const row = progress.rows.find(({ number }) => number === place.row);
    if (row) progress.monuments.push(...monumentBoxes(place, row.y, row.depth, columns));
  }
  for (const door of layout.doors.filter(({ overwing }) => overwing)) {
    const row = progress.rows.find(({ number }) => number > door.afterRow);
    if (row) progress.doors.push({ name: door.name, y: row.y, height: row.depth, overwing: true });
  }
  const count = (cabin: Cabin) =>
    progress.rows.filter((row) => row.cabin === cabin).reduce((sum, row) => sum + row.seats.length, 0);
  const [business, economy] = [count('B'), count('Y')];
  return {
    width: columns.width,
    length: progress.y,
    rows: progress.rows,
    doors: progress.doors,
    monuments: progress.monuments,
    headings: progress.headings,
    totals: { B: business, Y: economy, all: business + economy },
  };
}
