import { toastStore } from '@va/ui/controls/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { InboxPage } from './inbox-page.tsx';

afterEach(() => {
  older = 0;
});

const message = (id: string, read: boolean) => ({
  id,
  kind: 'booking.reminder',
  title: `Mensaje ${id}`,
  body: 'Sale pronto.',
  link: '/plataforma/reservas',
  createdAt: '2026-11-22T10:00:00Z',
  readAt: read ? '2026-11-22T11:00:00Z' : null,
});

/** How many messages on later pages are new. */
let older = 0;

/** Shows the page with these messages, and notes what it asks of the API. */
async function show(...items: ReturnType<typeof message>[]) {
  const acts: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    const unread = older + items.filter(({ readAt }) => readAt === null).length;
    if (method === 'GET') return Response.json({ items, unread });
    acts.push(`${method} ${url.replace('/plataforma/api/v1', '')}`);
    return new Response(null, { status: 204 });
  });
  renderInApp(<InboxPage />);
  await screen.findAllByRole('heading', { level: 2 });
  return acts;
}

const lastToast = () => toastStore.snapshot().at(-1)?.title;

it('takes a message for read when what it leads to is opened', async () => {
  const acts = await show(message('a', false), message('b', true));
  await userEvent.click(screen.getByRole('link', { name: 'Abrir tus reservas: Mensaje b' }));
  await userEvent.click(screen.getByRole('link', { name: 'Abrir tus reservas: Mensaje a' }));
  await waitFor(() => expect(acts).toEqual(['POST /me/messages/a/read']));
});

it('says in the words of its link what a message opens', async () => {
  await show(
    { ...message('a', true), link: '/plataforma/informes/ABC017' },
    { ...message('b', true), link: '/plataforma/premios#first' },
    { ...message('c', true), link: '/plataforma/' },
  );
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Abrir el informe', 'Abrir tus premios', 'Abrir']);
});

it('says aloud that a message has been taken for read', async () => {
  const acts = await show(message('a', false));
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como leído' }));
  await waitFor(() => expect(lastToast()).toBe('Mensaje leído'));
  expect(acts).toEqual(['POST /me/messages/a/read']);
});

it('takes every message for read at once, while there is a new one', async () => {
  const acts = await show(message('a', false), message('b', true));
  await userEvent.click(screen.getByRole('button', { name: 'Marcar todos como leídos' }));
  await waitFor(() => expect(acts).toEqual(['POST /me/messages/read-all']));
  await waitFor(() => expect(lastToast()).toBe('Todos leídos'));
});

it('takes every message for read also where the new ones stand on a later page', async () => {
  older = 2;
  await show(message('a', true));
  expect(screen.getByRole('button', { name: 'Marcar todos como leídos' })).toBeTruthy();
});

it('offers nothing to take for read where everything is', async () => {
  await show(message('a', true));
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  `<img src=x onerror="alert(1)">`,
  '</p><script>alert(1)</script>',
  '<a href="javascript:alert(1)">pulsa</a>',
  '&lt;b&gt; {{7*7}}',
  'factura\u202Efdp.exe',
])('shows «%s» as it was written, and makes nothing of it', async (text) => {
  await show({ ...message('a', true), title: text, body: `${text}\notra línea` });
  const title = screen.getByRole('heading', { level: 2 });
  expect(title.textContent).toBe(text);
  expect(title.children).toHaveLength(0);
  expect(title.closest('div')?.parentElement?.textContent).toContain(`${text}\notra línea`);
  expect(document.querySelectorAll('img, script, a[href^="javascript"]')).toHaveLength(0);
});
