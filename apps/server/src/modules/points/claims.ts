import { v7 as uuid } from 'uuid';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import type { PointsClaim } from '@va/schemas/api/points.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import { tellPilot } from '../messages/messages.ts';
import type { By } from '../pilots/staff-service.ts';
import { adjustLocked } from './adjust-points.ts';
import { monthName } from './month-texts.ts';

/** Claims with the callsign of who raised them, the oldest first. */
export function claimViews(queries: Queries) {
  return queries
    .selectFrom('points_claim')
    .innerJoin('pilot', 'pilot.id', 'points_claim.pilot_id')
    .selectAll('points_claim')
    .select('pilot.callsign')
    .orderBy('points_claim.id');
}

type ClaimRow = Awaited<ReturnType<ReturnType<typeof claimViews>['executeTakeFirstOrThrow']>>;

export function viewClaim(row: ClaimRow): PointsClaim {
  return {
    id: row.id,
    callsign: row.callsign,
    month: row.month,
    text: row.text,
    reportCode: row.report_code,
    state: row.state,
    raisedAt: row.raised_at.toISOString(),
    answer: row.answer,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** Claims against the statement of a month, in the days that the rules give. */
export function raiseClaim(
  db: Database,
  pilotId: string,
  claim: { month: string; text: string; reportCode?: string | undefined },
  now: Date,
): Promise<PointsClaim> {
  return db.transaction(async (tx) => {
    const statement = await tx
      .selectFrom('month_statement')
      .select('claims_until')
      .where('pilot_id', '=', pilotId)
      .where('month', '=', claim.month)
      .executeTakeFirst();
    if (!statement?.claims_until) throw new Problem('mes-abierto');
    if (statement.claims_until < now) throw new Problem('reclamacion-fuera-de-plazo');
    if (claim.reportCode !== undefined) await expectOwnReport(tx, pilotId, claim.reportCode);
    const id = uuid();
    await tx
      .insertInto('points_claim')
      .values({
        id,
        pilot_id: pilotId,
        month: claim.month,
        text: claim.text,
        report_code: claim.reportCode ?? null,
        raised_at: now,
      })
      .execute()
      .catch((error: unknown) => {
        if (isUniqueViolation(error, 'points_claim_open')) throw new Problem('reclamacion-abierta');
        throw error;
      });
    return viewClaim(await claimViews(tx).where('points_claim.id', '=', id).executeTakeFirstOrThrow());
  });
}

async function expectOwnReport(tx: Queries, pilotId: string, code: string): Promise<void> {
  const report = await tx
    .selectFrom('report')
    .select('id')
    .where('code', '=', code)
    .where('pilot_id', '=', pilotId)
    .executeTakeFirst();
  if (!report)
    throw new Problem('datos-no-validos', {
      errors: [{ pointer: '/reportCode', message: 'Ese código no es de ningún informe tuyo' }],
    });
}

/** Answers a claim: with a correction, which is an adjustment like any other, or with the reason why there is none. */
export function decideClaim(
  db: Database,
  airline: Airline,
  id: string,
  { points, answer }: { points: number; answer: string },
  by: By,
): Promise<PointsClaim> {
  return db.transaction(async (tx) => {
    const claim = await tx
      .selectFrom('points_claim')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!claim) throw new Problem('no-encontrado');
    if (claim.state !== 'open') throw new Problem('ya-decidido', { current: { state: claim.state } });
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: claim.pilot_id }));
    const pilot = await lockPilot(tx, claim.pilot_id);
    if (points !== 0)
      await adjustLocked(tx, airline, pilot.id, { points, reason: answer, month: claim.month }, by);
    const state = points === 0 ? 'dismissed' : 'corrected';
    await tx
      .updateTable('points_claim')
      .set({ state, answer, decided_by: by.actor.pilotId, decided_at: by.context.now })
      .where('id', '=', id)
      .execute();
    await tellPilot(tx, claim.pilot_id, {
      kind: 'points.claim-decided',
      title: `Tu reclamación de ${monthName(claim.month)}: ${points === 0 ? 'sin cambios' : 'corregida'}`,
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
    return viewClaim(await claimViews(tx).where('points_claim.id', '=', id).executeTakeFirstOrThrow());
  });
}
