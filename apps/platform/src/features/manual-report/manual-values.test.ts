import { expect, it } from 'vitest';
import { EMPTY, fromBooking, toBody, withDraft } from './manual-values.ts';

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

it('takes a draft of an older form', () => {
  expect(withDraft({ comment: 'Hola', gone: 'x' })).toEqual({ ...EMPTY, comment: 'Hola' });
});
