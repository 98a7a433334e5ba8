import type { PointsReason } from './points-rules.ts';

/** Reasons of entries that follow nothing else: staff may take them back. What a report gives changes with its decision. */
export const REVERSIBLE_REASONS = [
  'inactive_month',
  'abandoned',
  'adjustment',
  'import',
] as const satisfies readonly PointsReason[];

/** A reason whose entries staff may take back. */
export type ReversibleReason = (typeof REVERSIBLE_REASONS)[number];

/** Whether staff may take an entry back by itself. */
export function isReversible(reason: PointsReason): reason is ReversibleReason {
  return REVERSIBLE_REASONS.some((one) => one === reason);
}
