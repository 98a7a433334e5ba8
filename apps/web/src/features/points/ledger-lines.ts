import type { PointsEntry } from '@va/contract/points/points.ts';
import { POINTS_PARTS } from '#app/lib/points-words.ts';

/** Whether an entry can be shown as a part of its flight: earned by the rule's value, and in force. */
function isPart({ report, reason, text, reversesId, reversed, applied, nominal }: PointsEntry): boolean {
  const plain = text === null && reversesId === null && !reversed && applied === nominal;
  return report !== null && plain && reason in POINTS_PARTS;
}

/**
 * Entries of a ledger, the latest first, grouped into lines: all that a flight earned is one line, any other entry has
 * its own.
 */
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

/** Parts of a line of a flight, the first posted first; null for any other line. */
export function flightParts(line: readonly PointsEntry[]): string[] | null {
  if (!line.every(isPart)) return null;
  return line.map(({ applied, reason }) => `${applied} ${POINTS_PARTS[reason] ?? ''}`).toReversed();
}
