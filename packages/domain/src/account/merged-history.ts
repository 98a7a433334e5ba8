/** States over time of two accounts that turn out to be one person's. */
import type { AccountStatus } from './account.ts';

/** A change of state; `at` is ms since 1970-01-01T00:00Z. */
export interface StateChange {
  from: AccountStatus;
  to: AccountStatus;
  at: number;
}

/** Everything that tells the state of an account at any instant. */
export interface AccountHistory {
  /** The state of now. */
  status: AccountStatus;
  /** When its pilot joined, ms since 1970-01-01T00:00Z; null where nobody knows. */
  joinedAt: number | null;
  /** Every change of its state, the first one first. */
  changes: readonly StateChange[];
}

/**
 * Account states from the one that allows most to the one that allows least. Of two merged accounts the first one wins.
 */
const STRONGER: readonly AccountStatus[] = [
  'active',
  'on_leave',
  'inactive',
  'suspended',
  'retired',
  'invited',
  'erased',
];

/** State of an account at an instant; `invited` before its pilot joined. */
export function stateAt({ status, joinedAt, changes }: AccountHistory, at: number): AccountStatus {
  if (joinedAt === null || at < joinedAt) return 'invited';
  return changes.findLast((change) => change.at <= at)?.to ?? changes[0]?.from ?? status;
}

/**
 * The changes of a person whose accounts become one `now`: until then the stronger state of the two, from then on the
 * state of the account that is kept.
 */
export function mergeHistories(gone: AccountHistory, kept: AccountHistory, now: number): StateChange[] {
  const state = (at: number) => {
    if (at >= now) return kept.status;
    const both = [stateAt(gone, at), stateAt(kept, at)];
    return STRONGER.find((one) => both.includes(one)) ?? kept.status;
  };
  const times = [gone, kept].flatMap(({ joinedAt, changes }) => [
    joinedAt ?? now,
    ...changes.map(({ at }) => at),
  ]);
  const merged: StateChange[] = [];
  let from: AccountStatus = state(-Infinity);
  for (const at of [...new Set([...times.filter((time) => time < now), now])].toSorted((a, b) => a - b)) {
    const to = state(at);
    if (to !== from) merged.push({ from, to, at });
    from = to;
  }
  return merged;
}
