import type { Database } from '#server/db/database.ts';
import type { AppealDecision } from '../appeals/appeal-acts.ts';
import { decideSanctionAppeal } from '../sanctions/decide-sanction-appeal.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { decidePromotionAppeal } from '../ranks/decide-promotion-appeal.ts';

/** Decides an appeal against a sanction or over a rank. Throws «no-encontrado» for any other. */
export async function decideAppeal(
  db: Database,
  airline: Airline,
  id: string,
  decision: AppealDecision,
  by: By,
): Promise<void> {
  const appeal = await db.queries
    .selectFrom('appeal')
    .select('promotion_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const decide = appeal?.promotion_id ? decidePromotionAppeal : decideSanctionAppeal;
  await decide(db, airline, id, decision, by);
}
