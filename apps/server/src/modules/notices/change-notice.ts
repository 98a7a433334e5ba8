import type { DeskNotice, NoticeOrder } from '@va/contract/notices/notices.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { announceNotices } from './announce-notices.ts';
import { addNotice, lockNotice } from './notice-rows.ts';
import { readNotices, toDeskNotice, toNotice } from './published-notices.ts';
import { checkOrder, checkReplaced, checkRestored, noteChange, toRow } from './notice-order.ts';

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

/** Withdraws a notice of the desk, which ends at once, or publishes it again as it was. Throws `estado-de-aviso`. */
export function withdrawNotice(
  db: Database,
  airline: Airline,
  slug: string,
  withdrawn: boolean,
  version: number,
  by: By,
): Promise<DeskNotice> {
  return db.transaction(async (tx) => {
    const before = await lockNotice(tx, airline, slug, version);
    if (withdrawn === (before.withdrawn_at !== null))
      throw new Problem('estado-de-aviso', {
        detail: withdrawn ? 'Este NOTAM ya está retirado.' : 'Este NOTAM no está retirado.',
      });
    if (!withdrawn) checkRestored(await readNotices(tx, airline), toDeskNotice(before), by.context.now);
    const row = await tx
      .updateTable('company_notice')
      .set({ withdrawn_at: withdrawn ? by.context.now : null, version: version + 1 })
      .where('slug', '=', slug)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteChange(tx, withdrawn ? 'notice.withdrawn' : 'notice.restored', by, {
      before: toNotice(before),
      after: toNotice(row),
    });
    return toDeskNotice(row);
  });
}
