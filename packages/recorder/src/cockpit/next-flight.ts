import { bookingTitle, type NamedFlight } from '@va/domain/booking/booking-title.ts';
import { distanceNm, type Position } from '@va/domain/great-circle.ts';
import type { StartBody } from '../journal/journal-lines.ts';
import type { Line } from '../platform/line.ts';

/** What the pilot is about to fly. */
export interface NextFlight {
  /** For people: `ABC 123`, what it is flown for, or `Vuelo libre`. */
  name: string;
  /** Whether the name is a number of the timetable. */
  isNumbered: boolean;
  from: string;
  to: string;
  icaoType: string;
  /** Where it begins; null where the platform does not say. */
  origin: Position | null;
  /** How the start names it. */
  start: Pick<StartBody, 'booking' | 'flight'>;
}

/** A free flight as the pilot types it. */
export interface FreeFlight {
  from: string;
  to: string;
  icaoType: string;
}

/** Distance from an airport that is at it, NM; the platform's own. */
const AT_AIRPORT_NM = 5;
/** Between two looks at the bookings, ms. */
const LOOK_MS = 30_000;

/** Knows which flight comes next: the free one that the pilot asked for, else a booking. */
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
   * @param line asks with the pilot's key
   * @param visit asks what is public: a key for flights may not
   * @param airlineCode stands before the number of a flight
   */
  constructor(line: Line, visit: Line, airlineCode: string | undefined) {
    this.#line = line;
    this.#visit = visit;
    this.#airlineCode = airlineCode;
  }

  /** Looks at the bookings when it is time to (ms). */
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

  /** Looks again at once. */
  hurry(): void {
    this.keyLost = false;
    this.#lookAt = -Infinity;
  }

  /** Sets a free flight in place of the bookings, or takes it back. */
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

  /** The flight that comes next for an aircraft that stands there; undefined without one. */
  next(place: Position | undefined): NextFlight | undefined {
    if (this.#free) return this.#free;
    const here = this.#bookings.find(
      (booking) => place && (awayNm(booking, place) ?? Infinity) <= AT_AIRPORT_NM,
    );
    return here ?? this.#bookings[0];
  }
}

/** How far an aircraft is from where its flight begins, NM; null where that is not known. */
export function awayNm({ origin }: NextFlight, place: Position): number | null {
  return origin && distanceNm(origin, place);
}

/** Whether an aircraft is too far away to begin. */
export function isFarFrom(flight: NextFlight, place: Position): boolean {
  return (awayNm(flight, place) ?? 0) > AT_AIRPORT_NM;
}

/** A booking as `GET /bookings` has it, as far as it is looked at. */
interface Booking extends Pick<NamedFlight, 'number' | 'kind' | 'stage' | 'event'> {
  code: string;
  state: string;
  dep: { icao: string } & Position;
  arr: { icao: string; city?: string };
  icaoType: string;
}

/** Whether it is a booking that can be flown, and not what somebody else answers in the platform's place. */
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
