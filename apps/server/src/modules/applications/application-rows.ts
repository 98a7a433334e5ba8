import { APPLICATION_DAYS } from '@va/domain/applications/application-limits.ts';
import type { Answer } from '@va/domain/applications/question.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { type Insertable, sql } from 'kysely';
import type { DeskCounter } from '#server/api/desk-counter.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { ApplicationTable } from '#server/db/tables.ts';

/** Locks a mailbox until the transaction ends, so that only one act at a time handles its applications. */
export async function lockMailbox(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`application:${email}`}))`.execute(tx);
}

/** Keeps a new application. */
export async function keepApplication(
  tx: Tx,
  { answers, ...row }: Omit<Insertable<ApplicationTable>, 'answers'> & { answers: readonly Answer[] },
): Promise<void> {
  await tx
    .insertInto('application')
    .values({ ...row, answers: JSON.stringify(answers) })
    .execute();
}

/** An application in one of these states, locked for whoever decides on it. */
export async function lockApplication(
  tx: Tx,
  id: string,
  states: readonly ('waiting' | 'accepted' | 'declined')[],
) {
  const row = await tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // Staff do not see applications with an unconfirmed address.
  if (!row || row.state === 'unconfirmed') throw new Problem('no-encontrado');
  if (!(states as readonly string[]).includes(row.state))
    throw new Problem('cambiado-entretanto', { current: { state: row.state } });
  return row;
}

/** Removes applications whose retention period has ended. */
export async function removeOldApplications(queries: Queries, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await queries
    .deleteFrom('application')
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'unconfirmed'), is('sent_at', '<', before(APPLICATION_DAYS.unconfirmed))]),
        is.and([is('state', '=', 'waiting'), is('sent_at', '<', before(APPLICATION_DAYS.waiting))]),
        is('decided_at', '<', before(APPLICATION_DAYS.decided)),
      ]),
    )
    .execute();
}

/** Applications of people who want to join. */
export const applicationCounter: DeskCounter = {
  id: 'applications',
  title: 'Solicitudes por decidir',
  calm: 'Ninguna espera',
  capability: 'pilots.manage',
  list: '/mesa/solicitudes',
  open: () => '/mesa/solicitudes',
  rows: () => sql`select sent_at as since, id as ref from application where state = 'waiting'`,
};
