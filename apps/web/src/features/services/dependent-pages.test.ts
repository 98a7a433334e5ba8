// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Tour } from '@va/schemas/content/tours.ts';
import { pagesOf } from './dependent-pages.ts';

const tour = { name: 'A320 Svalbard', routePath: '/eventos/tours/svalbard', frame: 'tour-svalbard' } as Tour;

it('finds the page of a tour through its frame', () => {
  expect(pagesOf('tour-svalbard', [tour])).toEqual([
    { label: 'A320 Svalbard', to: '/eventos/tours/svalbard' },
  ]);
});

it('knows the pages that are written in the code', () => {
  expect(pagesOf('reservas', [tour])).toEqual([{ label: 'Reservar vuelo', to: '/operaciones/reservar' }]);
});

it('names none for a frame that nothing uses', () => {
  expect(pagesOf('constructor', [tour])).toEqual([]);
});
