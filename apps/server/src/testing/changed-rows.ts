import type { AllRows } from './all-rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tables of sessions, limits and repeats, and of the chain of the audit's digests: they say nothing of an act. */
const LEFT_OUT = new Set(['sign_in', 'rate_limit', 'idempotency', 'password', 'totp', 'audit_start']);
/** Columns that differ in every run. */
const BY_CHANCE = new Set(['hash', 'previous_hash', 'request_id', 'sign_in_id', 'ip_hash', 'rules_version']);

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(?:\+00:00|Z)/g;

/**
 * What acts changed in a database, as text that is the same in every run: ids and codes are named by their table and the
 * order in which they were made, times of the database's own clock are «now». It remembers the names from act to act.
 */
export function changedRows() {
  const names = new Map<string, string>();
  const made = new Map<string, number>();
  const began = Math.floor(Date.now() / 1000) * 1000;
  /** Of the database's own clock: it has parts of a second, which may by chance be none, or was read since this began. */
  const isOfDatabase = (at: string, fraction: string | undefined) =>
    fraction !== undefined || (Date.parse(at) >= began && Date.parse(at) <= Date.now());

  const learn = (all: AllRows) => {
    for (const [table, rows] of Object.entries(all))
      for (const row of rows.toSorted(byId)) {
        const name = () => {
          const n = (made.get(table) ?? 0) + 1;
          made.set(table, n);
          return table === 'pilot' && typeof row['callsign'] === 'string'
            ? `${row['callsign']}#${n}`
            : `${table}#${n}`;
        };
        const { id, code } = row;
        if (typeof id === 'string' && !names.has(id)) names.set(id, name());
        if ((table === 'report' || table === 'booking') && typeof code === 'string')
          names.set(code, `code of ${names.get(String(id))}`);
      }
  };

  const plain = (table: string, row: Row): string => {
    const shown = Object.fromEntries(
      Object.entries(row).filter(([column, value]) => value !== null && !BY_CHANCE.has(column)),
    );
    const text = JSON.stringify(shown)
      .replaceAll(UUID, (id) => names.get(id) ?? 'id')
      .replaceAll(INSTANT, (at, fraction?: string) => (isOfDatabase(at, fraction) ? 'now' : at));
    return `${table} ${codesIn(text)}`;
  };
  const codesIn = (text: string) =>
    text.replaceAll(/[0-9A-Z]{6,12}/g, (word) => (UUID.test(word) ? word : (names.get(word) ?? word)));

  return {
    /** Names what is there before the first act. */
    learn,
    /** The lines of what is there no longer (`-`) and what is there now (`+`), in an order of their own. */
    between(before: AllRows, after: AllRows): string[] {
      learn(after);
      return Object.keys(after)
        .filter((table) => !LEFT_OUT.has(table))
        .flatMap((table) => {
          const [old, now] = [before, after].map(
            (all) => new Set((all[table] ?? []).map((row) => plain(table, row))),
          );
          return [
            ...[...(old ?? [])].filter((line) => !now?.has(line)).map((line) => `- ${line}`),
            ...[...(now ?? [])].filter((line) => !old?.has(line)).map((line) => `+ ${line}`),
          ].toSorted();
        });
    },
  };
}

/** Ids are of the time at which they were made. */
function byId(one: Row, other: Row): number {
  return String(one['id']) < String(other['id']) ? -1 : 1;
}
