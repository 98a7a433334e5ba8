import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, minutesOfClock } from './clock.ts';
import { dayCount, dayNames, dayOfDate, daysOf, digitsOf, EVERY_DAY, shiftDays } from './weekdays.ts';
import { standardOffset } from './zone-letters.ts';

const anyDays = fc.integer({ min: 0, max: EVERY_DAY });

describe('days of the week', () => {
  it('reads and writes digits', () => {
    expect(daysOf('135')).toBe(1 + 4 + 16);
    expect(digitsOf(EVERY_DAY)).toBe('1234567');
    fc.assert(
      fc.property(anyDays, (days) => {
        expect(daysOf(digitsOf(days))).toBe(days);
      }),
    );
  });

  it('goes round the week', () => {
    expect(shiftDays(daysOf('7'), 1)).toBe(daysOf('1'));
    expect(shiftDays(daysOf('1'), -1)).toBe(daysOf('7'));
    fc.assert(
      fc.property(anyDays, fc.integer({ min: -50, max: 50 }), (days, by) => {
        expect(shiftDays(shiftDays(days, by), -by)).toBe(days);
        expect(dayCount(shiftDays(days, by))).toBe(dayCount(days));
      }),
    );
  });

  it('knows the day of a date and says days in Spanish', () => {
    expect(dayOfDate('2026-11-22')).toBe(daysOf('7'));
    expect(dayNames(daysOf('135'))).toBe('lunes, miércoles y viernes');
    expect(dayNames(EVERY_DAY)).toBe('todos los días');
  });
});

describe('times of day', () => {
  it('reads both ways of writing them and nothing else', () => {
    expect(minutesOfClock('0630')).toBe(390);
    expect(minutesOfClock('06:30')).toBe(390);
    for (const wrong of ['24:00', '6:5', '0660', '', '12:30:00']) {
      expect(minutesOfClock(wrong)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        expect(minutesOfClock(clockOf(minute))).toBe(minute);
      }),
    );
  });

  it('takes winter time everywhere, and the sun where no zone is known', () => {
    expect(standardOffset({ lon: -3.6, timezone: 'Europe/Madrid' })).toBe(60);
    expect(standardOffset({ lon: -66.9, timezone: 'America/Caracas' })).toBe(-240);
    expect(standardOffset({ lon: -70, timezone: 'America/Santiago' })).toBe(-240);
    expect(standardOffset({ lon: 85, timezone: 'Asia/Kathmandu' })).toBe(345);
    expect(standardOffset({ lon: -8 })).toBe(-60);
  });
});
