import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import {
  nextTransferAt,
  refuseAnyTransfer,
  refuseTransfer,
  refuseUndo,
  type Transfer,
  type TransferRules,
  type TransferSituation,
  transfersLeft,
} from './transfer.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const rules: TransferRules = { perMonth: 4, farthestNm: 3000, waitHours: 12 };
const free: TransferSituation = {
  now: NOW,
  accountStatus: 'active',
  place: 'LEMD',
  flying: false,
  nextBooking: null,
  transfers: [],
  landedAt: null,
};
const there = { icao: 'LEPA', distanceNm: 300 };
const made = (hoursAgo: number, change: Partial<Transfer> = {}): Transfer => ({
  id: String(hoursAgo),
  from: 'LEMD',
  to: 'LEPA',
  at: NOW - hoursAgo * HOUR_MS,
  undoneAt: null,
  ...change,
});

describe('a journey as a passenger', () => {
  it.each([
    ['where the airline has none', {}, there, { perMonth: 0 }, 'La compañía no ofrece traslados.'],
    ['for an account on leave', { accountStatus: 'on_leave' }, there, {}, 'Tu cuenta está en el estado'],
    ['while flying', { flying: true }, there, {}, 'Tienes un vuelo sin terminar.'],
    ['to where the pilot is', {}, { icao: 'LEMD', distanceNm: 0 }, {}, 'Ya estás ahí.'],
    [
      'too far',
      {},
      { icao: 'MMUN', distanceNm: 4300 },
      {},
      'Son 4300\u00a0NM, y un traslado llega a 3000\u00a0NM.',
    ],
    [
      'away from where a booked flight leaves',
      { nextBooking: { dep: 'LEMD', name: 'PRB 103' } },
      there,
      {},
      'Tienes reservado PRB 103, que sale de LEMD.',
    ],
    ['too soon', { transfers: [made(3)] }, there, {}, 'Entre un traslado y otro pasan 12\u00a0horas.'],
    [
      'once the month is full',
      { transfers: [made(20)] },
      there,
      { perMonth: 1 },
      'Ya has hecho 1\u00a0traslado este mes',
    ],
  ] as const)('is refused in words %s', (_, change, to, other, words) => {
    const said = refuseTransfer({ ...free, ...change } as TransferSituation, to, {
      ...rules,
      ...other,
    })?.message;
    expect(said).toContain(words);
  });

  it('goes to where a booked flight leaves, any distance where none is said, and again after one that was taken back', () => {
    const booked = { ...free, nextBooking: { dep: 'LEPA', name: 'PRB 104' } };
    expect(refuseTransfer(booked, there, rules)).toBeNull();
    const far = { icao: 'MMUN', distanceNm: 4300 };
    expect(refuseTransfer(free, far, { ...rules, farthestNm: 0 })).toBeNull();
    const undone = { ...free, transfers: [made(1, { undoneAt: NOW })] };
    expect(refuseTransfer(undone, there, { ...rules, perMonth: 1 })).toBeNull();
  });

  it('is taken back until something followed', () => {
    const situation = { ...free, place: 'LEPA', transfers: [made(2)] };
    expect(refuseUndo(situation, '2')).toBeNull();
    expect(refuseUndo({ ...situation, landedAt: NOW - HOUR_MS }, '2')?.message).toContain('ya has ido');
    expect(refuseUndo({ ...situation, transfers: [made(2), made(1)] }, '2')?.message).toContain('ya has ido');
    expect(refuseUndo({ ...situation, flying: true }, '2')?.message).toContain('sin terminar');
    const booked = { ...situation, nextBooking: { dep: 'LEPA', name: 'PRB 104' } };
    expect(refuseUndo(booked, '2')?.message).toContain('que sale de LEPA');
    expect(refuseUndo({ ...situation, transfers: [made(2, { undoneAt: NOW })] }, '2')?.message).toContain(
      'deshecho',
    );
    expect(refuseUndo(situation, 'another')?.message).toContain('deshecho');
  });

  it('never exceeds the month nor comes before its time, however they follow each other', () => {
    const hours = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });
    fc.assert(
      fc.property(
        hours,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 48 }),
        (waits, perMonth, waitHours) => {
          const some = { perMonth, farthestNm: 0, waitHours };
          const transfers: Transfer[] = [];
          let now = Date.parse('2026-11-01T00:00:00Z');
          let place = 'LEMD';
          for (const wait of waits) {
            now += wait * HOUR_MS;
            const situation = { ...free, now, place, transfers };
            const to = place === 'LEMD' ? 'LEPA' : 'LEMD';
            const refusal = refuseTransfer(situation, { icao: to, distanceNm: 300 }, some);
            expect(refusal === null).toBe(refuseAnyTransfer(situation, some) === null);
            expect(refusal === null).toBe(
              transfersLeft(situation, some) > 0 && nextTransferAt(situation, some) === null,
            );
            if (refusal) continue;
            transfers.push({ id: String(now), from: place, to, at: now, undoneAt: null });
            place = to;
          }
          const months = transfers.map(({ at }) => new Date(at).toISOString().slice(0, 7));
          for (const month of months)
            expect(months.filter((one) => one === month).length).toBeLessThanOrEqual(perMonth);
          for (const [index, { at }] of transfers.entries())
            if (index > 0) expect(at - transfers[index - 1]!.at).toBeGreaterThanOrEqual(waitHours * HOUR_MS);
        },
      ),
    );
  });
});
