import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('says so when it could not go back to sign in with another account', async () => {
  const detail = 'Algo ha fallado. Vuelve a intentarlo.';
  vi.stubGlobal('fetch', async () => Response.json({ code: 'error', status: 500, detail }, { status: 500 }));
  render(
    <QueryClientProvider client={queryClient}>
      <SecondFactorForm methods={['totp']} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Entrar con otra cuenta' }));
  expect(await screen.findByText(detail)).toBeDefined();
});
