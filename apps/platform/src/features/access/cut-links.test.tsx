import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { RecoveryPage } from './recovery-page.tsx';

const GONE = {
  type: '/plataforma/api/errores/no-encontrado',
  code: 'no-encontrado',
  title: 'No encontrado',
  status: 404,
  detail: 'Este enlace ya no vale.',
  instance: '',
};

function open(page: typeof InvitationPage, hash: string) {
  vi.stubGlobal('fetch', async () => Response.json(GONE, { status: 404 }));
  const Page = page;
  renderInApp(<Page />, `/acceso${hash}`);
}

it('an invitation whose link was cut has a heading and says what is missing', async () => {
  open(InvitationPage, '');
  expect(screen.getByRole('heading', { level: 1, name: 'Tu invitación' })).toBeDefined();
  expect(screen.getByText('Al enlace le falta una parte')).toBeDefined();
});

it.each([
  ['an invitation', InvitationPage, 'Tu invitación'],
  ['a recovery', RecoveryPage, 'Contraseña nueva'],
])('%s whose link is no longer good has a heading and says so', async (_, page, title) => {
  open(page, '#abcdefghijklmnopqrstuvwxyz');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('Este enlace ya no vale.');
});
