import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskTails } from './desk-tails.tsx';

const dimensions = {
  lengthM: 27,
  wingspanM: 27,
  heightM: 7.6,
  fuselageWidthM: 2.9,
  nacelleDiameterM: 1,
  wingtip: 'none',
};
const tail = (registration: string, more: object = {}) => ({
  id: registration,
  registration,
  typeId: 'atr-72',
  model: 'ATR 72',
  name: '',
  livery: '',
  service: 'operational',
  isSubstitute: false,
  ...more,
});

/** Shows what the platform adds to a page with two aircraft, to a pilot or to a visitor; answers what was asked for. */
function show(fleet: readonly object[] | undefined, isIn = true) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.origin).pathname.split('/').at(-1) ?? '';
    asked.push(path);
    const pilot = isIn ? { id: '1', callsign: 'ABC017', status: 'active', capabilities: ['map.all'] } : null;
    if (path === 'session')
      return Response.json({ stage: isIn ? 'open' : 'none', pilot, methods: [], csrfToken: null });
    if (path === 'types') return Response.json([{ id: 'atr-72', model: 'ATR 72', dimensions }]);
    if (fleet === undefined) throw new TypeError('Failed to fetch');
    return Response.json(fleet);
  });
  const { container } = renderInApp(<DeskTails known={['EC-AAA', 'EC-BBB']} />);
  return { asked, container };
}

it('shows what staff have added, drawn, and says which of the page are gone', async () => {
  show([
    tail('EC-AAA'),
    tail('EC-BBB', { service: 'retired' }),
    tail('EC-NEW', { name: 'Ciudad de Ávila', livery: 'Retro' }),
    tail('EC-SUB', { isSubstitute: true }),
    tail('EC-OLD', { service: 'retired' }),
  ]);
  expect(await screen.findByRole('img', { name: 'Dibujo del ATR 72 EC-NEW visto de lado' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/plataforma/flota/EC-NEW');
  expect(screen.getByText('Ciudad de Ávila · Retro')).toBeDefined();
  expect(screen.getByText('Ya no vuela con la compañía: EC-BBB.')).toBeDefined();
  expect(screen.queryByText(/EC-(?:SUB|OLD)/)).toBeNull();
});

it('adds nothing where staff have added nothing', async () => {
  const { asked, container } = show([tail('EC-AAA'), tail('EC-BBB')]);
  await waitFor(() => expect(asked).toContain('aircraft'));
  expect(container.textContent).toBe('');
});

it('asks for nothing of a visitor, and leaves the page as it is where the platform does not answer', async () => {
  const visitor = show([tail('EC-NEW')], false);
  await waitFor(() => expect(visitor.asked).toEqual(['session']));
  expect(visitor.container.textContent).toBe('');
  const { asked, container } = show(undefined);
  await waitFor(() => expect(asked).toContain('aircraft'));
  expect(container.textContent).toBe('');
});
