/** Leave: whole months, asked before they begin, in which not flying costs nothing. */
import { countOf } from '../numbers.ts';
import { addMonths, monthOf, monthStart } from '../months.ts';
import { goTo, refuse } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, type EventOf, notNow, tell, DAY, standing } from './account-step.ts';

/** Staff may decide after the month began; what counts is when the pilot asked. */
export function grantLeave(
  account: Account,
  event: EventOf<'grant_leave'>,
  rules: AccountRules,
  now: number,
): AccountStep {
  if (account.status !== 'active') return notNow(account);
  const { firstMonth, months } = event;
  if (monthOf(event.askedAt) >= firstMonth) {
    return refuse(
      'excedencia-tarde',
      'La excedencia se pide antes de que empiece el mes, y este ya había empezado.',
      `Pídela desde ${addMonths(monthOf(event.askedAt), 1)}.`,
    );
  }
  if (months < 1 || event.monthsBefore + months > rules.maxLeaveMonths) {
    return refuse(
      'excedencia-larga',
      `La excedencia dura ${countOf(rules.maxLeaveMonths, 'mes seguido', 'meses seguidos')} como mucho.`,
      'Acórtala o deja un mes entre las dos.',
    );
  }
  const until = monthStart(addMonths(firstMonth, months));
  const begun = now >= monthStart(firstMonth) && now < until;
  const next: Account = begun ? { ...account, status: 'on_leave', leaveUntil: until } : account;
  return tell('grant_leave', next);
}

/** A leave that was granted begins by its date. Refused outside `active`. */
export function beginLeave(account: Account, event: EventOf<'begin_leave'>): AccountStep {
  if (account.status !== 'active') return notNow(account);
  return tell('begin_leave', { ...account, status: 'on_leave', leaveUntil: event.until });
}

/** A leave ends, by its date or early: the account is active again. Refused outside `on_leave`. */
export function endLeave(account: Account): AccountStep {
  if (account.status !== 'on_leave') return notNow(account);
  return goTo({ ...account, status: 'active', leaveUntil: null }, { type: 'tell_pilot', about: 'end_leave' });
}

/** Becoming inactive, and coming back. */

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
