import { describe, expect, it } from 'vitest';
import { describeSkew, notableSkew } from './clock-skew.ts';

const HOST = 'Sat, 21 Nov 2026 10:00:00 GMT';
const NOON = Date.parse(HOST);
const MINUTE = 60_000;

const skewOf = (ahead: number, took = 200, age: string | null = null, date: string | null = HOST) =>
  notableSkew({ date, age, askedAt: NOON + ahead, cameAt: NOON + ahead + took });

describe('the clock of this computer beside the host’s', () => {
  it.each([
    ['right', 0],
    ['two minutes ahead, less what the answer took', 2 * MINUTE - 200],
    ['two minutes behind', -2 * MINUTE],
  ])('is not worth a word when %s', (_, ahead) => {
    expect(skewOf(ahead)).toBe(0);
  });

  it('is, further off in either direction', () => {
    expect(skewOf(3 * MINUTE)).toBeCloseTo(3 * MINUTE, -3);
    expect(skewOf(-3 * MINUTE)).toBeCloseTo(-3 * MINUTE, -3);
  });

  it('counts the time that something on the way has kept the answer', () => {
    expect(skewOf(10 * MINUTE, 200, '600')).toBe(0);
    expect(skewOf(10 * MINUTE, 200, 'x')).not.toBe(0);
  });

  it.each([
    ['no date', 200, null],
    ['a date that is none', 200, 'mañana'],
    ['an answer that took long', 31_000, HOST],
    ['a clock that was set back meanwhile', -1, HOST],
  ])('is not judged by %s', (_, took, date) => {
    expect(skewOf(60 * MINUTE, took, null, date)).toBe(0);
  });

  it.each([
    [3.5 * MINUTE, 'El reloj de tu equipo va 3\u00a0min adelantado.'],
    [-65 * MINUTE, 'El reloj de tu equipo va 1\u00a0h 5\u00a0min atrasado.'],
    [4 * 24 * 60 * MINUTE, 'El reloj de tu equipo va 4\u00a0días adelantado.'],
  ])('is told in words: %d ms', (skew, words) => {
    expect(describeSkew(skew)).toBe(words);
  });
});
