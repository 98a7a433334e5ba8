/**
 * What a process may keep in memory, by what it was read from. The database tells every process when it changes: the
 * triggers of migrations 0350, 0351, 0413 and 0421 and `WATCHED` name the same tables.
 */
export const TOPICS = [
  'account',
  'timetable',
  'fleet',
  'places',
  'notices',
  'tours',
  'events',
  'rules',
  'settings',
  'record',
  'bookings',
  'callsigns',
] as const;
export type Topic = (typeof TOPICS)[number];

export const isTopic = (word: string): word is Topic => TOPICS.some((topic) => topic === word);

/** Tables whose changes are told; of some, where one of these columns is set, a row is added or one goes. */
export const WATCHED: Readonly<Record<string, readonly string[] | 'any'>> = {
  sign_in: ['pilot_id', 'token_hash', 'stage', 'revoked_at'],
  pilot: ['callsign', 'name', 'status', 'roles', 'capabilities', 'positions'],
  totp: ['pilot_id', 'confirmed_at'],
  passkey: ['pilot_id'],
  api_key: ['pilot_id', 'created_by', 'service', 'scopes', 'secret_hash', 'expires_at', 'revoked_at'],
  timetable_revision: 'any',
  aircraft: 'any',
  aircraft_event: 'any',
  report: [
    'aircraft_id',
    'pilot_id',
    'dep_icao',
    'arr_icao',
    'off_block',
    'on_block',
    'created_at',
    'state',
    'standing',
    'outcome',
    'score',
  ],
  hours_entry: 'any',
  points_entry: 'any',
  award_grant: 'any',
  notice_ack: 'any',
  pilot_transfer: 'any',
  booking: 'any',
  company_notice: 'any',
  tour_closure: 'any',
  airline_event: 'any',
  rules_version: 'any',
  setting: 'any',
  brought_airport: 'any',
  desk_entry: 'any',
};

/** What another table's own trigger changes of them. */
const BEHIND: Readonly<Record<string, string>> = { flight: 'timetable_revision' };

const WRITE = /\b(insert into|update|delete from|truncate(?: table)?)\s+"?(\w+)"?/gi;
/** Statements that are looked at once, at most, and how long each may be: one that writes many rows is long and seldom the same. */
const MOST_TEXTS = 2000;
const MOST_SIGNS = 4000;
const known = new Map<string, boolean>();

/** Whether a statement may change what processes keep; now and then it does not, which costs a question. */
export function writesWatched(sql: string): boolean {
  const before = known.get(sql);
  if (before !== undefined) return before;
  const found = [...sql.matchAll(WRITE)].some(([, act = '', name = ''], index, all) => {
    const columns = WATCHED[BEHIND[name.toLowerCase()] ?? name.toLowerCase()];
    if (columns === undefined) return false;
    if (columns === 'any' || act.toLowerCase() !== 'update') return true;
    // What is set stands before the condition.
    const [set = ''] = sql.slice(all[index]?.index).split(/\bwhere\b/i, 1);
    const words = new Set(set.toLowerCase().match(/\w+/g));
    return columns.some((column) => words.has(column));
  });
  if (sql.length > MOST_SIGNS) return found;
  if (known.size >= MOST_TEXTS) known.clear();
  known.set(sql, found);
  return found;
}
