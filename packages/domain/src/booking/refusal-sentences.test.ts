/** Every guard of booking and fleet: its code, what it says and the way out, word for word. */
import { expect, it } from 'vitest';
import { refuseFerry, refuseServiceChange } from '../fleet/tail-state.ts';
import type { Refusal } from '../refusal.ts';
import { type Booking, HOUR, MINUTE, type BookingEvent } from './booking.ts';
import { refuseBooking } from './booking-guards.ts';
import type { BookingRequest, BookingSituation } from './booking-request.ts';
import { type OtherBookings, stepBooking } from './booking-steps.ts';
import { booking, NOW, request, rules, situation, STD, tails } from './testing/samples.ts';
import { tailHolds } from './tail-windows.ts';

const asked = (changes: Partial<BookingRequest>, known: Partial<BookingSituation> = {}): Refusal[] =>
  refuseBooking({ ...request, ...changes }, { ...situation, ...known }, rules);
const happened = (
  event: BookingEvent,
  now: number,
  from: Partial<Booking> = {},
  others: OtherBookings = { open: 0, flying: 0 },
): Refusal[] => {
  const step = stepBooking({ ...booking, ...from }, event, rules, now, others);
  return step.ok ? [] : [step.refusal];
};
const one = (refusal: Refusal | null): Refusal[] => (refusal === null ? [] : [refusal]);

const flight = request.flight!;
const start: BookingEvent = { type: 'start', byId: 'p1', typeAccepted: true };
const cancel: BookingEvent = { type: 'cancel', byId: 'p1' };
const back: BookingEvent = { type: 'report_withdrawn', sentAt: NOW, tailTaken: false };
const change: BookingEvent = { ...request, type: 'change', sharedTail: false, timetableStd: STD };
const holds = tailHolds(
  [{ ...booking, pilotId: 'p2' }],
  () => 45,
  rules,
  () => 'EVE002',
);
const spare = { registration: 'EC-X02', typeId: 'a320-200', service: 'operational' as const };
const service = { from: 'operational', to: 'maintenance', reason: 'Revisión', flying: false } as const;

it.each<[refusals: Refusal[], code: string, message: string, wayOut?: string]>([
  [
    asked({}, { accountStatus: 'on_leave' }),
    'cuenta-no-activa',
    'Tu cuenta está en el estado «en excedencia» y así no se puede reservar.',
    'Termina la excedencia desde «Tu cuenta» y vuelve a reservar.',
  ],
  [
    asked({}, { accountStatus: 'inactive' }),
    'cuenta-no-activa',
    'Tu cuenta está en el estado «inactivo» y así no se puede reservar.',
    'Vuelve a la actividad desde «Tu cuenta» y podrás reservar.',
  ],
  [
    asked({}, { accountStatus: 'suspended' }),
    'cuenta-no-activa',
    'Tu cuenta está en el estado «suspendido» y así no se puede reservar.',
    'Podrás reservar cuando acabe la suspensión. Mientras tanto puedes recurrirla.',
  ],
  [
    asked({}, { own: [booking] }),
    'reserva-repetida',
    'Ya tienes reservado este vuelo para ese día.',
    'Ábrela en «Tus reservas» para cambiarla.',
  ],
  [
    asked(
      {},
      {
        own: [
          { ...booking, id: 'b8', flightId: 'f8' },
          { ...booking, id: 'b9', flightId: 'f9' },
        ],
      },
    ),
    'demasiadas-reservas',
    'Ya tienes 2\u00a0reservas abiertas, el máximo.',
    'Vuela o anula una de ellas y repite.',
  ],
  [
    asked({ std: NOW - 1 }),
    'salida-pasada',
    'La hora de salida ya ha pasado.',
    'Reserva la siguiente salida o el vuelo de otro día.',
  ],
  [
    asked({ std: NOW + 48 * HOUR + 1 }),
    'demasiado-pronto',
    'Las salidas se reservan con 48\u00a0horas de antelación como mucho.',
    'Vuelve cuando falte menos para la salida.',
  ],
  [
    asked({ flight: { ...flight, days: 0b100010 } }),
    'no-vuela-ese-dia',
    'El vuelo 101 no sale ese día. Sus días: martes y sábado.',
    'Elige otro día u otro vuelo.',
  ],
  [
    asked({ flight: { ...flight, validUntil: '2026-11-22' } }),
    'no-vuela-ese-dia',
    'El vuelo 101 no está en el horario de ese día.',
    'Elige otro día u otro vuelo.',
  ],
  [
    asked({ flight: { ...flight, types: ['a330-300'] } }),
    'tipo-de-avion-no-admitido',
    'Este vuelo no se hace con ese tipo de avión.',
    'Elige uno de los tipos del vuelo.',
  ],
  [
    asked({ distanceNm: 12_345 }),
    'fuera-de-alcance',
    'Son 12\u202f345\u00a0NM y el tipo elegido llega a 2700\u00a0NM.',
    'Elige un tipo con más alcance.',
  ],
  [
    asked({}, { unreadNotices: [{ slug: 'pista', title: 'Pista cerrada' }] }),
    'avisos-sin-confirmar',
    'Te falta confirmar la lectura de «Pista cerrada».',
    'Ábrelo, confírmalo y repite la reserva: no se pierde lo que has elegido.',
  ],
  [asked({ tail: null }), 'falta-avion', 'Falta elegir el avión.', 'Están libres: EC-LZD.'],
  [
    asked({ tail: null }, { holds }),
    'falta-avion',
    'Falta elegir el avión.',
    'Elige uno de los aviones del tipo.',
  ],
  [
    asked({ tail: 'EC-X01' }),
    'avion-no-operativo',
    'El avión EC-X01 no está operativo o no es de ese tipo.',
    'Están libres: EC-LZD.',
  ],
  [
    asked({ tail: 'EC-X01' }, { holds }),
    'avion-no-operativo',
    'El avión EC-X01 no está operativo o no es de ese tipo.',
    'Elige otro tipo u otra hora.',
  ],
  [
    asked({}, { holds }),
    'matricula-ocupada',
    'EVE002 tiene el avión EC-LZD del 23/11 a las 05:30Z al 23/11 a las 07:50Z.',
    'Sal desde el 23/11 a las 08:20Z o acepta compartirlo.',
  ],
  [
    refuseBooking(
      request,
      { ...situation, holds, tails: [...tails, spare] },
      { ...rules, tailSharing: 'strict' },
    ),
    'matricula-ocupada',
    'EVE002 tiene el avión EC-LZD del 23/11 a las 05:30Z al 23/11 a las 07:50Z.',
    'Elige uno libre (EC-X02) o sal desde el 23/11 a las 08:20Z.',
  ],
  [
    happened({ ...change, std: STD + 6 * HOUR + 1 }, NOW),
    'hora-lejos',
    'La salida puede moverse 6\u00a0horas como mucho respecto al horario.',
    'Elige una hora más cercana o reserva otro vuelo.',
  ],
  [
    happened({ type: 'cancel_by_company', reason: ' ' }, NOW),
    'falta-motivo',
    'Falta el motivo.',
    'Escribe por qué se anula: el piloto lo leerá.',
  ],
  [happened({ ...cancel, byId: 'p2' }, NOW), 'reserva-ajena', 'Esta reserva no es tuya.'],
  [happened({ ...start, byId: 'p2' }, NOW), 'reserva-ajena', 'Esta reserva no es tuya.'],
  ...[cancel, start].map((event): [Refusal[], string, string, string] => [
    happened(event, STD + HOUR + 1),
    'plazo-vencido',
    'El plazo de esta reserva ya ha terminado.',
    'Reserva el vuelo otra vez. Si crees que hay un error, recurre desde la reserva.',
  ]),
  [
    happened({ ...start, typeAccepted: false }, NOW),
    'avion-distinto',
    'El avión del simulador no es del tipo que reservaste.',
    'Carga ese tipo o cambia el avión de la reserva.',
  ],
  ...[
    happened(start, NOW, {}, { open: 1, flying: 1 }),
    happened(back, NOW, { state: 'fulfilled' }, { open: 1, flying: 1 }),
  ].map((refusals): [Refusal[], string, string, string] => [
    refusals,
    'vuelo-abierto',
    'Ya tienes un vuelo en curso.',
    'Reanúdalo, envíalo como está o descártalo antes de seguir.',
  ]),
  [
    happened(back, NOW + 120 * MINUTE + 1, { state: 'fulfilled' }),
    'retirada-tarde',
    'Un informe se puede retirar durante 2\u00a0h.',
    'Escribe a los revisores desde el informe.',
  ],
  [
    happened(back, NOW, { state: 'fulfilled' }, { open: 2, flying: 0 }),
    'demasiadas-reservas',
    'Ya tienes 2\u00a0reservas abiertas y este vuelo volvería a abrirse.',
    'Anula una de ellas y repite.',
  ],
  [
    happened({ type: 'expire', upAt: NOW, suspended: false }, STD + HOUR),
    'plazo-en-curso',
    'El plazo de esta reserva todavía no ha terminado.',
  ],
  [
    happened({ type: 'expire', upAt: NOW, suspended: false }, STD + 2 * HOUR, { state: 'flying' }),
    'estado-de-reserva',
    'La reserva está en el estado «en vuelo».',
  ],
  ...(
    [
      change,
      cancel,
      start,
      { type: 'cancel_by_company', reason: 'Huelga' },
      { type: 'report_sent' },
      { type: 'report_dropped', moved: true, bookedByStart: false },
      back,
      { type: 'appeal_upheld' },
      { type: 'flown_by_hand', offBlock: NOW },
      { type: 'uncounted' },
    ] satisfies BookingEvent[]
  ).map((event): [Refusal[], string, string, string] => [
    happened(event, NOW, { state: 'cancelled' }),
    'estado-de-reserva',
    'La reserva está en el estado «cancelado» y este cambio ya no le corresponde.',
    'Vuelve a cargar la página: puede que haya cambiado hace un momento.',
  ]),
  [
    one(refuseServiceChange({ ...service, to: 'operational' })),
    'servicio',
    'El avión ya está en «operativo».',
  ],
  [
    one(refuseServiceChange({ ...service, reason: ' ' })),
    'falta-motivo',
    'Falta el motivo.',
    'Escribe por qué cambia: queda en la historia del avión.',
  ],
  [
    one(refuseServiceChange({ ...service, to: 'retired', flying: true })),
    'en-vuelo',
    'El avión está en vuelo.',
    'Dalo de baja cuando termine el vuelo.',
  ],
  [one(refuseFerry(true)), 'en-vuelo', 'El avión está en vuelo.', 'Trasládalo cuando termine.'],
])('%#: refuses with its code, sentence and way out: $1', (refusals, code, message, wayOut) => {
  expect(refusals.map((refusal) => [refusal.code, refusal.message, refusal.wayOut])).toEqual([
    [code, message, wayOut],
  ]);
});

it('counts one of each as one, and a time to take back that is not of whole hours', () => {
  const few = { ...rules, hoursAhead: 1, changeHours: 1, openBookings: 1, withdrawMin: 90 };
  const after = (event: BookingEvent, now: number, from: Partial<Booking> = {}, open = 0) => {
    const step = stepBooking({ ...booking, ...from }, event, few, now, { open, flying: 0 });
    return step.ok ? null : step.refusal.message;
  };
  expect(refuseBooking({ ...request, std: NOW + 2 * HOUR }, situation, few)[0]?.message).toBe(
    'Las salidas se reservan con 1\u00a0hora de antelación como mucho.',
  );
  expect(after({ ...change, std: STD + HOUR + 1 }, NOW)).toContain('puede moverse 1\u00a0hora como mucho');
  expect(after(back, NOW, { state: 'fulfilled' }, 1)).toContain('Ya tienes 1\u00a0reserva abierta');
  expect(after(back, NOW + 91 * MINUTE, { state: 'fulfilled' })).toContain('durante 1\u00a0h 30\u00a0min.');
});
