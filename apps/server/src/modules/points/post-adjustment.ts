import { v7 as uuid } from 'uuid';
import { monthOf } from '@va/domain/months.ts';
import type { ReversibleReason } from '@va/domain/points/ledger.ts';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { countOf } from '@va/domain/numbers.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { forgiveBooking } from '../bookings/expire-bookings.ts';
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
