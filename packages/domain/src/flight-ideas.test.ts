import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceFor, flightIdeas, MAX_LEGS, surprise, type Leg, type Wish } from './flight-ideas.ts';

function bothWays(a: string, b: string, type: string, out: number, back: number): Leg[] {
  return [
    { from: a, to: b, type, minutes: out, nm: out * 7 },
    { from: b, to: a, type, minutes: back, nm: out * 7 },
  ];
}

/** A triangle flown by narrow bodies, and a long route of another type beyond. */
const network = [
  ...bothWays('AAAA', 'BBBB', 'narrow', 60, 65),
  ...bothWays('BBBB', 'CCCC', 'narrow', 45, 45),
  ...bothWays('CCCC', 'AAAA', 'narrow', 75, 70),
  ...bothWays('AAAA', 'DDDD', 'wide', 600, 540),
];
const wish = (change: Partial<Wish>): Wish => ({
  from: 'AAAA',
  minutes: 180,
  turnaroundMinutes: 40,
  ...change,
});
const found = (change: Partial<Wish>) => flightIdeas(network, wish(change)).map(({ id }) => id);

describe('flightIdeas', () => {
  it('offers what fits, the fullest use of the time first', () => {
    expect(found({})).toEqual([
      'AAAA-BBBB-AAAA', // 60 + 40 + 65
      'AAAA-CCCC-BBBB', // 70 + 40 + 45
      'AAAA-BBBB-CCCC', // 60 + 40 + 45
      'AAAA-CCCC', // 70
      'AAAA-BBBB', // 60
    ]);
  });

  it('fits to the minute and not a minute more', () => {
    expect(found({ minutes: 60 })).toEqual(['AAAA-BBBB']);
    expect(found({ minutes: 59 })).toEqual([]);
  });

  it('adds up times and distances, with the stops between', () => {
    const [idea] = flightIdeas(network, wish({}));
    expect(idea).toMatchObject({ kind: 'rotation', blockMinutes: 125, totalMinutes: 165, nm: 840 });
  });

  it('tells one way, there and back, and chains apart', () => {
    const kinds = new Map(flightIdeas(network, wish({ minutes: 400 })).map(({ id, kind }) => [id, kind]));
    expect(kinds.get('AAAA-BBBB')).toBe('single');
    expect(kinds.get('AAAA-BBBB-AAAA')).toBe('rotation');
    expect(kinds.get('AAAA-BBBB-CCCC')).toBe('chain');
    expect(kinds.get('AAAA-BBBB-CCCC-AAAA')).toBe('chain');
  });

  it('keeps to one type, and to the wanted one', () => {
    expect(found({ minutes: 2000, type: 'wide' })).toEqual(['AAAA-DDDD-AAAA', 'AAAA-DDDD']);
    expect(found({ minutes: 2000, from: 'DDDD' })).toEqual(['DDDD-AAAA-DDDD', 'DDDD-AAAA']);
  });

  it('answers at once in a network of thousands of airports', () => {
    const hub = Array.from({ length: 2000 }, (_, i) => bothWays('AAAA', `X${i}`, 'narrow', 30, 30)).flat();
    const cross = Array.from({ length: 2000 }, (_, i) =>
      bothWays(`X${i}`, `X${(i * 7 + 1) % 2000}`, 'narrow', 20, 20),
    ).flat();
    const ideas = flightIdeas([...hub, ...cross], wish({ minutes: 600 }));
    expect(ideas.filter(({ kind }) => kind === 'single')).toHaveLength(2000);
    expect(ideas.length).toBeLessThanOrEqual(20_000);
  });

  const codes = fc.constantFrom('AAAA', 'BBBB', 'CCCC', 'DDDD', 'EEEE', 'FFFF');
  const leg = fc.record({
    from: codes,
    to: codes,
    type: fc.constantFrom('narrow', 'wide'),
    minutes: fc.integer({ min: 20, max: 900 }),
    nm: fc.integer({ min: 50, max: 7000 }),
  });
  const anyNetwork = fc
    .uniqueArray(leg, { maxLength: 24, selector: ({ from, to }) => `${from}${to}` })
    .map((legs) => legs.filter(({ from, to }) => from !== to));
  const anyWish = fc.record({
    from: codes,
    minutes: fc.integer({ min: 0, max: 3000 }),
    type: fc.option(fc.constantFrom('narrow', 'wide'), { nil: undefined }),
    turnaroundMinutes: fc.integer({ min: 0, max: 120 }),
  });

  it('every idea can be flown: connected, in time, one type, no airport twice, in order', () => {
    fc.assert(
      fc.property(anyNetwork, anyWish, (legs, any) => {
        const ideas = flightIdeas(legs, any);
        expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
        ideas.forEach((idea, i) => {
          expect(idea.legs.length).toBeGreaterThan(0);
          expect(idea.legs.length).toBeLessThanOrEqual(MAX_LEGS);
          expect(idea.legs.map(({ from }) => from)).toEqual(
            [any.from, ...idea.legs.map(({ to }) => to)].slice(0, -1),
          );
          expect(legs).toEqual(expect.arrayContaining([...idea.legs]));
          expect(new Set(idea.legs.map(({ to }) => to)).size).toBe(idea.legs.length);
          expect(idea.legs.every(({ type }) => type === (any.type ?? idea.legs[0]!.type))).toBe(true);
          const flown = idea.legs.reduce((sum, { minutes }) => sum + minutes, 0);
          expect(idea.totalMinutes).toBe(flown + any.turnaroundMinutes * (idea.legs.length - 1));
          expect(idea.totalMinutes).toBeLessThanOrEqual(
            Math.min(any.minutes, ideas[i - 1]?.totalMinutes ?? Infinity),
          );
        });
      }),
    );
  });

  it('finds every direct flight that fits, in whatever order the network comes', () => {
    fc.assert(
      fc.property(anyNetwork, anyWish, (legs, any) => {
        const ideas = flightIdeas(legs, any);
        const direct = legs.filter(
          ({ from, type, minutes }) =>
            from === any.from && minutes <= any.minutes && (any.type === undefined || type === any.type),
        );
        expect(ideas.filter(({ kind }) => kind === 'single')).toHaveLength(direct.length);
        expect(flightIdeas(legs.toReversed(), any).map(({ id }) => id)).toEqual(ideas.map(({ id }) => id));
      }),
    );
  });

  it('gives advice that brings at least one idea', () => {
    fc.assert(
      fc.property(anyNetwork, anyWish, (legs, any) => {
        if (flightIdeas(legs, any).length > 0) return;
        const advice = adviceFor(legs, any);
        if (advice.reason === 'time') {
          expect(flightIdeas(legs, { ...any, minutes: advice.minutes })).not.toEqual([]);
        } else if (advice.reason === 'type') {
          for (const type of advice.types) {
            expect(flightIdeas(legs, { ...any, type, minutes: 5000 })).not.toEqual([]);
          }
        } else {
          expect(legs.filter(({ from }) => from === any.from)).toEqual([]);
        }
      }),
    );
  });
});

describe('adviceFor', () => {
  it.each([
    [{ minutes: 30 }, { reason: 'time', minutes: 60 }],
    [
      { minutes: 120, type: 'wide' },
      { reason: 'time', minutes: 600 },
    ],
    [
      { from: 'DDDD', type: 'narrow' },
      { reason: 'type', types: ['wide'] },
    ],
    [{ from: 'ZZZZ' }, { reason: 'no-routes' }],
  ])('%o', (change, advice) => {
    expect(adviceFor(network, wish(change))).toEqual(advice);
  });
});

describe('surprise', () => {
  const ideas = flightIdeas(network, wish({ minutes: 400 }));

  it('is the same for the same seed, and there is none among none', () => {
    expect(surprise(ideas, 41)).toBe(surprise(ideas, 41));
    expect(surprise([], 3)).toBeUndefined();
  });

  it('shows every idea once before one comes again, in another order each round', () => {
    const round = (number: number): string[] =>
      ideas.map((_, i) => surprise(ideas, number * ideas.length + i)?.id ?? '');
    fc.assert(
      fc.property(fc.nat(5000), (number) => {
        expect(round(number).toSorted()).toEqual(ideas.map(({ id }) => id).toSorted());
      }),
    );
    expect(round(0)).not.toEqual(round(1));
  });
});
