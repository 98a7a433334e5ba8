import type { SimulatedField } from '@va/domain/flight-simulation/used-runway.ts';
import { type SimulatedFlight, simulateFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { DemoFlight } from '@va/domain/demo/demo-flight.ts';
import { withSlips } from '@va/domain/demo/slips.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import type { Tx } from '#server/db/database.ts';
import { setPilotsUnnoticed } from '../accounts/pilot-rows.ts';
import type { DemoPilot } from './earlier-careers.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';

/** Below this height, ft, a point every second or two matters; above it, fewer are enough. */
const LOW_FT = 2500;
const LOW_EVERY_S = 2;
const HIGH_EVERY_S = 15;
/** What is missing at the end of an interrupted recording, ms: the last approach and all after it. */
const LOST_MS = 900_000;

/** Simulates a flight of the demo; null if the airline lacks one of its airports or its type. */
export function simulate(airline: Airline, flight: DemoFlight): SimulatedFlight | null {
  const [from, to] = [fieldOf(airline, flight.dep), fieldOf(airline, flight.arr)];
  const type = airline.operations.types.get(flight.typeId);
  if (!from || !to || !type) return null;
  const { wind, touchdownFpm, slips, startsAt, endLost } = flight;
  const { points, events } = simulateFlight({
    from,
    to,
    divertTo: null,
    icaoType: type.icaoType,
    limits: airline.scoring?.file.rules.types[type.icaoType],
    startsAt,
    wind,
    touchdownFpm,
  });
  const end = (points.at(-1)?.at ?? startsAt) - (endLost ? LOST_MS : 0);
  const kept = points.filter((point) => point.at <= end && isKept(point, startsAt));
  return {
    points: withSlips(kept, slips).map((point, seq) => ({ ...point, seq })),
    events: events.filter(({ at }) => at <= end),
  };
}

function isKept({ at, aglFt }: TelemetryPoint, startsAt: number): boolean {
  const every = aglFt === null || aglFt < LOW_FT ? LOW_EVERY_S : HIGH_EVERY_S;
  return Math.round((at - startsAt) / 1000) % every === 0;
}

function fieldOf({ operations, scoring }: Airline, icao: string): SimulatedField | undefined {
  const airport = operations.airports.get(icao);
  const known = scoring?.fields.find((field) => field.icao === icao || field.aliases.includes(icao));
  if (known) return { ...known, icao, elevationFt: known.elevationFt ?? 0 };
  return airport && { icao, lat: airport.lat, lon: airport.lon, elevationFt: 0, ends: [] };
}

/** The airline without a weather source: invented landings must not be judged by real weather. */
export function withoutWeather(airline: Airline): Airline {
  return { ...airline, operations: { ...airline.operations, metar: null, taf: null } };
}

/** Days between the joining dates of one pilot and the next. */
const APART_DAYS = 19;

/** Moves the joining dates of accounts to before the demo's first flights, and notes the original dates. */
export async function dateAccounts(tx: Tx, pilots: readonly DemoPilot[], began: Date): Promise<void> {
  const rows = await tx
    .selectFrom('pilot')
    .select(['id', 'joined_at'])
    .where(
      'id',
      'in',
      pilots.map(({ id }) => id),
    )
    .where('joined_at', '>', began)
    .execute();
  if (rows.length === 0) return;
  const joined = new Map(
    pilots.map(({ id }, i) => [id, new Date(began.getTime() - (pilots.length - i) * APART_DAYS * DAY_MS)]),
  );
  await setPilotsUnnoticed(
    tx,
    rows.map(({ id }) => ({ id, joined_at: joined.get(id) ?? began })),
  );
  const things = rows.map(({ id, joined_at: was_at }) => ({ kind: 'joined' as const, id, was_at }));
  await tx.insertInto('demo_thing').values(things).execute();
}

/** Restores the original joining dates. */
export async function clearAccountDates(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('demo_thing')
    .select(['id', 'was_at as joined_at'])
    .where('kind', '=', 'joined')
    .execute();
  await setPilotsUnnoticed(tx, rows);
}

/** Airports to which the timetable has flights from the base, the one with most flights first, then by their codes. */
export function destinationsOf(base: string, timetable: readonly Flight[]): string[] {
  const flights = new Map<string, number>();
  for (const { dep, arr } of timetable) if (dep === base) flights.set(arr, (flights.get(arr) ?? 0) + 1);
  return [...flights]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([icao]) => icao);
}
