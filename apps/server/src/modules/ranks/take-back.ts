import { DAY_MS } from '@va/domain/durations.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import { tellPilot } from '../messages/messages.ts';
import type { By } from '../pilots/by.ts';
import { giveRank, lockPromotion } from './decided-promotion.ts';

/**
 * Takes the decision on a promotion back, with a reason that the pilot reads: a granted rank falls to the one before it,
 * a declined promotion waits again with its whole time. Never one's own.
 */
export function takeBackPromotion(
  db: Database,
  airline: Airline,
  id: string,
  reason: string,
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockPromotion(tx, id);
    if (row.state !== 'granted' && row.state !== 'declined')
      throw new Problem('cambiado-entretanto', { current: { state: row.state } });
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: row.pilot_id }));
    const titleOf = (rank: string) => airline.ranks.find(({ code }) => code === rank)?.title ?? rank;
    const granted = row.state === 'granted';
    const change = granted
      ? await revokeRank(tx, { id, pilotId: row.pilot_id, rank: row.to_rank }, reason, by)
      : await reopen(tx, airline, row, by);
    await tellPilot(tx, row.pilot_id, {
      kind: granted ? 'rank.revoked' : 'rank.reopened',
      title:
        'rank' in change.after
          ? `Tu rango vuelve a ser ${titleOf(change.after.rank)}`
          : `${titleOf(row.to_rank)}: se vuelve a mirar`,
      body: granted
        ? `${reason}\n\nSi no estás de acuerdo, escribe al equipo en los próximos 15 días.`
        : reason,
      link: '/plataforma/puntos',
    });
    await audit(tx, {
      by,
      capability: 'promotions.grant',
      action: granted ? 'rank.revoked' : 'rank.reopened',
      subject: { kind: 'pilot', id: row.pilot_id },
      ...change,
    });
  });
}

async function revokeRank(
  tx: Queries,
  { id, pilotId, rank }: { id: string; pilotId: string; rank: string },
  reason: string,
  by: By,
) {
  const { now } = by.context;
  const pilot = await lockPilot(tx, pilotId);
  if (pilot.rank_code !== rank)
    throw new Problem('cambiado-entretanto', { current: { rank: pilot.rank_code } });
  const before = await tx
    .selectFrom('rank_history')
    .select('rank_code')
    .where('pilot_id', '=', pilotId)
    .where('rank_code', '!=', rank)
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!before) throw new Problem('no-encontrado');
  await giveRank(tx, { pilotId, rank: before.rank_code, reason }, by);
  await tx
    .updateTable('promotion')
    .set({ state: 'declined', reason, decided_by: by.actor.pilotId, decided_at: now })
    .where('id', '=', id)
    .execute();
  return { before: { rank }, after: { rank: before.rank_code } };
}

async function reopen(
  tx: Queries,
  { operations }: Airline,
  { id, proposed_at }: { id: string; proposed_at: Date | null },
  by: By,
) {
  const state = proposed_at === null ? 'asked' : 'proposed';
  const days = operations.points.promotions.reviewDays;
  await tx
    .updateTable('promotion')
    .set({
      state,
      reason: null,
      decided_by: null,
      decided_at: null,
      ...(proposed_at !== null && {
        due_at: new Date(by.context.now.getTime() + days * DAY_MS),
        reminded_at: null,
      }),
    })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'promotion_open')) throw new Problem('promocion-abierta');
      throw error;
    });
  return { before: { state: 'declined' }, after: { state } };
}
