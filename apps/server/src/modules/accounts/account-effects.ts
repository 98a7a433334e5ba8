import { v7 as uuid } from 'uuid';
import type { Account, AccountEffect } from '@va/domain/account/account.ts';
import type { Queries } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/messages.ts';
import type { PilotRow } from './locked-account.ts';
import { accountMessage, TRAINING_MESSAGE } from './account-texts.ts';
import { eraseData } from '../erasure/erase-data.ts';
import { endSignIns } from '../access/end-sign-ins.ts';

/** Words that go with a sanction. */
export interface SanctionWords {
  facts: string;
  heard: string;
}

/** Carries out one effect of what has happened to an account. */
export async function carryOut(
  tx: Queries,
  row: PilotRow,
  effect: Exclude<AccountEffect, { type: 'cancel_open_bookings' | 'ask_notices_in_force' }>,
  next: Account,
  now: Date,
  words: SanctionWords | undefined,
): Promise<void> {
  switch (effect.type) {
    case 'give_first_rank':
      // Whoever comes from another system keeps rank and day, which its import has written down.
      if (row.import_id !== null) return;
      await tx.updateTable('pilot').set({ joined_at: now }).where('id', '=', row.id).execute();
      await tx
        .insertInto('rank_history')
        .values({ id: uuid(), pilot_id: row.id, rank_code: row.rank_code, since: now, reason: 'Alta' })
        .execute();
      return;
    case 'remove_account':
      await tx.deleteFrom('callsign_assignment').where('pilot_id', '=', row.id).execute();
      await tx.deleteFrom('pilot').where('id', '=', row.id).execute();
      return;
    case 'hold_callsign':
      await tx
        .updateTable('callsign_assignment')
        .set({ released_at: now })
        .where('pilot_id', '=', row.id)
        .where('released_at', 'is', null)
        .execute();
      return;
    case 'end_sign_ins':
      await endSignIns(tx, row.id, now);
      return;
    case 'record_sanction':
      await tx
        .insertInto('sanction')
        .values({
          id: uuid(),
          pilot_id: row.id,
          kind: effect.kind,
          facts: words?.facts ?? '',
          heard: words?.heard ?? '',
          starts_at: now,
          ends_at: effect.until === null ? null : new Date(effect.until),
          appeal_until: new Date(effect.appealUntil),
          decided_by: next.sanctionedById ?? row.id,
        })
        .execute();
      return;
    case 'lift_sanction':
      await tx
        .updateTable('sanction')
        .set({ lifted_at: now })
        .where('pilot_id', '=', row.id)
        .where('kind', '=', 'suspension')
        .where('lifted_at', 'is', null)
        .where('ends_at', '>', now)
        .execute();
      return;
    case 'tell_pilot': {
      const message = accountMessage(effect.about, next.suspendedUntil ?? next.leaveUntil);
      if (message) await tellPilot(tx, row.id, message);
      return;
    }
    case 'propose_training':
      await tellPilot(tx, row.id, TRAINING_MESSAGE);
      return;
    case 'erase_data':
      await eraseData(tx, row.id, now);
      return;
    // The row went with its callsign, the leave is recorded where it was asked, and data are removed by their date.
    case 'free_callsign':
    case 'record_leave':
    case 'keep_data':
      return;
  }
}
