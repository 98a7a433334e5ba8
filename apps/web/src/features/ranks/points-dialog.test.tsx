import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { WrittenFlightPoints } from '#app/api/flight-points.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PointsDialog, triedWords } from './points-dialog.tsx';
import { wholeOf } from '#app/lib/whole-of.ts';

const points = {
  base: [10, 20],
  score80: 3,
  score90: 5,
  online: 5,
  stage: 5,
  tour: 50,
  focus: 10,
  event: 15,
  dayFlight: 0,
};
const written: WrittenFlightPoints = { points, under: [180, null], version: 4, isWritten: true, history: [] };
const reason = 'Se acordó en marzo.';

/** Answers what is sent with the answers to come, and keeps it. */
function answer(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? ''));
    return answers.shift();
  });
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('says what changes and for whom before it holds', async () => {
  const next = { ...points, base: [12, 20], stage: 6 };
  const sent = answer(
    Response.json({ flights: 8, pilots: 3, before: 120, after: 136 }),
    Response.json({ points: next, version: 5 }),
  );
  const onClose = vi.fn();
  renderInApp(<PointsDialog written={written} onClose={onClose} />);
  type(/^Bloque de menos de 03:00/, '12');
  type('Etapa de tour', '6');
  type('Motivo', reason);
  press('Revisar');
  expect(await screen.findByText(/10 → 12 · Etapa de tour: 5 → 6$/)).toBeDefined();
  expect(
    screen.getByText(
      /^8.vuelos de los últimos 30 días dan 120.puntos .* Le cambiaría la suma a 3.pilotos\.$/,
    ),
  ).toBeDefined();
  press('Guardar los puntos');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ points: next }, { points: next, reason }]);
});

it('names the figure that the server refuses, where it was typed', async () => {
  const message = 'Un evento da 50 puntos como mucho';
  answer(
    Response.json(
      {
        status: 422,
        code: 'datos-no-validos',
        detail: message,
        errors: [{ pointer: '/points/event', message }],
      },
      { status: 422 },
    ),
  );
  renderInApp(<PointsDialog written={written} onClose={vi.fn()} />);
  type('Evento', '51');
  type('Motivo', reason);
  press('Revisar');
  expect(await screen.findByRole('textbox', { name: 'Evento', description: /como mucho/ })).toHaveProperty(
    'value',
    '51',
  );
});

it.each([
  ['1.500', 1500],
  [' 12 ', 12],
  ['0', 0],
  ['', Number.NaN],
  ['1,5', Number.NaN],
  ['-3', Number.NaN],
  ['1e3', Number.NaN],
])('reads %j as %d', (typed, whole) => expect(wholeOf(typed)).toBe(whole));

it('says so where there is nothing to compare, and where no sum changes', () => {
  expect(triedWords({ flights: 0, pilots: 0, before: 0, after: 0 })).toContain('no hay vuelos');
  expect(triedWords({ flights: 1, pilots: 0, before: 10, after: 10 })).toContain('A ningún piloto');
});
