import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACCOUNT_STATUSES, type AccountStatus } from './account.ts';
import { type AccountHistory, mergeHistories, stateAt } from './merged-history.ts';

const NOW = 1000;
const status = fc.constantFrom(...(Object.keys(ACCOUNT_STATUSES) as AccountStatus[]));
/** An account with whatever happened to it before now. */
const history = fc
  .record({
    joinedAt: fc.option(fc.nat(NOW - 1)),
    states: fc.array(status, { minLength: 1, maxLength: 6 }),
    times: fc.uniqueArray(fc.nat(NOW - 1), { minLength: 5, maxLength: 5 }),
  })
  .map(({ joinedAt, states, times }): AccountHistory => {
    const at = times.toSorted((a, b) => a - b);
    const changes = states.slice(1).map((to, i) => ({ from: states[i]!, to, at: at[i]! }));
    return { status: states.at(-1)!, joinedAt, changes };
  });

it('is active whenever one of the two accounts was, and then what the kept one is', () => {
  fc.assert(
    fc.property(history, history, fc.nat(NOW - 1), (gone, kept, at) => {
      const changes = mergeHistories(gone, kept, NOW);
      const joined = [gone, kept].flatMap(({ joinedAt }) => joinedAt ?? []);
      const person = { status: kept.status, joinedAt: Math.min(NOW, ...joined), changes };
      expect(stateAt(person, at) === 'active').toBe(
        [gone, kept].some((one) => stateAt(one, at) === 'active'),
      );
      expect(stateAt(person, NOW)).toBe(kept.status);
      // Each change goes on from the one before.
      for (const [i, change] of changes.entries()) {
        expect(change.from).not.toBe(change.to);
        if (i > 0) expect(change.from).toBe(changes[i - 1]!.to);
        if (i > 0) expect(change.at).toBeGreaterThan(changes[i - 1]!.at);
      }
    }),
  );
});

it('of one who left with one account and goes on with the other has no gap', () => {
  const gone: AccountHistory = {
    status: 'retired',
    joinedAt: 100,
    changes: [{ from: 'active', to: 'retired', at: 500 }],
  };
  const kept: AccountHistory = {
    status: 'active',
    joinedAt: 300,
    changes: [{ from: 'invited', to: 'active', at: 300 }],
  };
  expect(mergeHistories(gone, kept, NOW)).toEqual([{ from: 'invited', to: 'active', at: 100 }]);
});
