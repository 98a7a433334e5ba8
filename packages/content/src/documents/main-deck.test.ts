// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mainDeckMap } from '@va/domain/drawings/main-deck-map.ts';
import { mainDeckSchema } from '@va/schemas/content/fleet.ts';
import { loadText, renderMainDeck } from './main-deck.ts';

const deck = {
  loadKg: 27_900,
  positions: [
    { kind: 'Palé de 88 × 125 pulgadas', abreast: 1, rows: 14 },
    { kind: 'Palé de 62 × 88 pulgadas', abreast: 2, rows: 2 },
  ],
  doors: [{ name: 'Puerta de carga', position: 0.2, afterRow: 2 }],
};

test('the deck says what it carries, where each position stands and where the load enters', () => {
  const html = renderMainDeck('A321P2F', deck);
  expect(loadText(deck)).toBe('27\u202f900\u00a0kg en 18\u00a0posiciones');
  expect(html).toContain('<td>1\u00a0a\u00a014</td><td>Palé de 88 × 125 pulgadas</td><td>1</td><td>14</td>');
  expect(html).toContain('<td>15\u00a0a\u00a016</td><td>Palé de 62 × 88 pulgadas</td><td>2</td><td>4</td>');
  expect(html).toContain('<strong>Puerta de carga</strong>, detrás de la fila 2.');
  expect(html).not.toMatch(/asiento|<script|\sstyle=/i);
});

test('every deck that the content may describe is drawn whole, each position once and inside', () => {
  const run = fc.record({
    kind: fc.constant('Palé'),
    abreast: fc.integer({ min: 1, max: 3 }),
    rows: fc.integer({ min: 1, max: 40 }),
  });
  const doors = fc.array(
    fc.record({
      name: fc.constant('Puerta'),
      position: fc.double({ min: 0, max: 1, noNaN: true }),
      afterRow: fc.nat(99),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 4 }), doors, (positions, some) => {
      const rows = positions.reduce((sum, run) => sum + run.rows, 0);
      // What stands behind no row is refused by the content's check.
      const within = some.map((door) => ({ ...door, afterRow: door.afterRow % (rows + 1) }));
      const any = mainDeckSchema.parse({ loadKg: 1000, positions, doors: within });
      const map = mainDeckMap(any);
      const seats = map.rows.flatMap((row) => row.seats);
      expect(seats).toHaveLength(positions.reduce((sum, { abreast, rows }) => sum + abreast * rows, 0));
      expect(new Set(seats.map(({ id }) => id)).size).toBe(seats.length);
      for (const { x, y, width, height } of [
        ...seats,
        ...map.doors.map((door) => ({ x: 0, width: 0, ...door })),
      ]) {
        expect(x >= 0 && x + width <= map.width + 1e-9).toBe(true);
        expect(y >= 0 && y + height <= map.length + 1e-9).toBe(true);
      }
      expect(renderMainDeck('B763F', any)).not.toMatch(/NaN|undefined|Infinity/);
    }),
  );
});
