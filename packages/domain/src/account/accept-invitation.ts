import { refuse } from '../refusal.ts';
import type { Account } from './account.ts';
import { type AccountStep, type EventOf, notNow, tell } from './account-step.ts';

/**
 * The pilot accepts the invitation: the account becomes active. Refused outside `invited`, and while link, password or
 * terms are missing.
 */
export function accept(account: Account, event: EventOf<'accept'>): AccountStep {
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
