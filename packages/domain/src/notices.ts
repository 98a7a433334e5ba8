/** Which of the company's notices are in force, and whom they affect. Pure. */

import { DAY_MS } from './durations.ts';

/** What a notice says of its validity. */
export interface NoticeScope {
  /** Last day on which it is in force, `YYYY-MM-DD`; for good where it names none. */
  until?: string | null | undefined;
  /** Whom it is for: models of types, ICAO codes of airports, ids of tours; everybody where it is left out. */
  affects?:
    | {
        types?: readonly string[] | undefined;
        airports?: readonly string[] | undefined;
        tours?: readonly string[] | undefined;
        /** Names of ranks. */
        ranks?: readonly string[] | undefined;
      }
    | undefined;
}

/** What a notice says of the one that it replaces. */
interface ReplacingNotice {
  slug: string;
  /** First and last day in force, `YYYY-MM-DD` UTC. */
  date: string;
  until: string | null;
  /** Slug of the notice that it replaces. */
  replaces?: string | null | undefined;
}

/** The last day of a notice that is ended on a day, `YYYY-MM-DD`: the one before it, unless it has ended earlier. */
export function lastBefore(day: string, until: string | null): string {
  const last = new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return until !== null && until < last ? until : last;
}

/**
 * The notices, those that another one replaces with the day before that one begins as their last, where it is earlier. One
 * that was withdrawn before it held for a day replaces nothing, and says so.
 */
export function withReplaced<N extends ReplacingNotice>(notices: readonly N[]): N[] {
  const held = notices.map((notice) =>
    notice.until !== null && notice.until < notice.date ? { ...notice, replaces: null } : notice,
  );
  const begins = new Map(held.flatMap(({ replaces, date }) => (replaces ? [[replaces, date]] : [])));
  return held.map((notice) => {
    const begun = begins.get(notice.slug);
    return begun === undefined ? notice : { ...notice, until: lastBefore(begun, notice.until) };
  });
}

/** Whether a notice is in force, to the end of its last day in UTC. */
export function isInForce({ until }: Pick<NoticeScope, 'until'>, now: Date): boolean {
  return until === undefined || until === null || until >= now.toISOString().slice(0, 10);
}

/** Whether a notice is published: from its first day on, in UTC. */
export function isPublished({ date }: { date: string }, now: Date): boolean {
  return date <= now.toISOString().slice(0, 10);
}

/** The notices in force that name a type, an airport or a tour. */
export function noticesAbout<N extends NoticeScope>(
  notices: readonly N[],
  about: { type?: string; airport?: string; tour?: string },
  now: Date,
): N[] {
  const names = (list: readonly string[] | undefined, wanted: string | undefined) =>
    wanted !== undefined && (list?.includes(wanted) ?? false);
  return notices.filter(
    (notice) =>
      isInForce(notice, now) &&
      (names(notice.affects?.types, about.type) ||
        names(notice.affects?.airports, about.airport) ||
        names(notice.affects?.tours, about.tour)),
  );
}
