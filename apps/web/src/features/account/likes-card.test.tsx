import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Me } from '#app/api/me.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LikesCard } from './likes-card.tsx';

const me = { ownSceneries: ['LEPA'], likedTails: ['EC-OLD', 'EC-BBB'], version: 3 } as unknown as Me;
const airport = (icao: string, city: string) => ({ icao, city, name: city, iata: '', otherCodes: [] });
const tail = (registration: string, service = 'operational') => ({
  registration,
  service,
  model: 'A320-200',
  name: '',
});

afterEach(() => vi.unstubAllGlobals());

/** The card on its page; answers what was sent. */
function show() {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (address.endsWith('/airports'))
      return Response.json([airport('LEPA', 'Palma'), airport('LEBL', 'Barcelona')]);
    if (address.endsWith('/aircraft')) return Response.json([tail('EC-AAA'), tail('EC-BBB', 'retired')]);
    sent.push(JSON.parse(body ?? '{}'));
    return Response.json({ ...me, version: 4 });
  });
  renderInApp(<LikesCard me={me} />);
  return sent;
}

it('adds a scenery that is named by its city, and takes one back', async () => {
  const sent = show();
  const remove = await screen.findByRole('button', { name: 'Quitar el escenario de Palma' });
  await userEvent.type(screen.getByLabelText(/^Tengo el escenario de/), 'barcelona');
  await userEvent.click(screen.getByRole('button', { name: 'Añadir el escenario' }));
  await vi.waitFor(() => expect(sent).toEqual([{ ownSceneries: ['LEPA', 'LEBL'] }]));
  await userEvent.click(remove);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ ownSceneries: [] });
});

it('offers the aircraft that fly, and says of a preferred one that it is gone', async () => {
  const sent = show();
  const tails = within(screen.getByRole('region', { name: 'Mis aviones preferidos' }));
  expect(tails.getAllByText('Ya no está en la flota').length).toBeGreaterThan(0);
  await tails.findByRole('option', { name: 'EC-AAA · A320-200' });
  expect(tails.queryByRole('option', { name: /EC-BBB/ })).toBeNull();
  // One that is retired is as gone as one that is unknown.
  expect(tails.getAllByText('Ya no está en la flota')).toHaveLength(2);
  await userEvent.selectOptions(tails.getByLabelText('Me gusta volar'), 'EC-AAA');
  await userEvent.click(tails.getByRole('button', { name: 'Añadir el avión' }));
  await vi.waitFor(() => expect(sent).toEqual([{ likedTails: ['EC-OLD', 'EC-BBB', 'EC-AAA'] }]));
});
