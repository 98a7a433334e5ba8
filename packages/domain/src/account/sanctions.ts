/** Expulsion, and what every sanction asks for: that the pilot was heard. */
import { addMonthsTo } from '../months.ts';
import { refuse } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, DAY, type EventOf, notNow, tell } from './account-step.ts';

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
export function withoutHearing({ heard, facts }: { heard: boolean; facts: string }): AccountStep | null {
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
