import { kindOfLine } from '@va/domain/flight-record/log-words.ts';
import type { DeskEvent } from '#server/modules/recorder-desk/flight-desk-types.ts';

/** A line of a recorder's log. */
export interface LogLine {
  /** The recorder's own id of the line, or another unique text. */
  id: string;
  at: number;
  text: string;
  /** Where the aircraft was, if it is known. */
  place?: { lat: number; lon: number } | null;
}

/** A line as our event. */
export function eventOf({ id, at, text, place }: LogLine): DeskEvent {
  return { ...place, id: id.slice(0, 100), kind: kindOfLine(text), at, text, data: {} };
}
