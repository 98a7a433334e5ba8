import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { AccountPage } from './account-page.tsx';

it('says so when the session could not be closed', async () => {
  const detail = 'Algo ha fallado. Vuelve a intentarlo.';
  vi.stubGlobal('fetch', (_: string, { method }: { method: string }) =>
    method === 'DELETE'
      ? Promise.resolve(Response.json({ code: 'error', status: 500, detail }, { status: 500 }))
      : new Promise(() => undefined),
  );
  renderInApp(<AccountPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar la sesión en este equipo' }));
  expect(await screen.findByText(detail)).toBeDefined();
});
