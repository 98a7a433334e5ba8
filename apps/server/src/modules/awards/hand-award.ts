import { type RawBuilder, sql } from 'kysely';
import type { Award } from '@va/domain/awards/award.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { announce } from '#server/kernel/messages/announce.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilotByCallsign } from '../accounts/locked-account.ts';

/** The pilot of an award that staff give or take, and the reason that the pilot reads. */
interface Handed {
  callsign: string;
  reason: string;
}

/** Page to which messages about awards link, followed by `#` and the award's id. */
export const AWARDS_PAGE = '/plataforma/premios';

/** Gives an award by hand, or gives back a taken one. Throws `cambiado-entretanto` if the pilot already has it. */
export function giveAward(db: Database, award: Award, { callsign, reason }: Handed, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const pilot = await lockOther(tx, callsign, by);
    const given = { granted_at: by.context.now, granted_by: by.actor.pilotId, reason };
    const values = { ...given, revoked_at: null, revoked_by: null, revoke_reason: null };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('award_grant')
      .values({ pilot_id: pilot.id, award_id: award.id, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['pilot_id', 'award_id'])
          .doUpdateSet(values)
          .where('award_grant.revoked_at', 'is not', null),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n)
      throw new Problem('cambiado-entretanto', { detail: 'Ese piloto ya tiene el premio.' });
    await note(tx, by, 'award.given', pilot.id, award.id);
    await tellPilot(tx, pilot.id, {
      kind: 'award.granted',
      title: `Tienes un premio: ${award.name}`,
      body: `Te lo da el equipo: ${reason}`,
      link: '/plataforma/premios',
    });
    await announceAward(tx, award, pilot.id, by.context.now);
  });
}

/** Announces a pilot's new award to the webhooks. */
export function announceAward(
  tx: Tx,
  { id, name, description }: Pick<Award, 'id' | 'name' | 'description'>,
  pilotId: string,
  now: Date,
): Promise<void> {
  return announce(tx, 'award.granted', {
    pilotId,
    news: { title: name, text: description, path: `${AWARDS_PAGE}#${id}` },
    now,
  });
}

/** Takes an award away for good; no rule gives it again. Throws `cambiado-entretanto` if the pilot does not have it. */
export function takeAward(db: Database, award: Award, { callsign, reason }: Handed, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const pilot = await lockOther(tx, callsign, by);
    const { numUpdatedRows } = await tx
      .updateTable('award_grant')
      .set({ revoked_at: by.context.now, revoked_by: by.actor.pilotId, revoke_reason: reason })
      .where('pilot_id', '=', pilot.id)
      .where('award_id', '=', award.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n)
      throw new Problem('cambiado-entretanto', { detail: 'Ese piloto no tiene el premio.' });
    await note(tx, by, 'award.taken', pilot.id, award.id);
    await tellPilot(tx, pilot.id, {
      kind: 'award.taken',
      title: `Ya no tienes el premio ${award.name}`,
      body: `El equipo lo ha retirado: ${reason}`,
      link: '/plataforma/premios',
    });
  });
}

/** Locks the row of a pilot who is not the actor. */
async function lockOther(tx: Tx, callsign: string, { actor }: By) {
  const pilot = await lockPilotByCallsign(tx, callsign);
  if (pilot.id === actor.pilotId) throw new Problem('asunto-propio');
  return pilot;
}

function note(tx: Tx, by: By, action: string, pilotId: string, award: string): Promise<void> {
  return audit(tx, {
    by,
    capability: 'tours.write',
    action,
    subject: { kind: 'pilot', id: pilotId },
    after: { award },
  });
}

/** Deletes award grants without a trace. @param those SQL condition on `award_grant own` */
export async function removeGrants(tx: Tx, those: RawBuilder<boolean>): Promise<void> {
  await sql`delete from award_grant own where ${those}`.execute(tx);
}
