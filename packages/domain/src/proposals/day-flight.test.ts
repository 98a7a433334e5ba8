import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { type Offer, offersBetween } from '../search/offers.ts';
import { sampleFlight } from '../timetable/testing/samples.ts';
import { dayFlights, endOfDay } from './day-flight.ts';

const DAY = '2026-11-29';
const START = Date.parse(`${DAY}T00:00:00Z`);

/** A timetable of one week with departures at every minute that is drawn. */
const timetables = fc
  .array(fc.tuple(fc.nat(1439), fc.constantFrom('LEMD', 'LEBL')), { minLength: 1, maxLength: 40 })
  .map((drawn) =>
    drawn.map(([stdUtc, dep], index) =>
      sampleFlight({ id: `f${index}`, number: index + 1, dep, arr: 'EIDW', stdUtc, blockMin: 90 }),
    ),
  );
const pilots = fc.uuid();
const minutes = fc.integer({ min: 0, max: 28 * 60 });

/** What is proposed at a minute of the day. */
function proposed(flights: ReturnType<typeof sampleFlight>[], pilotId: string, minute: number) {
  const offers = offersBetween(flights, START, endOfDay(DAY));
  return dayFlights({ pilotId, day: DAY, place: 'LEMD' }, offers, START + minute * MINUTE_MS);
}

describe('the flight of the day', () => {
  it('leaves from where the pilot is, not before now and not after the night', () => {
    fc.assert(
      fc.property(timetables, pilots, minutes, (flights, pilotId, minute) => {
        for (const { flight, std } of proposed(flights, pilotId, minute)) {
          expect(flight.dep).toBe('LEMD');
          expect(std).toBeGreaterThanOrEqual(START + minute * MINUTE_MS);
          expect(std).toBeLessThan(START + 28 * HOUR_MS);
        }
      }),
    );
  });

  it('stays the same until it has left, whenever one looks and whatever else stops leaving', () => {
    fc.assert(
      fc.property(timetables, pilots, minutes, minutes, (flights, pilotId, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const left = proposed(flights, pilotId, early).filter(({ std }) => std >= START + late * MINUTE_MS);
        expect(proposed(flights, pilotId, late)).toEqual(left);
      }),
    );
  });

  it('is one of the late ones where there is one', () => {
    fc.assert(
      fc.property(timetables, pilots, (flights, pilotId) => {
        const all = proposed(flights, pilotId, 0);
        const lateOf = ({ std }: { std: number }) => std >= START + 16 * HOUR_MS;
        const first = all[0];
        if (first && !lateOf(first)) expect(all.some(lateOf)).toBe(false);
      }),
    );
  });

  it('is what the pilot likes where that leaves, and everything else after it', () => {
    fc.assert(
      fc.property(timetables, pilots, minutes, fc.nat(4), (flights, pilotId, minute, kept) => {
        const offers = offersBetween(flights, START, endOfDay(DAY));
        const isLiked = (offer: Offer) => offer.flight.number % 5 === kept;
        const now = START + minute * MINUTE_MS;
        const wish = { pilotId, day: DAY, place: 'LEMD' };
        const all = dayFlights({ ...wish, isLiked }, offers, now);
        const plain = dayFlights(wish, offers, now);
        expect(all).toEqual([...plain.filter(isLiked), ...plain.filter((offer) => !isLiked(offer))]);
      }),
    );
  });

  it('differs between pilots and between days', () => {
    const flights = Array.from({ length: 12 }, (_, index) =>
      sampleFlight({ id: `f${index}`, number: index + 1, dep: 'LEMD', stdUtc: 1000 + index, blockMin: 90 }),
    );
    const firsts = Array.from(
      { length: 40 },
      (_, index) => proposed(flights, `pilot ${index}`, 0)[0]?.flight.id,
    );
    expect(new Set(firsts).size).toBeGreaterThan(6);
  });
});
