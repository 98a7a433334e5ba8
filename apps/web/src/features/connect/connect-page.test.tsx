import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ConnectPage } from './connect-page.tsx';

it.each([
  ['Programas que hablan phpVMS 7', '/acars/phpvms'],
  ['smartCARS 3', '/acars/smartcars/'],
  ['Stratos', '/acars/stratos/'],
])('says for «%s» the address to type in', async (program, address) => {
  renderInApp(<ConnectPage keys={null} />);
  const card = await screen.findByRole('region', { name: program });
  expect(within(card).getByText(`${location.origin}/plataforma${address}`)).toBeDefined();
});
