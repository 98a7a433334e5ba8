import { formatMonth } from '@va/domain/dates.ts';
import type { Tx } from '#server/db/database.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/messages.ts';
import type { By } from '#server/kernel/audit/by.ts';

/** Closes a claim, with the corrected points or 0, and tells the pilot. */
export async function answerClaim(
  tx: Tx,
  claim: { id: string; pilot_id: string; month: string },
  { points, answer }: { points: number; answer: string },
  by: By,
): Promise<void> {
  const state = points === 0 ? 'dismissed' : 'corrected';
  await tx
    .updateTable('points_claim')
    .set({ state, answer, decided_by: by.actor.pilotId, decided_at: by.context.now })
    .where('id', '=', claim.id)
    .execute();
  await tellPilot(tx, claim.pilot_id, {
    kind: 'points.claim-decided',
    title: `Tu reclamación de ${formatMonth(claim.month)}: ${points === 0 ? 'sin cambios' : 'corregida'}`,
    body: answer,
    link: '/plataforma/puntos',
  });
  await audit(tx, {
    by,
    capability: 'points.adjust',
    action: `claim.${state}`,
    subject: { kind: 'pilot', id: claim.pilot_id },
    reason: answer,
    after: { month: claim.month, points },
  });
}
