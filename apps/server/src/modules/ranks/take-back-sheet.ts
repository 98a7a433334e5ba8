import { type Requirement, isComplete } from '@va/domain/ranks/rank-progress.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilot, lockPilots } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { findOpen, RANKS_PAGE } from './promotions.ts';
import { readRequirements } from './rank-facts.ts';

/**
 * Removes a signed sheet; throws for one about the actor. Proposed promotions that depended on it wait again, also the
 * instructor's; a rank granted since stays until staff take it back.
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
    const people = [found.pilot_id, found.signed_by];
    await lockPilots(tx, people);
    const pilot = await lockPilot(tx, found.pilot_id);
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: pilot.id }));
    const { numDeletedRows } = await tx.deleteFrom('qualification').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw new Problem('no-encontrado');
    await waitAgain(tx, airline, pilot.id);
    const isStudent = found.kind === 'verification' && found.result === 'pass';
    const signerWaits = isStudent && (await waitAgain(tx, airline, found.signed_by, 'students'));
    if (signerWaits)
      await tellPilot(tx, found.signed_by, {
        kind: 'rank.waits',
        title: 'Tu ascenso vuelve a esperar',
        body: 'Se ha retirado una hoja que firmaste y vuelve a faltarte un requisito. En «Puntos y rangos» ves cuál.',
        link: RANKS_PAGE,
      });
    await tellPilot(tx, pilot.id, {
      kind: 'rank.unsigned',
      title: 'Una hoja de resultados se ha retirado',
      body: reason,
      link: RANKS_PAGE,
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
      ...(signerWaits && { after: { promotionWaitsOf: found.signed_by } }),
    });
  });
}

/**
 * Answers whether a promotion that was proposed waits for something again.
 * @param only the requirement that must be what is missing; without it, any
 */
async function waitAgain(
  tx: Tx,
  { ranks }: Airline,
  pilotId: string,
  only?: Requirement['kind'],
): Promise<boolean> {
  const open = await findOpen(tx, pilotId);
  const rank = ranks.find(({ code }) => code === open?.to_rank);
  if (open?.state !== 'proposed' || open.kind !== 'promotion' || rank === undefined) return false;
  const requirements = await readRequirements(tx, rank, pilotId);
  if (isComplete(requirements.filter(({ kind }) => only === undefined || kind === only))) return false;
  await tx
    .updateTable('promotion')
    .set({ state: 'asked', proposed_at: null, due_at: null, reminded_at: null })
    .where('id', '=', open.id)
    .execute();
  return true;
}
