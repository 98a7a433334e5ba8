import type { PointsEntry } from '@va/contract/points/points-entries.ts';
import { POINTS_PARTS } from '#app/lib/points-parts.ts';

/** Whether an entry is told by its part alone: earned by a flight as the rule says, and standing. */
function isPart({ report, reason, text, reversesId, reversed, applied, nominal }: PointsEntry): boolean {
  const plain = text === null && reversesId === null && !reversed && applied === nominal;
  return report !== null && plain && reason in POINTS_PARTS;
}

/** The entries of a ledger, the latest first, as lines: what a flight earned is one line, everything else stands alone. */
export function ledgerLines(entries: readonly PointsEntry[]): PointsEntry[][] {
  const lines: PointsEntry[][] = [];
  for (const entry of entries) {
    const line = lines.at(-1);
    const before = line?.[0];
    if (before && isPart(before) && isPart(entry) && before.report?.code === entry.report?.code)
      line.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

/** The parts of a line that is a flight, the first posted first; null where it is something else. */
export function flightParts(line: readonly PointsEntry[]): string[] | null {
  if (!line.every(isPart)) return null;
  return line.map(({ applied, reason }) => `${applied} ${POINTS_PARTS[reason] ?? ''}`).toReversed();
}
