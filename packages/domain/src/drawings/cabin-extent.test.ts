import { expect, test } from 'vitest';
import type { SeatLayout } from '../shapes.ts';
import { cabinExtent } from './cabin-extent.ts';

const layout: SeatLayout = {
  capacity: 18,
  rows: [
    { rows: [1, 2], cabin: 'B', blocks: ['A', 'K'], exitRows: [] },
    { rows: [3, 9], cabin: 'Y', blocks: ['A', 'K'], exitRows: [] },
  ],
  doors: [
    { name: 'L1/R1', position: 0.1, overwing: false, afterRow: 0 },
    { name: 'Sobre el ala', position: 0.3, overwing: true, afterRow: 4 },
    { name: 'L2/R2', position: 0.5, overwing: false, afterRow: 5 },
    { name: 'L3/R3', position: 0.8, overwing: false, afterRow: 9 },
  ],
  monuments: [],
};

test('the business rows stand behind the front door and take more room than as many rows of economy', () => {
  const business = cabinExtent(layout, 'B');
  expect(business).toMatchObject({ firstRow: 1, lastRow: 2 });
  expect(business?.from).toBeCloseTo(0.118, 9);
  expect((business?.to ?? 0) - (business?.from ?? 0)).toBeCloseTo((0.4 - 0.036) * (3.2 / 6.2), 9);
});

test('economy reaches to the last door, across the doors between', () => {
  const economy = cabinExtent(layout, 'Y');
  expect(economy).toMatchObject({ firstRow: 3, lastRow: 9 });
  expect(economy?.to).toBeCloseTo(0.782, 9);
});

test('a class that the layout does not have has no place', () => {
  expect(cabinExtent({ ...layout, rows: layout.rows.slice(1) }, 'B')).toBeUndefined();
});
