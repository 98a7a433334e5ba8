import type { TourSummary } from '@va/contract/tours-and-events/tours.ts';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RouteSketch } from './route-sketch.tsx';

const tour = (stops: TourSummary['stops'], legs: boolean[] = []) =>
  ({ name: 'Vuelta al norte', stops, own: { legs } }) as unknown as TourSummary;
const MADRID = { icao: 'LEMD', lat: 40.47, lon: -3.56 };
const AMSTERDAM = { icao: 'EHAM', lat: 52.31, lon: 4.76 };
const COPENHAGEN = { icao: 'EKCH', lat: 55.62, lon: 12.66 };

it('draws the way with the number of each stage where it ends', () => {
  render(<RouteSketch tour={tour([MADRID, AMSTERDAM, COPENHAGEN], [true, false])} />);
  const drawing = screen.getByRole('img', { name: 'Dibujo de la ruta de Vuelta al norte: LEMD, EHAM, EKCH' });
  expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['1', '2']);
  // What was passed and what is to come.
  expect(drawing.querySelectorAll('path')).toHaveLength(2);
});

it('leaves out numbers that would lie over each other, and never the last one', () => {
  const close = { icao: 'EKRK', lat: 55.59, lon: 12.13 };
  render(<RouteSketch tour={tour([MADRID, AMSTERDAM, close, COPENHAGEN])} />);
  const drawing = screen.getByRole('img', { name: /^Dibujo/ });
  const circles = [...drawing.querySelectorAll('circle')].map((circle) =>
    ['cx', 'cy', 'r'].map((name) => Number(circle.getAttribute(name))),
  );
  expect(circles).toHaveLength(4);
  const large = circles.filter(([, , r]) => r === 8);
  for (const [i, [x = 0, y = 0]] of large.entries())
    for (const [u = 0, v = 0] of large.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(16);
  const numbers = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(numbers.toSorted()).toEqual(['1', '3']);
});

it('draws nothing of a tour without a way', () => {
  render(<RouteSketch tour={tour([MADRID])} />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('stays within its frame wherever the tour leads, over the antimeridian and in one place too', () => {
  const stop = fc.record({
    icao: fc.constant('XXXX'),
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(stop, { minLength: 2, maxLength: 8 }), (stops) => {
      const { container, unmount } = render(<RouteSketch tour={tour(stops, [true])} />);
      for (const circle of container.querySelectorAll('circle')) {
        const [x, y] = ['cx', 'cy'].map((name) => Number(circle.getAttribute(name)));
        expect(x! >= 17 && x! <= 303 && y! >= 17 && y! <= 115).toBe(true);
      }
      unmount();
    }),
    { numRuns: 30 },
  );
});
