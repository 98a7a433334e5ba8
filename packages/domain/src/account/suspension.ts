/** Suspension: how it begins, ends by its date, and is lifted before. */
import { countOf } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, DAY, type EventOf, notNow, standing, tell } from './account-step.ts';
import { withoutHearing } from './sanctions.ts';

/** Open bookings go without a debit; a flight in the air may still be finished and sent in. */
export function suspend(
  account: Account,
  event: EventOf<'suspend'>,
  rules: AccountRules,
  now: number,
): AccountStep {
  const { status } = account;
  if (status !== 'active' && status !== 'on_leave' && status !== 'inactive') return notNow(account);
  const { min, max } = rules.suspensionDays;
  if (!Number.isInteger(event.days) || event.days < min || event.days > max) {
    return refuse(
      'duracion-suspension',
      `Una suspensión dura ${min === max ? '' : `de ${min} a `}${countOf(max, 'día', 'días')}.`,
      'Escribe otra duración.',
    );
  }
  const unfair = withoutHearing(event);
  if (unfair !== null) return unfair;
  const until = now + event.days * DAY;
  return tell(
    'suspend',
    {
      ...account,
      status: 'suspended',
      before: status,
      suspendedUntil: until,
      sanctionedAt: now,
      sanctionedById: event.byId,
    },
    { type: 'record_sanction', kind: 'suspension', until, appealUntil: now + rules.appealDays * DAY },
    { type: 'cancel_open_bookings', reason: 'suspensión' },
  );
}

/** Lifts a suspension once its end date has passed. A report that arrives meanwhile never lifts it. */
export function endSuspension(account: Account, now: number): AccountStep {
  if (account.status !== 'suspended') return notNow(account);
  if (now < (account.suspendedUntil ?? now)) {
    return refuse(
      'suspension-en-curso',
      'La suspensión todavía no ha terminado.',
      'Termina sola en su fecha; antes, si el equipo la levanta o se estima un recurso.',
    );
  }
  return tell('end_suspension', standing(account, now));
}

/** Staff take it back with a reason: the state before comes back, and the sanction no longer runs. */
export function liftSuspension(account: Account, now: number): AccountStep {
  if (account.status !== 'suspended') return notNow(account);
  return tell('lift_suspension', standing(account, now), { type: 'lift_sanction' });
}
