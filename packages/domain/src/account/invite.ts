/** Whether somebody may be invited. */
import type { Refusal } from '../refusal.ts';
import type { AccountRules } from './account.ts';

export interface Invitation {
  /** Callsign to hold for the person, as typed. */
  callsign: string;
  /** Nobody has it, it is not held, and no flight number in force has its digits. */
  callsignFree: boolean;
  /** The person says to have reached the age of the rules. */
  oldEnough: boolean;
}

/** Null means «go ahead»: hold the callsign and make the link. */
export function refuseInvitation(invitation: Invitation, rules: AccountRules): Refusal | null {
  if (!invitation.callsignFree) {
    return {
      code: 'indicativo-ocupado',
      message: `El indicativo ${invitation.callsign} no está libre: lo tiene o lo tuvo hace poco otra persona, o es un número de vuelo.`,
      wayOut: 'Elige otro de la lista de indicativos libres.',
    };
  }
  if (!invitation.oldEnough) {
    return {
      code: 'edad-minima',
      message: `Hay que tener ${rules.minAge} años cumplidos para volar en la compañía.`,
    };
  }
  return null;
}
