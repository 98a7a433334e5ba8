import { KG_PER_LB } from '@va/domain/quantities.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { Note } from '#server/modules/recorder-desk/recorder-notes.ts';
import { type Body, bounded, kgOf, MOST_TOLD, text } from './fields.ts';
import { blockFuelLbs, commentsIn, eventOf, linesOf, messagesOf } from './flight-log.ts';
import type { RecorderOptions } from './protocol.ts';

/** Signs of a comment. */
const MOST_SIGNS = 2000;

/** A client's own figures when it submits a flight, unverified: fuel in pounds, touchdown rate in ft/min. */
export interface ReportedFlight {
  log: readonly string[];
  data: readonly Body[];
  landingFpm: number | null;
  fuelUsedLbs: number | null;
  /** Fuel at pushback, lb; null if only the log may have it. */
  blockFuelLbs: number | null;
  flightTime: number | null;
  route: string | null;
  comment: string | null;
  /** Further changes of the flight's note. */
  note?: (before: Note) => Note;
}

/**
 * Submits a flight with its client's figures, which are only shown. Idempotent: answers a submitted report as it is.
 */
export async function fileReport(
  { flights }: RecorderOptions,
  report: DeskReport,
  reported: ReportedFlight,
  now: Date,
): Promise<DeskReport> {
  const { log, data, flightTime, fuelUsedLbs, route, note } = reported;
  const blockLbs = reported.blockFuelLbs ?? blockFuelLbs([...log, ...messagesOf(data)], KG_PER_LB);
  const mine = { flightLog: log, flightData: data, flightTime, fuelUsedLbs, route };
  const kept = await flights.keepNote(report, note ? (before) => ({ ...mine, ...note(before) }) : mine);
  const lines = linesOf(data, { from: report.row.created_at, to: now });
  await flights.keepEvents(kept, lines.map(eventOf), now);
  const comment = [reported.comment, commentsIn(log)].filter((part) => part).join('\n');
  return flights.file(
    kept,
    {
      landingFpm: reported.landingFpm,
      fuel: { offKg: kgOf(blockLbs), usedKg: kgOf(fuelUsedLbs) },
      ...(comment && { comment: comment.slice(0, MOST_SIGNS) }),
    },
    now,
  );
}

/** A client's number; null if invalid, since one odd value must not cost the flight. */
export function reportedNumber(body: Body, name: string): number | null {
  return bounded(body, name, -MOST_TOLD, MOST_TOLD);
}

/** Joins the texts and numbers of a list; ignores other items. Null if nothing is left. */
export function wordsOf(sent: unknown, joint: string): string | null {
  if (!Array.isArray(sent)) return null;
  const words = sent.filter((word) => typeof word === 'string' || typeof word === 'number');
  return text({ words: words.join(joint) }, 'words', MOST_SIGNS);
}
