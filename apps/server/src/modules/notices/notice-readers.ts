import { isForRank } from '@va/domain/booking/obligatory-notices.ts';
import type { NoticeReader } from '@va/contract/notices/notice-readers.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { CompanyNotice } from '#server/kernel/airline/operations.ts';
import { FLYING } from '@va/domain/account/flying.ts';

/** The pilots whom a notice is for, and the revision that each has read; those who have not read it come first. */
export async function readReaders(
  queries: Queries,
  notice: CompanyNotice,
  { capabilities }: PilotActor,
): Promise<NoticeReader[]> {
  const { slug, revision } = notice;
  const rows = await queries
    .selectFrom('pilot')
    .leftJoin('notice_ack', (join) =>
      join.onRef('notice_ack.pilot_id', '=', 'pilot.id').on('notice_ack.slug', '=', slug),
    )
    .distinctOn('pilot.callsign')
    .select(['pilot.callsign', 'pilot.name', 'pilot.show_name', 'rank_code as rank', 'revision', 'ack_at'])
    .where('pilot.status', 'in', FLYING)
    .where('pilot.callsign', 'is not', null)
    .orderBy('pilot.callsign')
    .orderBy('revision', (order) => order.desc().nullsLast())
    .execute();
  return rows
    .filter(({ rank }) => isForRank(notice, rank))
    .map((row) => ({
      callsign: row.callsign ?? '',
      ...((row.show_name || capabilities.has('pilots.names')) && row.name !== null && { name: row.name }),
      revision: row.revision,
      readAt: row.ack_at?.toISOString() ?? null,
      current: row.revision === revision,
    }))
    .toSorted((a, b) => Number(a.current) - Number(b.current));
}
