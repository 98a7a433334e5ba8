import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { audit } from '../audit/audit.ts';
import type { By } from '../audit/by.ts';

/** Puts a message that did not go out into the queue again. Throws `no-encontrado`, `no-repetible`. */
export function sendAgain(db: Database, id: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('outbox')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
    if (row.state !== 'failed') throw new Problem('no-repetible');
    await tx
      .updateTable('outbox')
      .set({ state: 'queued', attempts: 0, next_at: by.context.now })
      .where('id', '=', id)
      .execute();
    await audit(tx, {
      by,
      capability: 'jobs.run',
      action: 'outbox.retried',
      subject: { kind: 'outbox', id },
    });
  });
}
