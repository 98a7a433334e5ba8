import { countOf } from '@va/domain/numbers.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { sql } from 'kysely';
import { addMonthsTo } from '@va/domain/months.ts';
import { rankWithoutInstruction } from '@va/domain/ranks/rank-progress.ts';
import { constant } from '#server/db/constants.ts';
import type { Database } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { tellStaff } from '../rights/tell-staff.ts';
import { findOpen, openPromotion, proposeIfComplete } from './promotions.ts';
import { findOpenAppeal } from './open-appeal.ts';

/** Staff are reminded this many days before the time for a decision ends. */
const REMIND_DAYS = 3;

/** Id of an advisory lock (any number) for sending the reminders. */
const LOCK = 736_261;

/** Every day: reminds staff of promotions to decide, and of instructors who have signed nothing for long. No rank changes by itself. */
export const rankDates = (airline: Airline): JobKind => ({
  kind: 'rank-dates',
  cron: '25 6 * * *',
  async run({ db, clock }) {
    const now = clock();
    const proposed = await proposeDue(db, airline, now);
    return { proposed, reminded: await remind(db, airline, now), idle: await tellIdle(db, airline, now) };
  },
});

/** Points and hours may come after the verification, so pilots with a signed sheet are looked at again. */
async function proposeDue(db: Database, airline: Airline, now: Date): Promise<number> {
  const signed = db.queries.selectFrom('qualification').where('result', '=', 'pass');
  const rows = await db.queries
    .selectFrom('pilot')
    .select('id')
    .where('status', '=', constant('active'))
    .where((is) =>
      is.or([
        is('id', 'in', signed.select('pilot_id')),
        is('id', 'in', signed.select('signed_by as pilot_id')),
      ]),
    )
    .orderBy('id')
    .execute();
  let proposed = 0;
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      await lockPilot(tx, id);
      if (await proposeIfComplete(tx, airline, id, now)) proposed += 1;
    });
  return proposed;
}

async function remind(db: Database, airline: Airline, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    // A slow run may be started a second time: the second waits for this lock, and then finds all reminders marked as
    // sent.
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const due = await tx
      .selectFrom('promotion')
      .select('id')
      .where('state', '=', constant('proposed'))
      .where('reminded_at', 'is', null)
      .where('due_at', '<=', new Date(now.getTime() + REMIND_DAYS * DAY_MS))
      .execute();
    if (due.length === 0) return 0;
    // Send messages (which lock pilots) before locking promotions, in the usual order, to avoid a deadlock.
    await tellStaff(tx, airline, 'promotions.grant', {
      kind: 'promotion.due',
      title: 'Hay ascensos por decidir',
      body: 'A una propuesta le quedan tres días o menos de su plazo.',
      link: '/plataforma/mesa/promociones',
    });
    const ids = due.map(({ id }) => id);
    await tx.updateTable('promotion').set({ reminded_at: now }).where('id', 'in', ids).execute();
    return due.length;
  });
}

/**
 * Opens a case for staff about each instructor who has signed nothing for the rules' time, but not too often. The time
 * before the account existed here does not count, since its signatures are unknown.
 */
async function tellIdle(db: Database, airline: Airline, now: Date): Promise<number> {
  const lower = rankWithoutInstruction(airline.ranks);
  const instructors = airline.ranks.filter(({ instructor }) => instructor).map(({ code }) => code);
  if (lower === null || instructors.length === 0) return 0;
  const months = airline.operations.points.promotions.instructionMonths;
  const before = new Date(addMonthsTo(now.getTime(), -months));
  const { rows } = await sql<{ id: string }>`
    select pilot.id from pilot where status = 'active' and rank_code in (${sql.join(instructors)})
      and greatest(
        (select max(since) from rank_history where rank_history.pilot_id = pilot.id),
        (select min(given_at) from callsign_assignment where callsign_assignment.pilot_id = pilot.id),
        (select max(signed_at) from qualification where signed_by = pilot.id),
        (select max(decided_at) from promotion where promotion.pilot_id = pilot.id and kind = 'instruction')
      ) <= ${before}`.execute(db.queries);
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      const { callsign } = await lockPilot(tx, id);
      if ((await findOpen(tx, id)) || (await findOpenAppeal(tx, id))) return;
      await openPromotion(tx, {
        pilot_id: id,
        kind: 'instruction',
        to_rank: lower.code,
        state: 'asked',
        asked_at: now,
      });
      await tellPilot(tx, id, {
        kind: 'rank.instruction',
        title: 'Llevas tiempo sin instruir',
        body: `Hace ${countOf(months, 'mes', 'meses')} que no firmas ninguna hoja. Tu rango no cambia solo: una persona del equipo lo hablará contigo.`,
        link: '/plataforma/puntos',
      });
      const message = {
        kind: 'promotion.instruction',
        title: `${callsign ?? 'Un instructor'} lleva tiempo sin instruir`,
        body: `Hace ${countOf(months, 'mes', 'meses')} que no firma ninguna hoja. Su rango no cambia solo: habla con esa persona, y en la mesa se decide.`,
        link: '/plataforma/mesa/promociones',
      };
      await tellStaff(tx, airline, 'training', message, id);
    });
  return rows.length;
}
