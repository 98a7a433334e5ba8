import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { TourPlan, TriedTour } from '#app/api/tour-plans.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { TourDialog } from './tour-dialog.tsx';
import { changeTitle, stageLook, touchedLook, tourLine } from './tour-plan-words.ts';
import { stageWords, typedOf, writtenOf } from './typed-tour.ts';

const plan: TourPlan = {
  id: 'islas',
  version: 2,
  isWritten: true,
  ofContent: false,
  edition: 1,
  tour: {
    name: 'Tour Islas',
    description: 'De Madrid a las islas y vuelta.',
    types: ['jet'],
    substitutes: ['A20N'],
    anyOrder: false,
    moreThanHours: 12.5,
    editions: [{ n: 1, from: '2026-01-01', until: null }],
    stops: ['LEMD', 'LEPA', 'LEIB', 'LEMD'],
    retiredStages: [2],
  },
};
const tried: TriedTour = {
  taking: 1,
  completed: 2,
  completes: 1,
  booked: 1,
  stages: [{ n: 4, fate: 'added', before: null, after: 'LEMD–LEBL', pilots: 0 }],
  told: ['Etapa 4, nueva: LEMD–LEBL.'],
};

/** Answers each address of the tours with the answers to come, and keeps what was sent. */
function answer(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, method }: { body?: string; method: string }) => {
    if (url.endsWith('/types')) return Response.json([{ id: 'jet', model: 'Jet' }]);
    sent.push([method, url.split('/v1').at(-1), JSON.parse(body ?? '')]);
    return answers.shift();
  });
  return sent;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('says whom a change touches before it holds, and sends what was typed', async () => {
  const sent = answer(Response.json(tried), Response.json({ id: 'islas', version: 3, tour: plan.tour }));
  const onClose = vi.fn();
  renderInApp(<TourDialog plan={plan} onClose={onClose} />);
  type('Aeropuertos en orden', 'lemd, lepa · leib\nLEMD → lebl');
  type('También cuentan', 'a20n, a21n');
  fireEvent.click(screen.getByRole('checkbox', { name: /en el orden que cada uno quiera/ }));
  type('Motivo', 'Lo piden los pilotos.');
  press('Revisar');
  expect(await screen.findByText('Etapa 4, nueva: LEMD–LEBL.')).toBeDefined();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Participa 1\spiloto, que recibe un mensaje con lo que cambia\.$/)).toBeDefined();
  expect(dialog.getByText(/^1\sreserva abierta sigue adonde iba\.$/)).toBeDefined();
  press('Guardar el tour');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const tour = {
    ...plan.tour,
    stops: ['LEMD', 'LEPA', 'LEIB', 'LEMD', 'LEBL'],
    substitutes: ['A20N', 'A21N'],
    anyOrder: true,
  };
  expect(sent).toEqual([
    ['POST', '/tour-plans/try', { id: 'islas', tour }],
    ['PUT', '/tour-plans/islas', { tour, reason: 'Lo piden los pilotos.' }],
  ]);
});

it('names what the server refuses where it was typed, also of what is chosen', async () => {
  const errors = [
    { pointer: '/tour/stops', message: 'La compañía no conoce el aeropuerto «ZZZZ»' },
    { pointer: '/tour/types', message: 'Elige un tipo de avión al menos' },
    { pointer: '/tour/editions', message: 'La edición 1 tiene pilotos' },
  ];
  const detail = 'Hay datos que corregir.';
  answer(Response.json({ status: 422, code: 'datos-no-validos', detail, errors }, { status: 422 }));
  renderInApp(<TourDialog plan={null} onClose={vi.fn()} />);
  type('Nombre', 'Otro');
  type('De qué va', 'De Madrid a ninguna parte.');
  type('Aeropuertos en orden', 'LEMD ZZZZ');
  press('Revisar');
  for (const { message } of errors) expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByLabelText('Motivo')).toBeNull();
});

it('reads hours with a comma; what is no number is refused by the server', () => {
  expect(writtenOf(typedOf(plan))).toEqual(plan.tour);
  const hours = (typed: string) => writtenOf({ ...typedOf(plan), hours: typed }).moreThanHours;
  expect([hours(''), hours('50'), hours('1,5'), hours('muchas')]).toEqual([null, 50, 1.5, -1]);
  // A stage that is no longer in the list is out in no way.
  expect(writtenOf({ ...typedOf(plan), stops: 'LEMD LEPA' }).retiredStages).toEqual([]);
  expect(stageWords('LEMD LEPA LEIB')).toEqual({ 1: 'Etapa 1 · LEMD–LEPA', 2: 'Etapa 2 · LEPA–LEIB' });
});

it('is told in a line, before and after', () => {
  const change = { ...plan, name: 'Tour Islas', before: null, after: plan.tour } as never;
  expect(changeTitle(change)).toBe('Tour Islas, añadido');
  expect(tourLine(plan.tour)).toBe(
    'LEMD–LEPA–LEIB–LEMD · sin la etapa 2 · también A20N · edición 1, desde el 1\u00A0de\u00A0enero de 2026',
  );
  expect(tourLine({ ...plan.tour, anyOrder: true, substitutes: [], editions: [] })).toBe(
    'LEMD–LEPA–LEIB–LEMD · sin la etapa 2 · en cualquier orden',
  );
  const none = { taking: 0, completed: 0, completes: 0, booked: 0, stages: [], told: [] };
  expect(touchedLook(none)).toEqual(['Ahora no participa nadie.']);
  expect(touchedLook({ ...tried, taking: 2, told: [], booked: 2 })).toEqual([
    'Participan 2\u00A0pilotos.',
    '2\u00A0pilotos ya lo han completado, y así sigue.',
    '1\u00A0piloto lo completa con este cambio, con sus puntos.',
    '2\u00A0reservas abiertas siguen adonde iban.',
  ]);
  expect(stageLook({ n: 1, fate: 'retired', before: 'LEMD–LEPA', after: null, pilots: 1 })).toBe(
    'Etapa 1 (LEMD–LEPA), retirada: ya no hace falta volarla. 1\u00A0piloto ya la ha reservado o volado: conserva lo suyo.',
  );
});
