import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskAppealsPage } from './desk-appeals-page.tsx';

const session = {
  stage: 'open',
  csrfToken: 'token',
  methods: [],
  mustSetSecondFactor: false,
  pilot: { id: 'one', callsign: 'EVE002', name: null, capabilities: ['appeals.decide'] },
};
const raised = {
  callsign: 'EVE017',
  text: 'La sesión la hice en mayo.',
  evidence: ['https://ejemplo.org/hoja'],
  raisedAt: '2026-11-12T10:00:00Z',
  answer: null,
  decidedBy: null,
  assignedTo: null,
};
const onRank = {
  ...raised,
  subject: 'promotion',
  id: 'a',
  state: 'open',
  mayDecide: true,
  promotion: {
    kind: 'promotion',
    from: 'Segundo Oficial',
    to: 'Primer Oficial',
    ifUpheld: 'granted',
    requirements: [{ kind: 'points', typeId: null, model: null, have: 310, need: 300, met: true }],
  },
  decision: { by: 'EVE001', at: '2026-11-10T10:00:00Z', reason: 'Falta volar de noche.' },
};
const onSanction = {
  ...raised,
  subject: 'sanction',
  id: 'b',
  kind: 'warning',
  facts: 'Hechos',
  heard: 'Lo que dijo',
  startsAt: '2026-11-10T10:00:00Z',
  endsAt: null,
  sanctionedBy: 'EVE002',
  state: 'open',
  mayDecide: false,
};
const instructor = {
  ...onRank,
  id: 'c',
  state: 'dismissed',
  mayDecide: false,
  answer: 'No consta ninguna hoja.',
  decidedBy: 'EVE003',
  promotion: { ...onRank.promotion, kind: 'instruction', to: 'Comandante', requirements: [] },
};

const lifted = { ...onSanction, id: 'd', state: 'upheld', answer: 'Tiene razón.', decidedBy: 'EVE003' };

it('shows appeals over ranks beside those against sanctions, and decides them with words', async () => {
  const sent: unknown[] = [];
  const sanctions = [onSanction, lifted];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const path = url.replace('/plataforma/api/v1', '');
    if (method === 'POST') sent.push([path, JSON.parse(body ?? 'null')]);
    if (path === '/session') return Response.json(session);
    if (path.includes('subject=promotion')) return Response.json({ items: [instructor, onRank] });
    return Response.json({ items: sanctions });
  });
  renderInApp(<DeskAppealsPage />);
  const ranks = within(await screen.findByRole('region', { name: 'Sobre rangos' }));
  expect(ranks.getByRole('heading', { name: 'EVE017: no se le concede Primer Oficial' })).toBeDefined();
  for (const words of ['Falta volar de noche.', 'EVE001', 'La sesión la hice en mayo.'])
    expect(ranks.getByText(words)).toBeDefined();
  expect(ranks.getByText(/^✓ Puntos: 310 de 300/)).toBeDefined();
  expect(ranks.getByRole('cell', { name: 'pasa a Comandante por no instruir' })).toBeDefined();
  const against = within(screen.getByRole('region', { name: 'Contra sanciones' }));
  expect(against.getByText(/ni el piloto ni quien puso la sanción/)).toBeDefined();
  expect(against.queryByLabelText('Respuesta')).toBeNull();

  // Each list is searched by itself.
  await userEvent.type(ranks.getByRole('searchbox'), 'no');
  expect((against.getByRole('searchbox') as HTMLInputElement).value).toBe('');

  await userEvent.type(ranks.getByLabelText(/^Respuesta/), 'La hoja de mayo lo dice.');
  await userEvent.click(ranks.getByRole('button', { name: 'Estimar y conceder Primer Oficial' }));
  await waitFor(() =>
    expect(sent).toEqual([['/appeals/a/decide', { verdict: 'uphold', answer: 'La hoja de mayo lo dice.' }]]),
  );
});

it.each([
  ['asked', 'Estimar y volver a pedir la verificación'],
  ['declined', 'Estimar y devolver el rango'],
])('says on its button what comes of an appeal that is upheld: %s', async (ifUpheld, button) => {
  const items = [{ ...onRank, promotion: { ...onRank.promotion, ifUpheld } }];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/session')) return Response.json(session);
    return Response.json({ items: url.includes('subject=promotion') ? items : [] });
  });
  renderInApp(<DeskAppealsPage />);
  expect(await screen.findByRole('button', { name: button })).toBeDefined();
});

it('has nothing to search or export where no appeal was decided', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/session') ? session : { items: [] }),
  );
  renderInApp(<DeskAppealsPage />);
  expect(await screen.findAllByText('Nada por decidir')).toHaveLength(2);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).toBeNull();
});
