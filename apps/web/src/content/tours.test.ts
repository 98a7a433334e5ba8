// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { findTour, tours } from './tours.ts';

it('reaches every tour by the last part of its address, in any case', () => {
  for (const tour of tours) {
    const slug = tour.routePath.split('/').at(-1)!;
    expect(findTour(slug)).toBe(tour);
    expect(findTour(slug.toUpperCase())).toBe(tour);
  }
  expect(tours.length).toBeGreaterThan(0);
});

it.each(['', 'no-existe', 'svalbard/otra', '../tours/svalbard'])('knows no tour «%s»', (slug) => {
  expect(findTour(slug)).toBeUndefined();
});
