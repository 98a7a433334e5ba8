import { DAY_MS, HOUR_MS, MINUTE_MS } from '@va/domain/durations.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { keepEvent } from '../events/event-rows.ts';
import type { DemoPilot } from './earlier-careers.ts';

/** Days from now to an event, its title, one in how many pilots is in it, and whether it gives slots. */
interface DemoEvent {
  days: number;
  title: string;
  share: number;
  slots: boolean;
}

const PAST: DemoEvent = { days: -12, title: 'Hora punta', share: 3, slots: true };
const COMING: readonly DemoEvent[] = [
  { days: 3, title: 'Noche de salidas', share: 2, slots: true },
  { days: 16, title: 'Puente aéreo', share: 4, slots: false },
];

const LONG_MS = 3 * HOUR_MS;
const SLOT_MIN = 10;
const CAPACITY = 18;

/** The demo's pilots, the callsigns that people try it with, and the present time. */
interface Taking {
  pilots: readonly DemoPilot[];
  grounded: readonly string[];
  now: Date;
}

/** The pilots in the past event, by index, and their departure slots (ms since 1970). */
export function turnsOfPast(order: Taking): { pilot: number; at: number }[] {
  const startsAt = startOf(PAST, order.now);
  return takingPart(PAST, order).map((pilot, i) => ({
    pilot: order.pilots.indexOf(pilot),
    at: turnAt(startsAt, i),
  }));
}

/** Makes the past event at the base, before its flights are flown, so that they earn its points. */
export const bringPastEvent = (tx: Tx, airline: Airline, order: Taking) =>
  bringEvent(tx, airline, PAST, order);

/** Makes the coming events at the base, with sign-ups, also of the accounts that people try the demo with. */
export async function bringComingEvents(tx: Tx, airline: Airline, order: Taking): Promise<void> {
  for (const event of COMING) await bringEvent(tx, airline, event, order);
}

async function bringEvent(
  tx: Tx,
  { operations, baseIcao }: Airline,
  event: DemoEvent,
  order: Taking,
): Promise<void> {
  const { title, slots } = event;
  const city = operations.airports.get(baseIcao)?.city ?? baseIcao;
  const startsAt = startOf(event, order.now);
  const advertised = new Date(Math.min(order.now.getTime(), startsAt) - 10 * DAY_MS);
  const id = await keepEvent(
    tx,
    {
      title: `${title} en ${city}`,
      body: `Tres horas de tráfico en ${city}: sal o llega cuando te venga bien${slots ? ', o coge un turno' : ''}.`,
      starts_at: new Date(startsAt),
      ends_at: new Date(startsAt + LONG_MS),
      advertise_from: advertised,
      airports: [baseIcao],
      counts_on: 'either',
      points: operations.points.event,
      signup: true,
      capacity: slots ? CAPACITY : null,
      slot_minutes: slots ? SLOT_MIN : null,
      is_public: true,
      published_at: advertised,
      created_at: advertised,
      updated_at: advertised,
    },
    takingPart(event, order).map((pilot, i) => ({
      pilot_id: pilot.id,
      slot: slots ? new Date(turnAt(startsAt, i)) : null,
      signed_at: new Date(advertised.getTime() + (i + 1) * HOUR_MS),
    })),
  );
  await tx.insertInto('demo_thing').values({ kind: 'airline_event', id }).execute();
}

function takingPart({ share }: DemoEvent, { pilots, grounded }: Taking): DemoPilot[] {
  return pilots
    .filter(({ callsign }, i) => i % share === 0 || grounded.includes(callsign))
    .slice(0, CAPACITY);
}

const turnAt = (startsAt: number, place: number) => startsAt + place * SLOT_MIN * MINUTE_MS;

/** 18:00Z of the day of an event, milliseconds. */
function startOf({ days }: DemoEvent, now: Date): number {
  return Math.floor((now.getTime() + days * DAY_MS) / DAY_MS) * DAY_MS + 18 * HOUR_MS;
}
