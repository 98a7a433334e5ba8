import type { AccountStatus } from '@va/domain/account/account.ts';
import type { Queries } from '#server/db/database.ts';

/** Who signed up for an event. */
export interface SignUpRow {
  event_id: string;
  pilot_id: string;
  slot: Date | null;
  signed_at: Date;
}

/** What is read of events besides themselves. */
export interface EventFacts {
  signUps: readonly SignUpRow[];
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
    queries
      .selectFrom('points_entry as entry')
      .leftJoin('points_entry as undone', 'undone.reverses_id', 'entry.id')
      .where('entry.reason', '=', 'event')
      .where('entry.subject', 'in', ids)
      .where('undone.id', 'is', null)
      .select('entry.subject')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .groupBy('entry.subject')
      .execute(),
  ]);
  return { signUps, tookPart: new Map(counted.map(({ subject, count }) => [subject, Number(count)])) };
}

/** Slots of everybody else who signed up, null without one. */
export function othersOf(signed: readonly SignUpRow[], pilotId: string): (number | null)[] {
  return signed.filter(({ pilot_id }) => pilot_id !== pilotId).map(({ slot }) => slot?.getTime() ?? null);
}
