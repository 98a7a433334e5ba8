import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused, wrongValue } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import type { PilotRow } from '../accounts/locked-account.ts';
import { giveRank } from './decided-promotion.ts';
import { expectNoOpenAppeal } from './open-appeal.ts';
import { RANKS_PAGE, titleOfRank, withdrawNeedless } from './promotions.ts';

/**
 * Sets a pilot's rank by hand, such as one from another airline or to correct a mistake, with a reason for the pilot.
 * It withdraws an open promotion that has become pointless. The caller has locked the pilot's row. Throws for the
 * actor's own.
 */
export async function setRank(
  tx: Tx,
  airline: Airline,
  pilot: PilotRow,
  { rank, reason }: { rank: string; reason: string },
  by: By,
): Promise<void> {
  const { ranks } = airline;
  if (!ranks.some(({ code }) => code === rank))
    throw wrongValue('/rank', `Ese rango no existe. Elige uno: ${ranks.map(({ code }) => code).join(', ')}`);
  if (rank === pilot.rank_code) throw wrongValue('/rank', 'Ya tiene ese rango. Elige otro');
  unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: pilot.id }));
  if (pilot.status === 'retired' || pilot.status === 'erased')
    throw new Problem('estado-de-cuenta', {
      detail: 'Quien se ha ido conserva el rango con el que se fue. Readmítelo antes de cambiárselo.',
    });
  await expectNoOpenAppeal(tx, pilot.id);
  await giveRank(tx, { pilotId: pilot.id, rank, reason }, by);
  await withdrawNeedless(tx, airline, pilot.id, { rank, reason, capability: 'promotions.grant' }, by);
  await tellPilot(tx, pilot.id, {
    kind: 'rank.set',
    title: `Tu rango es ahora ${titleOfRank(airline, rank)}`,
    body: reason,
    link: RANKS_PAGE,
  });
  await audit(tx, {
    by,
    capability: 'promotions.grant',
    action: 'rank.set',
    subject: { kind: 'pilot', id: pilot.id },
    before: { rank: pilot.rank_code },
    after: { rank },
  });
}

/** Writes down the rank with which somebody joins. */
export function startRankHistory(
  tx: Tx,
  _: Airline,
  pilot: { id: string; rank_code: string },
  now: Date,
): Promise<void> {
  const { id, rank_code: rank } = pilot;
  return startRankHistories(tx, [{ id, rank, since: now.toISOString() }], 'Alta');
}

/**
 * The same for many at once, in one statement.
 * @param pilots with the rank that each has, and since when as an ISO instant
 * @param reason in Spanish, for the pilot to read
 */
export async function startRankHistories(
  tx: Tx,
  pilots: readonly { id: string; rank: string; since: string }[],
  reason: string,
): Promise<void> {
  const given = pilots.map((pilot) => ({ ...pilot, entry: uuid() }));
  await sql`insert into rank_history (id, pilot_id, rank_code, since, reason)
    select entry, id, rank, since, ${reason}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as row (entry uuid, id uuid, rank text, since timestamptz)`.execute(tx);
}
