import { expect, it } from 'vitest';
import { EMPTY, fromBooking, NO_LIMITS, refuseTimes, toBody, withDraft } from './manual-values.ts';

const booking = {
  code: 'ABCD2345',
  number: 101,
  depIcao: 'LEMD',
  arrIcao: 'LEBL',
  std: '2026-11-22T10:00:00.000Z',
  sta: '2026-11-22T11:05:00.000Z',
  registration: null,
};

it('fills in from a booking and keeps what was typed besides', () => {
  const filled = fromBooking({ ...EMPTY, registration: 'F-ABCD', comment: 'Hola' }, booking);
  expect(filled).toMatchObject({ depIcao: 'LEMD', registration: 'F-ABCD', comment: 'Hola', number: '101' });
  expect(toBody({ ...filled, takeoff: '2026-11-22T10:10' })).toMatchObject({
    booking: 'ABCD2345',
    number: 101,
    offBlock: '2026-11-22T10:00:00Z',
    takeoff: '2026-11-22T10:10:00Z',
    fuelOffKg: undefined,
  });
});

it.each([
  ['77.000', 77_000],
  ['77 000', 77_000],
  ['5987,4', 5987.4],
  ['0x10', Number.NaN],
  ['1e3', Number.NaN],
])('reads %j kilos of fuel as %d', (typed, kilos) => {
  expect(toBody({ ...EMPTY, fuelOffKg: typed }).fuelOffKg).toBe(kilos);
});

it('takes a draft of an older form', () => {
  expect(withDraft({ comment: 'Hola', gone: 'x' })).toEqual({ ...EMPTY, comment: 'Hola' });
});

it('says what stands against a flight as soon as its two ends are there', () => {
  const now = Date.parse('2026-11-22T18:00:00Z');
  const limits = {
    ...NO_LIMITS,
    perMonth: 2,
    used: [
      { month: '2026-11', count: 2 },
      { month: '2026-10', count: 0 },
    ],
    busy: [
      {
        code: 'ABCD2345',
        depIcao: 'LEMD',
        arrIcao: 'LEBL',
        offBlock: '2026-11-22T10:00:00.000Z',
        onBlock: '2026-11-22T11:00:00.000Z',
      },
    ],
  };
  const code = (offBlock: string, onBlock: string, change: object = {}, known = limits) =>
    refuseTimes({ ...EMPTY, offBlock, onBlock, ...change }, known, now)?.code;
  expect(code('', '2026-11-22T11:00')).toBeUndefined();
  expect(code('2026-11-22T10:30', '2026-11-22T12:00')).toBe('vuelo-solapado');
  expect(code('2026-11-22T12:00', '2026-11-22T13:00')).toBe('manuales-agotados');
  expect(code('2026-11-22T17:30', '2026-11-22T19:00')).toBe('vuelo-futuro');
  expect(code('2026-11-01T10:00', '2026-11-01T11:00')).toBe('vuelo-antiguo');
  expect(code('2026-11-22T12:00', '2026-11-22T13:00', { takeoff: '2026-11-22T11:00' })).toBe(
    'horas-desordenadas',
  );
  expect(code('2026-11-22T12:00', '2026-11-22T13:00', {}, NO_LIMITS)).toBeUndefined();
});
