import type { Rank } from './rank-progress.ts';

/** A balance of points that a rank asks for. */
export interface RankThreshold {
  rank: string;
  points: number;
}

/**
 * Thresholds to show beside a balance, the lowest first: those that the pilot has passed and the one of the next rank.
 * Ranks without points have none; of two ranks with equal points, the lower one is named.
 * @param ranks from the first to the highest
 * @param code of the rank that the pilot has
 */
export function rankThresholds(ranks: readonly Rank[], code: string): RankThreshold[] {
  const own = ranks.findIndex((rank) => rank.code === code);
  const named = new Map<number, string>();
  for (const { title, needs } of ranks.slice(0, own + 2))
    if (needs.points > 0 && !named.has(needs.points)) named.set(needs.points, title);
  return [...named].map(([points, rank]) => ({ rank, points })).toSorted((a, b) => a.points - b.points);
}
