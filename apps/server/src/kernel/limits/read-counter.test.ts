import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCounter } from './read-counter.ts';

const LIMIT = { requests: 3, windowSeconds: 60 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, 0) + seconds * 1000);

describe('reads counted in memory', () => {
  it('are refused to one caller from the fourth on until the minute is over, and to nobody else', () => {
    const count = readCounter();
    const states = [0, 1, 2, 3].map((second) => count('one', LIMIT, at(second)));
    expect(states.map(({ remaining, exceeded }) => [remaining, exceeded])).toEqual([
      [2, false],
      [1, false],
      [0, false],
      [0, true],
    ]);
    expect(states[3]?.resetSeconds).toBe(57);
    expect(count('other', LIMIT, at(4)).exceeded).toBe(false);
    expect(count('one', LIMIT, at(59)).exceeded).toBe(true);
    expect(count('one', LIMIT, at(60)).exceeded).toBe(false);
  });

  it('let nobody through more often within a minute, however the callers take turns', () => {
    const turns = fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 59 })), { maxLength: 300 });
    fc.assert(
      fc.property(turns, (asked) => {
        const count = readCounter();
        const passed = new Map<number, number>();
        for (const [caller, second] of asked)
          if (!count(String(caller), LIMIT, at(second)).exceeded)
            passed.set(caller, (passed.get(caller) ?? 0) + 1);
        expect(Math.max(0, ...passed.values())).toBeLessThanOrEqual(LIMIT.requests);
      }),
    );
  });

  it('of a flood from a thousand addresses keep no more than they may, and go on refusing who asks all the time', () => {
    const count = readCounter(100);
    for (let n = 0; n < 1000; n += 1) {
      count(`address ${n}`, LIMIT, at(0));
      count('always', LIMIT, at(0));
    }
    expect(count('always', LIMIT, at(1)).exceeded).toBe(true);
    expect(count('address 999', LIMIT, at(1)).remaining).toBe(1);
    expect(count('address 0', LIMIT, at(1)).remaining).toBe(2);
  });

  it('go on after the clock was set back or ahead, at most once more for each jump', () => {
    const count = readCounter();
    const jumps = [0, -3600, 0, 86_400];
    for (const jump of jumps)
      for (let n = 0; n < 5; n += 1) expect(count('one', LIMIT, at(jump)).exceeded).toBe(n >= 3);
  });
});
