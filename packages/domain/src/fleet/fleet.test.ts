import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../booking/booking.ts';
import { booking, NOW, STD } from '../booking/testing/samples.ts';
import { bookingsWithoutTail } from './fleet-diff.ts';
import { refuseFerry, refuseServiceChange, type Arrival, placeOf, tailState } from './tail-state.ts';

const report = (arrival: string, onBlock: number, state: Arrival['state'] = 'accepted'): Arrival => ({
  arrival,
  onBlock,
  state,
  standing: null,
});

describe('the state of a tail', () => {
  it('follows the report in progress first and the bookings after', () => {
    expect(tailState([], null, NOW)).toBe('free');
    expect(tailState([booking], null, STD - 24 * HOUR)).toBe('reserved');
    expect(tailState([booking], null, STD - 24 * HOUR - 1)).toBe('free');
    expect(tailState([booking], NOW - 10 * MINUTE, NOW)).toBe('flying');
    expect(tailState([booking], NOW - 10 * MINUTE - 1, NOW)).toBe('no_signal');
  });
});

describe('the place', () => {
  it('is the latest arrival, and falls back when that report is rejected or voided', () => {
    const reports = [report('LEBL', 1), report('LEPA', 2, 'rejected'), report('LROP', 3, 'voided')];
    expect(placeOf(reports, [])).toEqual({ icao: 'LEBL', since: 1 });
    const appealed: Arrival = { ...report('LPPT', 4, 'appealed'), standing: 'rejected' };
    expect(placeOf([...reports, appealed], [])?.icao).toBe('LEBL');
    expect(placeOf([...reports, { ...appealed, standing: 'accepted' }], [])?.icao).toBe('LPPT');
  });

  it('moves with a later ferry, and doesn’t depend on the order', () => {
    expect(placeOf([report('LEBL', 5)], [{ at: 6, to: 'LEMD' }])?.icao).toBe('LEMD');
    expect(placeOf([report('LEBL', 5)], [{ at: 4, to: 'LEMD' }])?.icao).toBe('LEBL');
    expect(placeOf([], [])).toBeNull();
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 20 }), (instants) => {
        const reports = instants.map((at) => report(`A${at}`, at));
        expect(placeOf(reports, [])).toEqual(placeOf(reports.toReversed(), []));
      }),
    );
  });
});

describe('taking a tail out of service', () => {
  it('frees the tail of reserved bookings and loses nothing', () => {
    const flying = { ...booking, id: 'b2', state: 'flying' as const };
    const touched = bookingsWithoutTail('maintenance', [booking, flying]);
    expect(touched).toEqual([{ booking, change: { what: 'tail_withdrawn', std: null } }]);
    expect(bookingsWithoutTail('operational', [booking])).toEqual([]);
  });

  it('asks for a reason, and retiring waits for the flight', () => {
    const change = { from: 'operational', to: 'maintenance', reason: 'Revisión', flying: true } as const;
    expect(refuseServiceChange(change)).toBeNull();
    expect(refuseServiceChange({ ...change, reason: '' })?.code).toBe('falta-motivo');
    expect(refuseServiceChange({ ...change, to: 'retired' })?.code).toBe('en-vuelo');
    expect(refuseServiceChange({ ...change, to: change.from })?.code).toBe('servicio');
    // Whoever was retired by mistake comes back.
    expect(refuseServiceChange({ ...change, from: 'retired', to: 'stored' })).toBeNull();
    expect(refuseFerry(true)?.code).toBe('en-vuelo');
    expect(refuseFerry(false)).toBeNull();
  });
});
