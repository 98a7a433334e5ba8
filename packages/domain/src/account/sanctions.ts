/** Expulsion, and what every sanction asks for: that the pilot was heard. */
import { addMonthsTo } from '../months.ts';
import { refuse } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, DAY, type EventOf, notNow, tell, standing } from './account-step.ts';
import { countOf } from '../numbers.ts';

/**
 * Expels a pilot who is active or suspended; refused without facts or hearing. `now` in milliseconds since
 * 1970-01-01T00:00Z.
 */
export function expel(
  account: Account,
  event: EventOf<'expel'>,
  rules: AccountRules,
  now: number,
): AccountStep {
  if (account.status !== 'active' && account.status !== 'suspended') return notNow(account);
  const unfair = withoutHearing(event);
  if (unfair !== null) return unfair;
  return tell(
    'expel',
    {
      ...account,
      status: 'retired',
      before: account.before ?? 'active',
      sanctionedAt: now,
      sanctionedById: event.byId,
      retiredAt: now,
      expelled: true,
    },
    { type: 'record_sanction', kind: 'expulsion', until: null, appealUntil: now + rules.appealDays * DAY },
    { type: 'cancel_open_bookings', reason: 'baja' },
    { type: 'hold_callsign', until: addMonthsTo(now, rules.callsignHoldMonths) },
  );
}

/** Refuses a sanction without written facts, or one decided before the pilot was heard; null if both are there. */
function withoutHearing({ heard, facts }: { heard: boolean; facts: string }): AccountStep | null {
  if (facts.trim() === '') {
    return refuse('faltan-hechos', 'Falta decir qué ha pasado.', 'Escribe los hechos y su fecha.');
  }
  if (!heard) {
    return refuse(
      'sin-audiencia',
      'Antes de sancionar hay que oír al piloto.',
      'Pídele su versión y anótala aquí.',
    );
  }
  return null;
}

/** Suspension: how it begins, ends by its date, and is lifted before. */

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
