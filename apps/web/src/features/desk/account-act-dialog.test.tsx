import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { AccountActDialog } from './account-act-dialog.tsx';

it('says what a suspension does before it is put, and that it is put', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ callsign: 'ABC017' });
  });
  const onClose = vi.fn();
  renderInApp(<AccountActDialog act="suspend" callsign="ABC017" onLink={vi.fn()} onClose={onClose} />);
  expect(screen.getByText(/^Sus reservas se anulan sin coste/)).toBeDefined();
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Hechos'), 'Insultó en el canal.');
  await user.type(screen.getByLabelText('Qué ha dicho el piloto'), 'Pide disculpas.');
  await user.click(screen.getByRole('button', { name: 'Suspender' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ days: 7, facts: 'Insultó en el canal.', heard: 'Pide disculpas.' }]);
  expect(toastStore.snapshot().at(-1)).toMatchObject({ title: 'Suspensión puesta', description: 'ABC017.' });
});

it('asks for the callsign again before an account is erased, and for a reason that names nobody', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  });
  const onClose = vi.fn();
  renderInApp(<AccountActDialog act="erase" callsign="ABC017" onLink={vi.fn()} onClose={onClose} />);
  expect(screen.getByText(/Queda en la auditoría: no escribas su nombre ni su correo\.$/)).toBeDefined();
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByLabelText('Lo ha pedido esta persona'));
  await user.type(screen.getByLabelText('Su indicativo, otra vez'), 'abc017');
  await user.type(screen.getByLabelText('Motivo'), 'Lo pidió por correo.');
  await user.click(screen.getByRole('button', { name: 'Suprimir la cuenta' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ confirmedByPilot: true, callsign: 'abc017', reason: 'Lo pidió por correo.' }]);
});

it('keeps the reason for an erasure, and asks for the callsign again each time that it is opened', async () => {
  const open = () =>
    renderInApp(<AccountActDialog act="erase" callsign="ABC017" onLink={vi.fn()} onClose={vi.fn()} />);
  open();
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Su indicativo, otra vez'), 'ABC017');
  await user.type(screen.getByLabelText('Motivo'), 'Lo pidió por correo.');
  cleanup();
  open();
  expect(screen.getByLabelText('Motivo')).toHaveProperty('value', 'Lo pidió por correo.');
  expect(screen.getByLabelText('Su indicativo, otra vez')).toHaveProperty('value', '');
});

it('names the account that goes into another one', () => {
  renderInApp(<AccountActDialog act="merge" callsign="ABC017" onLink={vi.fn()} onClose={vi.fn()} />);
  expect(screen.getByRole('dialog', { name: 'Unir con otra la cuenta de ABC017' })).toBeDefined();
});
