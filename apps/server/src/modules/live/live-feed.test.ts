import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Live, LiveFlight } from '@va/contract/flights/live.ts';
import { withChanges } from '@va/contract/flights/live-changes.ts';
import { changesBetween, shownMap, wholeMap } from './live-feed.ts';

/** A flight that began in the minute of its number. */
const flight = (number: number, lat: number): LiveFlight => ({
  id: `F${number}`,
  callsign: 'EVE017',
  number,
  depIcao: 'LEMD',
  arrIcao: 'LEBL',
  icaoType: 'A320',
  registration: null,
  phase: 'cruise',
  at: '2026-11-22T10:00:00.000Z',
  heardAt: '2026-11-22T10:00:00.000Z',
  lat,
  lon: 0,
  altFt: null,
  gsKt: null,
  hdg: null,
  vsFpm: null,
  startedAt: `2026-11-22T09:${String(number).padStart(2, '0')}:00.000Z`,
  plannedBlockMin: null,
  sta: null,
  publicId: null,
  delayed: false,
});
const dataOf = (message: string) => JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? '');

it('what is sent makes the viewers’ map the one that is read, whatever changes', () => {
  const map = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 59 }), fc.double({ noNaN: true, min: -90, max: 90 })), {
      selector: ([number]) => number,
      maxLength: 12,
    })
    .map((rows) => rows.toSorted(([a], [b]) => a - b).map(([number, lat]) => flight(number, lat)));
  fc.assert(
    fc.property(fc.array(map, { minLength: 1, maxLength: 6 }), (maps) => {
      const at = '2026-11-22T10:00:00.000Z';
      const reads = maps.map((flights): Live => JSON.parse(JSON.stringify({ at, flights })));
      let [shown, seen] = [shownMap(reads[0]!), dataOf(wholeMap(shownMap(reads[0]!)))];
      for (const read of reads) {
        const next = shownMap(read);
        seen = withChanges(seen, dataOf(changesBetween(shown, next)));
        shown = next;
        expect(seen).toEqual(read);
      }
    }),
  );
});

it('of a flight that stays where it is nothing is sent', () => {
  const before = shownMap({ at: 'a', flights: [flight(1, 40), flight(2, 40)] });
  const after = shownMap({ at: 'b', flights: [flight(1, 40), flight(2, 41)] });
  const changes = dataOf(changesBetween(before, after));
  expect(changes.flights.map(({ id }: { id: string }) => id)).toEqual(['F2']);
});
