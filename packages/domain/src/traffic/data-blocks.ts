/** Where the data blocks of aircraft stand on a map. Everything in CSS pixels of the picture. Pure. */
import { around, contains, crosses, holdsBox, type Line, overlap } from '../drawings/boxes.ts';
import type { MapBox } from '../drawings/map-box.ts';
import type { MapPoint } from '../drawings/projection.ts';

/** A block that wants a place beside its aircraft. */
export interface BlockWish {
  id: string;
  /** Where the aircraft is. */
  at: MapPoint;
  width: number;
  height: number;
}

/** A block that has one. */
export interface PlacedBlock {
  id: string;
  box: MapBox;
  /** From the aircraft to a block that stands away from it; undefined beside it. */
  leader: Line | undefined;
}

/** What blocks keep clear of. */
export interface BlockSurroundings {
  /** What no block leaves. */
  bounds: MapBox;
  /** Every aircraft: blocks never cover one. */
  aircraft: readonly MapPoint[];
  /** What else stands over the picture. */
  blocked?: readonly MapBox[];
  /** What blocks had better not hide, such as lines. */
  avoid?: readonly MapPoint[];
}

/** Side of the square that an aircraft takes. */
const MARK = 22;
/** Distances of a block from its aircraft, the first without a leader. */
const REACHES = [13, 30, 50, 74] as const;
/** Where a block stands from its aircraft, right and below positive, the usual places first. */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/**
 * A place for each block that finds one, in the order of the wishes: where there is no room for all, the first have it.
 * None covers another, an aircraft or a leader.
 */
export function placeBlocks(
  wishes: readonly BlockWish[],
  { bounds, aircraft, blocked = [], avoid = [] }: BlockSurroundings,
): PlacedBlock[] {
  const marks = aircraft.map((at) => ({ at, box: around(at, MARK, MARK) }));
  const placed: PlacedBlock[] = [];
  for (const wish of wishes) {
    const others = [
      ...marks.filter(({ at }) => at.x !== wish.at.x || at.y !== wish.at.y).map(({ box }) => box),
      ...placed.map(({ box }) => box),
      ...blocked,
    ];
    const isFree = ({ box, leader }: PlacedBlock) =>
      holdsBox(bounds, box) &&
      others.every((other) => !overlap(box, other) && !(leader && crosses(leader, other))) &&
      placed.every((one) => !one.leader || !crosses(one.leader, box));
    const hidden = ({ box }: PlacedBlock) => avoid.filter((at) => contains(box, at)).length;
    const free = placesOf(wish).filter(isFree);
    const [best] = free.toSorted((a, b) => hidden(a) - hidden(b));
    if (best) placed.push(best);
  }
  return placed;
}

/** Every place to try, the nearest first: on each side of the aircraft, or off one of its corners. */
function placesOf({ id, at, width, height }: BlockWish): PlacedBlock[] {
  return REACHES.flatMap((reach, ring) =>
    WAYS.map(([right, below]) => {
      const step = reach / Math.hypot(right, below);
      const to = { x: at.x + right * step, y: at.y + below * step };
      const middle = { x: to.x + (right * width) / 2, y: to.y + (below * height) / 2 };
      return { id, box: around(middle, width, height), leader: ring === 0 ? undefined : { from: at, to } };
    }),
  );
}
