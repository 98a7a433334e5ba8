import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

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
export interface Check {
  /** In Spanish, for the person who runs the command. */
  what: string;
  /** Finds at most `MOST_NAMED` violations; names only callsigns, codes and numbers. */
  find(queries: Queries): Promise<string[]>;
}

/** Invariants of the ledgers of points and hours. */
export const LEDGER_CHECKS: readonly Check[] = [
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
export function check(what: string, query: RawBuilder<unknown>): Check {
  return {
    what,
    async find(queries) {
      const { rows } = await sql<Record<string, unknown>>`
        select * from (${query}) wrong limit ${sql.lit(MOST_NAMED)}`.execute(queries);
      return rows.map((row) => Object.values(row).join(' '));
    },
  };
}
