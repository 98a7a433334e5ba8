/** Notices that a pilot must have read before booking what they affect. */

/** A notice of the company, as far as booking asks for it. */
export interface ObligatoryNotice {
  slug: string;
  title: string;
  /** Raised with a change of meaning: who has read an earlier one reads it again. */
  revision: number;
  /** First and last day in force, `YYYY-MM-DD` UTC; the last one is null until it is taken away. */
  date: string;
  until: string | null;
  /** What it affects, any of it: ids of types, ICAO codes, ids of tours; null for every flight. */
  affects: { types: readonly string[]; airports: readonly string[]; tours: readonly string[] } | null;
}

/** What a pilot has confirmed: the revision by the notice's slug; the latest where there are several. */
export type AcknowledgedNotices = ReadonlyMap<string, number>;

/** A flight as far as notices affect it. */
export interface AffectedFlight {
  typeId: string;
  dep: string;
  arr: string;
  /** Id of the tour of which it is a stage. */
  tour: string | null;
}

/** Whether a notice is in force at an instant, to the end of its last day in UTC. */
export function isObligatory({ date, until }: ObligatoryNotice, now: number): boolean {
  const today = new Date(now).toISOString().slice(0, 10);
  return date <= today && (until === null || today <= until);
}

/**
 * The notices in force about a flight that were not confirmed in their present revision. Who joins later reads what is in
 * force then: a notice that has ended stops nobody.
 */
export function unreadNotices(
  notices: readonly ObligatoryNotice[],
  acknowledged: AcknowledgedNotices,
  { typeId, dep, arr, tour }: AffectedFlight,
  now: number,
): ObligatoryNotice[] {
  return notices.filter((notice) => {
    if (!isObligatory(notice, now)) return false;
    if ((acknowledged.get(notice.slug) ?? 0) >= notice.revision) return false;
    const { affects } = notice;
    if (affects === null || affects.types.includes(typeId)) return true;
    return (
      affects.airports.includes(dep) ||
      affects.airports.includes(arr) ||
      (tour !== null && affects.tours.includes(tour))
    );
  });
}
