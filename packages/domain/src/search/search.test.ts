import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flight } from '../timetable/flight.ts';
import { sampleFlight } from '../timetable/testing/samples.ts';
import { daylightOf } from './daylight.ts';
import type { SearchFilters, SearchFacts } from './filters.ts';
import { type Offer, offersBetween } from './offers.ts';
import { indexByPair, sameDayReturns, shortestReturns } from './same-day-returns.ts';
import { search } from './search.ts';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const HOUR = 3_600_000;

function flight(
  number: number,
  dep: string,
  arr: string,
  stdUtc: number,
  blockMin: number,
  more = {},
): Flight {
  return sampleFlight({ number, dep, arr, stdUtc, blockMin, ...more });
}

const flights = [
  flight(101, 'LEMD', 'LEBL', 8 * 60, 65),
  flight(102, 'LEBL', 'LEMD', 10 * 60, 70),
  flight(203, 'LEMD', 'LROP', 7 * 60, 210),
  flight(204, 'LROP', 'LEMD', 11 * 60 + 15, 225),
  flight(503, 'LEMD', 'MMUN', 12 * 60, 620, { types: ['a350'], days: 1 }),
  flight(525, 'MUSC', 'MUVR', 20 * 60, 45, { types: ['a330'], kind: 'continuation' }),
];
const offers = offersBetween(flights, NOW, NOW + 48 * HOUR);

const facts: SearchFacts = {
  now: NOW,
  airlineCode: 'EVE',
  airports: new Map([
    ['LEMD', { lat: 40.5, lon: -3.6, name: 'Madrid', city: 'Madrid' }],
    ['LEBL', { lat: 41.3, lon: 2.1, name: 'Barcelona', city: 'Barcelona' }],
    ['LROP', { lat: 44.6, lon: 26.1, name: 'Bucarest', city: 'Bucarest' }],
    ['MMUN', { lat: 21, lon: -86.9, name: 'Cancún', city: 'Cancún' }],
  ]),
  lastFlown: new Map([['LEMD LEBL', NOW - 40 * 24 * HOUR]]),
  stages: new Map([['LEMD LROP', ['a320']]]),
  focusOn: () => new Set(['LROP']),
  isOfEvent: ({ flight }: Offer) => flight.id === 'f503',
  freeTails: ({ flight: { number } }: Offer) => (number === 101 ? 0 : 1),
  sceneries: new Set(['LROP', 'LEBL']),
  isForLikedTail: ({ flight: { types } }: Offer) => types.includes('a350'),
  returns: shortestReturns(offers, indexByPair(offers), () => 45),
  inDaylight: () => true,
  preparationMin: 45,
};
const numbers = (filters: SearchFilters) => [
  ...new Set(search(offers, filters, facts).offers.map(({ flight: { number } }) => number)),
];

describe('departures', () => {
  it('are those of the days and hours, in order', () => {
    expect(offers).toHaveLength(11);
    expect(offers.every((offer, index) => index === 0 || offer.std >= offers[index - 1]!.std)).toBe(true);
    expect(offersBetween(flights, NOW + 8 * HOUR, NOW + 10 * HOUR).map(({ flight: { id } }) => id)).toEqual([
      'f101',
    ]);
    const ended = [flight(1, 'LEMD', 'LEBL', 0, 60, { validUntil: '2026-11-23' })];
    expect(offersBetween(ended, NOW, NOW + 48 * HOUR)).toHaveLength(1);
  });
});

describe('filters', () => {
  it.each<[SearchFilters, number[]]>([
    [{ origin: 'LEBL' }, [102]],
    [{ destination: 'LEMD' }, [102, 204]],
    [{ date: '2026-11-24', type: 'a350' }, []],
    [{ hours: { from: 7 * 60, to: 8 * 60 } }, [203, 101]],
    [{ hours: { from: 19 * 60, to: 7 * 60 } }, [203, 525]],
    [{ timeMin: 110 }, [101, 525]],
    [{ returnSameDay: true }, [203, 101]],
    [{ returnSameDay: true, timeMin: 190 }, [101]],
    [{ returnSameDay: true, timeMin: 189 }, []],
    [{ type: 'a350' }, [503]],
    [{ neverFlown: true, origin: 'LEMD' }, [203, 503]],
    [{ notFlownForDays: 30, origin: 'LEMD' }, [203, 101, 503]],
    [{ notFlownForDays: 60, origin: 'LEMD' }, [203, 503]],
    [{ tourStage: true }, [203]],
    [{ focus: true }, [203, 204]],
    [{ event: true }, [503]],
    [{ continuation: true }, [525]],
    [{ freeTails: true, origin: 'LEMD' }, [203, 503]],
    [{ ownScenery: true }, [203, 101]],
    [{ likedTail: true }, [503]],
    [{ ownScenery: true, likedTail: true }, []],
    [{ text: '20' }, [203, 204]],
    [{ text: 'EVE 20' }, [203, 204]],
    [{ text: 'eve20' }, [203, 204]],
    [{ text: 'EVE' }, []],
    [{ text: 'cancun' }, [503]],
    [{ text: 'LEBL' }, [101, 102]],
    [{ text: ' ' }, [203, 101, 102, 204, 503, 525]],
  ])('%j', (filters, expected) => {
    expect(numbers(filters)).toEqual(expected);
  });

  it('only filter: a flight from elsewhere is found when the origin is lifted', () => {
    const here = search(offers, { origin: 'LEBL', destination: 'LROP' }, facts);
    expect(here.advice).toEqual({
      lift: 'one',
      filters: [
        { name: 'origin', results: 2 },
        { name: 'destination', results: 2 },
      ],
    });
  });
});

describe('counts', () => {
  it('say what each filter leaves, and what it would leave', () => {
    const result = search(offers, { origin: 'LEMD', type: 'a320' }, facts);
    expect(result.offers).toHaveLength(4);
    expect(result.lifted.get('type')).toBe(5);
    expect(result.origins.get('LEBL')).toBe(2);
    expect(result.types.get('a350')).toBe(1);
    expect(result.added.get('focus')).toBe(2);
  });

  const filters: fc.Arbitrary<SearchFilters> = fc.record(
    {
      origin: fc.constantFrom('LEMD', 'LEBL', 'LROP'),
      destination: fc.constantFrom('LEMD', 'LEBL'),
      type: fc.constantFrom('a320', 'a350'),
      timeMin: fc.integer({ min: 60, max: 600 }),
      focus: fc.constant(true as const),
      returnSameDay: fc.constant(true as const),
      freeTails: fc.constant(true as const),
      daylight: fc.constant(true as const),
    },
    { requiredKeys: [] },
  );

  it('are what the search then finds', () => {
    fc.assert(
      fc.property(filters, (on) => {
        const { lifted, added, advice, offers: found } = search(offers, on, facts);
        expect(advice === null).toBe(found.length > 0);
        for (const [name, results] of lifted) {
          // Time available asks for the return's time while a return is asked for: lifting it changes both.
          if (name === 'returnSameDay' && on.timeMin !== undefined) continue;
          expect(search(offers, { ...on, [name]: undefined }, facts).offers).toHaveLength(results);
        }
        for (const [name, results] of added) {
          expect(search(offers, { ...on, [name]: true }, facts).offers).toHaveLength(results);
        }
      }),
    );
  });

  it('of the way back on the same day ask whether both flights fit into the time', () => {
    for (const timeMin of [255, 300, 600]) {
      const count = search(offers, { timeMin }, facts).added.get('returnSameDay');
      expect(search(offers, { timeMin, returnSameDay: true }, facts).offers).toHaveLength(count ?? -1);
    }
  });

  it('come with advice that leads to flights', () => {
    expect(search([], {}, facts).advice).toEqual({ lift: 'none' });
    const two = search(offers, { type: 'a350', continuation: true, origin: 'LEBL' }, facts).advice;
    expect(two?.lift).toBe('all_of');
  });
});

describe('daylight', () => {
  it('follows the sun at the place', () => {
    const inDaylight = daylightOf();
    const madrid = { lat: 40.5, lon: -3.6 };
    expect(inDaylight(madrid, Date.parse('2026-11-23T12:00:00Z'))).toBe(true);
    expect(inDaylight(madrid, Date.parse('2026-11-23T23:00:00Z'))).toBe(false);
    // Sunrise in Madrid on that day is at 07:11Z.
    expect(inDaylight(madrid, Date.parse('2026-11-23T07:06:00Z'))).toBe(false);
    expect(inDaylight(madrid, Date.parse('2026-11-23T07:17:00Z'))).toBe(true);
    expect(inDaylight({ lat: 78.2, lon: 15.5 }, Date.parse('2026-12-21T12:00:00Z'))).toBe(false);
    expect(inDaylight({ lat: 78.2, lon: 15.5 }, Date.parse('2026-06-21T23:30:00Z'))).toBe(true);
    // Noon on the other side of the Earth is midnight in UTC.
    expect(inDaylight({ lat: -17.7, lon: 177.4 }, Date.parse('2026-11-23T00:10:00Z'))).toBe(true);
    expect(inDaylight({ lat: -17.7, lon: 177.4 }, Date.parse('2026-11-23T12:00:00Z'))).toBe(false);
  });
});

describe('the shortest day out and back', () => {
  it('is that of the ways back, whatever there is to choose from', () => {
    const leg = fc.record({
      out: fc.boolean(),
      stdUtc: fc.nat(1300),
      blockMin: fc.integer({ min: 30, max: 300 }),
      types: fc.constantFrom(['a'], ['b'], ['a', 'b'], ['b', 'a']),
    });
    fc.assert(
      fc.property(fc.array(leg, { maxLength: 30 }), (legs) => {
        const all = legs.map(({ out, stdUtc, blockMin, types }, index) =>
          flight(index + 1, out ? 'AAAA' : 'BBBB', out ? 'BBBB' : 'AAAA', stdUtc, blockMin, { types }),
        );
        const some = offersBetween(all, NOW, NOW + 48 * HOUR);
        const turnaround = (type: string) => (type === 'a' ? 45 : 90);
        const index = indexByPair(some);
        for (const out of some) {
          const every = some
            .filter(({ flight: { dep }, sta, date }) => {
              return dep === out.flight.arr && sta < Date.parse(`${out.date}T24:00:00Z`) && date === out.date;
            })
            .filter((back) =>
              out.flight.types.some(
                (type) => back.flight.types.includes(type) && back.std >= out.sta + turnaround(type) * 60_000,
              ),
            )
            .map((back) => (back.sta - out.std) / 60_000)
            .toSorted((a, b) => a - b);
          const found = (most?: number) =>
            sameDayReturns(out, index, turnaround, most).map(({ totalMin }) => totalMin);
          expect(found()).toEqual(every);
          expect(found(2)).toEqual(every.slice(0, 2));
          expect(shortestReturns(some, index, turnaround).get(out)).toBe(every[0]);
        }
      }),
    );
  });
});
