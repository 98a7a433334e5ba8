import { v7 as uuid } from 'uuid';
import { isReversible } from '@va/domain/points/ledger.ts';
import { formatHoursChange } from '@va/domain/quantities.ts';
import { refuseAdjustment, refuseDecision } from '@va/domain/rights/four-eyes.ts';
import type { Adjustment } from '@va/contract/points/points-adjustments.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilot, lockPilotByCallsign } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';
import { postHours } from '../ledgers/entry-rows.ts';
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

/**
 * Adds or takes hours by hand, such as those from another airline or a correction; the total never falls below zero.
 */
export function adjustHours(
  db: Database,
  asked: { callsign: string; minutes: number; kind: 'transfer' | 'adjustment'; reason: string },
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const pilot = await lockPilotByCallsign(tx, asked.callsign);
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: pilot.id }));
    const { minutes } = await totalsOfPilot(tx, pilot.id);
    if (minutes + asked.minutes < 0) throw new Problem('horas-negativas', { current: { minutes } });
    const { minutes: added, kind, reason: text } = asked;
    const entry = { pilot_id: pilot.id, minutes: added, kind, text, by_id: by.actor.pilotId };
    await postHours(tx, entry, by.context.now);
    await tellPilot(tx, pilot.id, {
      kind: 'hours.adjusted',
      title: `${asked.kind === 'transfer' ? 'Horas reconocidas' : 'Ajuste de tus horas'}: ${formatHoursChange(asked.minutes)}`,
      body: asked.reason,
      link: '/plataforma/puntos',
    });
    await audit(tx, {
      by,
      capability: 'points.adjust',
      action: 'hours.adjusted',
      subject: { kind: 'pilot', id: pilot.id },
      after: { minutes: asked.minutes, kind: asked.kind },
    });
  });
}
