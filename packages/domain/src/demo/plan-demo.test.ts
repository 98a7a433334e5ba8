import { describe, expect, it } from 'vitest';
import type { Flight } from '../timetable/flight.ts';
import { flightsNow, nextFlight } from './flights-now.ts';
import { planDemo } from './plan-demo.ts';

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
  fleet: ['jet', 'jet', 'jet', 'jet', 'heavy'].map((typeId) => ({
    base: 'LEMD',
    typeId,
    isSubstitute: false,
  })),
  timetable,
  tours: [tour],
  minutesBefore: Array.from({ length: 26 }, () => 0),
  turns: [],
};

describe('the demo’s story', () => {
  const flown = planDemo(input);

  it('is the same for the same seed, and another one for another', () => {
    expect(planDemo(input)).toEqual(flown);
    expect(planDemo({ ...input, seed: '2' })).not.toEqual(flown);
  });

  it('is of half a year, of everybody, most of it short, some of it waiting for a person', () => {
    expect(flown.length).toBeGreaterThan(250);
    expect(flown.length).toBeLessThan(600);
    expect(new Set(flown.map(({ pilot }) => pilot)).size).toBe(26);
    expect(flown.filter(({ blockMin }) => blockMin > 300).length).toBeLessThan(flown.length / 4);
    const waiting = flown.filter(({ endLost }) => endLost);
    expect(waiting.length).toBeGreaterThan(2);
    expect(waiting.every(({ startsAt }) => startsAt > NOW - 10 * 86_400_000)).toBe(true);
    expect(flown.every(({ startsAt }) => startsAt > NOW - 184 * 86_400_000 && startsAt < NOW)).toBe(true);
  });

  it('has tours flown in their order', () => {
    for (let pilot = 0; pilot < 26; pilot += 1) {
      const stages = flown.flatMap((flight) =>
        flight.pilot === pilot && flight.stage ? [flight.stage.n] : [],
      );
      expect(stages).toEqual(stages.map((_, i) => i + 1));
    }
    expect(flown.some(({ stage }) => stage !== null)).toBe(true);
  });

  it('has each tour flown by somebody, and one by those whose accounts people try', () => {
    const tours = ['norte', 'sur', 'este'].map((id) => ({ ...tour, id }));
    const all = planDemo({ ...input, tours });
    expect(new Set(all.flatMap(({ stage }) => stage?.tour ?? []))).toEqual(new Set(['norte', 'sur', 'este']));
    expect(all.some(({ pilot, stage }) => pilot === 25 && stage !== null)).toBe(true);
  });

  it('takes no aircraft of a tour away, leaves the timetable one of each type, and has one that came home fly another', () => {
    const tours = ['norte', 'sur', 'este'].map((id) => ({ ...tour, id }));
    const all = planDemo({ ...input, tours, grounded: [25, 24] });
    const stages = all.filter(({ stage }) => stage !== null);
    // Three of four aircraft, each three times.
    expect(new Set(stages.map(({ pilot }) => pilot)).size).toBe(9);
    const firsts = stages.filter(({ stage }) => stage?.n === 1);
    expect(firsts.filter(({ startsAt }) => startsAt > NOW - 40 * 86_400_000)).toHaveLength(3);
    for (const { startsAt } of firsts) {
      const before = all.filter((one) => one.startsAt < startsAt && one.startsAt > startsAt - 108e6);
      expect(before.filter(({ flightId, typeId }) => flightId !== null && typeId === 'jet')).toEqual([]);
    }
    const stood = planDemo({ ...input, fleet: input.fleet.map((tail) => ({ ...tail, isSubstitute: true })) });
    expect(stood.filter(({ stage }) => stage !== null)).toEqual([]);
  });

  it('has a tour that asks for hours flown by who has more of them, and by nobody else', () => {
    const asking = { ...tour, minMinutesExclusive: 3000 };
    const minutesBefore = input.minutesBefore.map((_, pilot) => (pilot < 13 ? 3001 : 3000));
    const all = planDemo({ ...input, tours: [asking], minutesBefore });
    const flying = [...new Set(all.flatMap(({ pilot, stage }) => (stage ? [pilot] : [])))];
    expect(flying.length).toBeGreaterThan(2);
    expect(Math.max(...flying)).toBeLessThan(13);
  });

  it('has who takes part in the event leave the base at their turn, with the aircraft that are there, and come back', () => {
    const at = NOW - 12 * 86_400_000;
    const turns = [1, 2, 3, 4, 25].map((pilot, i) => ({ pilot, at: at + i * 600_000 }));
    const all = planDemo({ ...input, turns });
    const leaving = turns.map((turn) =>
      all.find(({ pilot, startsAt }) => pilot === turn.pilot && startsAt === turn.at),
    );
    expect(leaving.map((flight) => [flight?.dep, flight?.typeId])).toEqual([
      ...Array.from({ length: 4 }, () => ['LEMD', 'jet']),
      ['LEMD', 'heavy'],
    ]);
    const before = all.filter(({ startsAt }) => startsAt < at && startsAt > at - 86_400_000);
    expect(before.filter(({ flightId }) => flightId !== null)).toEqual([]);
    for (const { pilot, arr, startsAt } of leaving.flatMap((flight) => flight ?? [])) {
      const next = all.find((one) => one.pilot === pilot && one.startsAt > startsAt);
      expect(next).toMatchObject({ dep: arr, arr: 'LEMD' });
    }
  });

  it('has whose accounts people try fly more than most, a tour half done among it', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const own = planDemo({ ...input, seed: String(seed) }).filter(({ pilot }) => pilot === 25);
      expect(own.length, `${seed}`).toBeGreaterThan(12);
      expect(own.filter(({ stage }) => stage !== null).length, `${seed}`).toBe(3);
    }
  });

  it('has hard landings of the last days to appeal, whatever the seed and however few fly', () => {
    for (let seed = 0; seed < 40; seed += 1)
      for (const pilots of [3, 6, 26]) {
        const all = planDemo({ ...input, seed: String(seed), pilots, days: 55, grounded: [pilots - 1] });
        const hard = all.filter(
          ({ touchdownFpm, endLost, startsAt }) =>
            touchdownFpm > 400 && !endLost && startsAt > NOW - 6 * 86_400_000 && startsAt < NOW - 86_400_000,
        );
        expect(new Set(hard.map(({ pilot }) => pilot)).size, `${seed}/${pilots}`).toBeGreaterThanOrEqual(
          Math.min(3, pilots - 2),
        );
      }
  });

  it('lets nobody fly two at once', () => {
    for (let pilot = 0; pilot < 26; pilot += 1) {
      const own = flown.filter((flight) => flight.pilot === pilot);
      own.slice(1).forEach((flight, i) => {
        expect(flight.startsAt).toBeGreaterThan(own[i]!.startsAt + own[i]!.blockMin * 60_000);
      });
    }
  });

  it('flies out only from where an aircraft of the type is based, and back with the same type', () => {
    const listedOnes = flown.filter(({ flightId }) => flightId !== null);
    for (const { dep, arr, pilot, startsAt, typeId } of listedOnes.filter((one) => one.dep !== 'LEMD')) {
      const out = flown.findLast((one) => one.pilot === pilot && one.startsAt < startsAt);
      expect(out).toMatchObject({ dep: arr, arr: dep, typeId });
    }
    const noHeavy = planDemo({ ...input, fleet: input.fleet.filter(({ typeId }) => typeId === 'jet') });
    expect(noHeavy.every(({ typeId }) => typeId === 'jet')).toBe(true);
  });

  it('begins a tour that starts elsewhere with the way there', () => {
    const far = { ...tour, stages: [{ n: 1, dep: 'EIDW', arr: 'LEBL', retired: false }] };
    const all = planDemo({ ...input, tours: [far] });
    const way = all.filter(({ flightId, pilot }) => flightId === null && pilot === 0);
    expect(way.map(({ dep, arr }) => `${dep}-${arr}`)).toEqual(['LEMD-EIDW', 'EIDW-LEBL']);
  });

  it('has under way now what aircraft can fly from where they stand, by pilots who rest since a day', () => {
    const tails = [
      { registration: 'EC-AAA', typeId: 'jet', icao: 'EIDW' },
      { registration: 'EC-AAB', typeId: 'jet', icao: 'LEMD' },
      { registration: 'EC-BBB', typeId: 'heavy', icao: 'EIDW' },
    ];
    const now = flightsNow({ ...input, flown, tails });
    expect(now.map(({ tail, dep, typeId }) => `${tail} ${dep} ${typeId}`).toSorted()).toEqual([
      'EC-AAA EIDW jet',
      'EC-AAB LEMD jet',
    ]);
    expect(new Set(now.map(({ pilot }) => pilot)).size).toBe(2);
    for (const { pilot } of now) {
      expect(pilot).not.toBe(25);
      const last = flown.findLast((one) => one.pilot === pilot);
      expect(last?.startsAt ?? 0).toBeLessThan(NOW - 86_400_000);
    }
  });

  it('leaves the aircraft with most departures before it on the ground, so that its day can be booked', () => {
    const tails = ['EIDW', 'LEBL', 'LEMD', 'LEMD', 'MMUN'].map((icao, index) => ({
      registration: `EC-AA${index}`,
      typeId: icao === 'MMUN' ? 'heavy' : 'jet',
      icao,
    }));
    const large = flightsNow({ ...input, flown, tails });
    expect(new Set(large.map(({ tail }) => tail))).toEqual(new Set(['EC-AA0', 'EC-AA1', 'EC-AA3', 'EC-AA4']));
    const small = flightsNow({ ...input, flown, tails: tails.slice(0, 4) });
    expect(new Set(small.map(({ tail }) => tail))).toEqual(new Set(['EC-AA0', 'EC-AA1', 'EC-AA2', 'EC-AA3']));
  });

  it.each(['1', '2', '3', '4'])('leaves who stays on the ground at the base, with seed %s', (seed) => {
    const grounded = [0, 4, 8, 12, 16, 20];
    const all = planDemo({ ...input, seed, grounded, tours: [awayTour] });
    for (const pilot of grounded) {
      const own = all.filter((flight) => flight.pilot === pilot);
      expect(own.at(-1)?.arr ?? 'LEMD').toBe('LEMD');
      own.slice(1).forEach(({ startsAt }, i) => expect(startsAt).toBeGreaterThan(own[i]!.startsAt));
    }
    expect(all.some(({ arr, flightId }) => arr === 'LEMD' && flightId === null)).toBe(true);
  });

  it('goes on from where a flight ended, with the aircraft that is there', () => {
    const tail = { registration: 'EC-AAA', typeId: 'jet', icao: 'LEBL' };
    expect(nextFlight({ tail, pilot: 3, now: NOW }, timetable)).toMatchObject({
      dep: 'LEBL',
      arr: 'LEMD',
      tail: 'EC-AAA',
      pilot: 3,
      startsAt: NOW,
    });
    expect(nextFlight({ tail: { ...tail, icao: 'GOBD' }, pilot: 3, now: NOW }, timetable)).toBeUndefined();
  });
});
