import type { DeskNotice } from '@va/contract/notices/notices.ts';
import type { NoticeOrder } from '@va/contract/notices/notice-orders.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { announceNotices } from './announce-notices.ts';
import { lockNotice } from './lock-notice.ts';
import { readNotices, toDeskNotice, toNotice } from './published-notices.ts';
import { checkOrder, checkReplaced, noteChange, toRow } from './notice-order.ts';

/**
 * Changes a notice of the desk that is not withdrawn. A change of meaning raises its revision, so that everybody must
 * read it again; correcting a typing mistake does not.
 */
export function changeNotice(
  db: Database,
  airline: Airline,
  slug: string,
  { meaning, ...order }: NoticeOrder & { meaning: boolean },
  version: number,
  by: By,
): Promise<DeskNotice> {
  checkOrder(airline, order);
  return db.transaction(async (tx) => {
    const before = await lockNotice(tx, airline, slug, version);
    if (before.withdrawn_at)
      throw new Problem('estado-de-aviso', {
        detail: 'Este NOTAM está retirado: publícalo otra vez antes de cambiarlo, o publica uno nuevo.',
      });
    checkReplaced(await readNotices(tx, airline), order, slug);
    const row = await tx
      .updateTable('company_notice')
      .set({ ...toRow(airline, order), revision: before.revision + (meaning ? 1 : 0), version: version + 1 })
      .where('slug', '=', slug)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteChange(tx, meaning ? 'notice.revised' : 'notice.corrected', by, {
      before: toNotice(before),
      after: toNotice(row),
    });
    await announceNotices(tx, airline, by.context.now);
    return toDeskNotice(row);
  });
}
