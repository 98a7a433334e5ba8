// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { groupEntries } from './use-combobox.ts';

test('the group of the best entry comes first, and each keeps the order of rank', () => {
  const ranked = [
    { id: 1, group: 'Flota' },
    { id: 2, group: 'Páginas' },
    { id: 3, group: 'Flota' },
  ];
  expect(groupEntries(ranked)).toEqual([
    { heading: 'Flota', entries: [ranked[0], ranked[2]] },
    { heading: 'Páginas', entries: [ranked[1]] },
  ]);
  expect(groupEntries([])).toEqual([]);
});
