import { describe, expect, it } from 'vitest';
import type { Flight } from '../timetable/flight.ts';
import { nextFlight, planDemo } from './plan-demo.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const listed = (number: number, dep: string, arr: string, stdUtc: number, blockMin: number): Flight => ({
  id: `flight ${number}`,
  number,
  dep,
  arr,
  days: 127,
  stdUtc,
  staUtc: (stdUtc + blockMin) % 1440,
  arrDayOffset: 0,
  blockMin,
  distanceNm: 300,
  level: null,
  kind: 'line',
  validFrom: '2026-01-01',
  validUntil: null,
  isPublic: true,
  note: '',
  source: 'generated',
  locked: false,
  types: [blockMin > 300 ? 'heavy' : 'jet'],
});
const timetable = [
  listed(101, 'LEMD', 'LEBL', 480, 75),
  listed(102, 'LEBL', 'LEMD', 900, 75),
  listed(641, 'LEMD', 'EIDW', 480, 155),
  listed(642, 'EIDW', 'LEMD', 900, 155),
  listed(503, 'LEMD', 'MMUN', 480, 610),
  listed(504, 'MMUN', 'LEMD', 900, 610),
];
const tour = {
  id: 'vuelta',
  name: 'Vuelta',
  edition: 1,
  minMinutesExclusive: null,
  types: ['jet'],
  substitutes: [],
  closed: false,
  stages: [1, 2, 3].map((n) => ({ n, dep: 'LEMD', arr: 'LEBL', retired: false })),
};
const awayTour = { ...tour, stages: [{ n: 1, dep: 'LEMD', arr: 'EIDW', retired: false }] };
const input = {
  seed: '1',
  now: NOW,
  pilots: 26,
  days: 182,
  grounded: [25],
  base: 'LEMD',
  timetable,
  tours: [tour],
};

describe('the demo’s story', () => {
  const plan = planDemo(input);

  it('is the same for the same seed, and another one for another', () => {
    expect(planDemo(input)).toEqual(plan);
    expect(planDemo({ ...input, seed: '2' })).not.toEqual(plan);
  });

  it('is of half a year, of everybody, most of it short, some of it waiting for a person', () => {
    expect(plan.flown.length).toBeGreaterThan(250);
    expect(plan.flown.length).toBeLessThan(600);
    expect(new Set(plan.flown.map(({ pilot }) => pilot)).size).toBe(26);
    expect(plan.flown.filter(({ blockMin }) => blockMin > 300).length).toBeLessThan(plan.flown.length / 4);
    const waiting = plan.flown.filter(({ endLost }) => endLost);
    expect(waiting.length).toBeGreaterThan(2);
    expect(waiting.every(({ startsAt }) => startsAt > NOW - 10 * 86_400_000)).toBe(true);
    expect(plan.flown.every(({ startsAt }) => startsAt > NOW - 184 * 86_400_000 && startsAt < NOW)).toBe(
      true,
    );
  });

  it('has tours flown in their order', () => {
    for (let pilot = 0; pilot < 26; pilot += 1) {
      const stages = plan.flown.flatMap((flight) =>
        flight.pilot === pilot && flight.stage ? [flight.stage.n] : [],
      );
      expect(stages).toEqual(stages.map((_, i) => i + 1));
    }
    expect(plan.flown.some(({ stage }) => stage !== null)).toBe(true);
  });

  it('lets nobody fly two at once', () => {
    for (let pilot = 0; pilot < 26; pilot += 1) {
      const own = plan.flown.filter((flight) => flight.pilot === pilot);
      own.slice(1).forEach((flight, i) => {
        expect(flight.startsAt).toBeGreaterThan(own[i]!.startsAt + own[i]!.blockMin * 60_000);
      });
    }
  });

  it('has two dozen who may be in the air now, of different pilots, none of those who stay on the ground', () => {
    expect(plan.flying).toHaveLength(24);
    expect(new Set(plan.flying.map(({ pilot }) => pilot)).size).toBe(24);
    expect(plan.flying.map(({ pilot }) => pilot)).not.toContain(25);
    for (const { startsAt, blockMin } of plan.flying) {
      expect(startsAt).toBeLessThan(NOW - 10 * 60_000);
      expect(startsAt + blockMin * 60_000).toBeGreaterThan(NOW);
    }
  });

  it.each(['1', '2', '3', '4'])('leaves who stays on the ground at the base, with seed %s', (seed) => {
    const grounded = [0, 4, 8, 12, 16, 20];
    const { flown } = planDemo({ ...input, seed, grounded, tours: [awayTour] });
    for (const pilot of grounded) {
      const own = flown.filter((flight) => flight.pilot === pilot);
      expect(own.at(-1)?.arr ?? 'LEMD').toBe('LEMD');
      own.slice(1).forEach(({ startsAt }, i) => expect(startsAt).toBeGreaterThan(own[i]!.startsAt));
    }
    expect(flown.some(({ arr, flightId }) => arr === 'LEMD' && flightId === null)).toBe(true);
  });

  it('goes on from where a flight ended', () => {
    expect(nextFlight({ dep: 'LEBL', pilot: 3, now: NOW }, timetable)).toMatchObject({
      dep: 'LEBL',
      arr: 'LEMD',
      pilot: 3,
      startsAt: NOW,
    });
  });
});
