import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '@va/domain/durations.ts';
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
import { raiseClaim } from '../points/claims.ts';
import { findOpen, openPromotion } from '../ranks/promotions.ts';
import { appealReport } from '../reviews/appeals.ts';
import type { DemoPilot } from './earlier-careers.ts';
import { givenAnswers, type Question } from '@va/domain/applications/question.ts';
import { v7 as uuid } from 'uuid';
import { keepApplication } from '../applications/application-rows.ts';

/** Invented applicants with mail addresses that lead nowhere, the oldest application first. */
const PEOPLE = [
  {
    name: 'Lucía Herrera',
    email: 'lucia@example.org',
    hours: 70,
    vatsim: 1_700_001,
    words: 'Vuelo desde hace años por mi cuenta y echo de menos un horario y compañeros.',
  },
  {
    name: 'Marcos Vidal',
    email: 'marcos@example.org',
    hours: 41,
    vatsim: null,
    words: 'Vengo de otra compañía virtual que ha cerrado y me gusta cómo contáis los vuelos.',
  },
  {
    name: 'Nerea Castro',
    email: 'nerea@example.org',
    hours: 9,
    vatsim: 1_700_003,
    words: 'Estoy empezando y quiero aprender bien los procedimientos con vosotros.',
  },
];

/** Leaves a few applications at the desk, where the airline takes them. */
async function leaveApplications(tx: Tx, { applications }: Airline, now: Date): Promise<void> {
  if (!applications) return;
  for (const [i, { name, email, hours, vatsim, words }] of PEOPLE.entries()) {
    const answers = answersOf(applications.questions, words, i);
    const id = uuid();
    const at = new Date(now.getTime() - hours * HOUR_MS);
    await keepApplication(tx, {
      id,
      state: 'waiting',
      name,
      email,
      vatsim_cid: applications.networkIds === 'ninguno' ? null : vatsim,
      ivao_vid: null,
      answers: givenAnswers(applications.questions, answers),
      token_hash: null,
      sent_at: at,
      confirmed_at: at,
    });
    await tx.insertInto('demo_thing').values({ kind: 'application', id }).execute();
  }
}

/** Answers for a form's questions: `words` for the first text question; the choices of a question by turns. */
function answersOf(questions: readonly Question[], words: string, turn: number): Record<string, string> {
  const first = questions.find(({ kind }) => kind === 'words');
  return Object.fromEntries(
    questions.flatMap((question) => {
      if (question.kind === 'choice')
        return [[question.id, question.choices[turn % question.choices.length] ?? '']];
      return question === first ? [[question.id, words.slice(0, question.most)]] : [];
    }),
  );
}

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
