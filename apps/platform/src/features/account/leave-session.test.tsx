import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { AccountPage } from './account-page.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('says so when the session could not be closed', async () => {
  const detail = 'Algo ha fallado. Vuelve a intentarlo.';
  vi.stubGlobal('fetch', (_: string, { method }: { method: string }) =>
    method === 'DELETE'
      ? Promise.resolve(Response.json({ code: 'error', status: 500, detail }, { status: 500 }))
      : new Promise(() => undefined),
  );
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <AccountPage />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar la sesión en este equipo' }));
  expect(await screen.findByText(detail)).toBeDefined();
});
