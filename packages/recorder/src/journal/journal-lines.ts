/** The lines of a journal, and reading them back after a crash. */
import type { SentPoint } from '../core/point-of.ts';

/** The first line of a flight's journal, with the request that starts it at the platform. */
export interface FlightHead {
  clientFlightId: string;
  /** Address of the platform, with its final slash. */
  platform: string;
  /** Body of the start, as it is sent. */
  start: StartBody;
  /** Ms since 1970. */
  begunAt: number;
  /** For people: `EVE 123` or `Vuelo libre`. */
  name: string;
}

/** The start of a flight as the API takes it. */
export interface StartBody {
  clientFlightId: string;
  client: string;
  clientVersion?: string;
  booking?: string;
  flight?: { depIcao: string; arrIcao: string; icaoType: string };
  icaoTypeSeen?: string;
  addOn?: string;
  lat: number;
  lon: number;
}

/** An event as it is sent; the instants are ISO 8601. */
export interface SentEvent {
  id: string;
  kind: string;
  at: string;
  lat: number | null;
  lon: number | null;
  rateFpm?: number | null;
  g?: number | null;
  window?: { at: string; aglFt: number | null; g: number | null }[];
  text?: string;
}

/** How a flight ended. */
export type FlightEnding = 'sent' | 'discarded';

/** One line. A later line of an event replaces an earlier one. */
export type JournalLine =
  | { flight: FlightHead }
  | { point: SentPoint }
  | { event: SentEvent; bounce?: boolean; complete?: boolean }
  | { report: string }
  /** All points up to this number have arrived. */
  | { arrived: number }
  | { arrivedEvent: string }
  | { ended: FlightEnding };

/** An event with the recorder's own state of it. */
export interface KeptEvent {
  event: SentEvent;
  bounce: boolean;
  /** Whether it can be sent; false while samples of a touchdown still come. */
  complete: boolean;
  arrived: boolean;
}

/** A flight read from its journal. */
export interface KeptFlight {
  head: FlightHead;
  /** Points by number; undefined for lost lines. */
  points: (SentPoint | undefined)[];
  events: KeptEvent[];
  report: string | undefined;
  /** Number of points that have arrived, from the first. */
  arrived: number;
  ended: FlightEnding | undefined;
}

/** Length of the complete lines of a journal, bytes; the last line may be incomplete. */
export function wholeLength(bytes: Uint8Array): number {
  return bytes.lastIndexOf(0x0a) + 1;
}

/** Reads a journal; undefined where it has no head. Lines that are no JSON are left out: a disk may have lost a part. */
export function readJournal(text: string): KeptFlight | undefined {
  let flight: KeptFlight | undefined;
  for (const line of text.split('\n')) {
    const entry = parseLine(line);
    if (!entry) continue;
    if ('flight' in entry)
      flight ??= {
        head: entry.flight,
        points: [],
        events: [],
        report: undefined,
        arrived: 0,
        ended: undefined,
      };
    else if (flight) add(flight, entry);
  }
  return flight;
}

function parseLine(line: string): JournalLine | undefined {
  if (line === '') return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null ? (entry as JournalLine) : undefined;
  } catch {
    return undefined;
  }
}

function add(flight: KeptFlight, entry: Exclude<JournalLine, { flight: FlightHead }>): void {
  if ('point' in entry) {
    flight.points[entry.point.seq] = entry.point;
  } else if ('event' in entry) {
    const { event, bounce = false } = entry;
    const arrived = flight.events.some((kept) => kept.event.id === event.id && kept.arrived);
    flight.events = flight.events.filter((kept) => kept.event.id !== event.id);
    // After a crash no more samples of a touchdown come, so it is complete as it is.
    flight.events.push({ event, bounce, complete: true, arrived });
  } else if ('report' in entry) flight.report = entry.report;
  else if ('arrived' in entry) flight.arrived = Math.min(entry.arrived + 1, flight.points.length);
  else if ('arrivedEvent' in entry) {
    for (const kept of flight.events) kept.arrived ||= kept.event.id === entry.arrivedEvent;
  } else flight.ended = entry.ended;
}
