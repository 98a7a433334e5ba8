import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Aircraft } from '#app/api/fleet.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { FleetList } from './fleet-list.tsx';

const tail: Aircraft = {
  id: '01a21475-0000-7000-8000-000000000000',
  registration: 'EC-LZD',
  typeId: 'a320-200',
  model: 'A320-200',
  icaoType: 'A320',
  service: 'operational',
  state: 'flying',
  isSubstitute: false,
  place: { icao: 'LEMD', city: 'Madrid', since: '2026-11-22T10:00:00Z' },
  minutes: 0,
  cycles: 0,
  next: null,
  note: null,
  version: 1,
};

it('says of a tail in the air where it left, and of the others where they stand', async () => {
  const standing = {
    ...tail,
    id: tail.id.replace(/0$/, '1'),
    registration: 'EC-MAD',
    state: 'free',
  } as const;
  renderInApp(<FleetList tails={[tail, standing]} />);
  const row = (registration: string) => within(screen.getByText(registration).closest('tr')!);
  expect(row('EC-LZD').getByText('En vuelo desde LEMD Madrid')).toBeDefined();
  expect(row('EC-LZD').queryByText(/nov/)).toBeNull();
  expect(row('EC-MAD').getByText('LEMD Madrid')).toBeDefined();
  expect(row('EC-MAD').getByText(/nov/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Trasladar EC-LZD' }));
  expect(screen.getByText(/^Está en vuelo desde LEMD\./)).toBeDefined();
});
