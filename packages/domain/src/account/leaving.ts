/** Leaving the airline, and being forgotten. */
import { countOf } from '../numbers.ts';
import { addMonthsTo } from '../months.ts';
import { refuse } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, DAY, type EventOf, notNow, tell } from './account-step.ts';
import { withdrawInvitation } from './invitation.ts';

/**
 * The pilot leaves, or an invitation is withdrawn; callsign and data are held for the times of the rules. `now` in
 * milliseconds since 1970-01-01T00:00Z.
 */
export function retire(account: Account, rules: AccountRules, now: number): AccountStep {
  const { status } = account;
  if (status === 'invited') return withdrawInvitation(account);
  if (status === 'retired' || status === 'erased') return notNow(account);
  return tell(
    'retire',
    {
      ...account,
      status: 'retired',
      before: status === 'suspended' ? account.before : status,
      retiredAt: now,
      expelled: false,
    },
    { type: 'cancel_open_bookings', reason: 'baja' },
    { type: 'hold_callsign', until: addMonthsTo(now, rules.callsignHoldMonths) },
  );
}

/** Flights stay in the airline's totals without the person; the server replays erasures after any restore. */
export function erase(
  account: Account,
  event: EventOf<'erase'>,
  rules: AccountRules,
  now: number,
): AccountStep {
  const { status } = account;
  if (status === 'invited' || status === 'erased') return notNow(account);
  const over = status === 'retired' && now >= (account.retiredAt ?? now) + rules.keepDays * DAY;
  if (!event.confirmedByPilot && !over) {
    return refuse(
      'falta-confirmacion',
      'Los datos de una persona se suprimen cuando ella lo confirma.',
      `Si ha dejado la compañía, se suprimen solos a los ${countOf(rules.keepDays, 'día', 'días')}.`,
    );
  }
  const left = status === 'retired';
  return tell(
    'erase',
    {
      ...account,
      status: 'erased',
      before: null,
      leaveUntil: null,
      suspendedUntil: null,
      sanctionedAt: null,
      sanctionedById: null,
    },
    ...(left
      ? []
      : ([
          { type: 'cancel_open_bookings', reason: 'baja' },
          { type: 'hold_callsign', until: addMonthsTo(now, rules.callsignHoldMonths) },
        ] as const)),
    { type: 'end_sign_ins' },
    { type: 'erase_data' },
  );
}
