import { expect, it } from 'vitest';
import { formatLevel } from './flight-level.ts';

it.each([
  [37_000, 'FL370'],
  [8_500, 'FL085'],
  [0, 'FL000'],
  [33_049, 'FL330'],
])('%i ft is %s', (feet, level) => expect(formatLevel(feet)).toBe(level));
