import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Me } from '#app/api/me.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ComeBackCard } from './account-page.tsx';

const show = (status: Me['status']) => renderInApp(<ComeBackCard status={status} />);

it.each([
  ['on_leave', 'Terminar la excedencia'],
  ['inactive', 'Volver a la actividad'],
  ['retired', 'Volver a la compañía'],
] as const)('gives who is %s the way back', async (status, name) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    asked.push(`${method} ${url}`);
    return Response.json({});
  });
  show(status);
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(asked).toEqual(['POST /plataforma/api/v1/me/come-back']));
});

it('says why one cannot come back', async () => {
  const detail = 'Han pasado más de 30 días desde que dejaste la compañía. Pide una invitación nueva.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'fuera-de-plazo', title: 'Fuera de plazo', status: 409, detail }, { status: 409 }),
  );
  show('retired');
  await userEvent.click(screen.getByRole('button', { name: 'Volver a la compañía' }));
  expect(await screen.findByText(detail)).toBeDefined();
});

it('says nothing to who may book', () => {
  expect(show('active').container.textContent).toBe('');
});

it('keeps the days of the deadline beside their number', () => {
  expect(show('retired').container.textContent).toContain('Guardamos tus datos 30\u00A0días.');
});
