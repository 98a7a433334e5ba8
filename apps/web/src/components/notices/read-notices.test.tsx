import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { noticeSource } from '#app/api/notices.ts';
import { ApiProblem } from '#app/lib/problem.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { noticesInProblem, noticesNamed } from './notices-named.ts';
import { ReadNotices } from './read-notices.tsx';

const notice = {
  slug: 'orden-de-arranque',
  revision: 2,
  title: 'Orden de arranque',
  importance: 'Alta',
  body: 'Primero el 1.\n\nDespués el 2.',
  date: '2026-09-14',
  until: null,
  readAt: null,
};

it('opens the notices that stand before a booking, and confirms the revision that was read', async () => {
  const asked = vi.fn(async (_url: string, init: RequestInit = {}) =>
    init.method === 'POST'
      ? new Response(null, { status: 204 })
      : Response.json([notice, { ...notice, slug: 'otro', title: 'Otro' }]),
  );
  vi.stubGlobal('fetch', asked);
  renderInApp(<ReadNotices slugs={['orden-de-arranque']} source={noticeSource} />);
  await userEvent.click(screen.getByRole('button', { name: 'Leer el NOTAM' }));
  expect(await screen.findByText('Después el 2.')).toBeDefined();
  expect(screen.queryByText('Otro')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Lo he leído' }));
  await vi.waitFor(() =>
    expect(asked.mock.calls.find(([, init]) => init?.method === 'POST')).toMatchObject([
      '/plataforma/api/v1/notices/orden-de-arranque/ack',
      { body: '{"revision":2}' },
    ]),
  );
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('are those that the refusal names', () => {
  const details = { notices: ['orden-de-arranque', 3] };
  expect(noticesNamed({ code: 'avisos-sin-confirmar', details })).toEqual(['orden-de-arranque']);
  expect(noticesNamed({ code: 'matricula-ocupada', details })).toEqual([]);
  const problem = {
    type: '',
    title: '',
    status: 409,
    detail: '',
    instance: '',
    code: 'avisos-sin-confirmar',
  };
  expect(noticesInProblem(new ApiProblem({ ...problem, current: details } as never))).toEqual([
    'orden-de-arranque',
  ]);
  expect(noticesInProblem(new Error('no'))).toEqual([]);
});
