import { KG_PER_LB } from '@va/domain/mass.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { Note } from '#server/modules/recorder-desk/recorder-notes.ts';
import { type Body, bounded, text } from './fields.ts';
import { blockFuelLbs, commentsIn, linesOf, messagesOf } from './flight-log.ts';
import { eventOf } from './log-lines.ts';
import type { RecorderOptions } from './protocol.ts';
import { kgOf, MOST_TOLD } from './units.ts';

/** Signs of a comment. */
const MOST_SIGNS = 2000;

/** What a client tells of its flight as it sends it in. Numbers are told ones: fuel in pounds, the rate in ft/min. */
export interface ToldFlight {
  log: readonly string[];
  data: readonly Body[];
  landingFpm: number | null;
  fuelUsedLbs: number | null;
  /** Null where the log tells it at most. */
  blockFuelLbs: number | null;
  flightTime: number | null;
  route: string | null;
  comment: string | null;
  /** What else is noted. */
  note?: (before: Note) => Note;
}

/** Sends a flight in with what its client tells, which is shown at most; the report, which may have been sent before. */
export async function fileTold(
  { flights }: RecorderOptions,
  report: DeskReport,
  told: ToldFlight,
  now: Date,
): Promise<DeskReport> {
  const { log, data, flightTime, fuelUsedLbs, route, note } = told;
  const blockLbs = told.blockFuelLbs ?? blockFuelLbs([...log, ...messagesOf(data)], KG_PER_LB);
  const mine = { flightLog: log, flightData: data, flightTime, fuelUsedLbs, route };
  const kept = await flights.keepNote(report, note ? (before) => ({ ...mine, ...note(before) }) : mine);
  const lines = linesOf(data, { from: report.row.created_at, to: now });
  await flights.keepEvents(kept, lines.map(eventOf), now);
  const comment = [told.comment, commentsIn(log)].filter((part) => part).join('\n');
  return flights.file(
    kept,
    {
      landingFpm: told.landingFpm,
      fuel: { offKg: kgOf(blockLbs), usedKg: kgOf(fuelUsedLbs) },
      ...(comment && { comment: comment.slice(0, MOST_SIGNS) }),
    },
    now,
  );
}

/** A number that a client tells: one that makes no sense costs that value and not the flight. */
export function toldNumber(body: Body, name: string): number | null {
  return bounded(body, name, -MOST_TOLD, MOST_TOLD);
}

/** Texts of a list as one, joined so; what is neither text nor number is none of them. Null for none. */
export function wordsOf(sent: unknown, joint: string): string | null {
  if (!Array.isArray(sent)) return null;
  const words = sent.filter((word) => typeof word === 'string' || typeof word === 'number');
  return text({ words: words.join(joint) }, 'words', MOST_SIGNS);
}
