import { v7 as uuid } from 'uuid';
import { isReversible } from '@va/domain/points/reversible.ts';
import { refuseAdjustment } from '@va/domain/rights/four-eyes.ts';
import type { Adjustment } from '@va/contract/points/points-adjustments.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { lockPilot, lockPilotByCallsign } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { type Adjust, applyAdjustment, expectNotUndone, noteAdjustment } from './post-adjustment.ts';

/** Adjusts a pilot's points. Above the rules' limit it only stores a proposal, which a second person must confirm. */
export function adjustPoints(
  db: Database,
  airline: Airline,
  { callsign, points, reason }: { callsign: string; points: number; reason: string },
  by: By,
): Promise<Adjustment> {
  return db.transaction(async (tx) => {
    const pilot = await lockPilotByCallsign(tx, callsign);
    return adjustLocked(tx, airline, pilot.id, { points, reason }, by);
  });
}

/** The same for reversing an entry. */
export function reverseEntry(
  db: Database,
  airline: Airline,
  { id, reason }: { id: string; reason: string },
  by: By,
): Promise<Adjustment> {
  return db.transaction(async (tx) => {
    const entry = await tx.selectFrom('points_entry').selectAll().where('id', '=', id).executeTakeFirst();
    if (!entry) throw new Problem('no-encontrado');
    const pilot = await lockPilot(tx, entry.pilot_id);
    if (entry.reverses_id !== null) throw new Problem('apunte-anulado');
    if (!isReversible(entry.reason)) throw new Problem('apunte-de-informe');
    await expectNotUndone(tx, id);
    const reverses = { id, reason: entry.reason, subject: entry.subject };
    return adjustLocked(tx, airline, pilot.id, { points: -entry.nominal, reason, reverses }, by);
  });
}

/** Adjusts points; the caller has locked the pilot's row. */
export async function adjustLocked(
  tx: Tx,
  airline: Airline,
  pilotId: string,
  adjust: Adjust,
  by: By,
): Promise<Adjustment> {
  const byId = by.actor.pilotId;
  const refusal = refuseAdjustment(
    { points: adjust.points, ownerId: pilotId, byId },
    airline.operations.points.aloneUpTo,
  );
  if (refusal?.code === 'falta-segunda-persona') {
    await tx
      .insertInto('points_proposal')
      .values({
        id: uuid(),
        pilot_id: pilotId,
        points: adjust.points,
        text: adjust.reason,
        reverses_id: adjust.reverses?.id ?? null,
        claim_id: adjust.claimId ?? null,
        by_id: byId,
        at: by.context.now,
      })
      .execute();
    await noteAdjustment(tx, pilotId, adjust, 'points.proposed', by);
    return { state: 'proposed', applied: null };
  }
  unlessRefused(refusal);
  return { state: 'posted', applied: await applyAdjustment(tx, airline.operations, pilotId, adjust, by) };
}
