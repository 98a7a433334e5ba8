import { bookingTitle, type NamedFlight } from '@va/domain/booking/booking-title.ts';
import { distanceNm, type Position } from '@va/domain/great-circle.ts';
import type { StartBody } from '../journal/journal-lines.ts';
import type { Line } from '../platform/line.ts';

/** The flight that the pilot is about to begin. */
export interface NextFlight {
  /** Name for people: `ABC 123`, the flight's purpose, or `Vuelo libre`. */
  name: string;
  /** Whether the name is a flight number of the timetable. */
  isNumbered: boolean;
  from: string;
  to: string;
  icaoType: string;
  /** Position of the departure airport; null if the platform does not know it. */
  origin: Position | null;
  /** The fields that name it in the request to start. */
  start: Pick<StartBody, 'booking' | 'flight'>;
}

/** A free flight as the pilot types it. */
export interface FreeFlight {
  from: string;
  to: string;
  icaoType: string;
}

/** Within this distance an aircraft counts as at an airport, NM; the same as the platform's. */
const AT_AIRPORT_NM = 5;
/** Interval of reading the bookings, ms. */
const LOOK_MS = 30_000;

/** Determines the next flight: the free one that the pilot asked for, else a booking. */
export class NextFlights {
  readonly #line: Line;
  readonly #visit: Line;
  readonly #airlineCode: string | undefined;
  #lookAt = -Infinity;
  #bookings: NextFlight[] = [];
  #free: NextFlight | undefined;
  /** Whether the bookings have been read. */
  known = false;
  keyLost = false;

  /**
   * @param line connection with the pilot's key
   * @param visit connection without a key, for public data, which a key for flights may not read
   * @param airlineCode prefix of flight numbers
   */
  constructor(line: Line, visit: Line, airlineCode: string | undefined) {
    this.#line = line;
    this.#visit = visit;
    this.#airlineCode = airlineCode;
  }

  /** Reads the bookings if that is due at `now` (ms). */
  async look(now: number): Promise<void> {
    if (now < this.#lookAt) return;
    this.#lookAt = now + LOOK_MS;
    const answer = await this.#line('GET', '/bookings?state=open');
    if (answer.kind === 'refused' && answer.status === 401) this.keyLost = true;
    if (answer.kind !== 'ok') return;
    const { items } = answer.body;
    this.#bookings = (Array.isArray(items) ? items : [])
      .filter(isReserved)
      .map((booking) => fromBooking(booking, this.#airlineCode));
    this.known = true;
  }

  /** Makes the next `look` read the bookings at once. */
  hurry(): void {
    this.keyLost = false;
    this.#lookAt = -Infinity;
  }

  /** Sets a free flight instead of the bookings, or clears it (undefined). */
  async flyFree(asked: FreeFlight | undefined): Promise<void> {
    this.#free = undefined;
    if (!asked) return;
    const { from, to, icaoType } = asked;
    const answer = await this.#visit('GET', `/airports/${encodeURIComponent(from)}`);
    const { lat, lon } = answer.kind === 'ok' ? answer.body : {};
    const origin = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
    const flight = { depIcao: from, arrIcao: to, icaoType };
    this.#free = { name: 'Vuelo libre', isNumbered: false, from, to, icaoType, origin, start: { flight } };
  }

  /** The next flight for an aircraft at this place; undefined without one. */
  next(place: Position | undefined): NextFlight | undefined {
    if (this.#free) return this.#free;
    const here = this.#bookings.find(
      (booking) => place && (awayNm(booking, place) ?? Infinity) <= AT_AIRPORT_NM,
    );
    return here ?? this.#bookings[0];
  }
}

/** Distance of an aircraft from the flight's departure airport, NM; null if that is unknown. */
export function awayNm({ origin }: NextFlight, place: Position): number | null {
  return origin && distanceNm(origin, place);
}

/** Whether an aircraft is too far from the departure airport to begin. */
export function isFarFrom(flight: NextFlight, place: Position): boolean {
  return (awayNm(flight, place) ?? 0) > AT_AIRPORT_NM;
}

/** The used fields of a booking from `GET /bookings`. */
interface Booking extends Pick<NamedFlight, 'number' | 'kind' | 'stage' | 'event'> {
  code: string;
  state: string;
  dep: { icao: string } & Position;
  arr: { icao: string; city?: string };
  icaoType: string;
}

/** Whether an item is a flyable booking; also guards against answers of another server, such as a hotel's. */
function isReserved(item: unknown): item is Booking {
  const { code, state, dep, arr, icaoType } = Object(item);
  const texts = [code, icaoType, Object(dep).icao, Object(arr).icao];
  const places = [Object(dep).lat, Object(dep).lon];
  return (
    state === 'reserved' &&
    texts.every((text) => typeof text === 'string') &&
    places.every((place) => typeof place === 'number')
  );
}

function fromBooking(
  { code, dep, arr, icaoType, ...flight }: Booking,
  airlineCode: string | undefined,
): NextFlight {
  return {
    name: bookingTitle({ ...flight, to: arr.city ?? arr.icao }, airlineCode),
    isNumbered: flight.number !== null,
    from: dep.icao,
    to: arr.icao,
    icaoType,
    origin: { lat: dep.lat, lon: dep.lon },
    start: { booking: code },
  };
}
