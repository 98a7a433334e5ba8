/** Notices that a pilot must have read before booking what they affect. */
import { isInForce, isPublished } from '../notices.ts';

/** A notice of the company, as far as booking asks for it. */
export interface ObligatoryNotice {
  slug: string;
  title: string;
  /** Raised with a change of meaning: pilots who have read an earlier one have to read it again. */
  revision: number;
  /** First and last day in force, `YYYY-MM-DD` UTC; the last one is null until it is taken away. */
  date: string;
  until: string | null;
  /** Day from which on it is in force no more, `YYYY-MM-DD` UTC, where it was ended. */
  endedOn?: string | null;
  /** Last day on which it must be confirmed before booking, `YYYY-MM-DD` UTC; null as long as it is in force. */
  ackUntil: string | null;
  /** Ranks and flights that the notice affects; null for every pilot and flight. */
  affects: NoticeAudience | null;
}

/** A list that is empty limits nothing. */
export interface NoticeAudience {
  /** Flights, by any of these: ids of types, ICAO codes, ids of tours. */
  types: readonly string[];
  airports: readonly string[];
  tours: readonly string[];
  /** Codes of the ranks whose pilots must read it; empty for all ranks. */
  ranks: readonly string[];
}

/** The latest revision of each notice that a pilot has confirmed, by the notice's slug. */
export type AcknowledgedNotices = ReadonlyMap<string, number>;

/** A flight of a pilot as far as notices affect it. */
export interface AffectedFlight {
  /** Code of the pilot's rank. */
  rank: string;
  typeId: string;
  dep: string;
  arr: string;
  /** Id of the tour of which it is a stage. */
  tour: string | null;
}

/**
 * Whether pilots must confirm a notice at an instant: it is published, in force, and its period of confirmation has not
 * ended.
 */
export function isObligatory(
  notice: Pick<ObligatoryNotice, 'date' | 'until' | 'endedOn' | 'ackUntil'>,
  now: number,
): boolean {
  const at = new Date(now);
  return isPublished(notice, at) && isInForce(notice, at) && isToConfirm(notice, at);
}

/** Whether the period of confirmation of a notice is still open; it includes its last day, UTC. */
export function isToConfirm({ ackUntil }: Pick<ObligatoryNotice, 'ackUntil'>, now: Date): boolean {
  return ackUntil === null || now.toISOString().slice(0, 10) <= ackUntil;
}

/** Whether a notice concerns pilots of a rank. */
export function isForRank({ affects }: Pick<ObligatoryNotice, 'affects'>, rank: string): boolean {
  return affects === null || affects.ranks.length === 0 || affects.ranks.includes(rank);
}

/**
 * The notices in force about a flight that were not confirmed in their present revision. Who joins later reads what is in
 * force then: a notice that has ended stops nobody.
 */
export function unreadNotices(
  notices: readonly ObligatoryNotice[],
  acknowledged: AcknowledgedNotices,
  flight: AffectedFlight,
  now: number,
): ObligatoryNotice[] {
  return notices.filter(
    (notice) =>
      isObligatory(notice, now) &&
      (acknowledged.get(notice.slug) ?? 0) < notice.revision &&
      isForRank(notice, flight.rank) &&
      isAboutFlight(notice, flight),
  );
}

function isAboutFlight({ affects }: ObligatoryNotice, { typeId, dep, arr, tour }: AffectedFlight): boolean {
  if (affects === null) return true;
  const { types, airports, tours } = affects;
  if (types.length + airports.length + tours.length === 0) return true;
  return (
    types.includes(typeId) ||
    airports.includes(dep) ||
    airports.includes(arr) ||
    (tour !== null && tours.includes(tour))
  );
}
