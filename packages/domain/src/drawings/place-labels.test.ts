import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels, type PlacedLabel } from './place-labels.ts';

/** The box of a label of height 10, a hair smaller, so that a touch is no overlap. */
function boxOf({ text, x, y, anchor }: PlacedLabel) {
  const width = text.length * 6.6;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - 8.6, bottom: y + 1.4 };
}

function overlaps(a: PlacedLabel, b: PlacedLabel): boolean {
  const [one, other] = [boxOf(a), boxOf(b)];
  const slack = 1e-6;
  return (
    one.left < other.right - slack &&
    other.left < one.right - slack &&
    one.top < other.bottom - slack &&
    other.top < one.bottom - slack
  );
}

test('a lone label stands to the right of its point', () => {
  const [label] = placeLabels([{ x: 0, y: 0, text: 'LEMD' }], { size: 10 });
  expect(label).toMatchObject({ text: 'LEMD', anchor: 'start' });
  expect(label?.x).toBeCloseTo(6.2, 9);
  expect(label?.y).toBeCloseTo(3.6, 9);
});

test('of points in one place the important one keeps its label', () => {
  const crowd = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((text) => ({ x: 0, y: 0, text }));
  const labels = placeLabels([...crowd, { x: 0, y: 0, text: 'MDPC', important: true }], { size: 10 });
  expect(labels[0]?.text).toBe('MDPC');
  expect(labels.length).toBeLessThan(10);
});

test('a label turns away from the edge of the map', () => {
  const bounds = { x: 0, y: 0, width: 100, height: 100 };
  const labels = placeLabels([{ x: 95, y: 50, text: 'VTBS' }], { size: 10, bounds });
  expect(labels[0]?.anchor).toBe('end');
});

test('a label gives way to a route', () => {
  const avoid = [12, 16, 20, 24, 28].map((x) => ({ x, y: 0 }));
  expect(placeLabels([{ x: 0, y: 0, text: 'LEMD' }], { size: 10, avoid })[0]?.anchor).toBe('end');
});

test('a label stands beside what is on the map already', () => {
  const blocked = [{ x: 4, y: -8, width: 16, height: 16 }];
  const [label] = placeLabels([{ x: 0, y: 0, text: 'LEMD', important: true }], { size: 10, blocked });
  expect(label?.anchor).toBe('end');
});

test('in a crowd labels move away and a leader says whose they are', () => {
  const crowd = Array.from({ length: 6 }, (_, i) => ({
    x: 100 + (i % 3) * 8,
    y: 100 + Math.floor(i / 3) * 8,
    text: `AP0${i}`,
  }));
  const near = placeLabels(crowd, { size: 10 });
  const all = placeLabels(crowd, { size: 10, leaders: true });
  expect(near.length).toBeLessThan(6);
  expect(all).toHaveLength(6);
  for (const { text, leader } of all) {
    const point = crowd.find((entry) => entry.text === text);
    if (leader) expect(leader.from).toEqual({ x: point?.x, y: point?.y });
  }
});

test('no two labels ever cover one another or leave the map', () => {
  const point = fc.record({
    x: fc.integer({ min: 0, max: 300 }),
    y: fc.integer({ min: 0, max: 300 }),
    text: fc.constantFrom('LEMD', 'LEBL', 'MMUN'),
  });
  const bounds = { x: 0, y: 0, width: 300, height: 300 };
  fc.assert(
    fc.property(fc.array(point, { maxLength: 30 }), fc.boolean(), (points, leaders) => {
      const labels = placeLabels(points, { size: 10, bounds, leaders });
      const boxes = labels.map(boxOf);
      return (
        labels.every((a, i) => labels.every((b, j) => i >= j || !overlaps(a, b))) &&
        boxes.every(({ left, right, top, bottom }) => left >= 0 && right <= 300 && top >= 0 && bottom <= 300)
      );
    }),
  );
});
