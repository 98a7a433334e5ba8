import { isComplete } from '@va/domain/ranks/rank-progress.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import { tellPilot } from '../messages/messages.ts';
import type { By } from '../pilots/by.ts';
import { findOpen } from './promotions.ts';
import { readRequirements } from './rank-facts.ts';

/**
 * Takes a signed sheet away, never one's own: a promotion that stood on it waits for its verification again; a rank that
 * was granted since stays until somebody takes it back.
 */
export function takeBackSheet(
  db: Database,
  airline: Airline,
  id: string,
  reason: string,
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await tx.selectFrom('qualification').selectAll().where('id', '=', id).executeTakeFirst();
    if (!found) throw new Problem('no-encontrado');
    const pilot = await lockPilot(tx, found.pilot_id);
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: pilot.id }));
    const { numDeletedRows } = await tx.deleteFrom('qualification').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw new Problem('no-encontrado');
    await waitAgain(tx, airline, pilot.id);
    await tellPilot(tx, pilot.id, {
      kind: 'rank.unsigned',
      title: 'Una hoja de resultados se ha retirado',
      body: reason,
      link: '/plataforma/puntos',
    });
    await audit(tx, {
      by,
      capability: 'training',
      action: 'qualification.taken-back',
      subject: { kind: 'pilot', id: pilot.id },
      before: {
        kind: found.kind,
        typeId: found.type_id,
        result: found.result,
        signedAt: found.signed_at.toISOString(),
      },
    });
  });
}

async function waitAgain(tx: Queries, { ranks }: Airline, pilotId: string): Promise<void> {
  const open = await findOpen(tx, pilotId);
  const rank = ranks.find(({ code }) => code === open?.to_rank);
  if (open?.state !== 'proposed' || open.kind !== 'promotion' || rank === undefined) return;
  if (isComplete(await readRequirements(tx, rank, pilotId))) return;
  await tx
    .updateTable('promotion')
    .set({ state: 'asked', proposed_at: null, due_at: null, reminded_at: null })
    .where('id', '=', open.id)
    .execute();
}
