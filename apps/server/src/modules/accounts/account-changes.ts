import { v7 as uuid } from 'uuid';
import type { Account, AccountEffect, AccountEvent } from '@va/domain/account/account.ts';
import { stepAccount } from '@va/domain/account/account-steps.ts';
import { refusalProblem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { cancelOpenBookings } from '../bookings/cancel-booking.ts';
import { tellPilot } from '../messages/messages.ts';
import type { PilotRow } from './locked-account.ts';
import { saveAccount, toAccount } from './locked-account.ts';
import { readNotices } from '../notices/published-notices.ts';
import { accountMessage, noticesMessage, TRAINING_MESSAGE } from './account-texts.ts';
import { eraseData } from './erase-data.ts';

/** When something happens to an account, and by which limits. */
export interface AccountMoment {
  now: Date;
  airline: Airline;
}

/** Words that go with a sanction. */
export interface SanctionWords {
  facts: string;
  heard: string;
}

/**
 * Takes an account through an event of the domain, with all its effects, in the caller's transaction and on a row that
 * is locked. Throws the domain's refusal as a problem.
 */
export async function changeAccount(
  tx: Queries,
  row: PilotRow,
  event: AccountEvent,
  { now, airline }: AccountMoment,
  words?: SanctionWords,
): Promise<Account> {
  const step = stepAccount(toAccount(row), event, airline.accountRules, now.getTime());
  if (!step.ok) throw refusalProblem(step.refusal);
  const removed = step.effects.some(({ type }) => type === 'remove_account');
  if (!removed) await saveAccount(tx, row.id, step.next);
  if (!removed && step.next.status !== row.status)
    await tx
      .insertInto('account_change')
      .values({ id: uuid(), pilot_id: row.id, from_status: row.status, to_status: step.next.status, at: now })
      .execute();
  for (const effect of step.effects) {
    if (effect.type === 'cancel_open_bookings')
      await cancelOpenBookings(tx, airline.operations, row.id, CLOSED[effect.reason], now);
    else if (effect.type === 'ask_notices_in_force') {
      const message = noticesMessage(await readNotices(tx, airline), now);
      if (message) await tellPilot(tx, row.id, message);
    } else await carryOut(tx, row, effect, step.next, now, words);
  }
  if (event.type === 'end_leave') await endLeaves(tx, row.id, now);
  return step.next;
}

/** Why bookings go with a change of the account, for the pilot to read. */
const CLOSED = {
  suspensión: 'Tu cuenta está suspendida.',
  inactividad: 'Tu cuenta está inactiva.',
  baja: 'Has dejado la compañía.',
} as const;

/** A leave that ended early does not begin again by its date. */
async function endLeaves(tx: Queries, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('leave')
    .set({ state: 'ended' })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', 'granted')
    .where('first_month', '<=', now.toISOString().slice(0, 10))
    .execute();
}

async function carryOut(
  tx: Queries,
  row: PilotRow,
  effect: Exclude<AccountEffect, { type: 'cancel_open_bookings' | 'ask_notices_in_force' }>,
  next: Account,
  now: Date,
  words: SanctionWords | undefined,
): Promise<void> {
  switch (effect.type) {
    case 'give_first_rank':
      // Whoever comes from another system keeps rank and day, which its import has written down.
      if (row.import_id !== null) return;
      await tx.updateTable('pilot').set({ joined_at: now }).where('id', '=', row.id).execute();
      await tx
        .insertInto('rank_history')
        .values({ id: uuid(), pilot_id: row.id, rank_code: row.rank_code, since: now, reason: 'Alta' })
        .execute();
      return;
    case 'remove_account':
      await tx.deleteFrom('callsign_assignment').where('pilot_id', '=', row.id).execute();
      await tx.deleteFrom('pilot').where('id', '=', row.id).execute();
      return;
    case 'hold_callsign':
      await tx
        .updateTable('callsign_assignment')
        .set({ released_at: now })
        .where('pilot_id', '=', row.id)
        .where('released_at', 'is', null)
        .execute();
      return;
    case 'end_sign_ins':
      await endSignIns(tx, row.id, now);
      return;
    case 'record_sanction':
      await tx
        .insertInto('sanction')
        .values({
          id: uuid(),
          pilot_id: row.id,
          kind: effect.kind,
          facts: words?.facts ?? '',
          heard: words?.heard ?? '',
          starts_at: now,
          ends_at: effect.until === null ? null : new Date(effect.until),
          appeal_until: new Date(effect.appealUntil),
          decided_by: next.sanctionedById ?? row.id,
        })
        .execute();
      return;
    case 'lift_sanction':
      await tx
        .updateTable('sanction')
        .set({ lifted_at: now })
        .where('pilot_id', '=', row.id)
        .where('kind', '=', 'suspension')
        .where('lifted_at', 'is', null)
        .where('ends_at', '>', now)
        .execute();
      return;
    case 'tell_pilot': {
      const message = accountMessage(effect.about, next.suspendedUntil ?? next.leaveUntil);
      if (message) await tellPilot(tx, row.id, message);
      return;
    }
    case 'propose_training':
      await tellPilot(tx, row.id, TRAINING_MESSAGE);
      return;
    case 'erase_data':
      await eraseData(tx, row.id, now);
      return;
    // The row went with its callsign, the leave is recorded where it was asked, and data are removed by their date.
    case 'free_callsign':
    case 'record_leave':
    case 'keep_data':
      return;
  }
}

/** Signs a pilot out everywhere, but for one sign-in. */
export async function endSignIns(
  tx: Queries,
  pilotId: string,
  now: Date,
  except?: string | null,
): Promise<void> {
  let query = tx
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('revoked_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}

/** The callsign of somebody who comes back is theirs again, without a break. */
export async function reopenCallsign(tx: Queries, pilotId: string): Promise<void> {
  const last = await tx
    .selectFrom('callsign_assignment')
    .innerJoin('pilot', 'pilot.id', 'callsign_assignment.pilot_id')
    .select('callsign_assignment.id')
    .where('pilot_id', '=', pilotId)
    .whereRef('callsign_assignment.callsign', '=', 'pilot.callsign')
    .where('released_at', 'is not', null)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last)
    await tx
      .updateTable('callsign_assignment')
      .set({ released_at: null })
      .where('id', '=', last.id)
      .execute();
}
