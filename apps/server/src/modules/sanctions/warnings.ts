import { countOf } from '@va/domain/numbers.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { v7 as uuid } from 'uuid';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { asSentence } from '@va/domain/texts.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilot, lockPilotByCallsign } from '../accounts/locked-account.ts';

const capability = 'pilots.manage';
const link = '/plataforma/cuenta';
/** States of accounts that belong to the airline, suspended or not. */
const MEMBERS: ReadonlySet<string> = new Set(['active', 'on_leave', 'inactive', 'suspended']);

/**
 * Warns a pilot, who was heard before. The warning is listed among their sanctions and can be appealed; it has no other
 * effect.
 */
export function warnPilot(
  db: Database,
  { accountRules }: Pick<Airline, 'accountRules'>,
  callsign: string,
  { facts, heard }: { facts: string; heard: string },
  by: By,
): Promise<void> {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const pilot = await lockPilotByCallsign(tx, callsign);
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: pilot.id }));
    if (!MEMBERS.has(pilot.status)) throw new Problem('estado-de-cuenta');
    await tx
      .insertInto('sanction')
      .values({
        id: uuid(),
        pilot_id: pilot.id,
        kind: 'warning',
        facts,
        heard,
        starts_at: now,
        appeal_until: new Date(now.getTime() + accountRules.appealDays * DAY_MS),
        decided_by: by.actor.pilotId,
      })
      .execute();
    await tellPilot(tx, pilot.id, {
      kind: 'account.warn',
      title: 'Tienes un apercibimiento',
      body: `${asSentence(facts)} Tienes ${countOf(accountRules.appealDays, 'día', 'días')} para recurrirlo; nada más cambia en tu cuenta.`,
      link,
    });
    await audit(tx, {
      by,
      capability,
      action: 'pilot.warned',
      subject: { kind: 'pilot', id: pilot.id },
      reason: facts,
    });
  });
}

/**
 * Lifts a warning, except one of a report, which only the report's appeal lifts. Throws `estado-de-cuenta` if none is
 * in force.
 */
export function liftWarning(db: Database, id: string, reason: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await tx.selectFrom('sanction').select('pilot_id').where('id', '=', id).executeTakeFirst();
    if (!found) throw new Problem('no-encontrado');
    const pilot = await lockPilot(tx, found.pilot_id);
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: pilot.id }));
    await tx
      .updateTable('sanction')
      .set({ lifted_at: by.context.now })
      .where('id', '=', id)
      .where('kind', '=', 'warning')
      .where('report_id', 'is', null)
      .where('lifted_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => new Problem('estado-de-cuenta'));
    await tellPilot(tx, pilot.id, {
      kind: 'account.lift_warning',
      title: 'Tu apercibimiento se ha retirado',
      body: reason,
      link,
    });
    await audit(tx, {
      by,
      capability,
      action: 'pilot.warning-lifted',
      subject: { kind: 'pilot', id: pilot.id },
    });
  });
}
