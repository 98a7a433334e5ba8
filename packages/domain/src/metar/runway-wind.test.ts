import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endsFor,
  runwayEnds,
  windByBearing,
  windOnRunways,
  crossWords,
  gustWords,
  headWords,
} from './runway-wind.ts';
import { favouredRunways, runwaysInUse } from './runways-in-use.ts';

const ends = runwayEnds([
  { trueHeading: 90, ends: [{ ident: '09' }, { ident: '27' }] },
  { trueHeading: 180, ends: [{ ident: '18' }, { ident: '36' }] },
]);

const rounded = (value: number | undefined) => (value === undefined ? undefined : Math.round(value) + 0);

describe('components', () => {
  // FAA, Pilot's Handbook of Aeronautical Knowledge, crosswind component chart: 40 kt at 30° make 35 kt along and 20 across.
  it('are those of the published chart', () => {
    const [runway] = windOnRunways([{ ident: '18', bearing: 180 }], { direction: 210, speed: 40 });
    expect(rounded(runway?.head)).toBe(35);
    expect(rounded(runway?.cross)).toBe(20);
  });

  it.each([
    [90, 10, 0],
    [180, 0, 10],
    [270, -10, 0],
    [360, 0, -10],
  ])('from %d° on runway 09: %d kt along, %d kt across', (direction, head, cross) => {
    const runway = windOnRunways(ends, { direction, speed: 10 }).find(({ ident }) => ident === '09');
    expect([rounded(runway?.head), rounded(runway?.cross)]).toEqual([head, cross]);
  });

  it('count the gusts apart', () => {
    const runway = windOnRunways(ends, { direction: 360, speed: 10, gust: 25 }).at(-1);
    expect([rounded(runway?.head), rounded(runway?.gustHead)]).toEqual([10, 25]);
  });

  it('are the worst of a sector that goes over north', () => {
    const runway = windOnRunways(ends, { direction: 360, speed: 10, from: 330, to: 30 }).at(-1);
    expect(runway?.head).toBeCloseTo(10 * Math.cos(Math.PI / 6), 6);
    expect(Math.abs(runway?.cross ?? 0)).toBeCloseTo(5, 6);
  });

  it('are unknown for a wind from anywhere, and none in a calm', () => {
    expect(windOnRunways(ends, { direction: undefined, speed: 5 })[0]).toMatchObject({
      head: undefined,
      cross: undefined,
    });
    expect(windOnRunways(ends, { direction: undefined, speed: 0 })[0]).toMatchObject({ head: 0, cross: 0 });
  });

  it('never exceed the wind, and square up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 360 }), fc.integer({ min: 1, max: 150 }), (direction, speed) => {
        for (const { head = 0, cross = 0 } of windOnRunways(ends, { direction, speed }))
          expect(Math.hypot(head, cross)).toBeCloseTo(speed, 6);
      }),
    );
  });
});

describe('the favoured runway', () => {
  const favoured = (direction: number | undefined, speed: number) =>
    favouredRunways(windOnRunways(ends, { direction, speed })).map(({ ident }) => ident);

  it('has the most headwind', () => {
    expect(favoured(350, 12)).toEqual(['36']);
    expect(favoured(100, 12)).toEqual(['09']);
  });

  it('may be several', () => {
    expect(favoured(135, 12)).toEqual(['09', '18']);
    const parallel = runwayEnds([
      { trueHeading: 142.3, ends: [{ ident: '14L' }, { ident: '32R' }] },
      { trueHeading: 142.3, ends: [{ ident: '14R' }, { ident: '32L' }] },
    ]);
    const winds = windOnRunways(parallel, { direction: 320, speed: 9 });
    expect(favouredRunways(winds).map(({ ident }) => ident)).toEqual(['32R', '32L']);
    expect(windByBearing(winds).map((group) => group.map(({ ident }) => ident))).toEqual([
      ['32R', '32L'],
      ['14L', '14R'],
    ]);
  });

  it('is none in a calm or a variable wind', () => {
    expect(favoured(undefined, 0)).toEqual([]);
    expect(favoured(undefined, 4)).toEqual([]);
  });
});

describe('the runways for a departure and for an arrival', () => {
  // Two pairs: one for departures to the north and arrivals from the north, the other the other way round.
  const field = [
    {
      trueHeading: 180,
      ends: [
        { ident: '18', use: 'arrivals' },
        { ident: '36', use: 'departures', preferred: true },
      ],
    },
    {
      trueHeading: 140,
      ends: [
        { ident: '14', use: 'departures' },
        { ident: '32', use: 'arrivals', preferred: true },
      ],
    },
  ] as const;
  const names = (direction: number | undefined, speed: number, use?: 'departures' | 'arrivals') =>
    runwaysInUse(field, { direction, speed }, use).proposed.map(({ ident }) => ident);

  it('are those that serve it', () => {
    expect(names(180, 20)).toEqual(['18']);
    expect(names(180, 20, 'departures')).toEqual(['14']);
    expect(names(180, 20, 'arrivals')).toEqual(['18']);
  });

  it('are the preferred ones while the wind allows them', () => {
    expect(names(180, 4, 'departures')).toEqual(['36']);
    expect(names(undefined, 0, 'arrivals')).toEqual(['32']);
    expect(names(undefined, 0)).toEqual([]);
    // Sixteen knots across are too many.
    expect(names(90, 16, 'departures')).toEqual(['14']);
  });

  it('are all where none serves it', () => {
    const ends = runwayEnds([
      {
        trueHeading: 180,
        ends: [
          { ident: '18', use: 'arrivals' },
          { ident: '36', use: 'arrivals' },
        ],
      },
    ]);
    expect(endsFor(ends, 'departures')).toEqual(ends);
  });
});

it.each([
  [headWords(8.4), '8 kt de cara'],
  [headWords(-5), '5 kt de cola'],
  [headWords(-0.3), '0 kt'],
  [crossWords(3), '3 kt por la derecha'],
  [crossWords(-12), '12 kt por la izquierda'],
  [gustWords(-12, -17.2), 'rachas: 17 kt'],
  [gustWords(0.1, 0.4), undefined],
  [gustWords(5, undefined), undefined],
])('«%s»', (text, expected) => {
  expect(text?.replaceAll('\u00a0', ' ')).toBe(expected);
});
