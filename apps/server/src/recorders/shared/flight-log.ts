import { kindOfLine } from '@va/domain/flight-record/log-words.ts';
import { noticedTimes } from '@va/domain/flight-record/noticed-times.ts';
import type { DeskEvent } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { type Body, bounded, isBody, text, time } from './fields.ts';

/** Lines and events of one flight at most, and signs of a line. */
const MOST_LINES = 5000;
const MOST_SIGNS = 500;
/** Longest elapsed time of a flight, s: two days. */
const MOST_ELAPSED_S = 172_800;

/** The lines of a flight's log: base64 text, or an array from older clients. Anything else gives an empty log. */
export function readFlightLog(value: unknown): string[] {
  const lines = typeof value === 'string' ? decode(value).split(/\r?\n/) : value;
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line) => text({ line }, 'line', MOST_SIGNS) ?? []).slice(0, MOST_LINES);
}

/**
 * Events of a tracking script: a JSON array, possibly in base64. Items get the field names of smartCARS; Stratos uses
 * `event` and `timestamp`.
 */
export function readFlightData(value: unknown): Body[] {
  const items = typeof value === 'string' ? parse(decode(value)) : value;
  return Array.isArray(items) ? items.filter(isBody).slice(0, MOST_LINES).map(itemOf) : [];
}

function itemOf(item: Body): Body {
  return {
    eventId: typeof item['eventId'] === 'number' ? item['eventId'] : null,
    eventTimestamp: text(item, 'eventTimestamp', 40) ?? text(item, 'timestamp', 40),
    eventElapsedTime: bounded(item, 'eventElapsedTime', 0, MOST_ELAPSED_S),
    eventCondition: text(item, 'eventCondition', MOST_SIGNS),
    message: text(item, 'message', MOST_SIGNS) ?? text(item, 'event', MOST_SIGNS),
  };
}

/** A line of a recorder's log. */
export interface LogLine {
  /** The recorder's own id of the line, or another unique text. */
  id: string;
  at: number;
  text: string;
  /** Where the aircraft was, if it is known. */
  place?: { lat: number; lon: number } | null;
}

/** Converts these events to log lines by the server's clock, for a flight begun at `from` and submitted at `to`. */
export function linesOf(items: readonly Body[], { from, to }: { from: Date; to: Date }): LogLine[] {
  const reported = items.map((item) => {
    const elapsedS = bounded(item, 'eventElapsedTime', 0, MOST_ELAPSED_S);
    return { at: time(item, 'eventTimestamp'), elapsedMs: elapsedS === null ? null : elapsedS * 1000 };
  });
  const times = noticedTimes(reported, { from: from.getTime(), to: to.getTime() });
  return items.flatMap((item, i) => {
    const said = text(item, 'message', MOST_SIGNS);
    return said === null ? [] : [{ id: `event ${i}`, at: times[i] ?? to.getTime(), text: said }];
  });
}

/** A line as our event. */
export function eventOf({ id, at, text, place }: LogLine): DeskEvent {
  return { ...place, id: id.slice(0, 100), kind: kindOfLine(text), at, text, data: {} };
}

/** The messages of a tracking script, one per line. */
export function messagesOf(items: readonly Body[]): string[] {
  return items.flatMap((item) => text(item, 'message', MOST_SIGNS) ?? []);
}

/** What the pilot wrote while flying: the lines of the log that say so. */
export function commentsIn(lines: readonly string[]): string | undefined {
  const comments = lines.flatMap((line) => line.split(' Comment:')[1]?.trim() || []);
  return comments.length === 0 ? undefined : comments.join('\n');
}

/** The fuel at pushback that the log tells of, in pounds: «Pushing back with 13200 lbs of fuel». */
export function blockFuelLbs(lines: readonly string[], kgPerLb: number): number | null {
  for (const line of lines) {
    const [, amount, unit] = /Pushing back with ([\d.,]+) ?(lbs|kgs) of fuel/i.exec(line) ?? [];
    const value = Number(amount?.replaceAll(',', ''));
    if (value > 0) return unit?.toLowerCase() === 'kgs' ? value / kgPerLb : value;
  }
  return null;
}

function decode(base64: string): string {
  return Buffer.from(base64, 'base64').toString('utf8');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
