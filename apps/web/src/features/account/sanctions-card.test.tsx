import { toastStore } from '@va/ui/controls/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { SanctionsCard } from './sanctions-card.tsx';

const sanction = {
  id: 'a',
  kind: 'warning',
  facts: 'Hechos',
  heard: 'Lo que dijo',
  startsAt: '2026-11-20T10:00:00Z',
  endsAt: null,
  liftedAt: null,
  appeal: null,
  appealUntil: null,
  report: null,
};

/** Shows a sanction; the API takes whatever is sent. */
function show(change: object) {
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) =>
    Response.json(method === 'GET' ? [{ ...sanction, ...change }] : {}),
  );
  renderInApp(<SanctionsCard />);
}

const lastToast = () => toastStore.snapshot().at(-1)?.title;

it('says aloud that an appeal has been sent', async () => {
  show({ appealUntil: '9999-01-01T00:00:00Z' });
  await userEvent.type(await screen.findByLabelText(/^Por qué recurres/), 'No estaba conectado aquel día.');
  await userEvent.click(screen.getByRole('button', { name: 'Recurrir la sanción' }));
  await waitFor(() => expect(lastToast()).toBe('Recurso enviado'));
});

it('says aloud that an appeal has been taken back', async () => {
  show({ appeal: { state: 'open', text: 'No estaba conectado.', answer: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar el recurso' }));
  await waitFor(() => expect(lastToast()).toBe('Recurso retirado'));
});
