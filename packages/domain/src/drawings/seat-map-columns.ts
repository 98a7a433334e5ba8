/** Positions of the seats of a row across the cabin. Unit: the width of an economy seat; x from the left wall. */
import type { SeatLayout } from '../shapes.ts';

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
