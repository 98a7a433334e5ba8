import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { GoalStrip } from './goal-strip.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const goal = {
  title: 'Mil horas entre todos',
  month: '2026-11',
  of: 'hours',
  tour: null,
  done: 412,
  need: 1000,
  met: false,
  until: '2026-12-01T00:00:00Z',
};

function show(answer: object, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }));
  return render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <GoalStrip />
      </QueryClientProvider>
    </MemoryRouter>,
  ).container;
}

it.each([
  [{}, /Meta del mes412 de 1000\shoras\. Quedan 588\shoras\.$/],
  [{ of: 'airports', done: 39, need: 40 }, /39 de 40\saeropuertos\. Queda 1\saeropuerto\.$/],
  [{ done: 1204, met: true }, /1204 de 1000\shoras\. Conseguida\.$/],
  [
    { of: 'tour', tour: { id: 'svalbard', name: 'A320 Svalbard' }, done: 0, need: 9 },
    /Meta del mes · A320 Svalbard0? ?.*0 de 9\setapas\. Quedan 9\setapas\.$/,
  ],
])('says how far it is: %j', async (change, words) => {
  const container = show({ goal: { ...goal, ...change } });
  expect(await screen.findByRole('heading', { name: 'Mil horas entre todos' })).toBeDefined();
  expect(container.textContent).toMatch(words);
});

it('says whom it is for where a visitor does not see it, and that it could not be read', async () => {
  show({ goal: null });
  expect(await screen.findByText('La meta de este mes la ven los pilotos, con su cuenta.')).toBeDefined();
});
