import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskApplicationsPage } from './desk-applications-page.tsx';

const ANA = {
  id: '1',
  state: 'waiting',
  name: 'Ana Pérez',
  email: 'ana@example.org',
  confirmed: true,
  vatsimCid: 1_234_567,
  ivaoVid: null,
  answers: [{ question: '¿Por qué aquí?', answer: 'Por los horarios' }],
  sentAt: '2026-11-25T12:00:00Z',
  alike: [],
  decidedAt: null,
  decidedBy: null,
  reason: null,
  callsign: null,
  byLink: false,
};

/** Answers lists by their state and part; tells what was done. */
function serve(lists: Record<string, unknown>, done = new Response(null, { status: 204 })) {
  const acts: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    if (method === 'POST') {
      acts.push([pathname.replace(/^.*\/v1/, ''), JSON.parse(body ?? '{}')]);
      return done;
    }
    if (pathname.endsWith('/next-callsign')) return Response.json({ callsign: 'ABC018', minAge: 16 });
    if (pathname.endsWith('/join-links')) return Response.json({ items: [] });
    if (!pathname.endsWith('/applications')) return Response.json({});
    return Response.json(
      lists[`${searchParams.get('state')} ${searchParams.get('cursor') ?? ''}`.trim()] ?? { items: [] },
    );
  });
  return acts;
}

it('shows an application with its answers, and accepts it under the callsign that is proposed', async () => {
  const url = 'https://va.example/plataforma/acceso/invitacion#abc';
  const link = { callsign: 'ABC018', url, mailed: true, expiresAt: '2026-12-09T10:00:00.000Z' };
  const acts = serve({ waiting: { items: [ANA] } }, Response.json(link));
  renderInApp(<DeskApplicationsPage />);
  expect(await screen.findByRole('heading', { name: 'Ana Pérez' })).toBeDefined();
  expect(screen.getByText('Por los horarios')).toBeDefined();
  expect(screen.getByText('Correo, confirmado')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar a Ana Pérez' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aceptar a Ana Pérez' });
  const field = within(dialog).getByLabelText<HTMLInputElement>('Indicativo');
  await expect.poll(() => field.value).toBe('ABC018');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar e invitar' }));
  expect(await within(dialog).findByText(url)).toBeDefined();
  expect(acts).toEqual([['/applications/1/accept', { callsign: 'ABC018' }]]);
});

it('does not accept one with a reason that its author reads', async () => {
  const acts = serve({ waiting: { items: [ANA] } });
  renderInApp(<DeskApplicationsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'No aceptar a Ana Pérez' }));
  const dialog = await screen.findByRole('dialog', { name: 'No aceptar la solicitud de Ana Pérez' });
  expect(within(dialog).getByText(/ana@example\.org/)).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText('Motivo'), 'Este mes no admitimos a nadie.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'No aceptarla' }));
  await expect
    .poll(() => acts)
    .toEqual([['/applications/1/decline', { reason: 'Este mes no admitimos a nadie.' }]]);
});

it('says whom it is like, once for each', async () => {
  const alike = [
    { by: 'email', callsign: 'ABC007', state: null },
    { by: 'vatsim', callsign: null, state: 'declined' },
    { by: 'vatsim', callsign: null, state: 'declined' },
    { by: 'ivao', callsign: null, state: null },
  ];
  serve({ waiting: { items: [{ ...ANA, confirmed: false, alike }] } });
  renderInApp(<DeskApplicationsPage />);
  expect(await screen.findByText('El mismo correo que ABC007.')).toBeDefined();
  expect(screen.getAllByText('El mismo número de VATSIM que otra solicitud que no se aceptó.')).toHaveLength(
    1,
  );
  expect(screen.getByText('El mismo número de IVAO que una cuenta que se dio de baja.')).toBeDefined();
  expect(screen.getByText('Correo, sin confirmar')).toBeDefined();
});

it('asks for one part after the other, and for the decided ones, which can be looked at again', async () => {
  const old = {
    ...ANA,
    id: '3',
    name: 'Eva Sanz',
    state: 'declined',
    reason: 'Sin plazas.',
    decidedBy: 'ABC001',
  };
  const acts = serve({
    waiting: { items: [ANA], next: 'more' },
    'waiting more': { items: [{ ...ANA, id: '2', name: 'Luis Gil' }] },
    decided: { items: [{ ...old, decidedAt: '2026-11-26T12:00:00Z' }] },
  });
  renderInApp(<DeskApplicationsPage />);
  await screen.findByRole('heading', { name: 'Ana Pérez' });
  await userEvent.click(screen.getByRole('button', { name: 'Siguientes' }));
  expect(await screen.findByRole('heading', { name: 'Luis Gil' })).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Cuáles'), 'Decididas');
  expect(await screen.findByRole('heading', { name: 'Eva Sanz' })).toBeDefined();
  expect(screen.getByText(/por ABC001/).textContent).toContain('Sin plazas.');
  await userEvent.click(screen.getByRole('button', { name: 'Volver a mirar la de Eva Sanz' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Motivo'), 'Ya hay plazas otra vez.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Volver a mirarla' }));
  await expect.poll(() => acts.map(([path]) => path)).toEqual(['/applications/3/reopen']);
});
