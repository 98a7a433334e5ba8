import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { GoalPlans, TriedGoal } from '#app/api/goal-plans.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskGoalsPage } from './desk-goals-page.tsx';
import { goalLine, goalLook } from './goal-words.ts';

const hours = { title: 'Mil horas', of: 'hours', least: 1000, tour: null, isPublic: true } as const;
const progress = { title: 'Mil horas', of: 'hours', done: 412, need: 1000, met: false } as const;
const plans: GoalPlans = {
  now: '2026-11',
  items: [
    { month: '2026-12', version: 2, isWritten: true, goal: null, progress: null },
    { month: 'cada-mes', version: 0, isWritten: false, goal: hours, progress },
  ],
  tours: [{ id: 'islas', name: 'Tour Islas' }],
  history: [
    {
      month: '2026-12',
      at: '2026-11-20T10:00:00Z',
      callsign: 'ABC004',
      reason: 'Ya no hace falta.',
      before: { ...hours, title: 'Navidad' },
      after: null,
      isLast: true,
      version: 2,
    },
  ],
};
const tried: TriedGoal = {
  pilots: 26,
  flown: 1,
  before: progress,
  after: { title: 'Las islas, juntos', of: 'tour', done: 1, need: 3, met: false },
  last: null,
};
const reason = 'Se acordó en la reunión.';

/** Answers the goals, and what is sent with the answers to come, and keeps it. */
function answer(...answers: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, method }: { body?: string; method: string }) => {
    if (method === 'GET') return Response.json(plans);
    sent.push([method, url.split('/v1').at(-1), JSON.parse(body ?? '')]);
    return answers.shift();
  });
  return sent;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const open = () => within(screen.getByRole('dialog'));

it('shows what stands with how far it is, and writes a goal of a tour after a look at it', async () => {
  const sent = answer(Response.json(tried), Response.json({ month: 'cada-mes', version: 1, goal: null }));
  const { container } = renderInApp(<DeskGoalsPage />);
  expect(await screen.findByText('Los demás meses: Mil horas')).toBeDefined();
  expect(container.textContent).toMatch(/1000\shoras · La ve todo el mundo · Ahora, 412 de 1000\shoras/);
  await press('Cambiar la meta de los demás meses');
  type('Título', 'Las islas, juntos');
  type('Qué se cuenta', 'tour');
  type('Tour', 'islas');
  type('Motivo', reason);
  fireEvent.click(screen.getByLabelText('La ven también los visitantes'));
  await press('Revisar');
  expect(await screen.findByText(/deja «Mil horas» .* y enseña «Las islas, juntos»/)).toBeDefined();
  expect(open().getByText(/^La ven 26\spilotos; este mes ha volado 1\. Nadie gana/)).toBeDefined();
  await press('Guardar la meta');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const goal = { title: 'Las islas, juntos', of: 'tour', least: null, tour: 'islas', isPublic: false };
  expect(sent).toEqual([
    ['POST', '/goals/cada-mes/try', { goal }],
    ['PUT', '/goals/cada-mes', { goal, reason }],
  ]);
});

it('writes that of a month that has none, by the version that it had, and names what is refused where it was typed', async () => {
  const message = 'Escribe cuántas horas: un número entero de 1 a 1.000.000';
  const errors = [{ pointer: '/goal/least', message }];
  const refused = { status: 422, code: 'datos-no-validos', detail: message, errors };
  const sent = answer(Response.json(refused, { status: 422 }));
  renderInApp(<DeskGoalsPage />);
  fireEvent.change(await screen.findByLabelText('Para'), { target: { value: '2026-12' } });
  await press('Poner su meta');
  expect(screen.getByRole('dialog', { name: 'La meta de diciembre de 2026' })).toBeDefined();
  type('Título', 'Navidad');
  type('Cuántas horas', 'muchas');
  type('Motivo', reason);
  await press('Revisar');
  expect(
    await screen.findByRole('textbox', { name: 'Cuántas horas', description: /de 1 a 1\.000\.000/ }),
  ).toHaveProperty('value', 'muchas');
  expect(sent).toEqual([
    ['POST', '/goals/2026-12/try', { goal: { ...hours, title: 'Navidad', least: null } }],
  ]);
});

it('takes one away and undoes the last change', async () => {
  const none = { pilots: 1, flown: 0, before: progress, after: null, last: null };
  const sent = answer(
    Response.json(none),
    Response.json({ month: 'cada-mes', version: 1, goal: null }),
    Response.json({ month: '2026-12', version: 3, goal: hours }),
  );
  renderInApp(<DeskGoalsPage />);
  await press('Quitar la meta de los demás meses');
  type('Motivo', reason);
  await press('Revisar');
  expect(await screen.findByText(/y se queda sin meta\.$/)).toBeDefined();
  fireEvent.click(open().getByRole('button', { name: 'Quitar la meta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Deshacer el último cambio de la meta de diciembre de 2026');
  await waitFor(() =>
    expect(sent).toEqual([
      ['POST', '/goals/cada-mes/try', { goal: null }],
      ['PUT', '/goals/cada-mes', { goal: null, reason }],
      ['POST', '/goals/2026-12/undo', {}],
    ]),
  );
});

it.each<[Partial<TriedGoal>, RegExp]>([
  [{ before: null, after: null }, /^Este mes el inicio sigue sin meta\.$/],
  [{ after: progress }, /^Este mes el inicio sigue con «Mil horas» \(412 de 1000\shoras\)\.$/],
  [{ before: null, after: progress }, /estaba sin meta y enseña «Mil horas»/],
])('says what home shows: %j', (change, words) =>
  expect(goalLook({ ...tried, ...change })[0]).toMatch(words),
);

it('says how far last month would have come, and of a tour that is gone that it is no longer flown', () => {
  const last = { ...progress, done: 1000, met: true };
  expect(goalLook({ ...tried, last })[1]).toMatch(
    /^El mes pasado habría llegado a 1000 de 1000\shoras, conseguida\.$/,
  );
  const line = goalLine({ ...hours, of: 'tour', least: null, tour: 'nada', isPublic: false }, []);
  expect(line).toBe('Todas las etapas de un tour que ya no se vuela · La ven los pilotos');
});
