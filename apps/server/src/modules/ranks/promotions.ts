import { DAY_MS } from '@va/domain/durations.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { isComplete, nextRank, standsFor, canAskVerification } from '@va/domain/ranks/rank-progress.ts';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import { constant, constants } from '#server/db/constants.ts';
import type { Tx, Database } from '#server/db/database.ts';
import type { PromotionTable } from '#server/db/tables.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { settlePromotion } from './decided-promotion.ts';
import { findOpenAppeal, expectNoOpenAppeal } from './open-appeal.ts';
import { readRequirements, viewRequirements } from './rank-facts.ts';
import { Problem } from '#server/api/problem.ts';
import { lockPilot } from '../accounts/locked-account.ts';

/** The pilot's page about ranks. */
export const RANKS_PAGE = '/plataforma/puntos';

/** A rank's title; its code if the airline no longer has the rank. */
export const titleOfRank = ({ ranks }: Airline, rank: string) =>
  ranks.find(({ code }) => code === rank)?.title ?? rank;

/** The last sentence of a message about a decision: how to appeal. */
export function wayToAppeal({ operations }: Airline): string {
  const days = countOf(operations.points.promotions.appealDays, 'día', 'días');
  return `\n\nSi no estás de acuerdo, tienes ${days} para recurrirlo en «Puntos y rangos»: lo decide otra persona.`;
}

/** The pilot's undecided promotion; undefined without one. */
export function findOpen(tx: Tx, pilotId: string) {
  return tx
    .selectFrom('promotion')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', constants('asked', 'proposed'))
    .executeTakeFirst();
}

/** Inserts a promotion for a pilot, whose row the caller has locked; answers its id. */
export async function openPromotion(tx: Tx, matter: Omit<Insertable<PromotionTable>, 'id'>): Promise<string> {
  const id = uuid();
  await tx
    .insertInto('promotion')
    .values({ ...matter, id })
    .execute();
  return id;
}

/** Proposes the next rank when nothing is missing, with its days to decide. Answers whether it did. */
export async function proposeIfComplete(
  tx: Tx,
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
  if (await findOpenAppeal(tx, pilotId)) return false;
  const days = airline.operations.points.promotions.reviewDays;
  const proposed = {
    state: 'proposed',
    proposed_at: now,
    due_at: new Date(now.getTime() + days * DAY_MS),
  } as const;
  if (open) await tx.updateTable('promotion').set(proposed).where('id', '=', open.id).execute();
  else
    await openPromotion(tx, {
      pilot_id: pilotId,
      kind: 'promotion',
      to_rank: rank.code,
      asked_at: now,
      ...proposed,
    });
  await tellPilot(tx, pilotId, {
    kind: 'rank.proposed',
    title: `Cumples todo para ${rank.title}`,
    body: `El equipo tiene ${countOf(days, 'día', 'días')} para decidirlo. No tienes que hacer nada más.`,
    link: RANKS_PAGE,
  });
  return true;
}

/** Whether staff declined the rank and no sheet was signed since; it is then not proposed again every day. */
async function wasDeclined(tx: Tx, pilotId: string, rankCode: string): Promise<boolean> {
  const declined = await tx
    .selectFrom('promotion')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('to_rank', '=', rankCode)
    .where('state', '=', constant('declined'))
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

/**
 * Withdraws a pilot's open promotion that a new rank has made pointless: it could never be granted, and declining it
 * would be a decision against the pilot. The caller has locked the pilot's row.
 */
export async function withdrawNeedless(
  tx: Tx,
  airline: Airline,
  pilotId: string,
  { rank, reason, capability }: { rank: string; reason: string; capability: Capability },
  by: By,
): Promise<void> {
  const open = await findOpen(tx, pilotId);
  if (!open || standsFor(airline.ranks, rank, { kind: open.kind, toRank: open.to_rank })) return;
  await settlePromotion(tx, open.id, { state: 'withdrawn', reason }, by);
  await tellPilot(tx, pilotId, {
    kind: 'rank.withdrawn',
    title: `${titleOfRank(airline, open.to_rank)}: ya no hay nada que decidir`,
    body: reason,
    link: RANKS_PAGE,
  });
  await audit(tx, {
    by,
    capability,
    action: 'rank.withdrawn',
    subject: { kind: 'pilot', id: pilotId },
    reason,
    before: { rank: open.to_rank, kind: open.kind, state: open.state },
    after: { rank, state: 'withdrawn' },
  });
}

/** Withdraws an erased account's undecided promotions. */
export async function withdrawOpenPromotions(tx: Tx, _: Airline, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('promotion')
    .set({ state: 'withdrawn', decided_at: now })
    .where('pilot_id', '=', pilotId)
    .where('state', 'in', constants('asked', 'proposed'))
    .execute();
}

/** A pilot asks for the verification of the next rank; throws until points and hours suffice. */
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
    await expectNoOpenAppeal(tx, pilotId);
    await openPromotion(tx, {
      pilot_id: pilotId,
      kind: 'promotion',
      to_rank: rank.code,
      state: 'asked',
      asked_at: now,
    });
  });
}
