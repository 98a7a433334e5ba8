// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { downloadPathOf, paths } from './paths.ts';

test('addresses of airports and aircraft are in lower case', () => {
  expect(paths.airport('LEMD')).toBe('/operaciones/aeropuertos/lemd');
  expect(paths.aircraft('EC-LZD')).toBe('/flota/ec-lzd');
});

test('an own document has a file to keep, an outside address has none', () => {
  expect(downloadPathOf('/documentos/checklists/a320')).toBe('/descargas/checklist-a320.html');
  expect(downloadPathOf('https://ejemplo.org/a320.pdf')).toBeUndefined();
});
