/** Becoming inactive, and coming back. */
import { countOf } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, DAY, type EventOf, notNow, standing, tell } from './account-step.ts';

/** Rank and hours stay: only the bookings go. */
export function lapse(account: Account, event: EventOf<'lapse'>, rules: AccountRules): AccountStep {
  if (account.status !== 'active') return notNow(account);
  if (event.idleMonths < rules.idleMonths) {
    return refuse(
      'con-actividad',
      `Una cuenta pasa a inactiva tras ${countOf(rules.idleMonths, 'mes seguido', 'meses seguidos')} sin volar, y lleva menos.`,
    );
  }
  return tell(
    'lapse',
    { ...account, status: 'inactive' },
    { type: 'cancel_open_bookings', reason: 'inactividad' },
  );
}

/** Back from inactivity, or from having left while the data are kept. Leaving is no way round a suspension. */
export function comeBack(
  account: Account,
  event: EventOf<'come_back'>,
  rules: AccountRules,
  now: number,
): AccountStep {
  const { status } = account;
  if (status !== 'inactive' && status !== 'retired') return notNow(account);
  if (status === 'retired' && account.expelled && !event.byStaff) {
    return refuse(
      'expulsado',
      'Tu cuenta se cerró con una sanción y no puedes volver por tu cuenta.',
      'Recurre en el plazo de la sanción o escribe a la compañía.',
    );
  }
  if (status === 'retired' && now > (account.retiredAt ?? now) + rules.keepDays * DAY) {
    return refuse(
      'fuera-de-plazo',
      `Han pasado más de ${countOf(rules.keepDays, 'día', 'días')} desde que dejaste la compañía.`,
      'Pide una invitación nueva.',
    );
  }
  if (!event.callsignFree) {
    return refuse('indicativo-ocupado', 'Tu indicativo ya es de otra persona.', 'Elige otro para volver.');
  }
  if (status === 'inactive') return tell('come_back', { ...account, status: 'active' });
  const stillSuspended = (account.suspendedUntil ?? 0) > now;
  const back = stillSuspended
    ? ({ ...account, status: 'suspended', retiredAt: null, expelled: false } as const)
    : { ...standing(account, now), status: 'active' as const, leaveUntil: null };
  return tell('come_back', back);
}
