import { MOST_HOURS, MOST_POINTS, ranksInForce, type WrittenRank } from '@va/domain/ranks/written-ranks.ts';
import type { Rank } from '@va/domain/ranks/rank-progress.ts';
import { z } from 'zod';
import type { DeskEntry } from '../desk-entries/read-entries.ts';
import { nameCode } from '@va/domain/name-code.ts';
import { parseDocument } from 'yaml';
import { entriesOf, LAYOUT } from '../desk-entries/yaml-edits.ts';

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

/** `pilots.yaml` with the figures of ranks as staff have left them, notes and order kept; what says the same stays as it stands. */
export function ranksText(text: string, written: readonly WrittenRank[]): string {
  const file = parseDocument(text);
  let isChanged = false;
  for (const entry of entriesOf(file, 'ranks')) {
    const figures = written.find(({ code }) => code === nameCode(String(entry.get('rango'))));
    if (!figures) continue;
    for (const part of ['points', 'hours'] as const) {
      if ((entry.get(part) ?? 0) === figures[part]) continue;
      entry.set(part, figures[part]);
      isChanged = true;
    }
  }
  return isChanged ? file.toString(LAYOUT) : text;
}
