/** The world in squares, so that a picture of a small part of it fetches finer land for that part alone. Pure. */
import type { MapBox } from '../drawings/map-box.ts';
import { TURN, UNITS_PER_DEGREE } from '../drawings/projection.ts';

/** Side of a square. */
const SIDE = 15 * UNITS_PER_DEGREE;
/** How far the land of a square reaches into those beside it, so that no seam shows. */
const LAP = UNITS_PER_DEGREE / 4;
/** A wider picture shows as much with the land of the whole world. Degrees of latitude. */
const WIDEST_DEGREES = 40;

const WEST = -TURN / 2;
const NORTH = -90 * UNITS_PER_DEGREE;
const COLUMNS = TURN / SIDE;
const ROWS = -NORTH / (SIDE / 2);

/** Names of the squares that a picture shows some of; none for a picture of a large part of the world. */
export function landCells(box: MapBox, aspect: number): string[] {
  if (box.height * aspect > WIDEST_DEGREES * UNITS_PER_DEGREE) return [];
  const columns = squares(box.x - WEST, box.width);
  const rows = squares(box.y - NORTH, box.height).filter((row) => row >= 0 && row < ROWS);
  const names = columns.flatMap((column) =>
    rows.map((row) => `${column - COLUMNS * Math.floor(column / COLUMNS)}-${row}`),
  );
  return [...new Set(names)];
}

/** The part of the world whose land belongs to a square. */
export function cellBox(name: string): MapBox {
  const [column = NaN, row = NaN] = name.split('-').map(Number);
  const [x, y] = [WEST + column * SIDE, NORTH + row * SIDE];
  return { x: x - LAP, y: y - LAP, width: SIDE + 2 * LAP, height: SIDE + 2 * LAP };
}

/** Numbers of the squares along one side of a box. */
function squares(from: number, length: number): number[] {
  const first = Math.floor(from / SIDE);
  return Array.from({ length: Math.floor((from + length) / SIDE) - first + 1 }, (_, index) => first + index);
}
