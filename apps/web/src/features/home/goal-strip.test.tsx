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

function show(answer: object, { hasRoom = true, status = 200 } = {}) {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }));
  return render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <GoalStrip hasRoom={hasRoom} />
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
  show({ goal: null, forPilots: true });
  expect(await screen.findByText('La meta de este mes la ven los pilotos, con su cuenta.')).toBeDefined();
});

it('says that a month has none where its room is kept', async () => {
  show({ goal: null, forPilots: false });
  expect(await screen.findByText('Este mes no hay meta entre todos.')).toBeDefined();
});

it('comes as a card of its own where no room is kept, once there is one', async () => {
  show({ goal, forPilots: false }, { hasRoom: false });
  expect(await screen.findByRole('heading', { name: 'Mil horas entre todos' })).toBeDefined();
});

it.each([[{ goal: null, forPilots: false }], [{ goal: null, forPilots: true }]])(
  'is nothing where no room is kept and nothing is to be seen: %j',
  async (answer) => {
    const container = show(answer, { hasRoom: false });
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(container.textContent).toBe('');
  },
);
