import { QueryClientProvider } from '@tanstack/react-query';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { ClaimForm } from './claim-form.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('says aloud that a claim of points has been sent', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  render(
    <QueryClientProvider client={queryClient}>
      <ClaimForm month="2026-10" until="2999-01-01T00:00:00Z" />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reclamar' }));
  await userEvent.type(screen.getByLabelText(/Qué falta/), 'Falta el vuelo del día 3 de octubre.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.title).toBe('Reclamación enviada'));
});
