import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { STANDING } from '../statistics/boards.ts';
import { figuresOfMonth } from '../statistics/past-months.ts';

/** SQL condition: the flight of the report `r` counts. */
const counts = sql`(r.outcome in ('valid', 'training')
  and (r.state = 'accepted' or (r.state = 'appealed' and r.standing = 'accepted')))`;
/** SQL condition: it also gives points; imported flights brought theirs as a balance, and training gives none. */
const earns = sql`(${counts} and r.outcome = 'valid' and r.source <> 'import')`;
/** SQL for a table's entries that were not reversed. */
const standing = (table: string) => sql`
  e.reverses_id is null and not exists (select from ${sql.table(table)} undo where undo.reverses_id = e.id)`;

/** Most faults of one kind that are named. */
export const MOST_NAMED = 20;

/** Something that must be true of the whole database. */
interface Check {
  /** In Spanish, for the person who runs the command. */
  what: string;
  /** Finds at most `MOST_NAMED` violations; names only callsigns, codes and numbers. */
  find(queries: Queries): Promise<string[]>;
}

/** Invariants of the ledgers of points and hours. */
const LEDGER_CHECKS: readonly Check[] = [
  check(
    'Puntos: cada apunte sigue al anterior, resta como mucho lo que hay y deja el saldo que dice',
    sql`
      select p.callsign, e.seq from (
        select l.*, row_number() over w as place,
          coalesce(sum(applied) over (w rows between unbounded preceding and 1 preceding), 0) as before,
          row_number() over (partition by pilot_id, reason, subject order by seq) > 1 as again
        from points_entry l window w as (partition by pilot_id order by seq)
      ) e join pilot p on p.id = e.pilot_id
      where e.seq <> e.place
        or case when e.again then e.applied not between least(0, e.nominal) and greatest(0, e.nominal)
          else e.applied <> greatest(e.nominal, -e.before) end
        or e.balance_after <> e.before + e.applied`,
  ),
  check(
    'Puntos: cada anulación deshace un apunte del mismo piloto, y mueve como mucho lo que él decía',
    sql`
      select p.callsign, e.seq from points_entry e
      join pilot p on p.id = e.pilot_id
      left join points_entry undone on undone.id = e.reverses_id
      where (e.reason = 'reversal') <> (e.reverses_id is not null)
        or undone.pilot_id <> e.pilot_id
        or (undone.id is not null and e.nominal not between least(0, -undone.nominal) and greatest(0, -undone.nominal))`,
  ),
  check(
    'Puntos: nada está apuntado dos veces',
    sql`
      select p.callsign, e.reason, e.subject from points_entry e
      join pilot p on p.id = e.pilot_id
      where ${standing('points_entry')}
      group by p.callsign, e.pilot_id, e.reason, e.subject having count(*) > 1`,
  ),
  check(
    'Puntos: un vuelo que no cuenta no da puntos',
    sql`
      select r.code, e.reason from points_entry e
      join report r on r.id = e.report_id
      where e.reason not in ('reversal', 'cheating') and ${standing('points_entry')} and not ${earns}`,
  ),
  check(
    'Puntos: un vuelo que cuenta tiene su base, una vez',
    sql`
      select r.code from report r
      left join points_entry e on e.report_id = r.id
        and e.reason in ('base', 'manual', 'second_pilot') and ${standing('points_entry')}
      where ${earns} group by r.code having count(e.id) <> 1`,
  ),
  check(
    'Horas: un vuelo que cuenta suma su bloque, y otro nada',
    sql`
      select r.code, sum(h.minutes) as minutes from report r
      left join hours_entry h on h.report_id = r.id and h.pilot_id = r.pilot_id
      group by r.id
      having coalesce(sum(h.minutes), 0) <> case when ${counts} then coalesce(r.block_min, 0) else 0 end`,
  ),
];

/** Makes a check of a query for the wrong rows. */
function check(what: string, query: RawBuilder<unknown>): Check {
  return {
    what,
    async find(queries) {
      const { rows } = await sql<Record<string, unknown>>`
        select * from (${query}) wrong limit ${sql.lit(MOST_NAMED)}`.execute(queries);
      return rows.map((row) => Object.values(row).join(' '));
    },
  };
}

const AUDIT = check(
  'Auditoría: la cadena está entera',
  sql`select 'asiento ' || seq from (select audit_break() as seq) chain where seq is not null`,
);

const FLIGHTS: readonly Check[] = [
  check(
    'Vuelos: un vuelo en curso tiene su reserva en vuelo, y al revés',
    sql`
      select b.code from booking b
      where b.state = 'flying'
        and not exists (select from report r where r.booking_id = b.id and r.state in ('in_progress', 'draft'))
      union all
      select r.code from report r join booking b on b.id = r.booking_id
      where r.state = 'in_progress' and b.state <> 'flying'`,
  ),
  check(
    'Grabaciones: los puntos que se dieron por guardados están',
    sql`
      select r.code from report_recording k
      join report r on r.id = k.report_id
      left join telemetry_batch t on t.report_id = k.report_id
      where k.thinned_at is null
      group by r.code, k.points having coalesce(sum(t.points), 0) < k.points`,
  ),
  check(
    'Informes: el estado de cada uno es el último de su historia',
    sql`
      select r.code from report r
      join lateral (
        select to_state from report_transition t where t.report_id = r.id order by at desc, id desc limit 1
      ) last on true
      where last.to_state <> r.state`,
  ),
];

/** Checks that stored sums equal the sums of the flights. */
export const FIGURE_CHECKS: readonly Check[] = [
  {
    what: 'Sumas: las de cada mes son las de sus vuelos',
    find: (queries) =>
      check(
        '',
        sql`
          select past_month.month from past_month, lateral ${figuresOfMonth(queries)} figures
          where (past_month.flights, past_month.landings) <> (figures.flights, figures.landings)
          order by past_month.month`,
      ).find(queries),
  },
  check(
    'Sumas: el lugar de cada piloto en las tablas es el que dicen sus vuelos',
    sql`
      select p.callsign from board_standing join pilot p on p.id = board_standing.pilot_id, lateral ${STANDING} stands
      where (board_standing.earlier, board_standing.recent, board_standing.airports, board_standing.dep_icao,
          board_standing.arr_icao, board_standing.distance_nm)
        is distinct from (stands.earlier, stands.recent, stands.airports, stands.dep_icao, stands.arr_icao,
          stands.distance_nm)`,
  ),
];

export const CHECKS: readonly Check[] = [AUDIT, ...LEDGER_CHECKS, ...FLIGHTS, ...FIGURE_CHECKS];

export interface Finding {
  what: string;
  /** The found faults; empty if there are none. */
  faults: string[];
}

/** Tolerated difference of another machine's clock, ms; a larger one means that a clock was wrong. */
const TOLERATED_MS = DAY_MS;

/** Runs all checks on one snapshot of the database; with `now`, also looks for times in the future. */
export function verify(db: Database, now?: Date): Promise<Finding[]> {
  return db.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const findings: Finding[] = [];
    for (const { what, find } of CHECKS) findings.push({ what, faults: await find(tx) });
    if (now)
      findings.push({
        what: 'Fechas: nada ha pasado después de ahora, según el reloj de esta máquina',
        faults: await actsOfTheFuture(tx, now),
      });
    return findings;
  });
}

/** Finds rows dated in the future: a Spanish sentence for each kind, with the count and the latest time. */
export async function actsOfTheFuture(queries: Queries, now: Date): Promise<string[]> {
  const after = new Date(now.getTime() + TOLERATED_MS);
  const { rows } = await sql<{ what: string; count: number; last: Date }>`
    select what, count(at)::int4 as count, max(at) as last from (
      select 'auditoría' as what, at from audit_entry where at > ${after}
      union all select 'historia de informes', at from report_transition where at > ${after}
      union all select 'apuntes de puntos', posted_at from points_entry where posted_at > ${after}
      union all select 'cierres de mes', started_at from closure where started_at > ${after}
      union all select 'cambios de cuentas', at from account_change where at > ${after}
    ) future group by what order by what`.execute(queries);
  return rows.map(({ what, count, last }) => `${what}: ${count}, hasta ${last.toISOString()}`);
}
