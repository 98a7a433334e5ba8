/** Tells which notices of the company are in force, and whom they affect. Pure. */

import { dayBefore } from './durations.ts';

/** Validity and audience of a notice. */
export interface NoticeScope {
  /** Last day on which it is in force, `YYYY-MM-DD`; for good where it names none. */
  until?: string | null | undefined;
  /** Day from which on it is in force no more, `YYYY-MM-DD`, where it was ended: on its first day, that is its last one too. */
  endedOn?: string | null | undefined;
  /** Types (models), airports (ICAO codes) and tours (ids) that it affects; all of them if absent. */
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

/** First and last day of a notice, `YYYY-MM-DD` UTC: one that was never shown ends before it begins. */
interface Validity {
  date: string;
  until: string | null;
  /** As in `NoticeScope`. */
  endedOn?: string | null | undefined;
}

/** A notice that may replace another one. */
interface ReplacingNotice extends Validity {
  slug: string;
  /** Slug of the notice that it replaces. */
  replaces?: string | null | undefined;
  /** Day on which it was published, `YYYY-MM-DD` UTC; left out where nobody knows, as if it was before its first day. */
  publishedOn?: string | undefined;
}

/**
 * A notice ended on a day, `YYYY-MM-DD`: its last day is the one before, unless it ended earlier. If it is ended on its
 * first day, that was also its last one; before, it is never shown.
 * @param shown false if it was known before its first day that it would not be in force then, so that it is never shown
 */
export function endOn<N extends Validity>(notice: N, day: string, shown = true): N {
  const { date, until, endedOn } = notice;
  const last = shown && day === date ? day : dayBefore(day);
  return {
    ...notice,
    until: until !== null && until < last ? until : last,
    endedOn: endedOn && endedOn < day ? endedOn : day,
  };
}

/**
 * The notices, each replaced one ended on the first day of the notice that replaces it. If both begin on that day, the
 * replaced one was shown only if the other was not yet published at its beginning. A notice that was withdrawn before
 * it was in force for a day replaces nothing; its `replaces` becomes null.
 */
export function withReplaced<N extends ReplacingNotice>(notices: readonly N[]): N[] {
  const held = notices.map((notice) =>
    isNeverShown(notice) || (notice.endedOn ?? '') === notice.date ? { ...notice, replaces: null } : notice,
  );
  const next = new Map(held.flatMap((notice) => (notice.replaces ? [[notice.replaces, notice]] : [])));
  return held.map((notice) => {
    const by = next.get(notice.slug);
    return by === undefined ? notice : endOn(notice, by.date, (by.publishedOn ?? '') >= by.date);
  });
}

/** Whether a notice is still in force: until the end of its last day, UTC, or until staff end it. */
export function isInForce({ until, endedOn }: Pick<NoticeScope, 'until' | 'endedOn'>, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  return (until ?? today) >= today && !(endedOn && endedOn <= today);
}

const isNeverShown = ({ date, until }: Validity) => until !== null && until < date;

/** Whether a notice has been published: from its first day on, UTC, unless it was ended before. */
export function isPublished(notice: Validity, now: Date): boolean {
  return notice.date <= now.toISOString().slice(0, 10) && !isNeverShown(notice);
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
