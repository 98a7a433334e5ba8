import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { NoticeReading } from '@va/contract/notices/notices.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskNotice } from './desk-notice.tsx';
import { DeskNoticesPage } from './desk-notices-page.tsx';

const facts = { slug: 'niebla', title: 'Niebla en Dublín', revision: 1, date: '2026-11-20', mustRead: false };
const desk = {
  ...facts,
  importance: 'Alta' as const,
  body: 'Lleva combustible para esperar.',
  until: '2026-11-25',
  ackUntil: null,
  affects: null,
  isPublic: false,
  replaces: null,
  version: 1,
  withdrawn: false,
};
const reading = (changes: Partial<typeof desk> = {}): NoticeReading => ({
  ...facts,
  inForce: !changes.withdrawn,
  read: 0,
  pilots: 5,
  desk: { ...desk, ...changes },
});
interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
}
const button = (name: string) => screen.queryByRole('button', { name });

const scopes = { types: [], tours: [], ranks: [], notices: [] };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('is not withdrawn while it is changed; once a colleague has, what was typed waits until it is published again', async () => {
  vi.stubGlobal('fetch', async () => Response.json(scopes));
  const { rerender } = renderInApp(<DeskNotice reading={reading()} />);
  expect(button('Retirar «Niebla en Dublín»')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar «Niebla en Dublín»' }));
  await userEvent.type(await screen.findByLabelText('Título'), ' y Cork');
  expect(button('Retirar «Niebla en Dublín»')).toBeNull();
  rerender(<DeskNotice reading={reading({ withdrawn: true, version: 2 })} />);
  expect(screen.getByText(/^Se ha retirado mientras lo cambiabas/)).toBeDefined();
  expect(field('Título').value).toBe('Niebla en Dublín y Cork');
  expect(button('Publicar otra vez «Niebla en Dublín»')).not.toBeNull();
  rerender(<DeskNotice reading={reading({ version: 3 })} />);
  expect(screen.queryByText(/^Se ha retirado/)).toBeNull();
  expect(field('Título').value).toBe('Niebla en Dublín y Cork');
  expect(button('Guardar el cambio')).not.toBeNull();
});

it('is changed on a second try after a colleague changed it: what stands now is shown beside what was typed', async () => {
  let now = reading();
  const sent: unknown[] = [];
  const refusal = 'ABC017 lo ha cambiado a las 10:00Z, mientras lo tenías abierto.';
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: Sent) => {
    if (method === 'GET') return Response.json(url.endsWith('/scopes') ? scopes : [now]);
    const { title, until } = JSON.parse(body ?? '');
    sent.push([headers['If-Match'], title, until]);
    if (sent.length > 1) return Response.json({ ...desk, version: 3 });
    now = reading({ title: 'Niebla en Irlanda', until: '2026-11-28', version: 2 });
    return Response.json({ status: 412, code: 'cambiado-entretanto', detail: refusal }, { status: 412 });
  });
  renderInApp(<DeskNoticesPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar «Niebla en Dublín»' }));
  await userEvent.type(await screen.findByLabelText('Título'), ' y Cork');
  await userEvent.type(field('Motivo'), 'También está allí.');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }));
  expect(await screen.findByText(refusal)).toBeDefined();
  expect((await screen.findByText('Título, ahora')).nextSibling?.textContent).toBe('Niebla en Irlanda');
  expect(field('Título').value).toBe('Niebla en Dublín y Cork');
  expect(field('Último día').value).toBe('2026-11-28');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }));
  await waitFor(() => expect(button('Guardar el cambio')).toBeNull());
  expect(sent).toEqual([
    ['"v1"', 'Niebla en Dublín y Cork', '2026-11-25'],
    ['"v2"', 'Niebla en Dublín y Cork', '2026-11-28'],
  ]);
});

it('is withdrawn on a second try, as it is now, after a colleague has changed it', async () => {
  let version = 1;
  const sent: (string | undefined)[] = [];
  const refusal = 'Alguien lo ha cambiado desde que lo leíste.';
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    if (!url.endsWith('/withdraw')) return Response.json([reading({ version })]);
    sent.push(headers['If-Match']);
    if (sent.length > 1) return Response.json({ ...desk, withdrawn: true, version: 3 });
    version = 2;
    return Response.json({ status: 412, code: 'cambiado-entretanto', detail: refusal }, { status: 412 });
  });
  renderInApp(<DeskNoticesPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar «Niebla en Dublín»' }));
  await userEvent.type(screen.getByLabelText('Motivo'), 'La niebla ya ha levantado.');
  const withdraw = screen.getByRole('button', { name: 'Retirar el NOTAM' });
  await userEvent.click(withdraw);
  expect(await screen.findByText(refusal)).toBeDefined();
  await userEvent.click(withdraw);
  await waitFor(() => expect(sent).toEqual(['"v1"', '"v2"']));
});
