/** Expulsion, and the appeal that takes a sanction back. */
import { addMonthsTo } from '../months.ts';
import { refuse } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, DAY, type EventOf, notNow, standing, tell } from './account-step.ts';

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
    { type: 'keep_data', until: now + rules.keepDays * DAY },
  );
}

/** The state before comes back; a suspension that was running before an expulsion runs on. */
export function upholdAppeal(
  account: Account,
  event: EventOf<'uphold_appeal'>,
  rules: AccountRules,
  now: number,
): AccountStep {
  const expelled = account.status === 'retired' && account.expelled;
  if (account.sanctionedAt === null || (account.status !== 'suspended' && !expelled)) return notNow(account);
  if (event.appealedAt > account.sanctionedAt + rules.appealDays * DAY) {
    return refuse('recurso-fuera-de-plazo', `El plazo para recurrir era de ${rules.appealDays} días.`);
  }
  if (event.byId === account.sanctionedById) {
    return refuse(
      'misma-persona',
      'Ya decidiste tú la sanción y el recurso tiene que resolverlo otra persona.',
      'Déjaselo a otra persona con este permiso.',
    );
  }
  const stillSuspended = expelled && (account.suspendedUntil ?? 0) > now;
  const next: Account = stillSuspended
    ? { ...account, status: 'suspended', retiredAt: null, expelled: false }
    : standing(account, now);
  return tell('uphold_appeal', next);
}

/** No sanction without written facts and without having heard the pilot. */
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
