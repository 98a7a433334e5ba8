import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesFor, postingsFor } from '../points/report-postings.ts';
import { sampleRules } from '../points/testing/sample-rules.ts';
import { trainingOutcome } from '../report/decision-steps.ts';
import { refuseBooking, refuseTraining } from './booking-guards.ts';
import type { BookingRequest, BookingSituation } from './booking-request.ts';
import { type BookingRules, HOUR, MINUTE } from './booking.ts';
import { makeBooking, makeChain } from './make-booking.ts';
import { tailHolds } from './tail-windows.ts';
import { booking, NOW, request, rules, situation, STD } from './testing/samples.ts';

const codes = (
  wish: Partial<BookingRequest> = {},
  known: Partial<BookingSituation> = {},
  by: Partial<BookingRules> = {},
) =>
  refuseBooking({ ...request, ...wish }, { ...situation, ...known }, { ...rules, ...by }).map(
    ({ code }) => code,
  );
const holdsOf = (...bookings: (typeof booking)[]) =>
  tailHolds(
    bookings,
    () => 45,
    rules,
    (pilotId) => (pilotId === 'p2' ? 'EVE002' : null),
  );
const taken = holdsOf({ ...booking, id: 'b2', pilotId: 'p2' });

describe('booking', () => {
  it('reserves a free tail for an active pilot, and holds its window', () => {
    const step = makeBooking('b1', request, situation, rules);
    expect(step).toEqual({
      ok: true,
      next: booking,
      effects: [],
    });
    expect(holdsOf(booking)[0]).toMatchObject({ from: STD - 30 * MINUTE, until: STD + 110 * MINUTE });
  });

  it.each(['invited', 'on_leave', 'inactive', 'suspended', 'retired', 'erased'] as const)(
    'refuses an account that is %s',
    (accountStatus) => {
      expect(codes({}, { accountStatus })).toEqual(['cuenta-no-activa']);
    },
  );

  it('refuses a third open booking and names the two', () => {
    const own = [
      { ...booking, id: 'b8', flightId: 'f8' },
      { ...booking, id: 'b9', flightId: 'f9', state: 'flying' as const },
    ];
    const [refusal] = refuseBooking(request, { ...situation, own }, rules);
    expect(refusal).toMatchObject({
      code: 'demasiadas-reservas',
      message: 'Ya tienes 2\u00a0reservas abiertas, el máximo.',
      details: { bookings: ['b8', 'b9'] },
    });
    expect(codes({}, { own: own.map((one) => ({ ...one, state: 'cancelled' as const })) })).toEqual([]);
  });

  it('refuses the same flight of the same date twice', () => {
    expect(codes({}, { own: [booking] })).toEqual(['reserva-repetida']);
    expect(codes({}, { own: [{ ...booking, state: 'cancelled' }] })).toEqual([]);
  });

  it('takes departures from now to the hours of the rules, slots of events apart', () => {
    expect(codes({ std: NOW - 1 })).toEqual(['salida-pasada']);
    expect(codes({ std: NOW })).toEqual([]);
    expect(codes({ std: NOW + 48 * HOUR })).toEqual([]);
    expect(codes({ std: NOW + 48 * HOUR + 1 })).toEqual(['demasiado-pronto']);
    expect(codes({ std: NOW + 480 * HOUR, eventSlot: true })).toEqual([]);
  });

  it('asks for a day on which the flight goes, a type that flies it, and range', () => {
    const flight = { ...request.flight!, days: 1 << 2 };
    const [wednesday] = refuseBooking({ ...request, flight }, situation, rules);
    expect(wednesday?.message).toBe('El vuelo 101 no sale ese día. Sus días: miércoles.');
    expect(codes({ flight: { ...request.flight!, validUntil: '2026-11-22' } })).toEqual(['no-vuela-ese-dia']);
    expect(codes({ flight: { ...request.flight!, types: ['a330-300'] } })).toEqual([
      'tipo-de-avion-no-admitido',
    ]);
    expect(codes({ distanceNm: 2701 })).toEqual(['fuera-de-alcance']);
    expect(codes({ distanceNm: 2701 }, { rangeNm: null })).toEqual([]);
  });

  it('asks for the obligatory notices and names them', () => {
    const unreadNotices = [{ slug: 'cierre-lemd', title: 'Cierre de pista en LEMD' }];
    const [refusal] = refuseBooking(request, { ...situation, unreadNotices }, rules);
    expect(refusal).toMatchObject({ code: 'avisos-sin-confirmar', details: { notices: ['cierre-lemd'] } });
    expect(refusal?.message).toContain('«Cierre de pista en LEMD»');
  });

  it('says everything that stands against a flight at once', () => {
    expect(codes({ std: NOW - 1, typeId: 'a330-300' }, { accountStatus: 'suspended' })).toEqual([
      'cuenta-no-activa',
      'salida-pasada',
      'tipo-de-avion-no-admitido',
      'avion-no-operativo',
    ]);
  });
});

describe('the tail', () => {
  it('that is taken is named with who, when and the ways out; accepting shares it', () => {
    const [refusal] = refuseBooking(request, { ...situation, holds: taken }, rules);
    expect(refusal).toMatchObject({
      code: 'matricula-ocupada',
      message: 'EVE002 tiene el avión EC-LZD del 23/11 a las 05:30Z al 23/11 a las 07:50Z.',
      wayOut: 'Sal desde el 23/11 a las 08:20Z o acepta compartirlo.',
      details: { free: [], nextFreeAt: STD + 140 * MINUTE, shareable: true },
    });
    const shared = makeBooking(
      'b1',
      { ...request, acceptSharedTail: true },
      { ...situation, holds: taken },
      rules,
    );
    expect(shared).toMatchObject({ ok: true, next: { sharedTail: true } });
  });

  it('stays refused where the airline doesn’t share, whatever the pilot accepts', () => {
    const strict = { tailSharing: 'strict' } as const;
    expect(codes({ acceptSharedTail: true }, { holds: taken }, strict)).toEqual(['matricula-ocupada']);
  });

  it('hides who has it when that pilot is not shown, and offers free ones', () => {
    const holds = holdsOf({ ...booking, pilotId: 'p3' });
    const tails = [
      ...situation.tails,
      { registration: 'EC-X02', typeId: 'a320-200', service: 'operational' as const },
    ];
    const [refusal] = refuseBooking(request, { ...situation, holds, tails }, rules);
    expect(refusal?.message).toContain('Otro piloto');
    expect(refusal?.wayOut).toContain('Elige uno libre (EC-X02)');
  });

  it('may be left open only while no tail of the type is operational', () => {
    expect(codes({ tail: null })).toEqual(['falta-avion']);
    const tails = situation.tails.map((tail) => ({ ...tail, service: 'maintenance' as const }));
    expect(codes({ tail: null }, { tails })).toEqual([]);
    expect(codes({ tail: 'EC-X01' })).toEqual(['avion-no-operativo']);
    expect(codes({ tail: 'EC-ZZZ' })).toEqual(['avion-no-operativo']);
  });

  it('is free again for the next pilot when the stop is over, and not a minute before', () => {
    const std = STD + (110 + 30) * MINUTE;
    expect(codes({ std, sta: std + HOUR }, { holds: taken })).toEqual([]);
    expect(codes({ std: std - MINUTE, sta: std + HOUR }, { holds: taken })).toEqual(['matricula-ocupada']);
  });
});

describe('out and back in one act', () => {
  const back: BookingRequest = {
    ...request,
    flight: { ...request.flight!, id: 'f102', number: 102 },
    std: STD + 110 * MINUTE,
    sta: STD + 180 * MINUTE,
  };

  it('books both legs with the same tail', () => {
    const chain = makeChain(
      [
        { id: 'b1', request, situation },
        { id: 'b2', request: back, situation },
      ],
      rules,
    );
    expect(chain).toMatchObject({ ok: true, bookings: [{ id: 'b1' }, { id: 'b2', sharedTail: false }] });
  });

  it('books none when the second can’t be had', () => {
    const chain = makeChain(
      [
        { id: 'b1', request, situation },
        {
          id: 'b2',
          request: back,
          situation: { ...situation, own: [{ ...booking, id: 'b0', flightId: 'x' }] },
        },
      ],
      rules,
    );
    expect(chain).toMatchObject({ ok: false, leg: 1, refusal: { code: 'demasiadas-reservas' } });
  });
});

describe('a training flight', () => {
  it('can be booked as often a month as the airline says, and never where it has none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 0, max: 40 }), (most, booked) => {
        const refusal = refuseTraining({ trainingPerMonth: most }, booked);
        expect(refusal === null).toBe(booked < most);
        if (refusal) expect(refusal.message.includes('no tiene')).toBe(most === 0);
      }),
    );
    expect(refuseTraining({ trainingPerMonth: 1 }, 1)?.message).toBe(
      'Ya tienes 1\u00a0vuelo de entrenamiento ese mes, el máximo.',
    );
  });

  it('counts as training whatever its score, and stays an emergency, cheating or counted already where it is one', () => {
    expect(
      (['valid', 'below_minimum', 'training', 'emergency', 'cheating', 'not_counted'] as const).map(
        trainingOutcome,
      ),
    ).toEqual(['training', 'training', 'training', 'emergency', 'cheating', 'not_counted']);
  });

  it('adds its block to the hours and never a point, whatever its score, source and places', () => {
    const flight = fc.record({
      id: fc.constant('flight'),
      source: fc.constantFrom('acars' as const, 'manual' as const, 'second_pilot' as const),
      outcome: fc.constant('training' as const),
      offBlock: fc.constant(Date.parse('2026-11-10T09:00:00Z')),
      blockMin: fc.integer({ min: 1, max: 1000 }),
      score: fc.option(fc.integer({ min: 0, max: 100 })),
      onlineShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      focus: fc.subarray(['LEPA', 'LEBL']),
      isDayFlight: fc.boolean(),
    });
    fc.assert(
      fc.property(flight, (one) => {
        expect(postingsFor(one, sampleRules, () => new Set())).toEqual([]);
        expect(minutesFor(one)).toBe(one.blockMin);
      }),
    );
  });
});
