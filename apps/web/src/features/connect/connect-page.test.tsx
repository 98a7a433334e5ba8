import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ConnectPage } from './connect-page.tsx';

const KEY = {
  id: '01a21475-0000-7000-8000-000000000000',
  prefix: 'va_abcd',
  label: 'vmsOpenAcars',
  scopes: ['acars:write', 'bookings:write', 'own:read'],
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null as string | null,
  program: null as string | null,
  expiresAt: '2027-11-20T10:00:00Z',
};

/** A server that holds these keys and makes others; what was asked of it to make. */
function serve(keys: (typeof KEY)[]) {
  const made: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (!path.endsWith('/me/keys')) return Response.json({ pilot: null, can: [] });
    if (method === 'GET') return Response.json(keys);
    made.push(JSON.parse(body ?? '{}'));
    keys.push({ ...KEY });
    return Response.json({ key: KEY, secret: 'va_abcd1234' }, { status: 201 });
  });
  return made;
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const steps = (name: string) => screen.findByRole('region', { name: `${name}, en tres pasos` });

it('asks first which program is used, ours before all others, and shows no steps until it is said', () => {
  serve([]);
  renderInApp(<ConnectPage keys={null} />);
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
  expect(names).toEqual([
    'El grabador de la compañía',
    'smartCARS 3',
    'Stratos',
    'vmsOpenAcars',
    'phpvms-xplane',
    'xACARS',
    'phpvms-linux-client',
    'Otro que hable phpVMS 7',
  ]);
  expect(screen.queryByRole('region', { name: /en tres pasos/ })).toBeNull();
});

it.each([
  ['vmsOpenAcars', 'URL API', 'API Key'],
  ['phpvms-xplane', 'PHPVMS_BASE_URL', 'PHPVMS_API_KEY'],
  ['xACARS', 'Airline Website', 'API Key'],
  ['phpvms-linux-client', 'Base URL', 'API Key'],
])('says for %s which box takes what, and makes its key with one button', async (name, first, second) => {
  const made = serve([]);
  renderInApp(<ConnectPage keys={null} />);
  choose(name);
  const card = within(await steps(name));
  expect(card.getAllByRole('listitem')).toHaveLength(3);
  expect(card.getByText(new RegExp(`en «${first}»`))).toBeDefined();
  expect(card.getByText(`${location.origin}/plataforma/acars/phpvms`)).toBeDefined();
  fireEvent.click(card.getByRole('button', { name: 'Crear la clave' }));
  expect(await card.findByText('va_abcd1234')).toBeDefined();
  expect(card.getByText(new RegExp(`en «${second}»`))).toBeDefined();
  expect(made).toEqual([{ label: name, scopes: ['acars:write', 'bookings:write', 'own:read'] }]);
});

it.each(['smartCARS 3', 'Stratos'])('lets %s sign in with callsign and password', async (name) => {
  serve([]);
  renderInApp(<ConnectPage keys={null} />);
  choose(name);
  const card = within(await steps(name));
  expect(card.getAllByRole('listitem')).toHaveLength(3);
  expect(card.getByText(/segundo factor/)).toBeDefined();
});

it('leads to our own recorder’s download and to its code', async () => {
  serve([]);
  renderInApp(<ConnectPage keys={null} />);
  choose('El grabador de la compañía');
  const card = within(await steps('El grabador de la compañía'));
  expect(card.getByRole('link', { name: 'la página del grabador' }).getAttribute('href')).toBe(
    '/recursos/newsky-acars',
  );
  expect(card.getAllByRole('status').at(-1)?.textContent).toBe(
    'Esperando a que llame el grabador de la compañía…',
  );
  expect(card.getByRole('link', { name: 'Autorizar un programa' }).getAttribute('href')).toContain(
    '/dispositivo',
  );
});

it('waits for the program to call, and says when it was seen last and in which version', async () => {
  const keys: (typeof KEY)[] = [];
  serve(keys);
  renderInApp(<ConnectPage keys={null} />);
  choose('vmsOpenAcars');
  const card = within(await steps('vmsOpenAcars'));
  expect(card.getAllByRole('status').at(-1)?.textContent).toBe('Esperando a que llame vmsOpenAcars…');
  fireEvent.click(card.getByRole('button', { name: 'Crear la clave' }));
  await card.findByText('va_abcd1234');
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  keys.splice(0, keys.length, { ...KEY, lastUsedAt: '2026-11-28T10:00:00Z', program: 'vmsOpenAcars 1.4' });
  choose('xACARS');
  choose('vmsOpenAcars');
  await vi.advanceTimersByTimeAsync(4000);
  vi.useRealTimers();
  const again = within(await steps('vmsOpenAcars'));
  expect(await again.findByText('Conectado.')).toBeDefined();
  expect(again.getAllByRole('status').at(-1)?.textContent).toContain(
    'vmsOpenAcars 1.4: visto por última vez',
  );
});

it('folds the keys and the API away below', () => {
  serve([]);
  renderInApp(<ConnectPage keys={<p>Tus claves</p>} />);
  const group = screen.getByRole('group');
  expect(group.hasAttribute('open')).toBe(false);
  expect(within(group).getByText('Tus claves')).toBeDefined();
});
