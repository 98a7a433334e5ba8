import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

it('says so when it could not go back to sign in with another account', async () => {
  const detail = 'Algo ha fallado. Vuelve a intentarlo.';
  vi.stubGlobal('fetch', async () => Response.json({ code: 'error', status: 500, detail }, { status: 500 }));
  renderInApp(<SecondFactorForm methods={['totp']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar con otra cuenta' }));
  expect(await screen.findByText(detail)).toBeDefined();
});
