import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { fillSecondCodes } from '#server/kernel/airline/own-code.ts';
import { addPilot } from '../accounts/pilot-rows.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';
import { fillFleet } from '../fleet/aircraft-rows.ts';
import { deskPoints, pointsText, ensurePointsVersion } from '../ledgers/written-points.ts';
import { startRankHistories } from '../ranks/set-rank.ts';
import { ensureVersion } from '../rules/rules-versions.ts';
import { fillTimetable } from '../timetable/timetable-flights.ts';
import { countOf } from '@va/domain/numbers.ts';
import { StartRefused } from '#server/db/database-error.ts';

/** Whether a database, or a backup, is this airline's: its pilots say so. */

type Named = Pick<Airline, 'name' | 'callsign' | 'pilots'>;

/** Most pilots that a refusal names. */
const NAMED = 3;

/**
 * Whether pilots are this airline's. One fitting callsign is enough, since callsigns change over the years: one that
 * fits the airline's pattern, one with the same prefix, or one of a pilot in its files. Erased accounts have none.
 */
function isOwn({ callsign: { pattern, example }, pilots }: Named, callsigns: readonly string[]): boolean {
  const start = /^[A-Z]*/.exec(example)?.[0] ?? '';
  const known = new Set(pilots.map((pilot) => pilot.callsign));
  return callsigns.some(
    (callsign) =>
      pattern.test(callsign) || known.has(callsign) || (start !== '' && callsign.startsWith(start)),
  );
}

/** The first sentence of a refusal; undefined if the pilots are this airline's, or there are none. */
function othersSentence(
  airline: Named,
  callsigns: readonly string[],
  thing: 'La base de datos' | 'La copia',
): string | undefined {
  if (callsigns.length === 0 || isOwn(airline, callsigns)) return undefined;
  const some = callsigns.toSorted().slice(0, NAMED).join(', ');
  const pilots =
    callsigns.length === 1
      ? `su único piloto (${some}) no tiene`
      : `ninguno de sus ${countOf(callsigns.length, 'piloto', 'pilotos')} (${some}${callsigns.length > NAMED ? '…' : ''}) tiene`;
  return `${thing} es de otra aerolínea: ${pilots} un indicativo de ${airline.name}, como ${airline.callsign.example}.`;
}

/** Throws `StartRefused` where the database belongs to another airline. */
function expectOwnDatabase(airline: Named, callsigns: readonly string[]): void {
  const others = othersSentence(airline, callsigns, 'La base de datos');
  if (others !== undefined)
    throw new StartRefused(
      `${others} Elige otra con DATA_DIR o DATABASE_URL; si era de prueba, borra su carpeta (data/database). Si es la misma aerolínea con otros indicativos, haz que «callsign.pattern», en content/airline.yaml, admita también los de antes.`,
    );
}

/** Throws `StartRefused` where a backup belongs to another airline. */
export function expectOwnBackup(airline: Named, callsigns: readonly string[]): void {
  const others = othersSentence(airline, callsigns, 'La copia');
  if (others !== undefined)
    throw new StartRefused(
      `${others} No se ha restaurado nada. Usa otra copia, o pon antes el content/ de la suya. Si es la misma aerolínea con otros indicativos, haz que «callsign.pattern», en content/airline.yaml, admita también los de antes.`,
    );
}

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
