import type { Account, AccountEffect } from '@va/domain/account/account.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Grounding } from '#server/kernel/effects/effects.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { accountMessage, trainingMessage } from './account-texts.ts';
import { releaseCallsign } from './callsigns.ts';
import type { PilotRow } from './locked-account.ts';
import { removeInvited, setPilot } from './pilot-rows.ts';

/** The texts of a sanction. */
export interface SanctionWords {
  facts: string;
  heard: string;
}

/** Carries out one effect of an account's event. */
export async function carryOut(
  tx: Tx,
  airline: Airline,
  row: PilotRow,
  effect: AccountEffect,
  next: Account,
  now: Date,
  words: SanctionWords | undefined,
): Promise<void> {
  switch (effect.type) {
    case 'give_first_rank':
      // A pilot from an import keeps the rank and joining day that the import wrote.
      if (row.import_id !== null) return;
      await setPilot(tx, row.id, { joined_at: now });
      return airline.effects.accountJoined(tx, airline, row, now);
    case 'remove_account':
      return removeInvited(tx, row.id);
    case 'hold_callsign':
      return releaseCallsign(tx, row.id, now);
    case 'cancel_open_bookings':
      return airline.effects.accountGrounded(tx, airline, row.id, groundingOf(effect.reason, next), now);
    case 'ask_notices_in_force':
      return airline.effects.noticesWanted(tx, airline, row.id, now);
    case 'end_sign_ins':
      return airline.effects.accountSignedOut(tx, row.id, now);
    case 'record_sanction': {
      const { facts, heard } = words ?? { facts: '', heard: '' };
      const given = { ...effect, facts, heard, byId: next.sanctionedById ?? row.id };
      return airline.effects.sanctionGiven(tx, row.id, given, now);
    }
    case 'lift_sanction':
      return airline.effects.suspensionLifted(tx, row.id, now);
    case 'tell_pilot': {
      const message = accountMessage(
        effect.about,
        next.suspendedUntil ?? next.leaveUntil,
        airline.accountRules,
      );
      if (message) await tellPilot(tx, row.id, message);
      return;
    }
    case 'propose_training': {
      const message = trainingMessage(airline.ranks);
      if (message) await tellPilot(tx, row.id, message);
      return;
    }
    case 'erase_data':
      return airline.effects.accountErased(tx, row.id, now);
  }
}

function groundingOf(reason: Grounding['reason'], { expelled, suspendedUntil }: Account): Grounding {
  return {
    reason,
    why: reason === 'baja' && expelled ? EXPELLED : CLOSED[reason],
    until: reason === 'suspensión' && suspendedUntil !== null ? new Date(suspendedUntil) : null,
  };
}

/** Spanish reasons, for the pilot, why a change of the account cancels bookings. */
const CLOSED = {
  suspensión: 'Tu cuenta está suspendida.',
  inactividad: 'Tu cuenta está inactiva.',
  baja: 'Has dejado la compañía.',
} as const;

/** The same reason for an expelled pilot. */
const EXPELLED = 'Ya no formas parte de la compañía.';
