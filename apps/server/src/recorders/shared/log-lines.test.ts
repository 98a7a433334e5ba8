// @vitest-environment node
import { expect, it } from 'vitest';
import { eventOf } from './log-lines.ts';

it.each([
  ['Aircraft crashed', 'crash'],
  ['EVE:CRASH', 'crash'],
  ['EVE:EMERGENCY 7700', 'emergency'],
  ['Declared minimum fuel', 'minimum_fuel'],
  ['EVE:MINIMUM_FUEL 1200', 'minimum_fuel'],
  ['EVE:SEVERE_TURBULENCE', 'severe_turbulence'],
  ['EVE:TAXI 32', 'otro'],
])('«%s» in a log tells of %s', (text, kind) => {
  expect(eventOf({ id: '1', at: 0, text })).toMatchObject({ kind, text });
});
