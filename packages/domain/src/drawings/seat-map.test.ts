import { expect, test } from 'vitest';
import { readMonument } from './seat-map.ts';

const doors = ['L1/R1', 'L2/R2', 'L3/R3', 'L4/R4'];

test.each([
  [
    'cocina',
    'delante, en el centro, junto a L1 y R1',
    { door: 0, side: 'before', slots: ['centre'], count: 1 },
  ],
  ['aseo', 'dos, junto a L2 y R2', { door: 1, side: 'before', slots: ['left', 'right'], count: 2 }],
  ['aseo', 'tres, junto a L2 y R2', { door: 1, side: 'before', slots: ['left', 'right'], count: 3 }],
  ['aseo', 'delante, a la izquierda, junto a L1', { door: 0, side: 'before', slots: ['left'], count: 1 }],
  ['aseo', 'detrás, a la derecha', { door: 3, side: 'after', slots: ['right'], count: 1 }],
  [
    'cocina',
    'detrás, a todo el ancho',
    { door: 3, side: 'after', slots: ['left', 'centre', 'right'], count: 1 },
  ],
  ['aseo', 'dos, a los lados de la fila 11, tras L2 y R2', { door: 1, side: 'after', row: 11, count: 2 }],
] as const)('%s «%s» has its place', (kind, where, expected) => {
  expect(readMonument({ kind, where }, doors)).toMatchObject({ kind, ...expected });
});

test('a place that the words do not give is not guessed', () => {
  expect(readMonument({ kind: 'aseo', where: 'según la configuración' }, doors)).toBeUndefined();
  expect(readMonument({ kind: 'aseo', where: 'junto a L9' }, doors)).toBeUndefined();
});
