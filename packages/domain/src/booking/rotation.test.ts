import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from './booking.ts';
import { isFreed, openCount, refuseMovedLeg, refuseRotation, type RotationFacts } from './rotation.ts';
import { booking, NOW } from './testing/samples.ts';

const TURNAROUND = 45;
const facts: RotationFacts = { tail: 'EC-LZD', place: 'LEMD', turnaroundMin: TURNAROUND, most: 6, own: [] };
const leg = (dep: string, arr: string, at: number, minutes = 65) => {
  const std = NOW + at * MINUTE;
  return { dep, arr, std, sta: std + minutes * MINUTE };
};
const there = leg('LEMD', 'LEPA', 0);
const back = leg('LEPA', 'LEMD', 110);
const said = (...asked: Parameters<typeof refuseRotation>) => refuseRotation(...asked)?.message;

/** Flights one after the other, with so many minutes on the ground before each but the first. */
const chain = fc
  .record({
    stops: fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 7 }),
    blocks: fc.array(fc.integer({ min: 20, max: 900 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ stops, blocks }) => {
    let at = 0;
    return [0, ...stops].map((stop, index) => {
      const made = leg(`P${index}`, `P${index + 1}`, at + stop, blocks[index]);
      at += stop + (blocks[index] ?? 0);
      return made;
    });
  });

describe('a day of one aircraft', () => {
  it('takes every chain of two to six flights with time for each stop, over midnight too, and no other', () => {
    fc.assert(
      fc.property(chain, fc.integer({ min: 2, max: 6 }), (legs, most) => {
        const isReady = legs.every(
          ({ std }, index) => index === 0 || std - (legs[index - 1]?.sta ?? 0) >= TURNAROUND * MINUTE,
        );
        const refusal = refuseRotation(legs, { ...facts, place: 'P0', most });
        expect(refusal === null).toBe(isReady && legs.length <= most);
        if (refusal) expect(`${refusal.message} ${refusal.wayOut}`).toMatch(/^[A-ZLU].*\.$/);
      }),
    );
  });

  it('says what stands against it', () => {
    expect(refuseRotation([there, back], facts)).toBeNull();
    expect(said([there], facts)).toBe('Un día de avión tiene de 2 a 6\u00a0etapas, y aquí hay 1.');
    expect(said([there, back], { ...facts, most: 0 })).toBe('La compañía no ofrece días de avión.');
    expect(said([there, leg('LEBL', 'LEMD', 200)], facts)).toBe(
      'La etapa 2 sale de LEBL, y la anterior llega a LEPA.',
    );
    expect(said([there, leg('LEPA', 'LEMD', 109)], facts)).toBe(
      'La etapa 2 sale a las 11:49Z, y el avión no está listo hasta las 11:50Z: llega a las 11:05Z y la escala es de 00:45 h.',
    );
    expect(said([there, leg('LEPA', 'LEMD', 30)], facts)).toMatch(/^La etapa 2 sale a las 10:30Z/);
    expect(said([back, leg('LEMD', 'LEPA', 300)], facts)).toBe(
      'EC-LZD estará en LEMD a esa hora, y la primera etapa sale de LEPA.',
    );
    const own = [{ std: NOW + 3 * HOUR - MINUTE * 10, sta: NOW + 5 * HOUR, name: 'EVE 101' }];
    expect(said([there, back], { ...facts, own })).toBe(
      'Se cruza con tu reserva EVE 101, de 12:50Z a 15:00Z.',
    );
    expect(said([there, back], { ...facts, own: [{ ...own[0]!, std: back.sta }] })).toBeUndefined();
  });

  it('moves a flight only between the one before it and the one after it', () => {
    const others = [there, leg('LEMD', 'LEBL', 300)];
    const moved = (by: number) => refuseMovedLeg(leg('', '', 110 + by), others, back.std, TURNAROUND);
    expect([0, 30, 80].map(moved)).toEqual([null, null, null]);
    expect(moved(-1)?.message).toBe(
      'A esa hora el avión no ha hecho la etapa anterior: está listo a las 11:50Z.',
    );
    expect(moved(81)?.message).toBe(
      'Con esa hora el avión no llega a la etapa siguiente, que sale a las 15:00Z.',
    );
    expect(moved(400)?.code).toBe('dia-de-avion');
  });

  it('counts as one booking while it is open', () => {
    const legs = ['1', '2', '3'].map((id) => ({ ...booking, id, rotation: 'r' }));
    expect(openCount([...legs, booking])).toBe(2);
    expect(openCount([...legs, booking], 'r')).toBe(1);
    expect(openCount(legs.map((one) => ({ ...one, state: 'fulfilled' as const })))).toBe(0);
  });

  it('costs nothing once a flight of it was begun, and once at most', () => {
    const mine = { ...booking, id: '2', rotation: 'r' };
    const beside = (state: (typeof booking)['state'], reason: (typeof booking)['reason'], rotation = 'r') =>
      isFreed(mine, [mine, { ...booking, id: '1', rotation, state, reason }]);
    expect([beside('flying', null), beside('fulfilled', null), beside('expired', null)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([
      beside('reserved', null),
      beside('cancelled', 'pilot'),
      beside('expired', 'no_charge'),
      beside('fulfilled', null, 'other'),
    ]).toEqual([false, false, false, false]);
    expect(isFreed(booking, [{ ...booking, id: '1', state: 'fulfilled' }])).toBe(false);
  });
});
