import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('changes at once where nothing shall move, by the system or by the pilot: a short transition keeps columns and lines of a chart where they were', () => {
  const css = readFileSync(new URL('base.css', import.meta.url), 'utf8');
  const durations = [...css.matchAll(/transition-duration: ([^;]+);/g)].map(([, duration]) => duration);
  expect(durations).toEqual(['0s !important', '0s !important']);
});
