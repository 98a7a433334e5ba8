import { asSentence } from '@va/domain/texts.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { refuseSeen } from '#server/kernel/audit/expect-seen.ts';
import type { Message } from '#server/kernel/messages/message.ts';
import { tellPilots } from '#server/kernel/messages/tell-pilots.ts';
import { findTour } from './read-tours.ts';

/**
 * Closes the current edition of a tour before its last day, and tells the participants. Throws `cambiado-entretanto`.
 */
export function closeTour(
  db: Database,
  ops: Operations,
  tourId: string,
  reason: string,
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, name, edition } = await findTour(tx, ops, tourId, by.context.now);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('tour_closure')
      .values({ tour_id: id, edition, reason, closed_at: by.context.now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) await refuse(tx, id, { 'tour.closed': 'ha cerrado esta edición' });
    await tellTaking(
      tx,
      { id, editions: [edition] },
      {
        kind: 'tour.closed',
        title: `${name} se ha cerrado`,
        body: `El equipo ha cerrado esta edición: ${asSentence(reason)} Lo que has superado se conserva.`,
      },
    );
    await audit(tx, {
      by,
      capability: 'tours.write',
      action: 'tour.closed',
      subject: { kind: 'tour', id },
      after: { tour: id, edition },
    });
  });
}

/** Opens that edition again, and tells the participants. Throws `cambiado-entretanto`. */
export function reopenTour(
  db: Database,
  ops: Operations,
  tourId: string,
  reason: string,
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, name, edition } = await findTour(tx, ops, tourId, by.context.now);
    const { numDeletedRows } = await tx
      .deleteFrom('tour_closure')
      .where('tour_id', '=', id)
      .where('edition', '=', edition)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) await refuse(tx, id, { 'tour.reopened': 'ha vuelto a abrir esta edición' });
    await tellTaking(
      tx,
      { id, editions: [edition] },
      {
        kind: 'tour.reopened',
        title: `${name} se ha vuelto a abrir`,
        body: `El equipo ha vuelto a abrir esta edición, con lo que ya habías superado: ${reason}`,
      },
    );
    await audit(tx, {
      by,
      capability: 'tours.write',
      action: 'tour.reopened',
      subject: { kind: 'tour', id },
      after: { tour: id, edition },
    });
  });
}

/** Deletes old closures for a new tour that reuses the id of a former one. */
export async function forgetClosures(tx: Tx, tourId: string): Promise<void> {
  await tx.deleteFrom('tour_closure').where('tour_id', '=', tourId).execute();
}

/** Sends a message, once each, to all who take part in these editions of a tour. */
export async function tellTaking(
  tx: Tx,
  { id, editions }: { id: string; editions: readonly number[] },
  message: Message,
): Promise<void> {
  const taking = await tx
    .selectFrom('tour_enrolment')
    .select('pilot_id')
    .distinct()
    .where('tour_id', '=', id)
    .where('edition', 'in', editions)
    .where('abandoned_at', 'is', null)
    .execute();
  await tellPilots(
    tx,
    taking.map(({ pilot_id }) => ({ pilotId: pilot_id, message })),
  );
}

/** Throws `cambiado-entretanto`, with who closed or opened the tour if that is its last audited act. */
const refuse = (tx: Tx, id: string, acts: Readonly<Record<string, string>>) =>
  refuseSeen(tx, {}, { kind: 'tour', id }, acts, {});
