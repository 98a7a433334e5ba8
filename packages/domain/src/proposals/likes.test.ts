import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookingRules } from '../booking/booking.ts';
import { freeTails, type TailHold, tailWindow } from '../booking/tail-windows.ts';
import { HOUR_MS } from '../durations.ts';
import { type LikedTail, likedTailFor, nothingLiked, whyLiked, whyLikedDay } from './likes.ts';

const rules = { holdBeforeMin: 60 } as BookingRules;
const STD = Date.parse('2026-11-30T10:00:00Z');
const flight = { dep: 'LEMD', types: ['a320', 'a330'], distanceNm: 900, std: STD, sta: STD + 2 * HOUR_MS };
const asks = { pilotId: 'p', rules };
const tail = (registration: string, change: Partial<LikedTail> = {}): LikedTail => ({
  registration,
  typeId: 'a320',
  service: 'operational',
  place: 'LEMD',
  rangeNm: 3000,
  turnaroundMin: 45,
  ...change,
});
const hold = (registration: string, std: number, hours: number, pilotId = 'other'): TailHold => ({
  tail: registration,
  bookingId: 'b',
  pilotId,
  callsign: null,
  std,
  sta: std + hours * HOUR_MS,
  ...tailWindow({ std, sta: std + hours * HOUR_MS }, 45, rules),
});

describe('a preferred aircraft', () => {
  it.each<[string, Partial<LikedTail>]>([
    ['is in the workshop', { service: 'maintenance' }],
    ['stands elsewhere', { place: 'LEPA' }],
    ['is of a type that does not fly it', { typeId: 'a350' }],
    ['does not reach the destination', { rangeNm: 800 }],
  ])('can fly nothing while it %s', (_, change) => {
    expect(likedTailFor(flight, [tail('EC-AAA', change)], [], asks)).toBeNull();
    expect(likedTailFor(flight, [tail('EC-AAA', change), tail('EC-BBB')], [], asks)).toBe('EC-BBB');
  });

  it('is the dearest of those that can, and one whose range nobody knows can', () => {
    expect(likedTailFor(flight, [tail('EC-ZZZ', { rangeNm: null }), tail('EC-AAA')], [], asks)).toBe(
      'EC-ZZZ',
    );
    expect(likedTailFor(flight, [], [], asks)).toBeNull();
  });

  it('is never one that somebody has then, or that flies away before, the pilot themselves too', () => {
    const holds = fc.array(
      fc.record({
        of: fc.constantFrom('EC-AAA', 'EC-BBB'),
        at: fc.integer({ min: -24, max: 24 }),
        hours: fc.integer({ min: 1, max: 6 }),
        pilotId: fc.constantFrom('p', 'other'),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(holds, (drawn) => {
        const held = drawn.map(({ of, at, hours, pilotId }) => hold(of, STD + at * HOUR_MS, hours, pilotId));
        const tails = [tail('EC-AAA'), tail('EC-BBB')];
        const found = likedTailFor(flight, tails, held, asks);
        const wish = { pilotId: 'p', ...flight, ...tailWindow(flight, 45, rules) };
        const free = freeTails(tails, 'a320', wish, held);
        const staying = free.filter((one) => held.every((other) => other.tail !== one || other.std >= STD));
        expect(found).toBe(staying[0] ?? null);
      }),
    );
  });
});

describe('why a pilot may like it', () => {
  it('is said in whole sentences, and not where there is nothing to say', () => {
    const palma = { icao: 'LEPA', city: 'Palma' };
    expect(whyLiked(true, 'EC-AAA')).toEqual([
      'Tienes el escenario.',
      'EC-AAA, de tus preferidos, está allí y libre.',
    ]);
    expect(whyLiked(false, null)).toEqual([]);
    const madrid = { icao: 'LEMD', city: 'Madrid' };
    expect(whyLikedDay('EC-AAA', [palma, madrid, palma])).toEqual([
      'EC-AAA es de tus preferidos.',
      'Tienes el escenario de Palma (LEPA) y Madrid (LEMD).',
    ]);
    expect(whyLikedDay(null, [madrid, { icao: 'LEIB', city: 'Ibiza' }])).toEqual([
      'Tienes el escenario de Madrid (LEMD) e Ibiza (LEIB).',
    ]);
    expect(whyLikedDay(null, [])).toEqual([]);
  });

  it('is told to be missing by what the pilot has said, and by nothing where they have said nothing', () => {
    expect(nothingLiked({ sceneries: [], tails: [] })).toBeNull();
    expect(nothingLiked({ sceneries: ['LEPA'], tails: [] })).toBe(
      'De lo que sale hoy de aquí, nada va a tus escenarios: ésta es otra propuesta.',
    );
    expect(nothingLiked({ sceneries: ['LEPA'], tails: ['EC-AAA'] })).toContain(
      'nada va a tus escenarios ni lo puede volar uno de tus aviones preferidos',
    );
  });
});
