import { v7 as uuid } from 'uuid';
import { monthOf } from '@va/domain/months.ts';
import { isReversible, type ReversibleReason } from '@va/domain/points/reversible.ts';
import { refuseAdjustment, refuseDecision } from '@va/domain/rights/four-eyes.ts';
import type { Adjustment } from '@va/schemas/api/points.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { lockPilot, lockPilotByCallsign } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import { tellPilot } from '../messages/messages.ts';
import type { By } from '../pilots/staff-service.ts';
import { countOf } from '@va/domain/numbers.ts';
import { postPoints, reversePoints } from './points-ledger.ts';

interface Adjust {
  points: number;
  reason: string;
  /** Month that it counts for; the current one without it. */
  month?: string;
  /** The entry that it takes back. */
  reverses?: { id: string; reason: ReversibleReason; subject: string };
}

/** Adjusts a pilot's points; above the limit of the rules it is kept until another person confirms it. */
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

/** The same for an entry to take back. */
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
    const undone = await tx
      .selectFrom('points_entry')
      .select('id')
      .where('reverses_id', '=', id)
      .executeTakeFirst();
    if (undone) throw new Problem('apunte-anulado');
    const reverses = { id, reason: entry.reason, subject: entry.subject };
    return adjustLocked(tx, airline, pilot.id, { points: -entry.nominal, reason, reverses }, by);
  });
}

/** Adjusts on a pilot whose row is locked. */
export async function adjustLocked(
  tx: Queries,
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
        by_id: byId,
        at: by.context.now,
      })
      .execute();
    await note(tx, pilotId, adjust, 'points.proposed', by);
    return { state: 'proposed', applied: null };
  }
  unlessRefused(refusal);
  return { state: 'posted', applied: await carryOut(tx, pilotId, adjust, by) };
}

/** Confirms an adjustment that another person proposed, or drops it. */
export function decideProposal(
  db: Database,
  airline: Airline,
  id: string,
  confirm: boolean,
  by: By,
): Promise<Adjustment> {
  return db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('points_proposal')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Problem('no-encontrado');
    if (row.state !== 'open') throw new Problem('ya-decidido', { current: { state: row.state } });
    const adjusting = { points: row.points, ownerId: row.pilot_id, byId: row.by_id };
    // Who proposed it may drop it; another person than both pilot and proposer confirms it.
    unlessRefused(
      confirm
        ? refuseAdjustment({ ...adjusting, secondId: by.actor.pilotId }, airline.operations.points.aloneUpTo)
        : refuseDecision(by.actor.pilotId, { ownerId: row.pilot_id }),
    );
    await lockPilot(tx, row.pilot_id);
    await tx
      .updateTable('points_proposal')
      .set({
        state: confirm ? 'confirmed' : 'declined',
        decided_by: by.actor.pilotId,
        decided_at: by.context.now,
      })
      .where('id', '=', id)
      .execute();
    const adjust = { points: row.points, reason: row.text, ...(await reversedBy(tx, row.reverses_id)) };
    if (confirm) return { state: 'posted', applied: await carryOut(tx, row.pilot_id, adjust, by) };
    await note(tx, row.pilot_id, adjust, 'points.declined', by);
    return { state: 'proposed', applied: null };
  });
}

async function reversedBy(tx: Queries, id: string | null): Promise<Pick<Adjust, 'reverses'>> {
  if (id === null) return {};
  const entry = await tx
    .selectFrom('points_entry')
    .select(['reason', 'subject'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { reason, subject } = entry;
  return isReversible(reason) ? { reverses: { id, reason, subject } } : {};
}

async function carryOut(tx: Queries, pilotId: string, adjust: Adjust, by: By): Promise<number> {
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
  await tellPilot(tx, pilotId, {
    kind: 'points.adjusted',
    title: `Ajuste de ${applied < 0 ? '−' : '+'}${countOf(Math.abs(applied), 'punto', 'puntos')}`,
    body: adjust.reason,
    link: '/plataforma/puntos',
  });
  await note(tx, pilotId, adjust, adjust.reverses ? 'points.reversed' : 'points.adjusted', by);
  return applied;
}

function note(tx: Queries, pilotId: string, adjust: Adjust, action: string, by: By): Promise<void> {
  return audit(tx, {
    by,
    capability: 'points.adjust',
    action,
    subject: { kind: 'pilot', id: pilotId },
    // Who decides a proposal says why in other words than who proposed it.
    reason: by.context.reason ?? adjust.reason,
    after: { points: adjust.points, reverses: adjust.reverses?.id ?? null },
  });
}
