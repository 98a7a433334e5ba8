import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Account, AccountEvent, AccountEffect } from '@va/domain/account/account.ts';
import { stepAccount } from '@va/domain/account/account-steps.ts';
import { refusalProblem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { AccountChangeTable } from '#server/db/tables.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { type PilotRow, saveAccount, toAccount } from './locked-account.ts';
import type { Grounding } from '#server/kernel/effects/effects.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { accountMessage, trainingMessage } from './account-texts.ts';
import { releaseCallsign } from './callsigns.ts';
import { removeInvited, setPilot } from './pilot-rows.ts';

/** The texts of a sanction. */
interface SanctionWords {
  facts: string;
  heard: string;
}

/** Carries out one effect of an account's event. */
async function carryOut(
  tx: Tx,
  airline: Airline,
  row: PilotRow,
  effect: AccountEffect,
  next: Account,
  now: Date,
  words: SanctionWords | undefined,
): Promise<void> {
  switch (effect.type) {
    case 'give_first_rank':
      // A pilot from an import keeps the rank and joining day that the import wrote.
      if (row.import_id !== null) return;
      await setPilot(tx, row.id, { joined_at: now });
      return airline.effects.accountJoined(tx, airline, row, now);
    case 'remove_account':
      return removeInvited(tx, row.id);
    case 'hold_callsign':
      return releaseCallsign(tx, row.id, now);
    case 'cancel_open_bookings':
      return airline.effects.accountGrounded(tx, airline, row.id, groundingOf(effect.reason, next), now);
    case 'ask_notices_in_force':
      return airline.effects.noticesWanted(tx, airline, row.id, now);
    case 'end_sign_ins':
      return airline.effects.accountSignedOut(tx, row.id, now);
    case 'record_sanction': {
      const { facts, heard } = words ?? { facts: '', heard: '' };
      const given = { ...effect, facts, heard, byId: next.sanctionedById ?? row.id };
      return airline.effects.sanctionGiven(tx, row.id, given, now);
    }
    case 'lift_sanction':
      return airline.effects.suspensionLifted(tx, row.id, now);
    case 'tell_pilot': {
      const message = accountMessage(
        effect.about,
        next.suspendedUntil ?? next.leaveUntil,
        airline.accountRules,
      );
      if (message) await tellPilot(tx, row.id, message);
      return;
    }
    case 'propose_training': {
      const message = trainingMessage(airline.ranks);
      if (message) await tellPilot(tx, row.id, message);
      return;
    }
    case 'erase_data':
      return airline.effects.accountErased(tx, row.id, now);
  }
}

function groundingOf(reason: Grounding['reason'], { expelled, suspendedUntil }: Account): Grounding {
  return {
    reason,
    why: reason === 'baja' && expelled ? EXPELLED : CLOSED[reason],
    until: reason === 'suspensión' && suspendedUntil !== null ? new Date(suspendedUntil) : null,
  };
}

/** Spanish reasons, for the pilot, why a change of the account cancels bookings. */
const CLOSED = {
  suspensión: 'Tu cuenta está suspendida.',
  inactividad: 'Tu cuenta está inactiva.',
  baja: 'Has dejado la compañía.',
} as const;

/** The same reason for an expelled pilot. */
const EXPELLED = 'Ya no formas parte de la compañía.';

/** The time of an account's event, and the rules that hold for it. */
export interface AccountMoment {
  now: Date;
  airline: Airline;
}

/** A change of an account's state, of a pilot whose row is locked. */
type Change = Pick<Insertable<AccountChangeTable>, 'from_status' | 'to_status'> & { at: Date };

/**
 * Applies a domain event to an account, with all its effects, in the caller's transaction; the caller has locked the
 * row. Throws the domain's refusal as a problem.
 */
export async function changeAccount(
  tx: Tx,
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
    await noteAccountChange(tx, row.id, { from_status: row.status, to_status: step.next.status, at: now });
  // Call this first: the erasure removes the account's data and id.
  if (event.type === 'erase') await airline.effects.accountErasing(tx, airline, row.id, now);
  for (const effect of step.effects) await carryOut(tx, airline, row, effect, step.next, now, words);
  if (event.type === 'end_leave') await airline.effects.leaveEnded(tx, row, now);
  return step.next;
}

/** Records a change of an account's state. */
async function noteAccountChange(tx: Tx, pilotId: string, change: Change): Promise<void> {
  await tx
    .insertInto('account_change')
    .values({ id: uuid(), pilot_id: pilotId, ...change })
    .execute();
}

/** Replaces the histories of two merged accounts by one, under the account that stays. */
export async function joinAccountHistories(
  tx: Tx,
  from: string,
  to: string,
  changes: readonly Change[],
): Promise<void> {
  await tx.deleteFrom('account_change').where('pilot_id', 'in', [from, to]).execute();
  const rows = changes.map((change) => ({ id: uuid(), pilot_id: to, ...change }));
  if (rows.length > 0) await tx.insertInto('account_change').values(rows).execute();
}
