import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NetworkMap } from './network-map.tsx';
import { TourMap } from './tour-map.tsx';

const box = { x: 0, y: 0, width: 10, height: 10 };
const broken = undefined as never;

it.each([
  [
    'El mapa de la red',
    <NetworkMap key="network" box={box} land="" places={broken} lines={[]} label="Red" />,
  ],
  ['El mapa del tour', <TourMap key="tour" id="ninguno" stops={broken} label="Ruta" />],
])('%s that cannot be drawn leaves the page in place', (what, map) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <h1>Una página</h1>
      {map}
    </>,
  );
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(`${what} no se puede mostrar.`);
});
