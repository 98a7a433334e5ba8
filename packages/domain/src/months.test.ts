import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, addMonthsTo, dayOf, monthOf, monthStart, monthsThrough } from './months.ts';

describe('months', () => {
  it('counts over the turn of the year both ways', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2026-02', -3)).toBe('2025-11');
  });

  it('names every month from one to another', () => {
    expect(monthsThrough('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(monthsThrough('2026-11', '2026-11')).toEqual(['2026-11']);
    expect(monthsThrough('2026-11', '2026-10')).toEqual([]);
  });

  it('says in which day of UTC an instant falls', () => {
    expect(dayOf(Date.parse('2026-11-30T23:59:59Z'))).toBe('2026-11-30');
    expect(dayOf(new Date('2026-12-01T00:00:00Z'))).toBe('2026-12-01');
  });

  it('takes the last moment of a month that is too short', () => {
    expect(new Date(addMonthsTo(Date.parse('2028-02-29T10:00:00Z'), 12)).toISOString()).toBe(
      '2029-02-28T23:59:59.999Z',
    );
    expect(new Date(addMonthsTo(Date.parse('2026-11-22T10:00:00Z'), 12)).toISOString()).toBe(
      '2027-11-22T10:00:00.000Z',
    );
  });

  it('begins every month at its first instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (instant) => {
        const month = monthOf(instant);
        expect(monthStart(month)).toBeLessThanOrEqual(instant);
        expect(monthStart(addMonths(month, 1))).toBeGreaterThan(instant);
      }),
    );
  });
});
