/** Steps from the invitation to the first sign-in. */
import { goTo, refuse, type Refusal } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, notNow } from './account-step.ts';

/** Facts for the decision on an invitation. */
export interface Invitation {
  /** Callsign to reserve for the person. */
  callsign: string;
  /** Nobody has it, it is not held, and no flight number in force has its digits. */
  callsignFree: boolean;
  /** Whether the person declares to have reached the minimum age of the rules. */
  oldEnough: boolean;
}

/** Why a person can't be invited; null if the server may reserve the callsign and create the link. */
export function refuseInvitation(invitation: Invitation, rules: AccountRules): Refusal | null {
  if (!invitation.callsignFree) {
    return refuse(
      'indicativo-ocupado',
      `El indicativo ${invitation.callsign} no está libre: lo tiene o lo tuvo hace poco otra persona, o coincide con un número de vuelo.`,
      'Elige otro.',
    ).refusal;
  }
  return refuseYoung(invitation.oldEnough, rules);
}

/** Refuses a person who declares to be younger than the minimum age; null if old enough. */
export function refuseYoung(oldEnough: boolean, { minAge }: Pick<AccountRules, 'minAge'>): Refusal | null {
  if (oldEnough) return null;
  return refuse('edad-minima', `Hay que tener ${minAge} años cumplidos para volar en la compañía.`).refusal;
}

/** Removes the account with its personal data and frees its callsign: an invited person has no history to keep. */
export function withdrawInvitation(account: Account): AccountStep {
  if (account.status !== 'invited') return notNow(account);
  return goTo({ ...account, status: 'erased' }, { type: 'remove_account' });
}
