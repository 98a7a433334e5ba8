import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PublicNotices } from './public-notices.tsx';

const notice = (slug: string, title: string) => ({
  slug,
  title,
  importance: 'Alta',
  body: 'Lo primero.\n\nLo segundo.',
  date: '2026-11-20',
  until: '2026-12-31',
});

function show(slug?: string) {
  const answer = () => Response.json([notice('uno', 'NOTAM uno'), notice('dos', 'NOTAM dos')]);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  renderInApp(<PublicNotices {...(slug && { slug })} />);
}

it('shows visitors the public notices whole', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'NOTAM uno' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'NOTAM dos' })).toBeDefined();
  expect(screen.getAllByText('Lo segundo.')).toHaveLength(2);
  const line = 'Importancia alta, del 20 de noviembre de 2026 al 31 de diciembre de 2026';
  const shown = screen
    .getAllByText(/^Importancia alta/)
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(shown).toEqual([line, line]);
});

it('asks without the cookie of a session, with which the list is that of members', async () => {
  show();
  await screen.findByRole('heading', { name: 'NOTAM uno' });
  expect(fetch).toHaveBeenCalledWith(
    expect.stringContaining('/notices'),
    expect.objectContaining({ credentials: 'omit' }),
  );
});

it('shows only the one of the address, or says that there is none', async () => {
  show('dos');
  expect(await screen.findByRole('heading', { name: 'NOTAM dos' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'NOTAM uno' })).toBeNull();
  cleanup();
  show('secreto');
  expect(await screen.findByText('No hay ningún NOTAM público en vigor')).toBeDefined();
});
