import { isAgainstPilot } from '@va/domain/ranks/promotion-appeal.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import {
  grantRank,
  lockPromotion,
  settlePromotion,
  reopenPromotion,
  revokeRank,
} from './decided-promotion.ts';
import { RANKS_PAGE, titleOfRank, wayToAppeal } from './promotions.ts';
import { expectNoOpenAppeal } from './open-appeal.ts';

/** Grants or declines a promotion, with a reason for the pilot. Throws for the actor's own. */
export function decidePromotion(
  db: Database,
  airline: Airline,
  id: string,
  { grant, reason }: { grant: boolean; reason: string },
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { row, pilot } = await lockPromotion(tx, id);
    if (row.state !== 'asked' && row.state !== 'proposed')
      throw new Problem('ya-decidido', { current: { state: row.state } });
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: row.pilot_id }));
    // A proposed promotion can be granted even if points have fallen since; a requested one still lacks something.
    if (grant && row.kind === 'promotion' && row.state === 'asked')
      throw new Problem('requisitos-incompletos');
    const state = grant ? 'granted' : 'declined';
    if (grant) await grantRank(tx, airline, { row, pilot }, reason, by);
    else await settlePromotion(tx, id, { state, reason }, by);
    const title = titleOfRank(airline, row.to_rank);
    const stays = row.kind === 'promotion' ? `${title}: todavía no` : 'Conservas tu rango de instructor';
    await tellPilot(tx, pilot.id, {
      kind: `rank.${state}`,
      title: grant ? `Tu rango es ahora ${title}` : stays,
      body: isAgainstPilot({ kind: row.kind, state }) ? reason + wayToAppeal(airline) : reason,
      link: RANKS_PAGE,
    });
    await audit(tx, {
      by,
      capability: 'promotions.grant',
      action: `rank.${state}`,
      subject: { kind: 'pilot', id: pilot.id },
      before: { rank: pilot.rank_code },
      after: { rank: grant ? row.to_rank : pilot.rank_code, kind: row.kind, toRank: row.to_rank },
    });
  });
}

/**
 * Takes the decision on a promotion back, with a reason for the pilot: a granted rank returns to the one before; a
 * declined promotion waits again with its full time. Throws for the actor's own.
 */
export function takeBackPromotion(
  db: Database,
  airline: Airline,
  id: string,
  reason: string,
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { row, pilot } = await lockPromotion(tx, id);
    if (row.state !== 'granted' && row.state !== 'declined')
      throw new Problem('cambiado-entretanto', { current: { state: row.state } });
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: row.pilot_id }));
    await expectNoOpenAppeal(tx, pilot.id);
    const granted = row.state === 'granted';
    const rank = granted ? await revokeRank(tx, { row, pilot }, reason, by) : null;
    const state = granted ? 'declined' : await reopenPromotion(tx, airline, row, by.context.now);
    await tellPilot(tx, row.pilot_id, {
      kind: granted ? 'rank.revoked' : 'rank.reopened',
      title:
        rank === null
          ? `${titleOfRank(airline, row.to_rank)}: se vuelve a mirar`
          : `Tu rango vuelve a ser ${titleOfRank(airline, rank)}`,
      body: isAgainstPilot({ kind: row.kind, state }) ? reason + wayToAppeal(airline) : reason,
      link: RANKS_PAGE,
    });
    await audit(tx, {
      by,
      capability: 'promotions.grant',
      action: granted ? 'rank.revoked' : 'rank.reopened',
      subject: { kind: 'pilot', id: row.pilot_id },
      before: rank === null ? { state: row.state } : { rank: row.to_rank },
      after: { ...(rank === null ? { state } : { rank }), toRank: row.to_rank },
    });
  });
}
