import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillPlaces, focusPosting, takenPlaces } from './focus-places.ts';
import { sampleRules } from './testing/sample-rules.ts';

const OCTOBER = Date.parse('2026-10-10T08:00:00Z');
const MONTH = '2026-10';
const ID = '01890000-0000-7000-8000-00000000000';
const flightsOf = (days: Iterable<number>) =>
  [...days].map((day) => ({ reportId: `${ID}${day}`, offBlock: OCTOBER + day * 86_400_000 }));

it('go to the flight that was flown first among those without one', () => {
  const standing = [{ subject: 'EIDW 2026-10 2', reportId: `${ID}1` }];
  const [posting, ...more] = fillPlaces('EIDW', MONTH, flightsOf([3, 2, 1]), standing, () => sampleRules);
  expect(posting).toMatchObject({
    subject: 'EIDW 2026-10 1',
    reportId: `${ID}2`,
    nominal: 10,
    period: MONTH,
  });
  expect(more).toEqual([]);
});

it('of other airports and months are their own', () => {
  const standing = ['EIDW 2026-09 1', 'EGPH 2026-10 1', 'EGPH 2026-10 2'].map((subject) => ({
    subject,
    reportId: null,
  }));
  expect(takenPlaces(standing, 'EIDW', MONTH)).toEqual(new Set());
  expect(fillPlaces('EIDW', MONTH, flightsOf([1, 2, 3]), standing, () => sampleRules)).toHaveLength(2);
  expect(fillPlaces('EGPH', MONTH, flightsOf([1]), standing, () => sampleRules)).toEqual([]);
});

it('are as many as there are flights that count, and no more than the month has, whatever is accepted and taken back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 30 }), (acts) => {
      const counting = new Set<number>();
      let standing: { subject: string; reportId: string }[] = [];
      for (const day of acts) {
        const reportId = `${ID}${day}`;
        if (counting.delete(day)) {
          standing = standing.filter((entry) => entry.reportId !== reportId);
          standing.push(...fillPlaces('EIDW', MONTH, flightsOf(counting), standing, () => sampleRules));
        } else {
          counting.add(day);
          const posting = focusPosting('EIDW', OCTOBER, takenPlaces(standing, 'EIDW', MONTH), sampleRules);
          if (posting !== null) standing.push({ ...posting, reportId });
        }
        expect(standing).toHaveLength(Math.min(counting.size, sampleRules.focus.perMonth));
        expect(new Set(standing.map(({ subject }) => subject)).size).toBe(standing.length);
        expect(new Set(standing.map((entry) => entry.reportId)).size).toBe(standing.length);
      }
    }),
  );
});
