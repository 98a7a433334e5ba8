import type { DeskNotice } from '@va/schemas/api/notices/notices.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import type { By } from '../pilots/by.ts';
import { lockNotice } from './lock-notice.ts';
import { noteChange } from './notice-order.ts';
import { toDeskNotice, toNotice } from './published-notices.ts';

/** Withdraws a notice of the desk, which ends at once, or publishes it again as it was. */
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
