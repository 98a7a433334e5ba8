import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuseRotation } from '../booking/rotation.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { type Offer, offersBetween } from '../search/offers.ts';
import { sampleFlight } from '../timetable/testing/samples.ts';
import { tailDays, type TailDayFacts } from './tail-days.ts';

const START = Date.parse('2026-11-29T00:00:00Z');
const facts: TailDayFacts = { place: 'LEMD', turnaroundMin: 45, most: 6, mayFly: () => true };

function byDeparture(flights: ReturnType<typeof sampleFlight>[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offersBetween(flights, START, START + 2 * DAY_MS))
    found.set(offer.flight.dep, [...(found.get(offer.flight.dep) ?? []), offer]);
  return found;
}

const airport = fc.constantFrom('LEMD', 'LEBL', 'LEPA', 'EIDW');
const timetables = fc
  .array(
    fc.record({
      dep: airport,
      arr: airport,
      stdUtc: fc.nat(1439),
      blockMin: fc.integer({ min: 30, max: 300 }),
    }),
    { maxLength: 60 },
  )
  .map((drawn) =>
    drawn.flatMap((one, index) => (one.dep === one.arr ? [] : sampleFlight({ ...one, number: index + 1 }))),
  );

describe('the days of an aircraft', () => {
  it('can each be booked as it is, begin and end where the aircraft stands, and take sixteen hours at most', () => {
    fc.assert(
      fc.property(timetables, fc.integer({ min: 2, max: 6 }), fc.nat(6), (flights, most, kept) => {
        const mayFly = ({ flight }: Offer) => flight.number % 7 !== kept;
        const days = tailDays(byDeparture(flights), { ...facts, most, mayFly });
        expect(new Set(days.map(({ length }) => length)).size).toBe(days.length);
        for (const day of days) {
          const legs = day.map(({ flight: { dep, arr }, std, sta }) => ({ dep, arr, std, sta }));
          const known = { tail: 'EC-LZD', place: 'LEMD', turnaroundMin: 45, most, own: [] };
          expect(refuseRotation(legs, known)).toBeNull();
          expect(legs.at(-1)?.arr).toBe('LEMD');
          expect((day.at(-1)?.sta ?? 0) - (day[0]?.std ?? 0)).toBeLessThanOrEqual(16 * HOUR_MS);
          expect(day.every(mayFly)).toBe(true);
        }
      }),
    );
  });

  it('are the shortest of each number of flights, and go on over midnight', () => {
    const flights = [
      sampleFlight({ number: 1, dep: 'LEMD', arr: 'LEPA', stdUtc: 20 * 60, blockMin: 80 }),
      sampleFlight({ number: 2, dep: 'LEPA', arr: 'LEMD', stdUtc: 22 * 60 + 30, blockMin: 80 }),
      sampleFlight({ number: 3, dep: 'LEPA', arr: 'LEMD', stdUtc: 22 * 60 + 10, blockMin: 80 }),
      sampleFlight({ number: 4, dep: 'LEMD', arr: 'LEBL', stdUtc: 30, blockMin: 60 }),
      sampleFlight({ number: 5, dep: 'LEBL', arr: 'LEMD', stdUtc: 150, blockMin: 60 }),
    ];
    const days = tailDays(byDeparture(flights), facts).map((day) => day.map(({ flight }) => flight.number));
    expect(days).toContainEqual([4, 5]);
    expect(days).toContainEqual([1, 3, 4, 5]);
  });

  it('are none where nothing leads back, where the airline has none, and where the aircraft is taken', () => {
    const out = sampleFlight({ number: 1, dep: 'LEMD', arr: 'LEPA', stdUtc: 480 });
    const home = sampleFlight({ number: 2, dep: 'LEPA', arr: 'LEMD', stdUtc: 600 });
    expect(tailDays(byDeparture([out]), facts)).toEqual([]);
    expect(tailDays(byDeparture([out, home]), { ...facts, most: 0 })).toEqual([]);
    expect(tailDays(byDeparture([out, home]), { ...facts, mayFly: () => false })).toEqual([]);
    expect(tailDays(byDeparture([out, home]), facts)).toHaveLength(1);
  });
});
