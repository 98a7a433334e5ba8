import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { MapPoint } from '@va/domain/drawings/projection.ts';
import { contains } from '@va/domain/drawings/boxes.ts';
import { lensOver } from '@va/domain/traffic/crowded-part.ts';
import { type BlockWish, placeBlocks, type PlacedBlock } from '@va/domain/traffic/data-blocks.ts';
import type { TrafficMark } from '@va/domain/traffic/traffic-scene.ts';
import { blockWords } from './block-words.ts';
import type { LiveRow } from './live-row.ts';

/** Height of a block of two lines, what it needs beside its letters, and the widest letter of each line, CSS pixels. */
const BLOCK_HEIGHT = 36;
const SIDES = 14;
const LETTER = { name: 8.6, detail: 7.4 };
/** Distance of blocks from the edge of their picture. */
const EDGE = 4;

/** A picture with the blocks that found a place on it, in CSS pixels. */
export interface BlockedPicture {
  width: number;
  height: number;
  /** The part of the map that it shows, in units of the drawing. */
  box: MapBox;
  blocks: readonly PlacedBlock[];
}

export interface BlockLayout extends BlockedPicture {
  /** An enlarged part in a corner of the picture, where many fly close together. */
  lens: (BlockedPicture & { corner: MapBox }) | undefined;
}

interface LayoutGiven {
  rows: readonly LiveRow[];
  marks: readonly TrafficMark[];
  box: MapBox;
  /** Size of the picture, CSS pixels. */
  width: number;
  height: number;
  chosen: string | undefined;
  /** Whether the chosen flight alone has a block. */
  close: boolean;
  /** Points of lines that blocks had better not hide, in units of the drawing. */
  avoid: readonly MapPoint[];
  /** Finds where a lens would stand. */
  findLens?: typeof lensOver;
}

/** Where the data blocks stand: the chosen flight before the others, then who flies, who is silent, and who is on the ground. */
export function blockLayout({
  rows,
  marks,
  box,
  width,
  height,
  chosen,
  close,
  avoid,
  findLens = lensOver,
}: LayoutGiven): BlockLayout {
  const onPicture = ({ x, y }: MapPoint) => ({
    x: ((x - box.x) / box.width) * width,
    y: ((y - box.y) / box.height) * height,
  });
  const places = new Map(marks.map(({ callsign, at }) => [callsign, onPicture(at)]));
  const aircraft = [...places.values()];
  const wishes = rows
    .toSorted((a, b) => priority(a, chosen) - priority(b, chosen))
    .filter(({ flight }) => !close || flight.id === chosen)
    .flatMap((row): BlockWish[] => {
      const at = places.get(row.flight.id);
      return at ? [{ id: row.flight.id, at, ...sizeOf(row) }] : [];
    });
  const place = (list: readonly BlockWish[], blocked: readonly MapBox[] = []) =>
    placeBlocks(list, { bounds: inner(width, height), aircraft, blocked, avoid: avoid.map(onPicture) });
  const blocks = place(wishes);
  const without = wishes.filter(({ id }) => blocks.every((block) => block.id !== id));
  const lens = findLens(
    without.map(({ at }) => at),
    aircraft,
    { width, height },
  );
  const plain = { width, height, box, blocks, lens: undefined };
  if (!lens) return plain;
  const { part, corner } = lens;
  const zoom = corner.width / part.width;
  const intoLens = ({ x, y }: MapPoint) => ({ x: (x - part.x) * zoom, y: (y - part.y) * zoom });
  const enlarged = placeBlocks(
    wishes.filter(({ at }) => contains(part, at)).map((wish) => ({ ...wish, at: intoLens(wish.at) })),
    { bounds: inner(corner.width, corner.height), aircraft: aircraft.map(intoLens) },
  );
  // Who has no block in the lens may still find a place beside it.
  const beside = place(
    wishes.filter(({ id }) => enlarged.every((block) => block.id !== id)),
    [corner],
  );
  // A lens takes room as well: it is worth it only where more are named with it than without.
  if (beside.length + enlarged.length <= blocks.length) return plain;
  return {
    ...plain,
    blocks: beside,
    lens: {
      corner,
      width: corner.width,
      height: corner.height,
      box: onMap(part, plain),
      blocks: enlarged,
    },
  };
}

/** A box of a picture, CSS pixels, in units of the drawing. */
export function onMap(
  { x, y, width, height }: MapBox,
  picture: Pick<BlockedPicture, 'box' | 'width' | 'height'>,
): MapBox {
  const [across, down] = [picture.box.width / picture.width, picture.box.height / picture.height];
  return {
    x: picture.box.x + x * across,
    y: picture.box.y + y * down,
    width: width * across,
    height: height * down,
  };
}

function inner(width: number, height: number): MapBox {
  return { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
}

function priority({ flight, age, grounded }: LiveRow, chosen: string | undefined): number {
  if (flight.id === chosen) return 0;
  return grounded ? 3 : age === 'lost' ? 2 : 1;
}

function sizeOf(row: LiveRow): Pick<BlockWish, 'width' | 'height'> {
  const detail = blockWords(row).length * LETTER.detail;
  return { width: Math.ceil(SIDES + Math.max(row.name.length * LETTER.name, detail)), height: BLOCK_HEIGHT };
}
