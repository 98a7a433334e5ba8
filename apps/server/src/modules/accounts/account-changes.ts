import { v7 as uuid } from 'uuid';
import { dayOf } from '@va/domain/months.ts';
import type { Account, AccountEvent } from '@va/domain/account/account.ts';
import { stepAccount } from '@va/domain/account/account-steps.ts';
import { refusalProblem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { cancelOpenBookings } from '../bookings/cancel-booking.ts';
import { leaveEvents } from '../events/leave-events.ts';
import { tellPilot } from '#server/kernel/messages/messages.ts';
import { type PilotRow, saveAccount, toAccount } from './locked-account.ts';
import { readNotices } from '../notices/published-notices.ts';
import { dropOpenFlights } from '../reports/drop-open-flights.ts';
import { noticesMessage } from './account-texts.ts';
import { type SanctionWords, carryOut } from './account-effects.ts';

/** When something happens to an account, and by which limits. */
export interface AccountMoment {
  now: Date;
  airline: Airline;
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
  // Before its data go, and its id with them.
  if (event.type === 'erase') await dropOpenFlights(tx, airline, row.id, now);
  for (const effect of step.effects) {
    if (effect.type === 'cancel_open_bookings') {
      const why = effect.reason === 'baja' && step.next.expelled ? EXPELLED : CLOSED[effect.reason];
      await cancelOpenBookings(tx, airline.operations, row.id, why, now);
      // Who is inactive comes back by themselves, in time for an event.
      const { suspendedUntil } = step.next;
      const until =
        effect.reason === 'suspensión' && suspendedUntil !== null ? new Date(suspendedUntil) : null;
      if (effect.reason !== 'inactividad') await leaveEvents(tx, row.id, { now, until, why });
    } else if (effect.type === 'ask_notices_in_force') {
      const message = noticesMessage(await readNotices(tx, airline), now);
      if (message) await tellPilot(tx, row.id, message);
    } else await carryOut(tx, row, effect, step.next, now, words);
  }
  if (event.type === 'end_leave') await endLeaves(tx, row, now);
  return step.next;
}

/** Why bookings are cancelled with a change of the account, for the pilot to read. */
const CLOSED = {
  suspensión: 'Tu cuenta está suspendida.',
  inactividad: 'Tu cuenta está inactiva.',
  baja: 'Has dejado la compañía.',
} as const;

/** The same for who did not leave by themselves. */
const EXPELLED = 'Ya no formas parte de la compañía.';

/** A leave that ended early does not begin again by its date; one that begins where it ends is another one. */
async function endLeaves(tx: Queries, { id, leave_until: until }: PilotRow, now: Date): Promise<void> {
  let begun = tx
    .updateTable('leave')
    .set({ state: 'ended', ended_at: now })
    .where('pilot_id', '=', id)
    .where('state', '=', 'granted')
    .where('first_month', '<=', dayOf(now));
  if (until !== null) begun = begun.where('first_month', '<', dayOf(until));
  await begun.execute();
}
