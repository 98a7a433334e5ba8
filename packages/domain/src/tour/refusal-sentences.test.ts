/** Every guard of tours: its code, what it says and the way out, word for word. */
import { expect, it } from 'vitest';
import type { Tour } from './tour.ts';
import { refuseEnrolment, refuseStage, refuseTourTail } from './tour-refusals.ts';
import { tourProgress } from './tour-progress.ts';

const tour: Tour = {
  id: 'nacional',
  name: 'Tour Nacional',
  edition: 1,
  minMinutesExclusive: 3000,
  types: ['a320-200'],
  substitutes: [],
  anyOrder: false,
  opens: null,
  closes: null,
  closed: false,
  stages: [
    { n: 1, dep: 'LEMD', arr: 'LEBL', retired: false },
    { n: 2, dep: 'LEBL', arr: 'LEPA', retired: false },
  ],
};
const closed = { ...tour, closed: true };
const soon = { ...closed, opens: '2026-12-01' };
const progress = tourProgress(tour, [], new Set());
const stage = (n: number, typeId: string, minutes: number, of = tour) =>
  refuseStage(of, n, typeId, progress, minutes);

it.each([
  [
    stage(1, 'a320-200', 3000),
    'horas-de-tour',
    'Tour Nacional pide más de 50\u00a0horas y te falta 1\u00a0minuto.',
    'Vuela otras rutas hasta llegar: cualquier vuelo válido suma.',
  ],
  [
    refuseEnrolment(tour, 1741),
    'horas-de-tour',
    'Tour Nacional pide más de 50\u00a0horas y te faltan 21\u00a0horas.',
    'Vuela otras rutas hasta llegar: cualquier vuelo válido suma.',
  ],
  [stage(1, 'a320-200', 3001, closed), 'tour-cerrado', 'Tour Nacional ya está cerrado.'],
  [refuseEnrolment(closed, 3001), 'tour-cerrado', 'Tour Nacional ya está cerrado.'],
  [
    stage(1, 'a320-200', 3001, soon),
    'tour-cerrado',
    'Tour Nacional todavía no ha abierto.',
    'Abre el 1\u00A0de\u00A0diciembre de 2026.',
  ],
  [
    stage(2, 'a320-200', 3001),
    'etapa-bloqueada',
    'Las etapas se vuelan en orden. La tuya es la 1, LEMD–LEBL.',
    'Reserva tu siguiente etapa.',
  ],
  [
    stage(1, 'a330-300', 3001),
    'tipo-de-tour',
    'Tour Nacional no se vuela con ese tipo de avión.',
    'Elige uno de los tipos del tour.',
  ],
  [
    refuseTourTail(
      tour,
      { registration: 'EC-X01', typeId: 'a320-200', icaoType: 'A20N' },
      new Map([['a320-200', ['A320']]]),
    ),
    'tipo-de-tour',
    'EC-X01 es un A20N y Tour Nacional no lo admite.',
    'Elige otro avión.',
  ],
])('%#: refuses with its code, sentence and way out: $1', (refusal, code, message, wayOut?: string) => {
  expect([refusal?.code, refusal?.message, refusal?.wayOut]).toEqual([code, message, wayOut]);
});
