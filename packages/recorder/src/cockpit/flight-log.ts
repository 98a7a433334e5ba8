import { countOf } from '@va/domain/numbers.ts';
import { withUnit } from '@va/domain/quantities.ts';
import type { Contact } from '../core/touchdown-watch.ts';
import { pointOf, type SentPoint } from '../core/point-of.ts';
import type { Reading } from '../core/reading.ts';
import type { Journal } from '../journal/journal.ts';
import type { FlightEnding, FlightHead, KeptEvent, KeptFlight, SentEvent } from '../journal/journal-lines.ts';

/** A recorded flight: data go into its journal on the disk first, and from here to the platform. */
export class FlightLog {
  readonly head: FlightHead;
  readonly #journal: Journal;
  readonly #points: (SentPoint | undefined)[];
  readonly #events: KeptEvent[];
  #arrived: number;
  #report: string | undefined;

  constructor(kept: KeptFlight, journal: Journal) {
    this.head = kept.head;
    this.#journal = journal;
    this.#points = [...kept.points];
    this.#events = [...kept.events];
    this.#arrived = kept.arrived;
    this.#report = kept.report;
  }

  /** Begins a flight. */
  static begin(head: FlightHead, journal: Journal): FlightLog {
    const kept = { head, points: [], events: [], report: undefined, arrived: 0, ended: undefined };
    return new FlightLog(kept, journal);
  }

  /** Number of the last point; -1 without one. */
  get lastSeq(): number {
    return this.#points.length - 1;
  }

  /** All points with a lower number have arrived at the platform. */
  get arrived(): number {
    return this.#arrived;
  }

  /** Code of the report; undefined until the platform has heard of the flight. */
  get report(): string | undefined {
    return this.#report;
  }

  get events(): readonly KeptEvent[] {
    return this.#events;
  }

  /** All points so far, in order. */
  get points(): readonly SentPoint[] {
    return this.#points.filter((point) => point !== undefined);
  }

  /** The disk's present error; undefined without one. */
  get trouble(): Error | undefined {
    return this.#journal.trouble;
  }

  addPoint(reading: Reading, at: number): void {
    const point = pointOf(reading, this.#points.length, at);
    this.#points.push(point);
    this.#journal.write({ point });
  }

  /** Adds an event that is complete, such as a declaration. */
  addEvent(event: SentEvent): void {
    this.#events.push({ event, bounce: false, complete: true, arrived: false });
    this.#journal.write({ event });
    this.#journal.sync();
  }

  /** Adds a touchdown, or updates it with newer data. */
  addContact({ number, at, rateFpm, g, window, bounce, complete }: Contact, place: Reading): void {
    const event: SentEvent = {
      id: `touchdown-${number}`,
      kind: 'touchdown',
      at: isoAt(at),
      lat: place.lat,
      lon: place.lon,
      rateFpm: within(rateFpm, 20_000, 0),
      g: within(g, 20, 2),
      window: window.map((sample) => ({
        at: isoAt(sample.at),
        aglFt: inWindow(sample.aglFt),
        g: within(sample.g, 20, 3),
      })),
    };
    const same = this.#events.find((kept) => kept.event.id === event.id);
    if (same)
      Object.assign(same, { event: { ...event, lat: same.event.lat, lon: same.event.lon }, complete });
    else this.#events.push({ event, bounce, complete, arrived: false });
    this.#journal.write({ event: same?.event ?? event, bounce, complete });
    this.#journal.sync();
  }

  /** Up to `most` points from a number on; `before` is the exclusive end. */
  pointsFrom(from: number, most: number, before = Infinity): SentPoint[] {
    const part: SentPoint[] = [];
    for (let seq = from; seq < Math.min(this.#points.length, before) && part.length < most; seq += 1) {
      const point = this.#points[seq];
      if (point) part.push(point);
    }
    return part;
  }

  /** Complete events that have not arrived at the platform. */
  eventsToSend(): SentEvent[] {
    return this.#events.filter(({ complete, arrived }) => complete && !arrived).map(({ event }) => event);
  }

  /** Replaces a point by the part of it that the platform accepts. */
  replacePoint(point: SentPoint): void {
    this.#points[point.seq] = point;
  }

  /** Records that all points up to this number have arrived. */
  pointsArrived(upTo: number): void {
    if (upTo < this.#arrived) return;
    this.#arrived = upTo + 1;
    this.#journal.write({ arrived: upTo });
  }

  /** Marks the points from this number on to be sent again, since the platform lacks some of them. */
  sendAgainFrom(seq: number): void {
    this.#arrived = Math.max(0, Math.min(this.#arrived, seq));
  }

  eventArrived(id: string): void {
    for (const kept of this.#events) kept.arrived ||= kept.event.id === id;
    this.#journal.write({ arrivedEvent: id });
  }

  reported(code: string): void {
    if (this.#report === code) return;
    this.#report = code;
    this.#journal.write({ report: code });
    this.#journal.sync();
  }

  end(how: FlightEnding): void {
    this.#journal.write({ ended: how });
    this.#journal.close();
  }

  sync(): void {
    this.#journal.sync();
  }
}

const isoAt = (at: number) => new Date(at).toISOString();

const decimals = (value: number, digits: number) =>
  value.toLocaleString('es-ES', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function within(value: number | null, most: number, decimals: number): number | null {
  if (value === null || !(Math.abs(value) <= most)) return null;
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/** The last landing in words, `−212 ft/min, 1,36 g, 1 rebote`; the hardest touch of it counts. Null before the first. */
export function formatTouchdown(contacts: readonly Contact[]): string | null {
  const first = contacts.findLastIndex(({ bounce }) => !bounce);
  const landing = contacts.slice(Math.max(0, first));
  if (landing.length === 0) return null;
  const rates = landing.flatMap(({ rateFpm }) => (rateFpm === null ? [] : [rateFpm]));
  const loads = landing.flatMap(({ g }) => (g === null ? [] : [g]));
  const bounces = landing.length - 1;
  const parts = [
    ...(rates.length > 0 ? [withUnit(Math.min(...rates), 'ft/min')] : []),
    ...(loads.length > 0 ? [`${decimals(Math.max(...loads), 2)}\u00a0g`] : []),
    ...(bounces > 0 ? [countOf(bounces, 'rebote', 'rebotes')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : null;
}

/** A score in tenths as people read it: `10,0`. */
export function formatScore(tenths: number): string {
  return decimals(tenths / 10, 1);
}

/** A height within the bounds of a touchdown's window; null otherwise. */
function inWindow(feet: number | null): number | null {
  return feet !== null && feet >= -200 && feet <= 10_000 ? Math.round(feet * 100) / 100 : null;
}
