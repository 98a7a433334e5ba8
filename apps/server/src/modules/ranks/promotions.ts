import { DAY_MS } from '@va/domain/durations.ts';
import { v7 as uuid } from 'uuid';
import { canAskVerification, isComplete, nextRank } from '@va/domain/ranks/rank-progress.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { lockPilot, lockPilotByCallsign } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import { tellPilot } from '../messages/messages.ts';
import type { By } from '../pilots/staff-service.ts';
import { announce } from '../webhooks/announce.ts';
import { giveRank, lockPromotion } from './decided-promotion.ts';
import { readRequirements, viewRequirements } from './rank-facts.ts';

const link = '/plataforma/puntos';

/** A pilot asks for the verification of the next rank, once points and hours are there. */
export function askVerification(db: Database, airline: Airline, pilotId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const pilot = await lockPilot(tx, pilotId);
    const rank = nextRank(airline.ranks, pilot.rank_code);
    if (rank === null) throw new Problem('rango-no-siguiente');
    const requirements = await readRequirements(tx, rank, pilotId);
    if (!canAskVerification(requirements))
      throw new Problem('requisitos-incompletos', {
        current: { requirements: viewRequirements(airline, requirements) },
      });
    if (await findOpen(tx, pilotId)) throw new Problem('promocion-abierta');
    await tx
      .insertInto('promotion')
      .values({
        id: uuid(),
        pilot_id: pilotId,
        kind: 'promotion',
        to_rank: rank.code,
        state: 'asked',
        asked_at: now,
      })
      .execute();
  });
}

export function findOpen(tx: Queries, pilotId: string) {
  return tx
    .selectFrom('promotion')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', ['asked', 'proposed'])
    .executeTakeFirst();
}

/** An instructor signs what a pilot has flown or learnt; once nothing is missing, the promotion is proposed. */
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
      link,
    });
    await proposeIfComplete(tx, airline, pilot.id, now);
    // What a student passes may be what the instructor's own next rank asks for.
    await proposeIfComplete(tx, airline, by.actor.pilotId, now);
  });
}

const SHEETS = {
  verification: 'Verificación en línea',
  course: 'Curso de instructor',
  refresher: 'Sesión de refresco',
} as const;

const typeProblem = (message: string) =>
  new Problem('datos-no-validos', { errors: [{ pointer: '/typeId', message }] });

async function expectInstructor(tx: Queries, { ranks }: Airline, pilotId: string): Promise<void> {
  const signer = await tx
    .selectFrom('pilot')
    .select('rank_code')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  if (!ranks.find(({ code }) => code === signer.rank_code)?.instructor) throw new Problem('no-es-instructor');
}

/** Proposes the next rank when nothing is missing, with its days to decide. Answers whether it did. */
export async function proposeIfComplete(
  tx: Queries,
  airline: Airline,
  pilotId: string,
  now: Date,
): Promise<boolean> {
  const pilot = await tx
    .selectFrom('pilot')
    .select('rank_code')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  const rank = nextRank(airline.ranks, pilot.rank_code);
  if (rank === null || !isComplete(await readRequirements(tx, rank, pilotId))) return false;
  const open = await findOpen(tx, pilotId);
  if (open !== undefined && (open.state === 'proposed' || open.kind === 'instruction')) return false;
  if (await wasDeclined(tx, pilotId, rank.code)) return false;
  const days = airline.operations.points.promotions.reviewDays;
  const proposed = {
    state: 'proposed',
    proposed_at: now,
    due_at: new Date(now.getTime() + days * DAY_MS),
  } as const;
  if (open) await tx.updateTable('promotion').set(proposed).where('id', '=', open.id).execute();
  else
    await tx
      .insertInto('promotion')
      .values({
        id: uuid(),
        pilot_id: pilotId,
        kind: 'promotion',
        to_rank: rank.code,
        asked_at: now,
        ...proposed,
      })
      .execute();
  await tellPilot(tx, pilotId, {
    kind: 'rank.proposed',
    title: `Cumples todo para ${rank.title}`,
    body: `El equipo tiene ${days} días para decidirlo. No tienes que hacer nada más.`,
    link,
  });
  return true;
}

/** Staff said no to the rank, and nothing was signed since: it is not proposed again every day. */
async function wasDeclined(tx: Queries, pilotId: string, rankCode: string): Promise<boolean> {
  const declined = await tx
    .selectFrom('promotion')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('to_rank', '=', rankCode)
    .where('state', '=', 'declined')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('qualification')
            .select('qualification.id')
            .where((of) => of.or([of('pilot_id', '=', pilotId), of('signed_by', '=', pilotId)]))
            .whereRef('signed_at', '>', 'promotion.decided_at'),
        ),
      ),
    )
    .executeTakeFirst();
  return declined !== undefined;
}

/** Staff grant what is proposed, or decline it, with a reason that the pilot reads; never their own. */
export function decidePromotion(
  db: Database,
  airline: Airline,
  id: string,
  { grant, reason }: { grant: boolean; reason: string },
  by: By,
): Promise<void> {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const row = await lockPromotion(tx, id);
    if (row.state !== 'asked' && row.state !== 'proposed')
      throw new Problem('ya-decidido', { current: { state: row.state } });
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: row.pilot_id }));
    const pilot = await lockPilot(tx, row.pilot_id);
    const rank = airline.ranks.find(({ code }) => code === row.to_rank);
    if (grant && row.kind === 'promotion') {
      if (rank === undefined || nextRank(airline.ranks, pilot.rank_code)?.code !== rank.code)
        throw new Problem('rango-no-siguiente');
      // Points may have fallen since it was proposed; what was proposed stands.
      if (row.state === 'asked') throw new Problem('requisitos-incompletos');
    }
    if (grant) await giveRank(tx, { pilotId: pilot.id, rank: row.to_rank, reason }, by);
    await tx
      .updateTable('promotion')
      .set({
        state: grant ? 'granted' : 'declined',
        reason,
        decided_by: by.actor.pilotId,
        decided_at: now,
      })
      .where('id', '=', id)
      .execute();
    const title = rank?.title ?? row.to_rank;
    if (grant && row.kind === 'promotion')
      await announce(tx, 'rank.granted', {
        pilotId: pilot.id,
        news: { title, path: '/plataforma/pilotos' },
        now,
      });
    const stays = row.kind === 'promotion' ? `${title}: todavía no` : 'Conservas tu rango de instructor';
    await tellPilot(tx, pilot.id, {
      kind: grant ? 'rank.granted' : 'rank.declined',
      title: grant ? `Tu rango es ahora ${title}` : stays,
      body: `${reason}\n\nSi no estás de acuerdo, escribe al equipo en los próximos 15 días.`,
      link,
    });
    await audit(tx, {
      by,
      capability: 'promotions.grant',
      action: grant ? 'rank.granted' : 'rank.declined',
      subject: { kind: 'pilot', id: pilot.id },
      before: { rank: pilot.rank_code },
      after: { rank: grant ? row.to_rank : pilot.rank_code, kind: row.kind },
    });
  });
}
