import type { Refusal } from '../refusal.ts';
import { ACCOUNT_STATUSES, type AccountStatus } from './account.ts';

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
