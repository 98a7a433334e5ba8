import { asSentence } from '@va/domain/texts.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { lockEvent } from './event-rows.ts';
import { tellSignedUp } from './sign-ups.ts';

/** Cancels an event that has not begun, and tells everybody who signed up why. Throws `evento-cerrado`. */
export function cancelEvent(db: Database, id: string, reason: string, by: By): Promise<void> {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const row = await lockEvent(tx, id);
    if (row.cancelled_at !== null)
      throw new Problem('evento-cerrado', { detail: 'El evento ya está cancelado.' });
    if (row.starts_at <= now)
      throw new Problem('evento-cerrado', {
        detail: 'El evento ya ha empezado: quien vuele en sus horas conserva sus puntos.',
      });
    await tx
      .updateTable('airline_event')
      .set({ cancelled_at: now, cancel_reason: reason })
      .where('id', '=', row.id)
      .execute();
    await audit(tx, {
      by,
      capability: 'tours.write',
      action: 'event.cancelled',
      subject: { kind: 'event', id: row.id },
    });
    await tellSignedUp(tx, row.id, {
      kind: 'event.cancelled',
      title: `${row.title} se ha cancelado`,
      body: `El equipo lo ha cancelado: ${asSentence(reason)} Si habías reservado, tu reserva sigue como un vuelo normal.`,
      link: `/plataforma/eventos/${row.id}`,
    });
  });
}

/** Takes a cancellation back before the event's start; sign-ups are as before. Throws `evento-cerrado`. */
export function restoreEvent(db: Database, id: string, reason: string, by: By): Promise<void> {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const row = await lockEvent(tx, id);
    if (row.cancelled_at === null)
      throw new Problem('evento-cerrado', { detail: 'El evento no está cancelado.' });
    if (row.starts_at <= now)
      throw new Problem('evento-cerrado', {
        detail: 'Su hora de empezar ya ha pasado: crea otro evento.',
      });
    await tx
      .updateTable('airline_event')
      .set({ cancelled_at: null, cancel_reason: null })
      .where('id', '=', row.id)
      .execute();
    await audit(tx, {
      by,
      capability: 'tours.write',
      action: 'event.restored',
      subject: { kind: 'event', id: row.id },
    });
    await tellSignedUp(tx, row.id, {
      kind: 'event.restored',
      title: `${row.title} se celebra`,
      body: `El equipo lo ha recuperado: ${asSentence(reason)} Sigues con tu sitio.`,
      link: `/plataforma/eventos/${row.id}`,
    });
  });
}
