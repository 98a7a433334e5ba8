import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LeaveCard } from './leave-card.tsx';

const leave = { callsign: 'EVE001', months: 2, reason: null, askedAt: '2026-11-20T10:00:00Z' };
const leaves = [
  { ...leave, id: 'a', firstMonth: '9998-05', state: 'asked' },
  { ...leave, id: 'b', firstMonth: '9998-01', state: 'granted' },
  { ...leave, id: 'c', firstMonth: '2026-01', state: 'granted' },
  { ...leave, id: 'd', firstMonth: '9997-01', state: 'refused' },
  { ...leave, id: 'e', firstMonth: '9996-01', state: 'withdrawn' },
];

let sent: string[];
let refusal: string | null;

beforeEach(() => {
  [sent, refusal] = [[], null];
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    if (method === 'GET') return Response.json(leaves);
    sent.push(`${method} ${url}`);
    if (refusal === null) return Response.json({});
    const problem = { code: 'fuera-de-plazo', title: '', status: 409, detail: refusal };
    return Response.json(problem, { status: 409 });
  });
  renderInApp(<LeaveCard />);
});

it('takes back a leave that was asked for or granted and has not begun, and no other', async () => {
  await screen.findByText('enero de 9996, 2 meses');
  expect(screen.getByText('retirada')).toBeDefined();
  const names = screen
    .getAllByRole('button', { name: /^Retirar/u })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Retirar la excedencia de mayo de 9998', 'Retirar la excedencia de enero de 9998']);
  await userEvent.click(screen.getByRole('button', { name: 'Retirar la excedencia de enero de 9998' }));
  await waitFor(() => expect(sent).toEqual(['POST /plataforma/api/v1/me/leaves/b/withdraw']));
});

it('says aloud that a leave has been asked for, and that one has been taken back', async () => {
  const told = () => toastStore.snapshot().at(-1);
  await userEvent.click(screen.getByRole('button', { name: 'Pedir la excedencia' }));
  await waitFor(() => expect(told()?.title).toBe('Excedencia pedida'));
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar la excedencia de mayo de 9998' }));
  await waitFor(() => expect(told()?.title).toBe('Excedencia retirada'));
  expect(told()?.description).toBe('mayo de 9998, 2 meses');
});

it('says why a leave cannot be taken back', async () => {
  refusal = 'Tu excedencia ya ha empezado.';
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar la excedencia de mayo de 9998' }));
  expect(await screen.findByText(refusal)).toBeDefined();
});
