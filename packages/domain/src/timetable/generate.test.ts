import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BusyMinutes } from './departure-slots.ts';
import { diffTimetable } from './diff.ts';
import { applyDiff, sampleInput, sampleRules } from './testing/samples.ts';
import { arrivalOf, type Flight } from './flight.ts';
import { freshId } from './flight-identity.ts';
import { generateTimetable } from './generate.ts';
import type { TimetableInput, TimetableRoute } from './timetable-input.ts';
import { shiftDays } from './weekdays.ts';

const TODAY = '2026-11-22';
const airport = fc.record({
  lat: fc.double({ min: -60, max: 60, noNaN: true }),
  lon: fc.double({ min: -179, max: 179, noNaN: true }),
  runwayM: fc.constant(3000),
});

/** A network of up to 12 airports, with pairs among them in no particular order and without repeats. */
const network: fc.Arbitrary<TimetableInput> = fc
  .tuple(
    fc.array(airport, { minLength: 2, maxLength: 12 }),
    fc.uniqueArray(fc.tuple(fc.nat(11), fc.nat(11), fc.option(fc.integer({ min: 30, max: 900 }))), {
      maxLength: 30,
      selector: ([a, b]) => [a, b].toSorted((x, y) => x - y).join(),
    }),
  )
  .map(([places, pairs]) => {
    const airports = places.map((place, index) => ({ ...place, icao: `AAA${'ABCDEFGHIJKL'[index]}` }));
    const routes = pairs.flatMap(([a, b, block], index): TimetableRoute[] => {
      const [from, to] = [airports[a], airports[b]];
      if (from === undefined || to === undefined || from === to) return [];
      return [
        {
          between: [from.icao, to.icao],
          type: 'jet',
          blockOut: block ?? undefined,
          blockBack: block ?? undefined,
          numbers: index % 2 === 0 ? [101 + 2 * index, 102 + 2 * index] : undefined,
        },
      ];
    });
    return { ...sampleInput, airports, routes };
  });

const flightsOf = (input: TimetableInput): Flight[] =>
  generateTimetable(input).flights.map(({ flight }) => flight);

describe('the generator on any network', () => {
  it('gives flights that agree with themselves, numbers once and departures apart', () => {
    fc.assert(
      fc.property(network, (input) => {
        const flights = flightsOf(input);
        expect(new Set(flights.map(({ number }) => number)).size).toBe(flights.length);
        expect(new Set(flights.map(({ id }) => id)).size).toBe(flights.length);
        const busy = new BusyMinutes(input.rules.slotMin);
        for (const flight of flights) {
          expect(flight).toMatchObject(arrivalOf(flight.stdUtc, flight.blockMin));
          expect(flight.days).toBeGreaterThan(0);
          expect(flight.days).toBeLessThanOrEqual(127);
          expect(flight.stdUtc % input.rules.slotMin).toBe(0);
          expect(busy.clashes(flight.dep, flight.stdUtc, flight.days)).toBe(false);
          busy.add(flight.dep, flight.stdUtc, flight.days);
        }
      }),
    );
  });

  it('sends back what it sends out, when the aircraft is ready', () => {
    fc.assert(
      fc.property(network, (input) => {
        const flights = flightsOf(input);
        for (const out of flights.filter(({ number }) => number < 600 && number % 2 === 1)) {
          const back = flights.find(({ number }) => number === out.number + 1)!;
          const ready = out.stdUtc + out.blockMin + 45;
          const shift = Math.ceil((ready - back.stdUtc) / 1440);
          expect(shiftDays(out.days, shift)).toBe(back.days);
        }
      }),
    );
  });

  it('is the same twice, and a new route moves no other', () => {
    fc.assert(
      fc.property(network, fc.nat(29), (input, index) => {
        const fewer = { ...input, routes: input.routes.filter((_, at) => at !== index) };
        const current = flightsOf(fewer);
        expect(flightsOf({ ...fewer, routes: fewer.routes.toReversed() })).toEqual(current);
        expect(flightsOf({ ...fewer, current, today: '2027-01-01' })).toEqual(current);
        const diff = diffTimetable(current, flightsOf({ ...input, current }), TODAY);
        expect(diff.changed).toEqual([]);
        expect(diff.ended).toEqual([]);
        expect(diff.same).toBe(current.length);
      }),
    );
  });

  it('never deletes: what goes is ended, and comes back with its number', () => {
    fc.assert(
      fc.property(network, (input) => {
        const current = flightsOf(input);
        const none = diffTimetable(current, flightsOf({ ...input, routes: [], current }), TODAY);
        expect(none.ended).toHaveLength(current.length);
        const ended = applyDiff(current, none);
        expect(ended.every(({ validUntil }) => validUntil === TODAY)).toBe(true);
        const again = flightsOf({ ...input, current: ended, today: '2026-11-24' });
        const numbers = (flights: readonly Flight[]) => flights.map(({ number }) => number);
        expect(numbers(again)).toEqual(numbers(current));
      }),
    );
  });
});

describe('the day after a change of season', () => {
  const turn = '2027-03-28';
  const ofFile = (flight: Flight, days = flight.days): Flight => ({
    ...flight,
    id: freshId({ ...flight, days }, new Set([flight.id])),
    days,
    validFrom: turn,
    source: 'import',
  });

  it('keeps the flights of the season that flies now, and revives none of the last beside them', () => {
    fc.assert(
      fc.property(network, fc.integer({ min: 1, max: 127 }), (input, days) => {
        const before = flightsOf(input);
        const ended = before.map((flight): Flight => ({
          ...flight,
          validUntil: '2027-03-27',
          source: 'import',
        }));
        const next = before.map((flight, index) => (index % 2 === 0 ? ofFile(flight) : ofFile(flight, days)));
        const current = [...ended, ...next];
        for (const today of [turn, '2027-05-01']) {
          const diff = diffTimetable(current, flightsOf({ ...input, current, today }), today);
          expect(diff).toEqual({ added: [], changed: [], ended: [], same: current.length });
        }
      }),
    );
  });

  it('prefers what a person made to a flight of the generator that has its last day', () => {
    const airports = ['AAAA', 'AAAB'].map((icao, at) => ({ icao, lat: 40, lon: 4 * at, runwayM: 3000 }));
    const routes: TimetableRoute[] = [{ between: ['AAAA', 'AAAB'], type: 'jet', numbers: [101, 102] }];
    const input = { ...sampleInput, airports, routes };
    const before = flightsOf(input).map((flight) => ({ ...flight, validUntil: TODAY }));
    const current = [...before, ...before.map((flight) => ({ ...ofFile(flight), validUntil: null }))];
    const diff = diffTimetable(current, flightsOf({ ...input, current }), TODAY);
    expect(diff).toEqual({ added: [], changed: [], ended: [], same: current.length });
  });
});

describe('the weekly budget', () => {
  const airports = [
    { icao: 'AAAA', lat: 40, lon: -4, runwayM: 3000 },
    ...['B', 'C'].map((letter, index) => ({
      icao: `AAA${letter}`,
      lat: 40,
      lon: 40 + 20 * index,
      runwayM: 3000,
    })),
  ];
  const route = (to: string, block: number): TimetableRoute => ({
    between: ['AAAA', to],
    type: 'jet',
    blockOut: block,
    blockBack: block,
  });

  it('takes days from the longest pairs in turn, down to the fewest', () => {
    const input = { ...sampleInput, airports, fleet: { jet: { model: 'Jet', tails: 1 } } };
    const days = (routes: TimetableRoute[], hoursPerTail: number) => {
      const rules = { ...sampleRules, budget: { hoursPerTail, minDays: 2 } };
      const { flights } = generateTimetable({ ...input, routes, rules });
      return flights
        .filter(({ flight }) => flight.dep === 'AAAA')
        .toSorted((a, b) => (a.flight.arr < b.flight.arr ? -1 : 1))
        .map(({ flight }) => flight.days.toString(2).replaceAll('0', '').length);
    };
    const routes = [route('AAAB', 480), route('AAAC', 540)];
    expect(days(routes, 136)).toEqual([4, 4]);
    expect(days(routes, 135)).toEqual([4, 3]);
    expect(days(routes, 117)).toEqual([3, 3]);
    expect(days(routes, 1)).toEqual([2, 2]);
  });
});

describe('routes that can’t be planned', () => {
  it('names what is missing and plans the rest', () => {
    const routes: TimetableRoute[] = [
      { between: ['AAAA', 'ZZZZ'], type: 'jet' },
      { between: ['AAAA', 'AAAB'], type: 'globo' },
    ];
    const airports = [
      { icao: 'AAAA', lat: 0, lon: 0, runwayM: 0 },
      { icao: 'AAAB', lat: 1, lon: 0, runwayM: 0 },
    ];
    const { flights, unplanned } = generateTimetable({ ...sampleInput, airports, routes });
    expect(flights).toEqual([]);
    expect(unplanned.map(({ problem }) => problem)).toEqual([
      'El tipo «globo» no tiene datos en las reglas del horario.',
      'Uno de los aeropuertos de AAAA–ZZZZ no existe.',
    ]);
  });
});
