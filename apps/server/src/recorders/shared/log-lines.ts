import type { DeskEvent } from '#server/modules/recorder-desk/flight-desk-types.ts';

/** Words in lines of a recorder's log that tell of something a rule looks at. */
const KINDS: readonly [RegExp, string][] = [
  [/\bcrash/i, 'crash'],
  [/\b(?:mayday|emergency)\b/i, 'emergency'],
  [/\bminimum fuel\b/i, 'minimum_fuel'],
  [/\bsevere turbulence\b/i, 'severe_turbulence'],
];

/** A line of a recorder's log. */
export interface LogLine {
  /** The recorder's own id of it, or what tells it from others. */
  id: string;
  at: number;
  text: string;
  /** Where the aircraft was, if it is known. */
  place?: { lat: number; lon: number } | null;
}

/** A line as our event. */
export function eventOf({ id, at, text, place }: LogLine): DeskEvent {
  // Messages of a tracking script are of one word: «EVE:MINIMUM_FUEL 1200».
  const said = text.replaceAll('_', ' ');
  const kind = KINDS.find(([words]) => words.test(said))?.[1] ?? 'otro';
  return { ...place, id: id.slice(0, 100), kind, at, text, data: {} };
}
