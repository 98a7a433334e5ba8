import { DAY_MS } from '@va/domain/durations.ts';
import { dayOf } from '@va/domain/months.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { addNotice, removeNotices } from '../notices/notice-rows.ts';
import { readNotices } from '../notices/published-notices.ts';
import { destinationsOf } from './demo-world.ts';

/** Days since it was published: older than what channels are told of. */
const DAYS = 9;

/** A notice that must be read before one flies to where most flights from the base go. */
export async function bringNotice(
  tx: Tx,
  airline: Airline,
  timetable: readonly Flight[],
  { pilotId, now }: { pilotId: string; now: Date },
): Promise<void> {
  const [icao] = destinationsOf(airline.baseIcao, timetable);
  if (icao === undefined) return;
  const city = airline.operations.airports.get(icao)?.city ?? icao;
  const at = new Date(now.getTime() - DAYS * DAY_MS);
  const order = {
    title: `Obras en las calles de rodaje de ${city}`,
    importance: 'Alta' as const,
    body: `En ${city} (${icao}) hay obras en varias calles de rodaje.\n\nPide rodaje detallado, no pases de 15 kt y ten a mano la carta de tierra.`,
    date: dayOf(at),
    until: null,
    mustRead: true,
    ackUntil: null,
    affects: { types: [], airports: [icao], tours: [], ranks: [] },
    isPublic: false,
    replaces: null,
  };
  const notices = await readNotices(tx, airline);
  const added = await addNotice(tx, airline, order, { notices, pilotId, at });
  if (added)
    await tx.insertInto('demo_thing').values({ kind: 'company_notice', id: uuid(), was_at: at }).execute();
}

/** Takes the demo's notice back. */
export async function clearNotice(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('demo_thing')
    .select('was_at')
    .where('kind', '=', 'company_notice')
    .execute();
  await removeNotices(
    tx,
    rows.flatMap(({ was_at }) => was_at ?? []),
  );
}
