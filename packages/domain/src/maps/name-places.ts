/** Places names beside what they name, so that no name covers another. CSS pixels of the map. Pure. */
import type { MapBox } from '../drawings/map-box.ts';
import { holdsBox } from '../drawings/boxes.ts';

/** Side of the squares that are free or taken. */
export const CELL = 8;

/** Positions around a point, tried in this order: right, left, and the four corners. Shares of the width and height. */
const SIDES = [
  [0, -0.5],
  [-1, -0.5],
  [0, -1],
  [0, 0],
  [-1, -1],
  [-1, 0],
] as const;

export interface NameWish {
  id: string;
  /** Position of the thing that it names. */
  x: number;
  y: number;
  /** Size of the name. */
  width: number;
  height: number;
  /** Distance from the point. */
  gap: number;
  /** Shown even without a free place, as for the selected one; at most one name may ask for this. */
  always?: boolean;
}

export interface NamePlace {
  id: string;
  /** Index of the position among the six; passed again the next time, so that names do not jump. */
  side: number;
  box: MapBox;
}

/**
 * A place for each name that finds one, in the order of the wishes. No name covers another or a blocked box, or exceeds
 * the bounds.
 * @param bounds box that no name leaves; at the origin of the map
 * @param blocked boxes already occupied on the map, such as buttons, which no name may cover
 * @param last side of each name in the previous layout
 */
export function placeNames(
  wishes: readonly NameWish[],
  bounds: MapBox,
  blocked: readonly MapBox[] = [],
  last: ReadonlyMap<string, number> = new Map(),
): NamePlace[] {
  const taken = cellsOf(bounds);
  for (const box of blocked) taken.take(box);
  return wishes.flatMap((wish) => {
    const before = last.get(wish.id);
    const sides = before === undefined ? [0, 1, 2, 3, 4, 5] : [before, ...others(before)];
    const free = sides.find((side) => {
      const box = boxOf(wish, side);
      return holdsBox(bounds, box) && taken.isFree(box);
    });
    const side = free ?? (wish.always ? sides.find((one) => holdsBox(bounds, boxOf(wish, one))) : undefined);
    if (side === undefined) return [];
    const box = boxOf(wish, side);
    taken.take(box);
    return [{ id: wish.id, side, box }];
  });
}

function others(side: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((one) => one !== side);
}

function boxOf({ x, y, width, height, gap }: NameWish, side: number): MapBox {
  const [across, down] = SIDES[side] ?? SIDES[0];
  const apart = down === -0.5 ? 0 : gap * 0.4;
  return {
    x: Math.round(across === 0 ? x + gap : x - gap - width),
    y: Math.round(y + down * height + (down === -1 ? -apart : apart)),
    width,
    height,
  };
}

/** The squares of a map, free or taken. */
function cellsOf({ x: left, y: top, width, height }: MapBox) {
  const across = Math.max(1, Math.ceil(width / CELL));
  const down = Math.max(1, Math.ceil(height / CELL));
  const taken = new Uint8Array(across * down);
  /** Calls `see` with the squares that a box touches until it answers true; whether it did. */
  const some = ({ x, y, width: w, height: h }: MapBox, see: (cell: number) => boolean): boolean => {
    const [from, to] = [Math.floor((x - left) / CELL), Math.ceil((x + w - left) / CELL)];
    const [first, end] = [Math.floor((y - top) / CELL), Math.ceil((y + h - top) / CELL)];
    for (let row = Math.max(0, first); row < Math.min(down, end); row++)
      for (let column = Math.max(0, from); column < Math.min(across, to); column++)
        if (see(row * across + column)) return true;
    return false;
  };
  return {
    isFree: (box: MapBox) => !some(box, (cell) => taken[cell] === 1),
    take: (box: MapBox) => {
      some(box, (cell) => {
        taken[cell] = 1;
        return false;
      });
    },
  };
}
