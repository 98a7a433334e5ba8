import { nextRank } from '@va/domain/ranks/rank-progress.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import { tellPilot } from '../messages/messages.ts';
import type { By } from '../pilots/by.ts';
import { announce } from '../webhooks/announce.ts';
import { giveRank, lockPromotion } from './decided-promotion.ts';
import { RANKS_PAGE } from './promotions.ts';

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
    // A rank that is not granted, or one that an instructor loses.
    const against = grant === (row.kind === 'instruction');
    const stays = row.kind === 'promotion' ? `${title}: todavía no` : 'Conservas tu rango de instructor';
    await tellPilot(tx, pilot.id, {
      kind: grant ? 'rank.granted' : 'rank.declined',
      title: grant ? `Tu rango es ahora ${title}` : stays,
      body: against
        ? `${reason}\n\nSi no estás de acuerdo, escribe al equipo en los próximos 15 días.`
        : reason,
      link: RANKS_PAGE,
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
