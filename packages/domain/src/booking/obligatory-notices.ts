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
  /** Whom and what it affects; null for every pilot and flight. */
  affects: NoticeAudience | null;
}

/** A list that is empty limits nothing. */
export interface NoticeAudience {
  /** Flights, by any of these: ids of types, ICAO codes, ids of tours. */
  types: readonly string[];
  airports: readonly string[];
  tours: readonly string[];
  /** Codes of the ranks whose pilots it is for. */
  ranks: readonly string[];
}

/** What a pilot has confirmed: the revision by the notice's slug; the latest where there are several. */
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

/** Whether a notice is to be confirmed at an instant: published, in force, and within the time for it. */
export function isObligatory(
  notice: Pick<ObligatoryNotice, 'date' | 'until' | 'endedOn' | 'ackUntil'>,
  now: number,
): boolean {
  const at = new Date(now);
  return isPublished(notice, at) && isInForce(notice, at) && isToConfirm(notice, at);
}

/** Whether a notice still asks to be confirmed, to the end of the last day of its confirmation, in UTC. */
export function isToConfirm({ ackUntil }: Pick<ObligatoryNotice, 'ackUntil'>, now: Date): boolean {
  return ackUntil === null || now.toISOString().slice(0, 10) <= ackUntil;
}

/** Whether a notice is for pilots of a rank. */
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
