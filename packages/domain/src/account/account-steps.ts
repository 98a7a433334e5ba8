/** The state machine of the account: which event is allowed in which state, and what follows from it. */
import { countOf } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import type { Account, AccountEvent, AccountRules } from './account.ts';
import { comeBack, lapse, beginLeave, endLeave, grantLeave } from './absences.ts';
import { withdrawInvitation } from './invitation.ts';
import { endSuspension, liftSuspension, suspend, expel } from './sanctions.ts';
import { type AccountStep, DAY, type EventOf, notNow, standing, tell } from './account-step.ts';
import { addMonthsTo } from '../months.ts';

/** Leaving the airline, and being forgotten. */

/**
 * The pilot leaves, or an invitation is withdrawn; callsign and data are held for the times of the rules. `now` in
 * milliseconds since 1970-01-01T00:00Z.
 */
function retire(account: Account, rules: AccountRules, now: number): AccountStep {
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
function erase(account: Account, event: EventOf<'erase'>, rules: AccountRules, now: number): AccountStep {
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

/**
 * The account after an event, or why not. Whether the actor has the capability, and whether the account is the last
 * administrator's, is asked before (see `rights/`).
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function stepAccount(
  account: Account,
  event: AccountEvent,
  rules: AccountRules,
  now: number,
): AccountStep {
  switch (event.type) {
    case 'accept':
      return accept(account, event);
    case 'withdraw_invitation':
      return withdrawInvitation(account);
    case 'grant_leave':
      return grantLeave(account, event, rules, now);
    case 'begin_leave':
      return beginLeave(account, event);
    case 'end_leave':
      return endLeave(account);
    case 'lapse':
      return lapse(account, event, rules);
    case 'come_back':
      return comeBack(account, event, rules, now);
    case 'suspend':
      return suspend(account, event, rules, now);
    case 'end_suspension':
      return endSuspension(account, now);
    case 'lift_suspension':
      return liftSuspension(account, now);
    case 'expel':
      return expel(account, event, rules, now);
    case 'uphold_appeal':
      return upholdAppeal(account, event, rules, now);
    case 'retire':
      return retire(account, rules, now);
    case 'erase':
      return erase(account, event, rules, now);
  }
}

/**
 * The appeal that takes a sanction back. The account returns to the state before the sanction; a suspension that
 * ran before an expulsion goes on.
 */
function upholdAppeal(
  account: Account,
  event: EventOf<'uphold_appeal'>,
  rules: AccountRules,
  now: number,
): AccountStep {
  const expelled = account.status === 'retired' && account.expelled;
  if (account.sanctionedAt === null || (account.status !== 'suspended' && !expelled)) return notNow(account);
  if (event.appealedAt > account.sanctionedAt + rules.appealDays * DAY) {
    return refuse(
      'recurso-fuera-de-plazo',
      `El plazo para recurrir era de ${countOf(rules.appealDays, 'día', 'días')}.`,
    );
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

/**
 * The pilot accepts the invitation: the account becomes active. Refused outside `invited`, and while link, password or
 * terms are missing.
 */
function accept(account: Account, event: EventOf<'accept'>): AccountStep {
  if (account.status !== 'invited') return notNow(account);
  if (!event.tokenValid) {
    return refuse(
      'invitacion-caducada',
      'El enlace de la invitación ya no vale: ha caducado o ya se usó.',
      'Pide otro a quien te invitó.',
    );
  }
  if (!event.passwordSet) {
    return refuse('falta-contrasena', 'Falta tu contraseña.', 'Escribe una para terminar el alta.');
  }
  if (!event.termsAccepted) {
    return refuse(
      'faltan-condiciones',
      'Falta aceptar las condiciones.',
      'Léelas y marca la casilla para terminar el alta.',
    );
  }
  return tell(
    'accept',
    { ...account, status: 'active' },
    { type: 'give_first_rank' },
    { type: 'propose_training' },
    { type: 'ask_notices_in_force' },
  );
}
