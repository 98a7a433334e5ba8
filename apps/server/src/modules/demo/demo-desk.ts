import { sql } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import { addMonths, monthOf } from '@va/domain/months.ts';
import { nextRank } from '@va/domain/ranks/rank-progress.ts';
import { constant } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { carryOut } from '../reports/carry-out.ts';
import { moveReport } from '../reports/move-report.ts';
import { unsendAll } from '#server/kernel/messages/outbox-rows.ts';
import { askLeave } from '../leaves/ask-leave.ts';
import { raiseClaim } from '../points/raise-claim.ts';
import { findOpen, openPromotion } from '../ranks/promotions.ts';
import { appealReport } from '../reviews/appeals.ts';
import { leaveApplications } from './demo-applications.ts';
import type { DemoPilot } from './earlier-careers.ts';

/** A transaction, and a database whose acts are part of it. */
interface Desk {
  tx: Tx;
  db: Database;
  airline: Airline;
}

/** Number of decisions that the demo's pilots appeal. */
const APPEALS = 3;
const HARD_FPM = 300;
const APPEAL =
  'La toma fue con viento racheado y en la grabación de mi pantalla se ve más suave. ¿Podéis mirarla?';
const QUESTION =
  'La grabación acaba antes de la toma. ¿Se cerró el programa, o apagaste el simulador en final?';
const CLAIM = 'Creo que en ese mes falta un vuelo que hice el último día, ya de madrugada.';

/** Leaves at the desk what waits for people: appeals, a question, a leave, a verification of rank and a claim against a month. */
export async function fillDesk(
  db: Database,
  airline: Airline,
  { pilots, grounded, now }: { pilots: readonly DemoPilot[]; grounded: readonly string[]; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    // The acts open transactions; make them all use this one.
    const inside: Database = { ...db, queries: tx, transaction: (work) => work(tx) };
    const desk = { tx, db: inside, airline };
    await appealSome(desk, pilots, now);
    await askOne(tx, airline, { pilots, grounded }, now);
    const others = pilots.filter(({ callsign }) => !grounded.includes(callsign));
    await askLeaveOf(desk, others.at(-1), now);
    await askRank(desk, others, now);
    await claimMonth(desk, pilots, now);
    await leaveApplications(tx, airline, now);
    // Do not send mails about the demo.
    await unsendAll(tx);
  });
}

/** Appeals of the last decisions about a hard landing, each of another pilot. */
async function appealSome({ tx, db, airline }: Desk, pilots: readonly DemoPilot[], now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('report')
    .innerJoin('demo_thing', 'demo_thing.id', 'report.id')
    .select(['report.code', 'report.pilot_id'])
    .where('demo_thing.kind', '=', 'report')
    .where('report.state', '=', constant('accepted'))
    // The appeal is about the landing: above this rate the score loses points.
    .where(sql`abs(report.touchdown_fpm)`, '>', HARD_FPM)
    .where('report.decided_at', '>', new Date(now.getTime() - 6 * DAY_MS))
    .where('report.decided_at', '<', now)
    .orderBy('report.decided_at', 'desc')
    .orderBy('report.code')
    .execute();
  const order = new Map(pilots.map(({ id }, i) => [id, i]));
  const firsts = rows.filter(
    ({ pilot_id }, i) => rows.findIndex((other) => other.pilot_id === pilot_id) === i,
  );
  const chosen = firsts.toSorted((a, b) => (order.get(a.pilot_id) ?? 0) - (order.get(b.pilot_id) ?? 0));
  for (const { code, pilot_id: pilotId } of chosen.slice(0, APPEALS)) {
    try {
      await appealReport(db, airline, { pilotId, code }, { text: APPEAL, rules: [], evidence: [] }, now);
    } catch (error) {
      // Skip a report that may not be appealed.
      if (!(error instanceof Problem)) throw error;
    }
  }
}

/** One of the reports to decide waits for its pilot's answer. */
async function askOne(
  tx: Tx,
  airline: Airline,
  { pilots, grounded }: { pilots: readonly DemoPilot[]; grounded: readonly string[] },
  now: Date,
): Promise<void> {
  const row = await tx
    .selectFrom('report')
    .selectAll('report')
    .where('state', '=', constant('in_review'))
    .where('id', 'in', tx.selectFrom('demo_thing').select('id').where('kind', '=', 'report'))
    .orderBy('submitted_at')
    .orderBy('code')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const asker = pilots.find(({ id, callsign }) => grounded.includes(callsign) && id !== row?.pilot_id);
  if (!row || !asker) return;
  const cause = { byId: asker.id, text: QUESTION, now };
  const asked = await moveReport(tx, airline, row, { type: 'ask', byId: asker.id, text: QUESTION }, cause);
  await carryOut(tx, airline, asked.row, asked.effects, now);
}

/** The last pilot asks for a leave of two months from the next one on. */
async function askLeaveOf(desk: Desk, pilot: DemoPilot | undefined, now: Date): Promise<void> {
  if (!pilot) return;
  const months = { firstMonth: addMonths(monthOf(now.getTime()), 1), months: 2 };
  const { id } = await askLeave(desk.db, desk.airline, pilot.id, months, now);
  await desk.db.queries.insertInto('demo_thing').values({ kind: 'leave', id }).execute();
}

/** The first pilot with a rank above asks for its verification. */
async function askRank({ tx, airline }: Desk, pilots: readonly DemoPilot[], now: Date): Promise<void> {
  for (const { id: pilotId, rankCode } of pilots) {
    const next = nextRank(airline.ranks, rankCode);
    if (next === null || (await findOpen(tx, pilotId))) continue;
    const asked_at = new Date(now.getTime() - 2 * DAY_MS);
    const matter = {
      pilot_id: pilotId,
      kind: 'promotion',
      to_rank: next.code,
      state: 'asked',
      asked_at,
    } as const;
    const id = await openPromotion(tx, matter);
    await tx.insertInto('demo_thing').values({ kind: 'promotion', id }).execute();
    return;
  }
}

/** The first pilot with a closed month claims against the last one, while that could be done. */
async function claimMonth({ tx, db }: Desk, pilots: readonly DemoPilot[], now: Date): Promise<void> {
  const ids = pilots.map(({ id }) => id);
  const statement = await tx
    .selectFrom('month_statement')
    .select(['pilot_id', 'month', 'claims_until'])
    .where('pilot_id', 'in', ids)
    .where('claims_until', 'is not', null)
    .orderBy('month', 'desc')
    .orderBy('pilot_id')
    .executeTakeFirst();
  if (!statement?.claims_until) return;
  const { pilot_id, month, claims_until } = statement;
  const at = new Date(Math.min(now.getTime(), claims_until.getTime() - DAY_MS));
  const { id } = await raiseClaim(db, pilot_id, { month, text: CLAIM }, at);
  await tx.insertInto('demo_thing').values({ kind: 'points_claim', id }).execute();
}
