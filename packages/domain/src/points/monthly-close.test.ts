import { describe, expect, it } from 'vitest';
import { closeMonth, dueAt, monthsToClose } from './monthly-close.ts';
import { sampleRules } from './testing/sample-rules.ts';

describe('closing a month', () => {
  const idle = {
    activeWholeMonth: true,
    activity: false,
    undecided: false,
    idleBefore: 0,
    beforeWaits: false,
  };
  const close = (changes: Partial<typeof idle>, month = '2025-10') =>
    closeMonth({ ...idle, ...changes }, month, sampleRules, 3);

  it('PL-63: takes the points of a month without flying, and none in the months that are spared', () => {
    expect(close({})).toMatchObject({ result: 'idle', next: 'warn', posting: { nominal: -20 } });
    expect(close({}, '2025-08')).toMatchObject({ result: 'idle', posting: null });
  });

  it('waits for reports that nobody has decided, and never charges when one counts', () => {
    expect(close({ undecided: true })).toEqual({ result: 'deferred' });
    expect(close({ activity: true, undecided: true })).toEqual({ result: 'active' });
  });

  it('waits for the month before, since months in a row are counted', () => {
    expect(close({ beforeWaits: true })).toEqual({ result: 'deferred' });
    expect(close({ beforeWaits: true, activity: true })).toEqual({ result: 'active' });
    expect(close({ beforeWaits: true, activeWholeMonth: false })).toEqual({ result: 'exempt' });
  });

  it('leaves alone who was on leave, suspended or new, and proposes inactive at the third month', () => {
    expect(close({ activeWholeMonth: false })).toEqual({ result: 'exempt' });
    expect(close({ idleBefore: 1 })).toMatchObject({ next: 'warn', idleMonths: 2 });
    expect(close({ idleBefore: 2 })).toMatchObject({ next: 'propose_inactive', idleMonths: 3 });
  });

  it('is due on day and hour of the rules, and catches up in order', () => {
    expect(new Date(dueAt('2026-10', sampleRules)).toISOString()).toBe('2026-11-05T03:00:00.000Z');
    const at = (iso: string) => monthsToClose('2026-07', Date.parse(iso), sampleRules);
    expect(at('2026-11-05T02:59:59Z')).toEqual(['2026-08', '2026-09']);
    expect(at('2026-11-05T03:00:00Z')).toEqual(['2026-08', '2026-09', '2026-10']);
    expect(monthsToClose('2026-10', Date.parse('2026-11-22T00:00:00Z'), sampleRules)).toEqual([]);
    // A clock that was put back.
    expect(monthsToClose('2026-10', Date.parse('2026-03-01T00:00:00Z'), sampleRules)).toEqual([]);
  });

  it.each(['2026-13', '2026-00', '2026-1', ''])('refuses the month «%s», which has no days', (month) => {
    expect(() => monthsToClose(month, Date.parse('2026-11-22T00:00:00Z'), sampleRules)).toThrow(RangeError);
  });
});
