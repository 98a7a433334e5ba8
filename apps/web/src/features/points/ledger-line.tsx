import { formatNumber } from '@va/domain/numbers.ts';
import { formatHours } from '@va/domain/quantities.ts';
import { scoreWords } from '@va/domain/scoring/score-item.ts';
import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PointsEntry } from '#app/api/points.ts';
import { TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { entryDetail, entryTitle, shortDay, POINTS_PARTS } from '#app/lib/points-words.ts';
import { signed } from '#app/lib/signed.ts';

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
function flightParts(line: readonly PointsEntry[]): string[] | null {
  if (!line.every(isPart)) return null;
  return line.map(({ applied, reason }) => `${applied} ${POINTS_PARTS[reason] ?? ''}`).toReversed();
}

/** A line of the ledger: a flight with its parts, or an entry of its own. `line`: its entries, the latest first. */
export function LedgerLine({ line }: { line: readonly PointsEntry[] }) {
  const [entry] = line;
  if (!entry) return null;
  const { report, reversesId, postedAt, balanceAfter } = entry;
  const parts = flightParts(line);
  const title = parts && report ? `${report.dep}–${report.arr}` : entryTitle(entry);
  const detail = parts && report ? flightFacts(report) : entryDetail(entry);
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] gap-x-3 py-2.5">
      <span className="text-sm text-ink-2">{shortDay(report?.flownAt ?? postedAt)}</span>
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 wrap-anywhere">
          {reversesId !== null && <CornerDownRight aria-hidden className="size-4 shrink-0 text-ink-2" />}
          {report ? <TextLink to={paths.report(report.code)}>{title}</TextLink> : title}
          {parts?.map((part) => (
            <Part key={part}>{part}</Part>
          ))}
        </span>
        {detail && <span className="text-sm text-ink-2 wrap-anywhere">{detail}</span>}
      </div>
      <span className="text-right">
        <b className="tabular-nums">{signed(line.reduce((sum, { applied }) => sum + applied, 0))}</b>
        <span className="block text-sm text-ink-2 tabular-nums">
          <span className="sr-only">, </span>saldo {formatNumber(balanceAfter)}
        </span>
      </span>
    </li>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-sm bg-surface-2 px-1.5 text-sm text-ink-2">
      <span className="sr-only">, </span>
      {children}
    </span>
  );
}

/** `EVE 642 · A320 · 02:18 h · nota 9,2`. */
function flightFacts({
  flightNumber,
  icaoType,
  blockMin,
  score,
  coverage,
}: NonNullable<PointsEntry['report']>): string {
  return [
    flightNumber !== null && `${airline.icaoCode} ${flightNumber}`,
    icaoType,
    blockMin !== null && formatHours(blockMin),
    score !== null && `nota\u00a0${scoreWords(score, coverage)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
