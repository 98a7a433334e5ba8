/** From the invitation to the first sign-in. */
import { goTo, refuse, type Refusal } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, type EventOf, notNow, tell } from './account-step.ts';

export interface Invitation {
  /** Callsign to hold for the person. */
  callsign: string;
  /** Nobody has it, it is not held, and no flight number in force has its digits. */
  callsignFree: boolean;
  /** The person says to have reached the age of the rules. */
  oldEnough: boolean;
}

/** Whether somebody may be invited; null means «hold the callsign and make the link». */
export function refuseInvitation(invitation: Invitation, rules: AccountRules): Refusal | null {
  if (!invitation.callsignFree) {
    return refuse(
      'indicativo-ocupado',
      `El indicativo ${invitation.callsign} no está libre: lo tiene o lo tuvo hace poco otra persona, o coincide con un número de vuelo.`,
      'Elige otro de la lista de indicativos libres.',
    ).refusal;
  }
  if (!invitation.oldEnough) {
    return refuse('edad-minima', `Hay que tener ${rules.minAge} años cumplidos para volar en la compañía.`)
      .refusal;
  }
  return null;
}

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

/** The row goes with its personal data: somebody who never came has no history to keep. */
export function withdrawInvitation(account: Account): AccountStep {
  if (account.status !== 'invited') return notNow(account);
  return goTo({ ...account, status: 'erased' }, { type: 'remove_account' }, { type: 'free_callsign' });
}
