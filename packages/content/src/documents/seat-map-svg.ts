/** The seat map as SVG without styles or script: classes from apps/web/src/styles/seat-map.css give it its look. */
import { coordinate, type Point, type Segment, toPath } from '@va/domain/drawings/path.ts';
import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { SeatMap, SeatRow } from '@va/domain/drawings/seat-map.ts';

/** Nose up for phones, nose to the left for wide screens (so that seat A is at the bottom). */
export type Orientation = 'tall' | 'wide';

/** Room outside the cabin, in seats. */
const NOSE = 2.6;
const TAIL = 2.6;
const OUTSIDE = 1.7;
const WALL = 0.35;

/** Which row numbers are large enough to be read when the whole aircraft is in view. */
const isMajor = (row: SeatRow) => row.exit || row.number === 1 || row.number % 5 === 0;

/** One SVG element, hidden from screen readers: the table beside it says the same. */
export function seatMapSvg(map: SeatMap, orientation: Orientation): string {
  const { width, length } = map;
  const turn = ([x, y]: Point): Point => (orientation === 'tall' ? [x, y] : [y, width - x]);
  const view = boxOf(
    { x: -OUTSIDE, y: -NOSE - 0.2, width: width + 2 * OUTSIDE, height: length + NOSE + TAIL + 0.4 },
    turn,
  );
  const boxes = (list: readonly MapBox[]) => list.map((box) => rectangle(boxOf(box, turn))).join('');
  const rounded = (list: readonly MapBox[]) => list.map((box) => cushion(boxOf(box, turn))).join('');
  const seats = (cabin: 'B' | 'Y') =>
    rounded(map.rows.filter((row) => row.cabin === cabin).flatMap((row) => row.seats));
  const exitRows = map.rows
    .filter((row) => row.exit)
    .map((row) => ({ x: -0.2, y: row.y - 0.1, width: width + 0.4, height: row.depth + 0.2 }));
  return [
    `<svg class="sm-map sm-${orientation}" viewBox="${[view.x, view.y, view.width, view.height].map(coordinate).join(' ')}" aria-hidden="true" focusable="false">`,
    `<path class="sm-hull" d="${toPath(hull(width, length), turn)}"/>`,
    `<path class="sm-exit-row" d="${boxes(exitRows)}"/>`,
    `<path class="sm-business" d="${seats('B')}"/>`,
    `<path class="sm-economy" d="${seats('Y')}"/>`,
    `<g class="sm-letters">${map.rows.map((row) => rowLetters(row, turn)).join('')}</g>`,
    `<g class="sm-numbers">${map.rows.map((row) => rowNumbers(row, turn)).join('')}</g>`,
    `<g class="sm-headings">${map.headings.map(({ y, letters }) => glyphs(letters.map(({ letter, x }) => [letter, turn([x, y])]))).join('')}</g>`,
    ...map.monuments.map((monument) => monumentSvg(monument, turn)),
    ...map.doors.map((door) => doorSvg(door, width, turn)),
    '</svg>',
  ].join('\n');
}

type Turn = (point: Point) => Point;

function boxOf(box: MapBox, turn: Turn): MapBox {
  const [x1, y1] = turn([box.x, box.y]);
  const [x2, y2] = turn([box.x + box.width, box.y + box.height]);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

function rectangle({ x, y, width, height }: MapBox): string {
  return `M${coordinate(x)} ${coordinate(y)}h${coordinate(width)}v${coordinate(height)}h${coordinate(-width)}z`;
}

const CORNER = 0.16;

/** A rectangle with round corners. */
function cushion({ x, y, width, height }: MapBox): string {
  const [across, down] = [coordinate(width - 2 * CORNER), coordinate(height - 2 * CORNER)];
  const r = coordinate(CORNER);
  return `M${coordinate(x + CORNER)} ${coordinate(y)}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} -${r} ${r}h-${across}q-${r} 0 -${r} -${r}v-${down}q0 -${r} ${r} -${r}z`;
}

/** The skin: a round nose, straight walls, a tapering tail. */
function hull(width: number, length: number): Segment[] {
  const [left, right, middle] = [-WALL, width + WALL, width / 2];
  return [
    ['M', [left, 0.6]],
    ['C', [left, -1.2], [middle - width * 0.3, -NOSE], [middle, -NOSE]],
    ['C', [middle + width * 0.3, -NOSE], [right, -1.2], [right, 0.6]],
    ['L', [right, length - 0.4]],
    ['C', [right, length + 1.4], [middle + width * 0.24, length + TAIL], [middle, length + TAIL]],
    ['C', [middle - width * 0.24, length + TAIL], [left, length + 1.4], [left, length - 0.4]],
    ['Z'],
  ];
}

/** Letters each at its own place, in one element. */
function glyphs(letters: readonly (readonly [string, Point])[], className?: string): string {
  const list = (axis: 0 | 1) => letters.map(([, point]) => coordinate(point[axis])).join(' ');
  const text = letters.map(([letter]) => letter).join('');
  return `<text${className ? ` class="${className}"` : ''} x="${list(0)}" y="${list(1)}">${text}</text>`;
}

function rowLetters(row: SeatRow, turn: Turn): string {
  return glyphs(
    row.seats.map(
      ({ letter, x, y, width, height }) => [letter, turn([x + width / 2, y + height / 2])] as const,
    ),
  );
}

function rowNumbers(row: SeatRow, turn: Turn): string {
  const className = `${isMajor(row) ? 'sm-major' : 'sm-minor'}${row.exit ? ' sm-at-exit' : ''}`;
  return row.aisles
    .map((x) => label(String(row.number), turn([x, row.y + row.depth / 2]), className))
    .join('');
}

function label(text: string, [x, y]: Point, className: string): string {
  return `<text class="${className}" x="${coordinate(x)}" y="${coordinate(y)}">${text}</text>`;
}

function monumentSvg(monument: SeatMap['monuments'][number], turn: Turn): string {
  const box = boxOf(monument, turn);
  const name = monument.kind === 'aseo' ? `WC${monument.count > 1 ? ` ×${monument.count}` : ''}` : 'Cocina';
  // A long word in a narrow box of a turned drawing reads along the box.
  const upright = box.width < name.length * 0.5;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const place = upright
    ? `transform="translate(${coordinate(x)} ${coordinate(y)}) rotate(-90)"`
    : `x="${coordinate(x)}" y="${coordinate(y)}"`;
  return `<path class="sm-monument sm-${monument.kind}" d="${rectangle(box)}"/><text class="sm-word" ${place}>${name}</text>`;
}

/** An opening in both walls with its name outside: L on the left, R on the right. */
function doorSvg(door: SeatMap['doors'][number], width: number, turn: Turn): string {
  const inset = door.overwing ? 0.1 : 0.2;
  const parts = [-WALL - 0.16, width + WALL - 0.16].map((x) =>
    rectangle(boxOf({ x, y: door.y + inset, width: 0.32, height: door.height - 2 * inset }, turn)),
  );
  const [left, right] = door.overwing ? ['', ''] : door.name.split('/');
  const middle = door.y + door.height / 2;
  return [
    `<path class="sm-exit" d="${parts.join('')}"/>`,
    left && left.length <= 3 ? label(left, turn([-WALL - 0.85, middle]), 'sm-exit-name') : '',
    right && right.length <= 3 ? label(right, turn([width + WALL + 0.85, middle]), 'sm-exit-name') : '',
  ].join('');
}
