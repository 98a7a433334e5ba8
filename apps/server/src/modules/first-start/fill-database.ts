import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { fillSecondCodes } from '#server/kernel/airline/own-code.ts';
import { addPilot } from '../accounts/pilot-rows.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';
import { fillFleet } from '../fleet/aircraft-rows.ts';
import { deskPoints } from '../ledgers/desk-points.ts';
import { pointsText } from '../ledgers/points-text.ts';
import { ensurePointsVersion } from '../ledgers/points-version.ts';
import { startRankHistories } from '../ranks/set-rank.ts';
import { ensureVersion } from '../rules/rules-versions.ts';
import { fillTimetable } from '../timetable/timetable-flights.ts';
import { expectOwnDatabase } from './own-database.ts';

/** Id of an advisory lock (any number): of several processes that start at once, one fills the database. */
const LOCK = 736_214;

/**
 * Brings ranks, second codes of airports, tails and points rules up to date with the content, makes the first timetable, puts the first scoring rules
 * in force and, in a database without pilots, their accounts: active, with no password until somebody gives them a link.
 * Answers how many accounts it made. Throws `StartRefused`, with nothing changed, where the accounts are those of another airline.
 */
export function fillDatabase(db: Database, airline: Airline, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lock(tx);
    const accounts = await tx
      .selectFrom('pilot')
      .select('callsign')
      .where('callsign', 'is not', null)
      .execute();
    expectOwnDatabase(
      airline,
      accounts.flatMap(({ callsign }) => callsign ?? []),
    );
    for (const [position, { code, title }] of airline.ranks.entries())
      await tx
        .insertInto('rank')
        .values({ code, title, position })
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ title, position }))
        .execute();
    await fillSecondCodes(tx, airline.operations);
    await fillFleet(tx, airline.operations);
    await fillTimetable(tx, airline.operations, now);
    await ensureVersion(tx, airline.scoring, now);
    const written = deskPoints(await fetchEntries(tx));
    await ensurePointsVersion(tx, pointsText(airline.operations.pointsText, written), now);
    await tx
      .insertInto('platform_start')
      .values({ started_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const any = await tx.selectFrom('pilot').select('id').limit(1).executeTakeFirst();
    if (any) return 0;
    for (const pilot of airline.pilots) await addKnownPilot(tx, airline, pilot, now);
    return airline.pilots.length;
  });
}

async function lock(tx: Tx) {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
}

/** A pilot of the content who is not in the database yet. */
export interface KnownPilot {
  callsign: string;
  name: string | null;
  position: string | undefined;
  rankCode: string;
}

/** Makes an active account without a password; answers its id. */
export async function addKnownPilot(
  tx: Tx,
  airline: Airline,
  { callsign, name, position, rankCode }: KnownPilot,
  now: Date,
): Promise<string> {
  const id = uuid();
  const pilot = {
    id,
    callsign,
    name,
    base_icao: airline.baseIcao,
    status: 'active',
    rank_code: rankCode,
    positions: position === undefined ? [] : [position],
    joined_at: now,
    min_age_ok: true,
  } as const;
  await addPilot(tx, pilot, now);
  const joined = { id, rank: rankCode, since: now.toISOString() };
  await startRankHistories(tx, [joined], 'Al empezar la plataforma');
  return id;
}
