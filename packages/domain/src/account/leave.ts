/** Leave: whole months, asked before they begin, in which not flying costs nothing. */
import { countOf } from '../numbers.ts';
import { addMonths, monthOf, monthStart } from '../months.ts';
import { goTo, refuse } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, type EventOf, notNow, tell } from './account-step.ts';

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
