import { broken, scoreSimulated } from '@va/testing/golden-flights/long-flight.ts';
import { describe, expect, it } from 'vitest';
import { SLIPS, withSlips, type Slip } from './slips.ts';

const RULE: Record<Slip, string> = {
  fast_taxi: 'S-03',
  dark_taxi: 'S-04',
  no_strobe: 'S-05',
  late_lights: 'S-06',
  fast_descent: 'S-08',
};
/** As the demo keeps them: every other second low, every fifteenth above. */
const kept = ({ at, aglFt }: { at: number; aglFt: number | null }) =>
  Math.round(at / 1000) % ((aglFt ?? 0) < 2500 ? 2 : 15) === 0;

describe('a slip of the demo’s crews', () => {
  it.each(SLIPS)('%s breaks the rule it is about and no other, and needs no decision', (slip) => {
    const score = scoreSimulated({}, (points) => withSlips(points.filter(kept), [slip]));
    expect(broken(score).map((text) => text.slice(0, 4))).toEqual([RULE[slip]]);
    expect(score.score).toBeLessThan(100);
    expect(score.flags.filter(({ blocking }) => blocking)).toEqual([]);
  });

  it('costs what each costs alone where a flight has several', () => {
    const lost = (slips: readonly Slip[]) =>
      100 - (scoreSimulated({}, (points) => withSlips(points.filter(kept), slips)).score ?? 0);
    expect(lost([])).toBe(0);
    expect(lost(SLIPS)).toBe(SLIPS.reduce((sum, slip) => sum + lost([slip]), 0));
  });
});
