import { canAskVerification, nextRank } from '@va/domain/ranks/rank-progress.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { expectNoOpenAppeal } from './open-appeal.ts';
import { readRequirements, viewRequirements } from './rank-facts.ts';
import { findOpen, openPromotion } from './promotions.ts';

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
