import { expect, it } from 'vitest';
import { crossWords, gustWords, headWords } from './runway-wind-words.ts';

it.each([
  [headWords(8.4), '8 kt de cara'],
  [headWords(-5), '5 kt de cola'],
  [headWords(-0.3), '0 kt'],
  [crossWords(3), '3 kt por la derecha'],
  [crossWords(-12), '12 kt por la izquierda'],
  [gustWords(-12, -17.2), 'rachas: 17 kt'],
  [gustWords(0.1, 0.4), undefined],
  [gustWords(5, undefined), undefined],
])('«%s»', (text, expected) => {
  expect(text?.replaceAll('\u00a0', ' ')).toBe(expected);
});
