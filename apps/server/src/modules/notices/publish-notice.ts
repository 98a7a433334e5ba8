import type { NoticeOrder } from '@va/contract/notices/notice-orders.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { announceNotices } from './announce-notices.ts';
import { checkOrder, checkReplaced, noteChange } from './notice-order.ts';
import { addNotice } from './notice-rows.ts';
import { readNotices, toDeskNotice, toNotice } from './published-notices.ts';

/** Publishes a notice, in force from its first day. Answers its slug, made from its title. */
export function publishNotice(db: Database, airline: Airline, order: NoticeOrder, by: By) {
  checkOrder(airline, order);
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const notices = await readNotices(tx, airline);
    checkReplaced(notices, order, null);
    const row = await addNotice(tx, airline, order, { notices, pilotId: by.actor.pilotId, at: now });
    if (!row) throw new Problem('cambiado-entretanto');
    await noteChange(tx, 'notice.published', by, { after: toNotice(row) });
    await announceNotices(tx, airline, now);
    return toDeskNotice(row);
  });
}
