import type { AccountStatus } from '@va/domain/account/account.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { EventSignupTable } from '#server/db/tables.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';

/** Sign-ups and participation of events. */
export interface EventFacts {
  signUps: readonly EventSignupTable[];
  tookPart: ReadonlyMap<string, number>;
}

/** The pilot who looks. */
export interface EventPilotFacts {
  id: string;
  status: AccountStatus;
  rank: string;
}

/** Sign-ups and how many took part, of these events. */
export async function readEventFacts(queries: Queries, ids: readonly string[]): Promise<EventFacts> {
  if (ids.length === 0) return { signUps: [], tookPart: new Map() };
  const [signUps, counted] = await Promise.all([
    queries.selectFrom('event_signup').selectAll().where('event_id', 'in', ids).execute(),
    standingEntries(queries)
      .where('entry.reason', '=', constant('event'))
      .where('entry.subject', 'in', ids)
      .select('entry.subject')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .groupBy('entry.subject')
      .execute(),
  ]);
  return { signUps, tookPart: new Map(counted.map(({ subject, count }) => [subject, Number(count)])) };
}

/** The slots of all other signed-up pilots, ms since 1970; null for a pilot without a slot. */
export function othersOf(signed: readonly EventSignupTable[], pilotId: string): (number | null)[] {
  return signed.filter(({ pilot_id }) => pilot_id !== pilotId).map(({ slot }) => slot?.getTime() ?? null);
}
