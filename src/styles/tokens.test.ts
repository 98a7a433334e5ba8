// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, parseOklch } from '../testing/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Both values of a token; a token with one value has the same by day and by night. */
function token(name: string): { day: string; night: string } {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no --color-${name}`);
  const pair = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value);
  return { day: pair?.[1] ?? value, night: pair?.[2] ?? value };
}

const TEXT = 4.5;
const GRAPHIC = 3;

/** Every pair in use: foreground, background, least ratio (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
const pairs: [string, string, number][] = [
  ...['background', 'surface', 'surface-2', 'sky-soft'].flatMap((ground): [string, string, number][] => [
    ['ink', ground, TEXT],
    ['ink-2', ground, TEXT],
    ['link', ground, TEXT],
    ['control', ground, GRAPHIC],
    ['focus', ground, GRAPHIC],
  ]),
  ['on-amber', 'amber', TEXT],
  ['on-amber', 'amber-strong', TEXT],
  ['on-tile', 'tile', TEXT],
  ['on-sidebar', 'tile', TEXT],
  ['on-sidebar', 'sidebar', TEXT],
  ['on-sidebar-2', 'sidebar', TEXT],
  ['on-sidebar', 'sidebar-active', TEXT],
  ['on-sidebar-2', 'sidebar-active', TEXT],
  ['gold', 'sidebar', GRAPHIC],
  ['gold', 'tile', GRAPHIC],
  ['on-destructive', 'destructive', TEXT],
  ...['map-sea', 'map-land'].flatMap((ground): [string, string, number][] => [
    ['map-dot', ground, TEXT],
    ['map-route', ground, GRAPHIC],
  ]),
  ...['alta', 'media', 'baja', 'ok'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, TEXT],
    [tone, 'surface', TEXT],
    [tone, 'background', TEXT],
    ['ink', `${tone}-soft`, TEXT],
  ]),
];

test.each(pairs)('%s on %s reaches %d by day and by night', (foreground, background, least) => {
  const [front, ground] = [token(foreground), token(background)];
  expect(contrast(parseOklch(front.day), parseOklch(ground.day)), 'by day').toBeGreaterThanOrEqual(least);
  expect(contrast(parseOklch(front.night), parseOklch(ground.night)), 'by night').toBeGreaterThanOrEqual(
    least,
  );
});

test('the ratio agrees with the definition at its ends', () => {
  const black = parseOklch('oklch(0% 0 0)');
  const white = parseOklch('oklch(100% 0 0)');
  expect(contrast(black, white)).toBeCloseTo(21, 1);
  expect(contrast(white, white)).toBe(1);
});
