import { modelOf } from '#server/kernel/airline/model-of.ts';
import { isForRank, isToConfirm } from '@va/domain/booking/obligatory-notices.ts';
import { isInForce, isPublished } from '@va/domain/notices.ts';
import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { CompanyNotice as Notice } from '#server/kernel/airline/operations.ts';
import { readNotices } from './published-notices.ts';

/** A confirmed reading of a notice. */
interface Reading {
  slug: string;
  revision: number;
  ack_at: Date;
}

/** All notices as a pilot sees them: what is to be confirmed first, then what was not read, then the rest and the archive. */
export async function readCompanyNotices(
  queries: Queries,
  airline: Airline,
  pilotId: string,
  now: Date,
): Promise<CompanyNotice[]> {
  const [notices, readings, { rank }] = await Promise.all([
    readNotices(queries, airline),
    readOwnReadings(queries, pilotId),
    readRank(queries, pilotId),
  ]);
  const published = notices.filter((notice) => isPublished(notice, now));
  return published
    .map((notice) => ({
      ...viewNotice(airline, notice, { readings, rank }, now),
      replaces: linkTo(published.find(({ slug }) => slug === notice.replaces)),
      replacedBy: linkTo(published.find(({ replaces }) => replaces === notice.slug)),
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.date.localeCompare(a.date));
}

const linkTo = (notice: Notice | undefined) => (notice ? { slug: notice.slug, title: notice.title } : null);

function rankOf({ inForce, readAt, mustRead }: CompanyNotice): number {
  if (!inForce) return 3;
  if (readAt !== null) return 2;
  return mustRead ? 0 : 1;
}

/** What a pilot has confirmed. */
export function readOwnReadings(queries: Queries, pilotId: string): Promise<Reading[]> {
  return queries
    .selectFrom('notice_ack')
    .select(['slug', 'revision', 'ack_at'])
    .where('pilot_id', '=', pilotId)
    .execute();
}

/** The code of a pilot's rank: some notices are for some ranks. */
export function readRank(queries: Queries, pilotId: string): Promise<{ rank: string }> {
  return queries
    .selectFrom('pilot')
    .select('rank_code as rank')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
}

function viewNotice(
  { operations, ranks }: Airline,
  notice: Notice,
  { readings, rank }: { readings: readonly Reading[]; rank: string },
  now: Date,
): Omit<CompanyNotice, 'replaces' | 'replacedBy'> {
  const { slug, revision, title, importance, body, date, until, ackUntil, affects } = notice;
  const own = readings.filter((one) => one.slug === slug);
  const reading = own.find((one) => one.revision === revision);
  return {
    slug,
    revision,
    title,
    importance,
    body,
    date,
    until,
    ackUntil,
    mustRead: notice.mustRead && isToConfirm(notice, now) && isForRank(notice, rank),
    inForce: isInForce(notice, now),
    affects: affects && {
      types: affects.types.map((id) => modelOf(operations, id)),
      airports: [...affects.airports],
      tours: affects.tours.map((id) => ({
        id,
        name: operations.tours.find((tour) => tour.id === id)?.name ?? id,
      })),
      ranks: affects.ranks.map((code) => ranks.find((one) => one.code === code)?.title ?? code),
    },
    readAt: reading?.ack_at.toISOString() ?? null,
    changedSince: reading === undefined && own.length > 0,
  };
}
