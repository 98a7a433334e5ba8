import {
  figureErrors,
  figuresOf,
  type PilotFigures,
  type RankFigures,
  ranksInForce,
  touchedBy,
  type TouchedPilots,
} from '@va/domain/ranks/written-ranks.ts';
import { FLYING } from '@va/domain/account/flying.ts';
import { sql } from 'kysely';
import { Problem, refuseFields } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { beforeLastChange, lockEntry, openEntry, writeEntry } from '../desk-entries/change-entry.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';
import { pilotTotals } from '../flown/pilot-totals.ts';
import { deskRanks, readFigures } from './desk-ranks.ts';

const ACTS = {
  'rank.figures-changed': 'lo ha cambiado',
  'rank.figures-undone': 'ha deshecho el último cambio',
};

/** Any number: who writes figures of a rank holds it, since each is bounded by those of its neighbours. */
const LOCK = 736_271;

/** A rank as whoever changes it has read it; its version is 0 where only the content speaks of its figures. */
export interface SeenRank {
  code: string;
  version: number;
}

/** The figures of a rank as an act has left them. */
export interface LeftRank extends SeenRank, RankFigures {}

/** Whom other figures would touch; changes nothing. Throws `datos-no-validos` with each field that is wrong. */
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
 * Changes the figures that a rank asks for. Whoever has the rank keeps it, and what was proposed stands. Throws
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

/** Puts figures back as the last change found them; done again, that is undone too. Throws as above. */
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
  /** What it will ask for; without them, what the last change found. */
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
  // Also of what is undone: the ranks beside it may ask for something else by now.
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

/** Lets nobody else write figures until the transaction ends. Throws `no-encontrado` where there is no such rank. */
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
