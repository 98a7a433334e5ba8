import { v7 as uuid } from 'uuid';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused, wrongValue } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilotByCallsign, lockPilots, pilotIdOf, lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { RANKS_PAGE, proposeIfComplete, findOpen } from './promotions.ts';
import { type Requirement, isComplete } from '@va/domain/ranks/rank-progress.ts';
import { readRequirements } from './rank-facts.ts';

/** An instructor signs a sheet about a pilot; once no requirement is missing, the promotion is proposed. */
export function signQualification(
  db: Database,
  airline: Airline,
  sheet: {
    callsign: string;
    kind: 'verification' | 'course' | 'refresher';
    typeId?: string | undefined;
    result: 'pass' | 'pending';
    text: string;
  },
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { now } = by.context;
    if ((sheet.kind === 'verification') !== (sheet.typeId !== undefined))
      throw typeProblem('Una verificación dice su tipo de avión, y lo demás no');
    if (sheet.typeId !== undefined && !airline.operations.types.has(sheet.typeId))
      throw typeProblem('Ese tipo no es de la flota');
    await expectInstructor(tx, airline, by.actor.pilotId);
    // Lock the instructor too: the sheet may complete a promotion of either.
    const locked = await lockPilots(tx, [await pilotIdOf(tx, sheet.callsign), by.actor.pilotId]);
    if (!locked.includes(by.actor.pilotId)) throw new Problem('no-encontrado');
    const pilot = await lockPilotByCallsign(tx, sheet.callsign);
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: pilot.id }));
    await tx
      .insertInto('qualification')
      .values({
        id: uuid(),
        pilot_id: pilot.id,
        kind: sheet.kind,
        type_id: sheet.typeId ?? null,
        result: sheet.result,
        text: sheet.text,
        signed_by: by.actor.pilotId,
        signed_at: now,
      })
      .execute();
    await audit(tx, {
      by,
      capability: 'training',
      action: 'qualification.signed',
      subject: { kind: 'pilot', id: pilot.id },
      reason: sheet.text,
      after: { kind: sheet.kind, typeId: sheet.typeId ?? null, result: sheet.result },
    });
    await tellPilot(tx, pilot.id, {
      kind: 'rank.signed',
      title: `${SHEETS[sheet.kind]}: ${sheet.result === 'pass' ? 'apto' : 'pendiente'}`,
      body: sheet.text,
      link: RANKS_PAGE,
    });
    await proposeIfComplete(tx, airline, pilot.id, now);
    // The instructor's own next rank may require students who pass.
    await proposeIfComplete(tx, airline, by.actor.pilotId, now);
  });
}

const SHEETS = {
  verification: 'Verificación en línea',
  course: 'Curso de instructor',
  refresher: 'Sesión de refresco',
} as const;

const typeProblem = (message: string) => wrongValue('/typeId', message);

async function expectInstructor(tx: Tx, { ranks }: Airline, pilotId: string): Promise<void> {
  const signer = await tx
    .selectFrom('pilot')
    .select('rank_code')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  if (!ranks.find(({ code }) => code === signer.rank_code)?.instructor) throw new Problem('no-es-instructor');
}

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
