import {
  figureErrors,
  figuresOf,
  type PilotFigures,
  type RankFigures,
  ranksInForce,
  touchedBy,
  type TouchedPilots,
} from '@va/domain/ranks/written-ranks.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { sql } from 'kysely';
import { Problem, refuseFields } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { beforeLastChange, lockEntry, openEntry, writeEntry } from '../desk-entries/change-entry.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';
import { pilotTotals } from '../flown/pilot-totals.ts';
import { deskRanks, readFigures } from './desk-ranks.ts';

const ACTS = {
  'rank.figures-changed': 'lo ha cambiado',
  'rank.figures-undone': 'ha deshecho el último cambio',
};

/** Id of an advisory lock (any number) for writing ranks' figures, since each rank's are bounded by its neighbours'. */
const LOCK = 736_271;

/** A rank in the version that the caller read; 0 if only the content has its figures. */
export interface SeenRank {
  code: string;
  version: number;
}

/** A rank's figures after an act. */
export interface LeftRank extends SeenRank, RankFigures {}

/**
 * Computes which pilots other figures would affect; changes nothing. Throws `datos-no-validos` with each wrong field.
 */
export async function tryFigures(
  queries: Queries,
  { ranks }: Airline,
  code: string,
  figures: RankFigures,
): Promise<TouchedPilots> {
  if (!ranks.some((rank) => rank.code === code)) throw new Problem('no-encontrado');
  refuseFields(figureErrors(ranks, code, figures));
  return touchedBy(ranks, code, figures, await readPilots(queries));
}

/**
 * Changes the points and hours that a rank requires. Pilots keep their ranks, and proposed promotions stand. Throws
 * `datos-no-validos` and `cambiado-entretanto`.
 */
export function changeFigures(
  db: Database,
  airline: Airline,
  seen: SeenRank,
  { reason, ...figures }: RankFigures & { reason: string },
  by: By,
): Promise<LeftRank> {
  return db.transaction(async (tx) => {
    await lockFigures(tx, airline, seen.code);
    await openEntry(tx, 'rank', seen.code);
    return write(tx, airline, seen, { action: 'rank.figures-changed', reason, figures }, by);
  });
}

/** Undoes the last change of a rank's figures; a second call undoes the undoing. Throws as above. */
export function undoFigures(
  db: Database,
  airline: Airline,
  seen: SeenRank,
  reason: string | undefined,
  by: By,
): Promise<LeftRank> {
  return db.transaction(async (tx) => {
    await lockFigures(tx, airline, seen.code);
    return write(tx, airline, seen, { action: 'rank.figures-undone', reason }, by);
  });
}

interface Act {
  action: keyof typeof ACTS;
  reason: string | undefined;
  /** The new figures; by default those from before the last change. */
  figures?: RankFigures;
}

async function write(
  tx: Tx,
  { contentRanks }: Airline,
  { code, version }: SeenRank,
  { action, reason, figures }: Act,
  by: By,
): Promise<LeftRank> {
  const entry = await lockEntry(tx, { kind: 'rank', key: code, version }, ACTS);
  const value = figures ?? readFigures(await beforeLastChange(tx, entry));
  const written = deskRanks(await fetchEntries(tx));
  const now = ranksInForce(contentRanks, written);
  const own = contentRanks.find((rank) => rank.code === code);
  const next = value ?? (own ? figuresOf(own) : { points: 0, hours: 0 });
  // Check undone figures too: those of the neighbouring ranks may have changed.
  const errors = figureErrors(now, code, next);
  if (figures === undefined && errors[0] !== undefined)
    throw new Problem('datos-no-validos', {
      detail: `No se deshace solo: ${errors[0].message}. Cambia antes el otro rango.`,
      errors: errors.map(({ field, message }) => ({ pointer: `/${field}`, message })),
    });
  refuseFields(errors);
  const act = { capability: 'rules.activate', action, acts: ACTS, reason } as const;
  const left = await writeEntry(tx, entry, value, act, by);
  return { code, version: left, points: next.points, hours: next.hours };
}

/** Locks all ranks' figures until the transaction ends. Throws `no-encontrado` if the rank does not exist. */
async function lockFigures(tx: Tx, { contentRanks }: Airline, code: string): Promise<void> {
  if (!contentRanks.some((rank) => rank.code === code)) throw new Problem('no-encontrado');
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
}

/** Points and hours of everybody who may be promoted, with their rank. */
async function readPilots(queries: Queries): Promise<PilotFigures[]> {
  const rows = await queries
    .selectFrom('pilot')
    .select(['id', 'rank_code'])
    .where('status', 'in', FLYING)
    .execute();
  const totalsOf = await pilotTotals(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, rank_code: rank }) => {
    const { points, minutes } = totalsOf(id);
    return { rank, points, minutes };
  });
}
