import { v7 as uuid } from 'uuid';
import { isReversible, type ReversibleReason } from '@va/domain/points/ledger.ts';
import { formatHoursChange } from '@va/domain/quantities.ts';
import { refuseAdjustment, refuseDecision } from '@va/domain/rights/four-eyes.ts';
import type { Adjustment } from '@va/contract/points/points-claims.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilot, lockPilotByCallsign } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';
import { postHours } from '../ledgers/entry-rows.ts';
import { monthOf } from '@va/domain/months.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { countOf } from '@va/domain/numbers.ts';
import { forgiveBooking } from '../bookings/booking-jobs.ts';
import { postPoints, reversePoints } from '../ledgers/points-ledger.ts';

/** An adjustment of a pilot's points. */
export interface Adjust {
  points: number;
  reason: string;
  /** Month that it counts for; the current one by default. */
  month?: string;
  /** The claim that it answers. */
  claimId?: string;
  /** The entry that it takes back. */
  reverses?: { id: string; reason: ReversibleReason; subject: string };
}

/** Posts an adjustment and tells the pilot. Answers the points really added or taken. */
export async function applyAdjustment(
  tx: Tx,
  ops: Operations,
  pilotId: string,
  adjust: Adjust,
  by: By,
): Promise<number> {
  const { now } = by.context;
  const about = { text: adjust.reason, byId: by.actor.pilotId };
  const entry = adjust.reverses
    ? await reversePoints(tx, pilotId, adjust.reverses, now, about)
    : await postPoints(tx, pilotId, {
        reason: 'adjustment',
        nominal: adjust.points,
        subject: uuid(),
        period: adjust.month ?? monthOf(now.getTime()),
        ...about,
      });
  const applied = entry?.applied ?? 0;
  const of = adjust.reverses;
  const booking = of?.reason === 'abandoned' ? { id: of.subject, why: adjust.reason } : null;
  // Forgiving a booking sends its own message, so send none here.
  if (booking === null || !(await forgiveBooking(tx, ops, booking, now)))
    await tellPilot(tx, pilotId, {
      kind: 'points.adjusted',
      title: `Ajuste de ${applied < 0 ? '−' : '+'}${countOf(Math.abs(applied), 'punto', 'puntos')}`,
      body: adjust.reason,
      link: '/plataforma/puntos',
    });
  await noteAdjustment(tx, pilotId, adjust, adjust.reverses ? 'points.reversed' : 'points.adjusted', by);
  return applied;
}

/** Throws `apunte-anulado` if an entry was reversed; the caller has locked the pilot's row. */
export async function expectNotUndone(tx: Tx, entryId: string): Promise<void> {
  const undone = await tx
    .selectFrom('points_entry')
    .select('id')
    .where('reverses_id', '=', entryId)
    .executeTakeFirst();
  if (undone) throw new Problem('apunte-anulado');
}

/** Writes the audit entry of an adjustment. */
export function noteAdjustment(
  tx: Tx,
  pilotId: string,
  adjust: Adjust,
  action: string,
  by: By,
): Promise<void> {
  return audit(tx, {
    by,
    capability: 'points.adjust',
    action,
    subject: { kind: 'pilot', id: pilotId },
    // The person who decides a proposal gives a reason of their own.
    reason: by.context.reason ?? adjust.reason,
    after: { points: adjust.points, reverses: adjust.reverses?.id ?? null },
  });
}

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
