import type { NoticeOrder } from '@va/contract/notices/notice-orders.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { nameCode } from '@va/domain/name-code.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { announceNotices } from './announce-notices.ts';
import { readNotices, toDeskNotice, toNotice } from './published-notices.ts';
import { checkOrder, checkReplaced, noteChange, toRow } from './notice-order.ts';

/** Publishes a notice; it is in force from its first day on. Answers its slug, made of its title. */
export function publishNotice(db: Database, airline: Airline, order: NoticeOrder, by: By) {
  checkOrder(airline, order);
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const notices = await readNotices(tx, airline);
    checkReplaced(notices, order, null);
    const slug = freeSlug(notices, order.title);
    const row = await tx
      .insertInto('company_notice')
      .values({ ...toRow(airline, order), slug, published_by: by.actor.pilotId, published_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    // Another person publishes one with the same title at this moment.
    if (!row) throw new Problem('cambiado-entretanto');
    await noteChange(tx, 'notice.published', by, { after: toNotice(row) });
    await announceNotices(tx, airline, now);
    return toDeskNotice(row);
  });
}

/** Of the title, with a figure behind where another notice has it. */
function freeSlug(notices: readonly { slug: string }[], title: string): string {
  const plain = nameCode(title).slice(0, 90) || 'aviso';
  const taken = new Set(notices.map(({ slug }) => slug));
  for (let n = 2, slug = plain; ; slug = `${plain}-${n++}`) if (!taken.has(slug)) return slug;
}
