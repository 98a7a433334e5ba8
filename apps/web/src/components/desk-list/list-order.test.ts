import { expect, it } from 'vitest';
import { nextOrder, orderRows } from './list-order.ts';

const rows = [
  { callsign: 'EVE010', name: 'Ángela', flights: 9 },
  { callsign: 'EVE002', name: 'Bruno', flights: 120 },
  { callsign: 'EVE003', name: 'angel', flights: 12 },
];
const columns = [
  { id: 'indicativo', title: 'Indicativo', text: (row: (typeof rows)[number]) => row.callsign },
  { id: 'nombre', title: 'Nombre', text: (row: (typeof rows)[number]) => row.name },
  { id: 'vuelos', title: 'Vuelos', text: (row: (typeof rows)[number]) => String(row.flights) },
];
const order = (search: string, by: string | null) =>
  orderRows(rows, columns, { search, order: by }).map(({ callsign }) => callsign);

it('finds rows by words in any column, whatever their accents and capitals', () => {
  expect(order('ANGEL', null)).toEqual(['EVE010', 'EVE003']);
  expect(order('angel 003', null)).toEqual(['EVE003']);
  expect(order('nadie', null)).toEqual([]);
});

it('sorts numbers as numbers, both ways, and keeps the order of the list otherwise', () => {
  expect(order('', 'vuelos')).toEqual(['EVE010', 'EVE003', 'EVE002']);
  expect(order('', '-vuelos')).toEqual(['EVE002', 'EVE003', 'EVE010']);
  expect(order('', 'no-hay')).toEqual(['EVE010', 'EVE002', 'EVE003']);
});

it('goes from up to down to unsorted', () => {
  expect([nextOrder(null, 'a'), nextOrder('a', 'a'), nextOrder('-a', 'a'), nextOrder('b', 'a')]).toEqual([
    'a',
    '-a',
    null,
    'a',
  ]);
});
