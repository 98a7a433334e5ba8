import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LETTERS, withLetters } from './code-letters-plugin.ts';

const { resolve } = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));
const whole = readFileSync(resolve('@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2'));

it('is a font of half the size at most that still is one', async () => {
  const font = await withLetters(whole, LETTERS);
  expect(font.toString('latin1', 0, 4)).toBe('wOF2');
  expect(font.length).toBeLessThan(whole.length / 2);
  expect(font.length).toBeGreaterThan(5000);
});

it.each([
  'METAR LEMD 211930Z 36005KT CAVOK 12/05 Q1021 NOSIG=',
  'EC-LVD · EVE\u00a0301 · 77\u00a0000\u00a0kg · FL350 · 40°28′N'.replaceAll('′', "'"),
  '¿Señal perdida? «Sí»: −3\u202f°C, 2ª pista — 5 × 10 ± 1 €…',
])('has every letter of «%s»', (text) => {
  expect([...text].filter((letter) => !LETTERS.includes(letter))).toEqual([]);
});
