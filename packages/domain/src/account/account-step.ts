/** Helpers that every step of the account's state machine uses. */
import { goTo, refuse, type Step, type Refusal } from '../refusal.ts';
import {
  ACCOUNT_STATUSES,
  type Account,
  type AccountEffect,
  type AccountEvent,
  type AccountStatus,
} from './account.ts';

/** Result of a step of the account: the next account with its effects, or a refusal. */
export type AccountStep = Step<Account, AccountEffect>;
/** One kind of event of the account, by its `type`. */
export type EventOf<T extends AccountEvent['type']> = Extract<AccountEvent, { type: T }>;

/** Milliseconds. */
export const DAY = 86_400_000;

/** Carries out the step and informs the pilot. */
export function tell(about: AccountEvent['type'], next: Account, ...effects: AccountEffect[]): AccountStep {
  return goTo(next, ...effects, { type: 'tell_pilot', about });
}

/** The event doesn't belong to the state that the account is in. */
export function notNow(account: Account): AccountStep {
  return refuse(
    'estado-de-cuenta',
    `La cuenta está en el estado «${ACCOUNT_STATUSES[account.status]}» y este cambio no le corresponde.`,
    'Vuelve a cargar la página: puede que alguien la haya cambiado hace un momento.',
  );
}

/** The state that is left when a sanction or an absence ends: a leave that ran out meanwhile is over. */
export function standing(account: Account, now: number): Account {
  const onLeave = account.before === 'on_leave' && (account.leaveUntil ?? 0) > now;
  const status = account.before === 'on_leave' && !onLeave ? 'active' : (account.before ?? 'active');
  return {
    ...account,
    status,
    before: null,
    leaveUntil: onLeave ? account.leaveUntil : null,
    suspendedUntil: null,
    retiredAt: null,
    expelled: false,
  };
}

/** Why an account that is not active can't do something, and the way back; null means «go ahead». */
export function refuseAccount(status: AccountStatus, act: 'reservar' | 'participar'): Refusal | null {
  if (status === 'active') return null;
  const ways: Partial<Record<AccountStatus, string>> = {
    on_leave: `Termina la excedencia desde «Tu cuenta» y vuelve a ${act}.`,
    inactive: `Vuelve a la actividad desde «Tu cuenta» y podrás ${act}.`,
    suspended: `Podrás ${act} cuando acabe la suspensión. Mientras tanto puedes recurrirla.`,
  };
  const message = `Tu cuenta está en el estado «${ACCOUNT_STATUSES[status]}» y así no se puede ${act}.`;
  const wayOut = ways[status];
  return { code: 'cuenta-no-activa', message, ...(wayOut === undefined ? {} : { wayOut }) };
}
