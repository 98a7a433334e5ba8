import { addMonths } from '@va/domain/months.ts';
import { closeRunKey, dueAt } from '@va/domain/points/monthly-close.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { By } from '#server/kernel/audit/by.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { releaseClosings } from './closing-watch.ts';
import { enqueueClosing, lastClosedBefore } from './close-months.ts';
import { restartJob } from '#server/kernel/jobs/enqueue-job.ts';

/** Queues the closing of a month for staff; a finished or failed run starts again. */
export function restartClosing(db: Database, airline: Airline, month: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    await askAgain(tx, airline, month, by.context.now);
    await audit(tx, {
      by,
      capability: 'points.adjust',
      action: 'closure.restarted',
      subject: { kind: 'closure', id: month },
    });
  });
}

async function askAgain(tx: Tx, airline: Airline, month: string, now: Date): Promise<void> {
  if (dueAt(month, airline.operations.points) > now.getTime())
    throw new Problem('mes-abierto', {
      detail: `Ese mes se cierra el día ${airline.operations.points.close.day} del siguiente: todavía no ha llegado.`,
    });
  if (month < monthAfter(await lastClosedBefore(tx, now))) {
    const known = await tx
      .selectFrom('closure')
      .select('month')
      .where('month', '=', month)
      .executeTakeFirst();
    if (!known) throw new Problem('no-encontrado', { detail: 'Ese mes es anterior a la plataforma.' });
  }
  await releaseClosings(tx, now);
  await enqueueClosing(tx, month, now);
  await restartJob(tx, closeRunKey(month), now);
}

const monthAfter = (month: string) => addMonths(month, 1);
