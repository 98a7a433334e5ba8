import { expect, it } from 'vitest';
import { monthColumns } from './statistics-cards.tsx';

const months = [
  { month: '2025-12', flights: 1, minutes: 60 },
  { month: '2026-03', flights: 2, minutes: 150 },
];

it('shows twelve months of a year, also those without a flight', () => {
  const columns = monthColumns(months, '2026');
  expect(columns).toHaveLength(12);
  expect(columns[2]).toEqual({ name: 'mar', value: 150, text: '02:30' });
  expect(columns.filter(({ value }) => value > 0)).toHaveLength(1);
});

it('shows years where none is chosen', () => {
  expect(monthColumns(months, undefined).map(({ name, value }) => [name, value])).toEqual([
    ['2025', 60],
    ['2026', 150],
  ]);
});
