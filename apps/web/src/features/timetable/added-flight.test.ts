import { expect, it } from 'vitest';
import { arrivalClock, blankFlight, writtenFlight } from './added-flight.ts';

it('reads numbers with their thousands parted', () => {
  const typed = { ...blankFlight(), number: '1.940', std: '01:00', block: '1.200', level: ' ' };
  expect(writtenFlight(typed)).toMatchObject({ number: 1940, blockMin: 1200, level: null });
  expect(arrivalClock(typed)).toBe('21:00Z');
});
