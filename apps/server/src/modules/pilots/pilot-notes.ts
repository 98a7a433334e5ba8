import { v7 as uuid } from 'uuid';
import type { PilotNote } from '@va/contract/pilots/pilots.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { lockPilotByCallsign, pilotIdOf } from '../accounts/locked-account.ts';

/** Most notes shown about one pilot. */
const MOST_NOTES = 200;

/** What staff have noted about a pilot, the newest first. Throws `no-encontrado`. */
export async function listNotes(queries: Queries, callsign: string): Promise<PilotNote[]> {
  const rows = await queries
    .selectFrom('pilot_note')
    .leftJoin('pilot as writer', 'writer.id', 'pilot_note.by_id')
    .select(['pilot_note.id', 'text', 'at', 'writer.callsign'])
    .where('pilot_id', '=', await pilotIdOf(queries, callsign))
    .orderBy('at', 'desc')
    .orderBy('pilot_note.id', 'desc')
    .limit(MOST_NOTES)
    .execute();
  return rows.map(({ id, text, at, callsign: by }) => ({ id, text, by, at: at.toISOString() }));
}

/** Writes a note. The audit entry does not have its text, since the note must be erased with the account. */
export function writeNote(db: Database, callsign: string, text: string, by: By): Promise<PilotNote> {
  return db.transaction(async (tx) => {
    const { id: pilotId } = await lockPilotByCallsign(tx, callsign);
    const note = { id: uuid(), pilot_id: pilotId, text, by_id: by.actor.pilotId, at: by.context.now };
    await tx.insertInto('pilot_note').values(note).execute();
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'pilot.noted',
      subject: { kind: 'pilot', id: pilotId },
    });
    return { id: note.id, text, by: by.actor.callsign, at: note.at.toISOString() };
  });
}

/** Removes a note, never one about oneself. Throws `no-encontrado`. */
export function removeNote(db: Database, callsign: string, id: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const { id: pilotId } = await lockPilotByCallsign(tx, callsign);
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: pilotId }));
    await tx
      .deleteFrom('pilot_note')
      .where('id', '=', id)
      .where('pilot_id', '=', pilotId)
      .returning('id')
      .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'pilot.note-removed',
      subject: { kind: 'pilot', id: pilotId },
    });
  });
}
