import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { FleetList } from './fleet-list.tsx';
import { tail } from './testing/tail.ts';

it('says of a tail in the air where it left, and of the others where they stand', async () => {
  const flying = { ...tail, state: 'flying' } as const;
  const standing = { ...tail, id: tail.id.replace(/0$/, '1'), registration: 'EC-MAD' };
  renderInApp(<FleetList tails={[flying, standing]} />);
  const row = (registration: string) => within(screen.getByText(registration).closest('tr')!);
  expect(row('EC-LZD').getByText('En vuelo desde LEMD Madrid')).toBeDefined();
  expect(row('EC-LZD').queryByText(/nov/)).toBeNull();
  expect(row('EC-MAD').getByText('LEMD Madrid')).toBeDefined();
  expect(row('EC-MAD').getByText(/nov/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Trasladar EC-LZD' }));
  expect(screen.getByText(/^Está en vuelo desde LEMD\./)).toBeDefined();
});
