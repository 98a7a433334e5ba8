import type { MapBox } from './map-box.ts';
import type { SeatLayout } from '../shapes.ts';

/** Positions of the seats of a row across the cabin. Unit: the width of an economy seat; x from the left wall. */

/** Class of a row: `B` business, `Y` economy. */
export type Cabin = SeatLayout['rows'][number]['cabin'];

/** Widths, economy seats. */
export const SEAT_WIDTH = { B: 1.3, Y: 1 } as const;
const AISLE = 1;

/** Adjacent seats of one row without an aisle between them; lengths in economy seats. */
export interface Block {
  letters: string;
  /** Left edge and width. */
  x: number;
  width: number;
  seatWidth: number;
}

/** Spreads blocks from wall to wall with equal aisles. */
function spread(letterBlocks: readonly string[], cabin: Cabin, cabinWidth: number): Block[] {
  const count = letterBlocks.join('').length;
  const seatWidth = Math.min(SEAT_WIDTH[cabin], (cabinWidth - (letterBlocks.length - 1) * 0.5) / count);
  const aisle = letterBlocks.length > 1 ? (cabinWidth - count * seatWidth) / (letterBlocks.length - 1) : 0;
  let x = letterBlocks.length > 1 ? 0 : (cabinWidth - count * seatWidth) / 2;
  return letterBlocks.map((letters) => {
    const block = { letters, x, width: letters.length * seatWidth, seatWidth };
    x += block.width + aisle;
    return block;
  });
}

function natural(letterBlocks: readonly string[], cabin: Cabin): number {
  return letterBlocks.join('').length * SEAT_WIDTH[cabin] + (letterBlocks.length - 1) * AISLE;
}

/** Layout of a cabin across its width; lengths in economy seats. */
export interface Columns {
  /** Between the walls. */
  width: number;
  /** The fullest row of each class, which the others follow. */
  reference: Partial<Record<Cabin, Block[]>>;
}

/** The width of the cabin and the columns of each class. */
export function columnsOf(layout: SeatLayout): Columns {
  const fullest: Partial<Record<Cabin, readonly string[]>> = {};
  for (const { cabin, blocks } of layout.rows) {
    if (blocks.join('').length > (fullest[cabin]?.join('').length ?? 0)) fullest[cabin] = blocks;
  }
  const classes = (['B', 'Y'] as const).filter((cabin) => fullest[cabin]);
  const width = Math.max(...classes.map((cabin) => natural(fullest[cabin] ?? [], cabin)));
  const reference = Object.fromEntries(
    classes.map((cabin) => [cabin, spread(fullest[cabin] ?? [], cabin, width)]),
  );
  return { width, reference };
}

/**
 * The blocks of one row. A row with fewer seats keeps the columns of the fullest: a block against the wall loses the
 * seats at the wall, where the fuselage narrows; a block between aisles stays in the middle.
 */
export function blocksOfRow(row: SeatLayout['rows'][number], columns: Columns): Block[] {
  const reference = columns.reference[row.cabin] ?? [];
  const places = row.blocks.map((letters) =>
    reference.findIndex((block) => [...letters].every((letter) => block.letters.includes(letter))),
  );
  if (places.includes(-1) || new Set(places).size < places.length) {
    return spread(row.blocks, row.cabin, columns.width);
  }
  return row.blocks.map((letters, index) => {
    const place = places[index] ?? 0;
    const column = reference[place];
    if (!column) throw new Error(`No column for the seats ${letters}`);
    const { seatWidth } = column;
    const width = letters.length * seatWidth;
    const slack = column.width - width;
    const atLeftWall = place === 0 && reference.length > 1;
    const atRightWall = place === reference.length - 1 && reference.length > 1;
    const shift = atLeftWall ? slack : atRightWall ? 0 : slack / 2;
    return { letters, x: column.x + shift, width, seatWidth };
  });
}

/** Reads the place of a galley or a lavatory from the words of the staff. */

/** A part of the cabin's width, seen from behind. */
export type Slot = 'left' | 'centre' | 'right';

/** Place of galleys or lavatories. */
export interface MonumentPlace {
  kind: 'cocina' | 'aseo';
  /** Index into the doors that have a passage. If `row` is given, the monument is beside that row instead. */
  door: number;
  side: 'before' | 'after';
  row: number | undefined;
  slots: readonly Slot[];
  /** Number of galleys or lavatories, 1 to 9. */
  count: number;
}

const NUMBERS: Record<string, number> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
};
const ALL: readonly Slot[] = ['left', 'centre', 'right'];

function slotsOf(where: string, kind: 'cocina' | 'aseo', count: number): readonly Slot[] {
  if (/todo el ancho/.test(where)) return ALL;
  if (/izquierda/.test(where)) return ['left'];
  if (/derecha/.test(where)) return ['right'];
  if (/centro|central/.test(where)) return ['centre'];
  if (kind === 'aseo') return count > 1 ? ['left', 'right'] : ['left'];
  return ALL;
}

/**
 * The place that a sentence such as «dos, junto a L2 y R2» names, or undefined when it names none. `doors` are the names
 * of the doors with a passage, from the nose aft.
 */
export function readMonument(
  { kind, where }: SeatLayout['monuments'][number],
  doors: readonly string[],
): MonumentPlace | undefined {
  const words = where.toLowerCase();
  const number = /\b[lr](\d)\b/.exec(words)?.[1];
  const named = number ? doors.findIndex((name) => new RegExp(`[LR]${number}(?!\\d)`, 'i').test(name)) : -1;
  const isAft = /\bdetrás\b|\batrás\b|\bcola\b/.test(words);
  const isFore = /\bdelante\b|\bproa\b/.test(words);
  const door = named >= 0 ? named : isAft ? doors.length - 1 : isFore ? 0 : -1;
  if (door < 0) return undefined;
  const count = NUMBERS[/^\p{L}+/u.exec(words)?.[0] ?? ''] ?? 1;
  const row = /\bfila (\d+)/.exec(words)?.[1];
  return {
    kind,
    door,
    side: isAft || /\btras\b/.test(words) ? 'after' : 'before',
    row: row === undefined ? undefined : Number(row),
    slots: slotsOf(words, kind, count),
    count,
  };
}

/** A seat: left and front edge, width across, height along the cabin. */
export interface Seat extends MapBox {
  /** Row and letter, e.g. `12A`; unique in the map. */
  id: string;
  letter: string;
}

/** A row of seats. */
export interface SeatRow {
  number: number;
  cabin: Cabin;
  exit: boolean;
  /** Front edge and depth. */
  y: number;
  depth: number;
  /** Middles of the aisles. */
  aisles: readonly number[];
  seats: readonly Seat[];
}

/** A drawn cabin; lengths in economy seats. */
export interface SeatMap {
  /** Between the walls. */
  width: number;
  /** Length from the first galley or door to the last. */
  length: number;
  rows: readonly SeatRow[];
  doors: readonly { name: string; y: number; height: number; overwing: boolean }[];
  monuments: readonly (MapBox & { kind: MonumentPlace['kind']; count: number })[];
  /** Seat letters above the rows that follow. */
  headings: readonly { y: number; letters: readonly { letter: string; x: number }[] }[];
  totals: Readonly<Record<Cabin, number>> & { all: number };
}
