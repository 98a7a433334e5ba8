import type { PointsReason } from './points-rules.ts';

/**
 * Reasons of entries that depend on nothing else, so that staff may reverse them. The points of a report change with
 * its decision.
 */
export const REVERSIBLE_REASONS = [
  'inactive_month',
  'abandoned',
  'adjustment',
  'import',
] as const satisfies readonly PointsReason[];

/** A reason whose entries staff may reverse. */
export type ReversibleReason = (typeof REVERSIBLE_REASONS)[number];

/** Whether staff may reverse entries of a reason directly. */
export function isReversible(reason: PointsReason): reason is ReversibleReason {
  return REVERSIBLE_REASONS.some((one) => one === reason);
}
