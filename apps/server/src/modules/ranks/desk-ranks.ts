import { MOST_HOURS, MOST_POINTS, ranksInForce, type WrittenRank } from '@va/domain/ranks/written-ranks.ts';
import type { Rank } from '@va/domain/ranks/rank-progress.ts';
import { z } from 'zod';
import type { DeskEntry } from '../desk-entries/read-entries.ts';

const storedSchema = z.object({
  points: z.int().min(0).max(MOST_POINTS),
  hours: z.int().min(0).max(MOST_HOURS),
});

/** The figures of a rank that staff have written. */
export interface DeskRank extends WrittenRank {
  version: number;
}

/** Stored figures; null for what was put back as the content has it, or can't be read. */
export const readFigures = (value: unknown) => storedSchema.safeParse(value).data ?? null;

/** The figures among what staff have written; not those that were put back as the content has them. */
export function deskRanks(entries: readonly DeskEntry[]): DeskRank[] {
  return entries.flatMap(({ kind, key: code, value, version }) => {
    const figures = kind === 'rank' ? readFigures(value) : null;
    return figures ? [{ code, version, ...figures }] : [];
  });
}

/** Fills the ranks with those of the content and the figures that staff have written. */
export function keepRanks(ranks: Rank[], content: readonly Rank[], entries: readonly DeskEntry[]): void {
  ranks.splice(0, ranks.length, ...ranksInForce(content, deskRanks(entries)));
}
