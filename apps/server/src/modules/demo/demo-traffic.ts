import { z } from 'zod';
import { DAY_MS } from '@va/domain/durations.ts';
import { nextFlight } from '@va/domain/demo/flights-now.ts';
import { SLIPS } from '@va/domain/demo/slips.ts';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline, Clock } from '#server/kernel/airline/airline.ts';
import { submitFlight } from '../recordings/submit-flight.ts';
import { readFlights } from '../timetable/timetable-flights.ts';
import { takeOff } from './build-demo.ts';
import { simulate, withoutWeather } from './demo-world.ts';
import { readStanding, sendRecorded } from './fly-demo.ts';

/** How often a flight sends its points, ms. */
const EVERY_MS = 5_000;
/** How long after building the demo new flights begin, ms: it must not fill the disk. */
const LASTS_MS = DAY_MS;

const planSchema = z.object({
  pilot: z.int(),
  dep: z.string(),
  arr: z.string(),
  typeId: z.string(),
  tail: z.string().nullable().default(null),
  flightId: z.string().nullable(),
  stage: z.null(),
  startsAt: z.number(),
  blockMin: z.number(),
  wind: z.object({ fromDeg: z.number(), kt: z.number() }),
  touchdownFpm: z.number(),
  slips: z.array(z.enum(SLIPS)).default([]),
  endLost: z.boolean(),
  network: z.enum(['vatsim', 'ivao']).nullable(),
});

/** Moves the demo's flights on: each sends its points as a recorder would, lands, and another one begins. */
export function demoTraffic(db: Database, airline: Airline, clock: Clock): { move(): Promise<number> } {
  const simulated = new Map<string, SimulatedFlight | null>();
  return {
    /** Moves all flights on; answers how many are in progress. */
    async move() {
      const now = clock();
      const due = await db.queries
        .updateTable('demo_flight')
        .set({ next_at: new Date(now.getTime() + EVERY_MS) })
        .where('next_at', '<=', now)
        .returningAll()
        .execute();
      for (const row of due) {
        const plan = planSchema.parse(row.plan);
        const flight = simulated.get(row.report_id) ?? simulate(airline, plan);
        simulated.set(row.report_id, flight);
        const report = await db.queries
          .selectFrom('report')
          .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
          .select(['report.id', 'report.code', 'report.pilot_id', 'report.state', 'registration'])
          .where('report.id', '=', row.report_id)
          .executeTakeFirstOrThrow();
        const end = flight?.points.at(-1)?.at ?? 0;
        // Leave a flight alone that somebody discarded or sent while trying the demo.
        if (flight && report.state === 'in_progress')
          await sendRecorded(db, report, flight, { after: row.sent_until.getTime(), until: now.getTime() });
        if (report.state === 'in_progress' && now.getTime() <= end) {
          await db.queries
            .updateTable('demo_flight')
            .set({ sent_until: now })
            .where('report_id', '=', report.id)
            .execute();
          continue;
        }
        const of = { pilotId: report.pilot_id, code: report.code };
        if (report.state === 'in_progress')
          await submitFlight(db, withoutWeather(airline), of, { lastSeq: null, asIs: true }, now);
        await db.queries.deleteFrom('demo_flight').where('report_id', '=', report.id).execute();
        simulated.delete(row.report_id);
        // A plan of an older version has no tail; take it from the report.
        await flyOn(report.pilot_id, { ...plan, tail: plan.tail ?? report.registration }, now);
      }
      const { count } = await db.queries
        .selectFrom('demo_flight')
        .select((row) => row.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };

  /** Begins another flight of the same pilot and aircraft from where they landed. */
  async function flyOn(
    pilotId: string,
    { pilot, tail: registration }: { pilot: number; tail: string | null },
    now: Date,
  ): Promise<void> {
    const { builtAt } = await db.queries
      .selectFrom('demo_thing')
      .select((row) => row.fn.min('made_at').as('builtAt'))
      .executeTakeFirstOrThrow();
    if (now.getTime() - builtAt.getTime() > LASTS_MS) return;
    const tail = (await readStanding(db.queries)).find((one) => one.registration === registration);
    if (!tail) return;
    const listed = await readFlights(db.queries);
    const next = nextFlight({ tail, pilot, now: Math.floor(now.getTime() / 1000) * 1000 }, listed);
    const timetable = new Map(listed.map((flight) => [flight.id, flight]));
    if (next) await takeOff({ db, airline, timetable }, next, pilotId, now);
  }
}
