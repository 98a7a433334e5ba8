import { toastStore } from '@va/ui/controls/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ClaimForm } from './claim-form.tsx';

it('says aloud that a claim of points has been sent', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  renderInApp(<ClaimForm month="2026-10" until="2999-01-01T00:00:00Z" />);
  await userEvent.click(screen.getByRole('button', { name: 'Reclamar' }));
  await userEvent.type(screen.getByLabelText(/Qué falta/), 'Falta el vuelo del día 3 de octubre.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.title).toBe('Reclamación enviada'));
});
