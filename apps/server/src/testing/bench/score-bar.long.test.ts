import { expect, it } from 'vitest';
import { measureScore } from './score-bar.ts';

it('a flight of six hours is judged within 150 ms of processor, also where a light is never told', async () => {
  const held = (await measureScore()).filter(({ bar }) => bar !== undefined);
  expect(held).toHaveLength(2);
  expect(held.filter(({ value, bar }) => !(value <= (bar?.most ?? 0)))).toEqual([]);
}, 300_000);
