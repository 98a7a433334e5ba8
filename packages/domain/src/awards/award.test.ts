import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../months.ts';
import {
  type Award,
  type AwardFacts,
  type AwardGrant,
  awardProgress,
  meetsRule,
  settleAwards,
  longestStreak,
} from './award.ts';

const none: AwardFacts = { flights: 0, hours: 0, tours: 0, focus: 0, events: 0, months: 0 };
const award = (id: string, rule: Award['rule']): Award => ({ id, name: id, description: `${id}.`, rule });
const awards = [
  award('first', { of: 'flights', least: 1 }),
  award('ten', { of: 'flights', least: 10 }),
  award('fifty', { of: 'hours', least: 50 }),
  award('spirit', null),
];

describe('awards', () => {
  it('come with the figure of their rule, and never by themselves without one', () => {
    expect(settleAwards(awards, { ...none, flights: 9, hours: 50 }, []).grant).toEqual(['first', 'fifty']);
    expect(settleAwards(awards, { ...none, flights: 99, months: 9 }, []).grant).toEqual(['first', 'ten']);
  });

  it('leave alone what people gave or took away', () => {
    const grants: AwardGrant[] = [
      { award: 'first', byRule: true, revoked: 'by_hand' },
      { award: 'ten', byRule: false, revoked: 'no' },
      { award: 'spirit', byRule: false, revoked: 'no' },
    ];
    expect(settleAwards(awards, { ...none, flights: 5 }, grants)).toEqual({
      grant: [],
      restore: [],
      revoke: [],
    });
  });

  it('are what the figures say after flights come and fall in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(14), { maxLength: 20 }), (counts) => {
        const grants = new Map<string, AwardGrant>();
        for (const flights of counts) {
          const { grant, restore, revoke } = settleAwards(awards, { ...none, flights }, [...grants.values()]);
          for (const id of [...grant, ...restore]) grants.set(id, { award: id, byRule: true, revoked: 'no' });
          for (const id of revoke) grants.set(id, { award: id, byRule: true, revoked: 'by_rule' });
          const standing = [...grants.values()].filter(({ revoked }) => revoked === 'no');
          expect(standing.map((one) => one.award).toSorted()).toEqual(
            [...(flights >= 1 ? ['first'] : []), ...(flights >= 10 ? ['ten'] : [])].toSorted(),
          );
        }
      }),
    );
  });
});

describe('the way to an award', () => {
  it.each([
    ['far from it', { of: 'flights', least: 100 }, { flights: 75 }, '75 de 100 vuelos'],
    ['past it', { of: 'hours', least: 50 }, { hours: 180 }, '50 de 50 horas de vuelo'],
    ['before the only one', { of: 'flights', least: 1 }, {}, '0 de 1 vuelo'],
  ] as const)('is told %s', (_, rule, facts, words) => {
    expect(awardProgress({ rule }, { ...none, ...facts })?.words).toBe(words);
  });

  it('is at its end exactly where the rule is met', () => {
    const rule = fc.record({
      of: fc.constantFrom('flights', 'hours', 'months'),
      least: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(rule, fc.nat(1000), (asked, figure) => {
        const facts = { ...none, [asked.of]: figure };
        const way = awardProgress({ rule: asked }, facts);
        expect(way && way.have === way.least).toBe(meetsRule({ rule: asked }, facts));
      }),
    );
    expect(awardProgress({ rule: null }, none)).toBeNull();
  });
});

describe('months in a row', () => {
  it('are counted over the end of a year, and a gap begins anew', () => {
    expect(longestStreak([])).toBe(0);
    expect(longestStreak(['2026-11', '2027-01', '2026-12', '2027-01', '2027-03'])).toBe(3);
  });

  it('are as many as were flown where none is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 200 }), (length, start) => {
        const months = Array.from({ length }, (_, index) => addMonths('2020-01', start + index));
        expect(longestStreak(months.toReversed())).toBe(length);
      }),
    );
  });
});
