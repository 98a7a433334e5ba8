import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { KeysCard } from './keys-card.tsx';

const key = {
  id: '01a21475-0000-7000-8000-000000000000',
  prefix: 'va_abcd',
  label: 'Grabador',
  scopes: ['acars:write'],
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
  expiresAt: '2027-11-20T10:00:00Z',
};

it('shows a new key until it is withdrawn, and says that it is', async () => {
  let keys: (typeof key)[] = [];
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) => {
    if (method === 'GET') return Response.json(keys);
    keys = method === 'POST' ? [key] : [];
    return method === 'POST'
      ? Response.json({ key, secret: 'va_abcd1234' }, { status: 201 })
      : new Response(null, { status: 204 });
  });
  renderInApp(<KeysCard />);
  fireEvent.change(await screen.findByLabelText('Clave nueva'), { target: { value: 'Grabador' } });
  fireEvent.click(screen.getByRole('button', { name: 'Crear la clave' }));
  expect(await screen.findByText('va_abcd1234')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Retirar la clave Grabador' }));
  expect(await screen.findByText('La clave «Grabador» se ha retirado y ya no vale.')).toBeDefined();
  expect(screen.queryByText('va_abcd1234')).toBeNull();
});
