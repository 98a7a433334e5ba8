import { DAY_MS, HOUR_MS, MINUTE_MS } from '@va/domain/durations.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { keepEvent } from '../events/event-rows.ts';
import type { DemoPilot } from './earlier-careers.ts';

/** Days from now to an event, how many of the pilots are in it, and whether it gives slots. */
const EVENTS = [
  { days: -12, title: 'Tarde de llegadas', share: 3, slots: true },
  { days: 3, title: 'Noche de salidas', share: 2, slots: true },
  { days: 16, title: 'Puente aéreo', share: 4, slots: false },
] as const;

const LONG_MS = 3 * HOUR_MS;
const SLOT_MIN = 10;
const CAPACITY = 18;

/** Events at the base, one past and two to come, with pilots signed up: those who try the demo among them. */
export async function bringEvents(
  tx: Tx,
  { operations, baseIcao }: Airline,
  pilots: readonly DemoPilot[],
  grounded: readonly string[],
  now: Date,
): Promise<void> {
  const city = operations.airports.get(baseIcao)?.city ?? baseIcao;
  for (const { days, title, share, slots } of EVENTS) {
    const startsAt = evening(now.getTime() + days * DAY_MS);
    const advertised = new Date(Math.min(now.getTime(), startsAt) - 10 * DAY_MS);
    const taking = pilots.filter(({ callsign }, i) => i % share === 0 || grounded.includes(callsign));
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
      taking.slice(0, CAPACITY).map((pilot, i) => ({
        pilot_id: pilot.id,
        slot: slots ? new Date(startsAt + i * SLOT_MIN * MINUTE_MS) : null,
        signed_at: new Date(advertised.getTime() + (i + 1) * HOUR_MS),
      })),
    );
    await tx.insertInto('demo_thing').values({ kind: 'airline_event', id }).execute();
  }
}

/** 18:00Z of the day of an instant, milliseconds. */
const evening = (at: number) => Math.floor(at / DAY_MS) * DAY_MS + 18 * HOUR_MS;
