import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { RecoveryPage } from './recovery-page.tsx';

const GONE = {
  type: '/plataforma/api/errores/enlace-no-valido',
  code: 'enlace-no-valido',
  title: 'El enlace ya no vale',
  status: 410,
  detail: 'Este enlace ya no vale.',
  instance: '',
};

function open(page: typeof InvitationPage, hash: string) {
  vi.stubGlobal('fetch', async () => Response.json(GONE, { status: 410 }));
  const Page = page;
  renderInApp(<Page />, `/plataforma/acceso${hash}`);
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

it('an invitation that is used or out of date leads to where one signs in, and offers no second try', async () => {
  open(InvitationPage, '#abcdefghijklmnopqrstuvwxyz');
  expect((await screen.findByRole('link', { name: 'Accede' })).getAttribute('href')).toBe(
    '/plataforma/acceso',
  );
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it.each([
  ['an invitation', InvitationPage],
  ['a recovery', RecoveryPage],
])('%s is taken over as the server painted it, which never sees the secret of the link', (_, Page) => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const at = (hash: string) => (
    <MemoryRouter initialEntries={[`/plataforma/acceso${hash}`]}>
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(at(''));
  expect(container.textContent).not.toContain('Al enlace le falta una parte');
  const complaints: string[] = [];
  const onRecoverableError = (error: unknown) => complaints.push(String(error));
  render(at('#abcdefghijklmnopqrstuvwxyz'), { container, hydrate: true, onRecoverableError });
  expect(complaints).toEqual([]);
  expect(screen.getByText(/^Cargando/)).toBeDefined();
});
