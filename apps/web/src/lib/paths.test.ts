// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('addresses of airports and aircraft are in lower case', () => {
  expect(paths.airport('LEMD')).toBe('/operaciones/aeropuertos/lemd');
  expect(paths.aircraft('EC-LZD')).toBe('/flota/ec-lzd');
});
