import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { catchFiles } from '#app/testing/catch-files.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DecidedPromotions } from './decided-promotions.tsx';

const session = {
  stage: 'open',
  csrfToken: 'token',
  methods: [],
  mustSetSecondFactor: false,
  pilot: { id: 'one', callsign: 'EVE002', name: null, capabilities: ['promotions.grant'] },
};
const promotion = (callsign: string, state: string) => ({
  id: callsign,
  callsign,
  kind: 'promotion',
  from: 'Segundo Oficial',
  to: 'Primer Oficial',
  state,
  askedAt: '2026-11-10T10:00:00Z',
  dueAt: null,
  reason: null,
  decidedAt: '2026-11-12T10:00:00Z',
  requirements: [],
});

it('tells a promotion that was withdrawn from one that was declined, with no decision to take back', async () => {
  const items = [
    promotion('EVE017', 'withdrawn'),
    promotion('EVE018', 'declined'),
    promotion('EVE019', 'granted'),
  ];
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/session') ? session : { items }),
  );
  const files = catchFiles();
  renderInApp(<DecidedPromotions />);
  const row = async (callsign: string) => {
    const cell = await screen.findByText(callsign);
    return within(cell.closest<HTMLElement>('tr, li')!);
  };
  expect((await row('EVE018')).getByText('denegada')).toBeDefined();
  await screen.findByRole('button', { name: 'Deshacer la decisión sobre EVE018' });
  screen.getByRole('button', { name: 'Deshacer la decisión sobre EVE019' });
  expect((await row('EVE017')).getByText('retirada')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Deshacer la decisión sobre EVE017' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /CSV/ }));
  const csv = await files[0]!.content.text();
  expect(csv).toMatch(/EVE017.*retirada/);
});

it('asks for the decided ones alone, in parts, and shows the last that was asked for first', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    if (!pathname.endsWith('/promotions')) return Response.json(session);
    const cursor = searchParams.get('cursor');
    asked.push([searchParams.get('state'), cursor].join(' ').trim());
    return Response.json(
      cursor === 'more'
        ? { items: [promotion('ABC017', 'declined')] }
        : { items: [promotion('ABC018', 'granted')], next: 'more' },
    );
  });
  renderInApp(<DecidedPromotions />);
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['ABC018', 'ABC017']);
  expect(asked).toEqual(['decided', 'decided more']);
});
