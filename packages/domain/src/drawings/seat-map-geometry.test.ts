// @vitest-environment node
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fleetSchema } from '../../../schemas/src/content/fleet.ts';
import type { SeatLayout } from '../shapes.ts';
import { seatMap } from './seat-map-geometry.ts';
import type { MapBox } from './map-box.ts';

const { types } = fleetSchema.parse(
  parse(readFileSync(new URL('../../../../content/fleet.yaml', import.meta.url), 'utf8')),
);

const overlap = (a: MapBox, b: MapBox) =>
  a.x < b.x + b.width - 1e-9 &&
  b.x < a.x + a.width - 1e-9 &&
  a.y < b.y + b.height - 1e-9 &&
  b.y < a.y + a.height - 1e-9;

const layouts = types.flatMap(({ model, seatLayout }) => (seatLayout ? [[model, seatLayout] as const] : []));

describe.each(layouts)('%s', (_, layout) => {
  const map = seatMap(layout);
  const seats = map.rows.flatMap((row) => row.seats);

  test('the seats add up to the capacity', () => {
    expect(seats).toHaveLength(layout.capacity);
    expect(map.totals.all).toBe(layout.capacity);
    expect(map.totals.B + map.totals.Y).toBe(layout.capacity);
  });

  test('no seat is there twice', () => {
    expect(new Set(seats.map((seat) => seat.id)).size).toBe(layout.capacity);
  });

  test('nothing stands outside the walls or on something else', () => {
    const things = [...seats, ...map.monuments];
    for (const thing of things) {
      expect(thing.x).toBeGreaterThanOrEqual(-1e-9);
      expect(thing.x + thing.width).toBeLessThanOrEqual(map.width + 1e-9);
      expect(thing.y + thing.height).toBeLessThanOrEqual(map.length + 1e-9);
    }
    const clashes = things.flatMap((thing, index) =>
      things.slice(index + 1).filter((other) => overlap(thing, other)),
    );
    expect(clashes).toEqual([]);
  });

  test('every galley and lavatory of the file is drawn', () => {
    const kinds = (kind: string) => layout.monuments.filter((monument) => monument.kind === kind).length;
    const drawn = (kind: string) => map.monuments.filter((monument) => monument.kind === kind).length;
    expect(drawn('cocina')).toBeGreaterThanOrEqual(kinds('cocina'));
    expect(drawn('aseo')).toBeGreaterThanOrEqual(kinds('aseo'));
    expect(map.doors).toHaveLength(layout.doors.length);
  });

  test('the exit rows are those of the file, and an exit over the wing stands at one', () => {
    const exits = map.rows.filter((row) => row.exit);
    expect(exits.map((row) => row.number)).toEqual(layout.rows.flatMap((run) => run.exitRows));
    for (const door of map.doors.filter(({ overwing }) => overwing)) {
      expect(exits.some((row) => row.y === door.y)).toBe(true);
    }
  });
});

const layoutOf = (rows: SeatLayout['rows'], rest: Partial<SeatLayout> = {}): SeatLayout => ({
  capacity: 1,
  rows,
  doors: [],
  monuments: [],
  ...rest,
});
const run = (blocks: string[], rows: [number, number] = [1, 1], cabin: 'B' | 'Y' = 'Y') => ({
  rows,
  cabin,
  blocks,
  exitRows: [],
});

test('rows with fewer seats keep to the aisles of the full rows', () => {
  const { rows } = seatMap(layoutOf([run(['ABC', 'DEF', 'GHJ']), run(['AC', 'DF', 'GJ'], [2, 2])]));
  const edges = (index: number, letter: string) => rows[index]?.seats.find((seat) => seat.letter === letter);
  expect(edges(1, 'C')?.x).toBe(edges(0, 'C')?.x);
  expect(edges(1, 'A')?.x).toBe(edges(0, 'B')?.x);
  expect(edges(1, 'G')?.x).toBe(edges(0, 'G')?.x);
  expect((edges(1, 'D')?.x ?? 0) + (edges(1, 'F')?.x ?? 0)).toBeCloseTo(2 * (edges(0, 'E')?.x ?? NaN), 9);
});

test('a row of the middle block alone stays in the middle', () => {
  const { rows } = seatMap(layoutOf([run(['AC', 'DEFG', 'HK']), run(['DEFG'], [2, 2])]));
  expect(rows[1]?.seats.map(({ x }) => x)).toEqual(rows[0]?.seats.slice(2, 6).map(({ x }) => x));
});

test('business seats are wider than economy seats and reach from wall to wall', () => {
  const { rows, width } = seatMap(
    layoutOf([run(['AC', 'DG', 'HK'], [1, 1], 'B'), run(['AC', 'DEFG', 'HK'], [2, 2])]),
  );
  const [business, economy] = rows;
  expect(business?.seats[0]?.width).toBeGreaterThan(economy?.seats[0]?.width ?? Infinity);
  expect(business?.seats[0]?.x).toBeCloseTo(0.04, 9);
  expect((business?.seats.at(-1)?.x ?? 0) + (business?.seats.at(-1)?.width ?? 0)).toBeCloseTo(
    width - 0.04,
    9,
  );
});

test('a door stands between the rows that the file names', () => {
  const door = { name: 'L2/R2', position: 0.5, overwing: false, afterRow: 2 };
  const map = seatMap(layoutOf([run(['AC', 'DF'], [1, 4])], { doors: [door] }));
  const ahead = map.rows[1];
  expect(map.doors[0]?.y).toBeGreaterThanOrEqual((ahead?.y ?? Infinity) + (ahead?.depth ?? 0));
  expect((map.doors[0]?.y ?? Infinity) + (map.doors[0]?.height ?? 0)).toBeLessThanOrEqual(
    map.rows[2]?.y ?? 0,
  );
});

test('any layout has as many seats as its rows say, each with a name of its own', () => {
  const block = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 3 }))
    .map(([a, b, c]) => {
      const letters = 'ABCDEFGHJKL';
      return [letters.slice(0, a), letters.slice(a, a + b), letters.slice(a + b, a + b + c)].filter(
        (text) => text !== '',
      );
    });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(block, fc.integer({ min: 1, max: 12 }), fc.constantFrom('B', 'Y')), {
        minLength: 1,
        maxLength: 7,
      }),
      (runs) => {
        let next = 1;
        const rows = runs.map(([blocks, count, cabin]) => {
          const first = next;
          next += count;
          return run(blocks, [first, first + count - 1], cabin);
        });
        const map = seatMap(layoutOf(rows));
        const seats = map.rows.flatMap((row) => row.seats);
        const expected = runs.reduce((sum, [blocks, count]) => sum + blocks.join('').length * count, 0);
        expect(map.totals.all).toBe(expected);
        expect(new Set(seats.map((seat) => seat.id)).size).toBe(expected);
        for (const seat of seats) {
          expect(seat.x > 0 && seat.x + seat.width <= map.width + 1e-9 && seat.width > 0).toBe(true);
        }
      },
    ),
  );
});
