import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RouteMap } from './route-map.tsx';

const place = (icao: string, city: string, lat: number, lon: number) => ({
  icao,
  city,
  lat,
  lon,
  timezone: 'UTC',
});
const MADRID = place('LEMD', 'Madrid', 40.5, -3.6);
const URGENCH = place('UTNU', 'Urgench', 41.6, 60.6);
const TOKYO = place('RJTT', 'Tokio', 35.6, 139.8);
const VANCOUVER = place('CYVR', 'Vancouver', 49.2, -123.2);

it.each([
  [MADRID, URGENCH, 2839],
  [TOKYO, VANCOUVER, 4070],
])(
  'draws the great circle from $0.city to $1.city and names both ends in the picture',
  (dep, arr, distanceNm) => {
    render(<RouteMap dep={dep} arr={arr} distanceNm={distanceNm} />);
    const map = screen.getByRole('img', {
      name: `Ruta de ${dep.city} a ${arr.city} por el círculo máximo, ${distanceNm}\u00a0NM`,
    });
    const [left = 0, , width = 0] = (map.getAttribute('viewBox') ?? '').split(' ').map(Number);
    for (const { icao } of [dep, arr]) {
      const names = [...map.querySelectorAll('text')].filter(({ textContent }) => textContent === icao);
      // One for each width of the picture.
      expect(names).toHaveLength(3);
      for (const name of names) {
        expect(Number(name.getAttribute('x'))).toBeGreaterThan(left);
        expect(Number(name.getAttribute('x'))).toBeLessThan(left + width);
      }
    }
  },
);

const land = (map: HTMLElement) => map.querySelector('.fill-\\(--color-map-land\\)')?.getAttribute('d') ?? '';

it('draws the coast of a short flight finer than the world, and that of a long one as it was', async () => {
  const palma = place('LEPA', 'Palma de Mallorca', 39.55, 2.74);
  render(<RouteMap dep={MADRID} arr={URGENCH} distanceNm={2839} />);
  const world = land(screen.getByRole('img'));
  const { container } = render(<RouteMap dep={MADRID} arr={palma} distanceNm={295} />);
  const short = () => land(container.querySelector<HTMLElement>('svg[role=img]')!);
  expect(short()).toBe(world);
  // In tenths of a unit, which are half a kilometre.
  await waitFor(() => expect(short()).toMatch(/\.\d/));
  expect(land(screen.getAllByRole('img')[0]!)).toBe(world);
});
