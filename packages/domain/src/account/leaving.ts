/** Becoming inactive, leaving, coming back, and being forgotten. */
import { addMonthsTo } from '../months.ts';
import { refuse } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, DAY, type EventOf, notNow, standing, tell } from './account-step.ts';
import { withdrawInvitation } from './invitation.ts';

/** Rank and hours stay: only the bookings go. */
export function lapse(account: Account, event: EventOf<'lapse'>, rules: AccountRules): AccountStep {
  if (account.status !== 'active') return notNow(account);
  if (event.idleMonths < rules.idleMonths) {
    return refuse(
      'con-actividad',
      `Una cuenta pasa a inactiva tras ${rules.idleMonths} meses seguidos sin volar, y lleva menos.`,
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
      `Han pasado más de ${rules.keepDays} días desde que dejaste la compañía.`,
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
    { type: 'keep_data', until: now + rules.keepDays * DAY },
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
      `Si ha dejado la compañía, se suprimen solos a los ${rules.keepDays} días.`,
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
