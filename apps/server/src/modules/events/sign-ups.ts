import { refuseSignUp, refuseWithdrawal } from '@va/domain/events/sign-up.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { tellPilots, tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { findEvent, lockEvent, readerOf, toEvent } from './event-rows.ts';
import { othersOf, readEventFacts } from './event-view.ts';
import { sql } from 'kysely';

/** Signs a pilot up, or moves them to another departure (`slot`, an instant). Throws the reason why they can't. */
export function signUpForEvent(
  db: Database,
  actor: PilotActor,
  asked: { id: string; slot?: string | undefined },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const pilot = await lockPilot(tx, actor.pilotId);
    if (pilot.status !== 'active') throw new Problem('cuenta-no-activa');
    await findEvent(tx, asked.id, readerOf(actor), now);
    const row = await lockEvent(tx, asked.id);
    const { signUps } = await readEventFacts(tx, [row.id]);
    const slot = asked.slot === undefined ? null : Date.parse(asked.slot);
    const others = othersOf(signUps, pilot.id);
    unlessRefused(refuseSignUp(toEvent(row), slot, { now: now.getTime(), rank: pilot.rank_code, others }));
    const chosen = row.slot_minutes === null || slot === null ? null : new Date(slot);
    await tx
      .insertInto('event_signup')
      .values({ event_id: row.id, pilot_id: pilot.id, slot: chosen, signed_at: now })
      .onConflict((conflict) => conflict.columns(['event_id', 'pilot_id']).doUpdateSet({ slot: chosen }))
      .execute();
  });
}

/** Takes a pilot off the list of an event. Throws where it is over, or they are not on it. */
export function withdrawFromEvent(db: Database, pilotId: string, id: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPilot(tx, pilotId);
    const row = await lockEvent(tx, id);
    unlessRefused(refuseWithdrawal(toEvent(row), now.getTime()));
    const { numDeletedRows } = await tx
      .deleteFrom('event_signup')
      .where('event_id', '=', row.id)
      .where('pilot_id', '=', pilotId)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw new Problem('no-encontrado', { detail: 'No estás en este evento.' });
  });
}

/** Tells everybody who is signed up for an event. */
export async function tellSignedUp(
  tx: Tx,
  eventId: string,
  message: Parameters<typeof tellPilots>[1][number]['message'],
): Promise<void> {
  const rows = await tx
    .selectFrom('event_signup')
    .select('pilot_id')
    .where('event_id', '=', eventId)
    .execute();
  await tellPilots(
    tx,
    rows.map(({ pilot_id }) => ({ pilotId: pilot_id, message })),
  );
}

/**
 * Takes a pilot who can no longer fly off the lists of events that have not begun, and tells the pilot. The caller has
 * locked the pilot's row.
 * @param until end of a suspension; the pilot stays in events that end after it. Null if there is no end
 */
export async function leaveEvents(
  tx: Tx,
  pilotId: string,
  { now, until, why }: { now: Date; until: Date | null; why: string },
): Promise<void> {
  let coming = tx
    .selectFrom('airline_event')
    .select('id')
    .where('starts_at', '>', now)
    .where('cancelled_at', 'is', null);
  if (until !== null) coming = coming.where('ends_at', '<=', until);
  const left = await tx
    .deleteFrom('event_signup')
    .where('pilot_id', '=', pilotId)
    .where('event_id', 'in', coming)
    .returning('event_id')
    .execute();
  for (const { event_id } of left) {
    const { title } = await tx
      .selectFrom('airline_event')
      .select('title')
      .where('id', '=', event_id)
      .executeTakeFirstOrThrow();
    await tellPilot(tx, pilotId, {
      kind: 'event.left',
      title: `Ya no estás en ${title}`,
      body: `${why} Tu sitio queda libre para otra persona.`,
      link: `/plataforma/eventos/${event_id}`,
    });
  }
}

/** Before a merge: if both accounts signed up for an event, the remaining one gets the earlier sign-up time. */
export async function keepEarlierSignups(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update event_signup kept set signed_at = other.signed_at from event_signup other
    where other.pilot_id = ${from} and kept.pilot_id = ${to} and other.event_id = kept.event_id
      and other.signed_at < kept.signed_at`.execute(tx);
}
