import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { TimetableReview } from '#app/api/timetable.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ReviewCard } from './review-card.tsx';

const flight: TimetableReview['added'][number] = {
  id: '01a21475-0000-7000-8000-000000000000',
  number: 101,
  dep: 'LEMD',
  arr: 'EIDW',
  days: 127,
  stdUtc: 420,
  staUtc: 560,
  blockMin: 140,
  level: null,
  types: ['a320-200'],
  kind: 'line',
  validFrom: '2026-11-01',
  validUntil: null,
  isPublic: true,
  note: '',
  source: 'generated',
  locked: false,
  route: '',
  iataType: null,
};
const review: TimetableReview = {
  revision: 3,
  counts: { added: 1, changed: 3, ended: 0, findings: 0, problems: 0 },
  added: [{ ...flight, stdUtc: 360, types: ['a320-200', 'a330-300'], validFrom: '2027-03-28' }],
  changed: [
    {
      before: flight,
      after: { ...flight, validUntil: '2027-03-27', source: 'import' },
      fields: ['validUntil', 'source'],
    },
    {
      before: { ...flight, validFrom: '2026-12-24', validUntil: '2026-12-31' },
      after: { ...flight, validFrom: '2026-12-24', validUntil: '2026-12-23', source: 'import' },
      fields: ['validUntil', 'source'],
    },
    {
      before: flight,
      after: { ...flight, stdUtc: 435, staUtc: 575, note: 'Con cena' },
      fields: ['stdUtc', 'staUtc', 'note'],
    },
  ],
  ended: [],
  same: 200,
  findings: [],
  peaks: [],
  problems: [],
  refused: 0,
  refusedCsv: null,
  ignored: [],
  notes: [],
  importId: null,
};

it('says from which day a flight is new, and what changes of the others, or of a season of theirs to come', () => {
  vi.setSystemTime(new Date('2026-11-26T10:00:00Z'));
  renderInApp(
    <ReviewCard
      review={review}
      file={null}
      applying={false}
      error={null}
      onApply={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '101 LEMD–EIDW, 06:00Z, todos los días, A320-200 o A330-300, desde el 28\u00A0de\u00A0marzo de 2027',
    '101 LEMD–EIDW: último día sin final → 27\u00A0de\u00A0marzo de 2027',
    '101 LEMD–EIDW, desde el 24\u00A0de\u00A0diciembre de 2026: último día 31\u00A0de\u00A0diciembre de 2026 → ninguno, ya no vuela',
    '101 LEMD–EIDW: salida 07:00Z → 07:15Z; nota ninguna → «Con cena»',
  ]);
});

it('counts rows that were refused, not what is wrong with them, and names each once', () => {
  const problem = { line: 3, column: 'days', value: '8', wrong: 'No existe.', write: 'Escribe 1.' };
  const more = { ...problem, column: 'dpt_time', value: 'x', wrong: 'No es una hora.' };
  renderInApp(
    <ReviewCard
      review={{
        ...review,
        problems: [problem, more],
        refused: 1,
        notes: ['«F» (Carga regular) entra como «línea».'],
      }}
      file={{ localTimes: false, mode: 'replace', validFrom: '2027-03-28' }}
      applying={false}
      error={null}
      onApply={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  expect(screen.getByText('1 fila rechazada')).toBeDefined();
  expect(
    screen.getByText('Línea 3, days «8»: No existe. Escribe 1. · dpt_time «x»: No es una hora. Escribe 1.'),
  ).toBeDefined();
  expect(screen.getByText('«F» (Carga regular) entra como «línea».')).toBeDefined();
  // Refused rows would end their flights: what replaces all is not applied by halves.
  expect(screen.getByText(/Con filas rechazadas no se puede sustituir/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Aplicar/ })).toBeNull();
});
