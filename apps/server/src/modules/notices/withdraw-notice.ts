import type { DeskNotice } from '@va/contract/notices/notices.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { lockNotice } from './lock-notice.ts';
import { checkRestored, noteChange } from './notice-order.ts';
import { readNotices, toDeskNotice, toNotice } from './published-notices.ts';

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
