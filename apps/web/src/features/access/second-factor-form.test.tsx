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

it.each([[['totp']], [['passkey']], [['totp', 'passkey']]] as const)(
  'lets who has lost %j in with a code on paper, and back to the factor',
  async (methods) => {
    const sent: unknown[] = [];
    const detail = 'El código no es correcto.';
    vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
      sent.push([path.replace(/.*\/v1/, ''), JSON.parse(body ?? '{}')]);
      return Response.json({ code: 'segundo-factor-incorrecto', status: 401, detail }, { status: 401 });
    });
    renderInApp(<SecondFactorForm methods={[...methods]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    expect(screen.queryByLabelText('Código de tu aplicación')).toBeNull();
    const field = screen.getByLabelText<HTMLInputElement>('Código de recuperación');
    await userEvent.type(field, 'abcd efgh jklm');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(detail)).toBeDefined();
    // What was typed is there to be put right.
    expect(field.value).toBe('abcd efgh jklm');
    expect(sent).toEqual([['/session/recovery-code', { code: 'abcd efgh jklm' }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Usar mi segundo factor' }));
    expect(screen.queryByLabelText('Código de recuperación')).toBeNull();
    expect(screen.queryByText(detail)).toBeNull();
  },
);
