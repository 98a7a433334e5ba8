import { isInForce } from '@va/domain/notices.ts';
import type { NoticeReader, NoticeReading } from '@va/schemas/api/notices.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import type { CompanyNotice } from '../airline/operations.ts';
import { FLYING } from '../pilots/flying.ts';

/** How many of the pilots who fly have read each notice in its present revision, the newest notice first. */
export async function readReadings(
  queries: Queries,
  { notices }: Airline,
  now: Date,
): Promise<NoticeReading[]> {
  const [{ pilots }, counts] = await Promise.all([
    queries
      .selectFrom('pilot')
      .select(({ fn }) => fn.countAll<string>().as('pilots'))
      .where('status', 'in', FLYING)
      .executeTakeFirstOrThrow(),
    queries
      .selectFrom('notice_ack')
      .innerJoin('pilot', 'pilot.id', 'notice_ack.pilot_id')
      .select(['slug', 'revision'])
      .select(({ fn }) => fn.countAll<string>().as('read'))
      .where('pilot.status', 'in', FLYING)
      .groupBy(['slug', 'revision'])
      .execute(),
  ]);
  return notices
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((notice) => {
      const { slug, title, revision, date, mustRead } = notice;
      const read = counts.find((one) => one.slug === slug && one.revision === revision)?.read ?? 0;
      const inForce = isInForce(notice, now);
      return { slug, title, revision, date, mustRead, inForce, read: Number(read), pilots: Number(pilots) };
    });
}

/** Which pilots have read a notice, and in which revision; those who have not first. */
export async function readReaders(
  queries: Queries,
  { slug, revision }: CompanyNotice,
  { capabilities }: PilotActor,
): Promise<NoticeReader[]> {
  const rows = await queries
    .selectFrom('pilot')
    .leftJoin('notice_ack', (join) =>
      join.onRef('notice_ack.pilot_id', '=', 'pilot.id').on('notice_ack.slug', '=', slug),
    )
    .distinctOn('pilot.callsign')
    .select(['pilot.callsign', 'pilot.name', 'pilot.show_name', 'revision', 'ack_at'])
    .where('pilot.status', 'in', FLYING)
    .where('pilot.callsign', 'is not', null)
    .orderBy('pilot.callsign')
    .orderBy('revision', (order) => order.desc().nullsLast())
    .execute();
  return rows
    .map((row) => ({
      callsign: row.callsign ?? '',
      ...((row.show_name || capabilities.has('pilots.names')) && row.name !== null && { name: row.name }),
      revision: row.revision,
      readAt: row.ack_at?.toISOString() ?? null,
      current: row.revision === revision,
    }))
    .toSorted((a, b) => Number(a.current) - Number(b.current));
}
