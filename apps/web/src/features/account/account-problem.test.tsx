import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { confirmSession } from '#app/api/access.ts';
import { request } from '#app/api/request.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ApiProblem } from '#app/lib/problem.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';

const problem = (code: string) =>
  new ApiProblem({ type: '', code, title: '', status: 403, detail: 'Escríbela otra vez.', instance: '' });

function show(error: unknown, onSubmit = vi.fn()) {
  renderInApp(
    <form onSubmit={onSubmit}>
      <AccountProblem error={error} confirm={confirmSession} />
      <button type="submit">Guardar</button>
    </form>,
  );
  return onSubmit;
}

it('asks for the password where the API wants it once more, and goes on with the new token', async () => {
  const sent: { path: string; body: unknown; token: string | null }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body?: string; headers: HeadersInit }) => {
    sent.push({
      path,
      body: JSON.parse(body ?? 'null'),
      token: new Headers(headers).get('X-CSRF-Token'),
    });
    return Response.json({ stage: 'open', csrfToken: 'nueva' });
  });
  const onSubmit = show(problem('confirma-que-eres-tu'));
  const field = await screen.findByLabelText('Tu contraseña, para confirmar que eres tú');
  await userEvent.type(field, 'la mía{Enter}');
  expect((await screen.findByRole('status')).textContent).toContain('Confirmado');
  expect(sent).toMatchObject([
    { path: expect.stringContaining('/session/confirm'), body: { password: 'la mía' } },
  ]);
  expect(onSubmit).not.toHaveBeenCalled();
  await request('POST', '/me/passkeys/options');
  expect(sent.at(-1)?.token).toBe('nueva');
});

it('asks for nothing with any other problem', () => {
  show(problem('sin-permiso'));
  expect(screen.getByRole('alert').textContent).toBe('Escríbela otra vez.');
  expect(screen.queryByLabelText(/contraseña/)).toBeNull();
});
