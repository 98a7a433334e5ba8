import { sql } from 'kysely';
import type { DemoFlight } from '@va/domain/demo/demo-flight.ts';
import { DAY_MS, MINUTE_MS } from '@va/domain/durations.ts';
import { FLYING, flightsNow, LIVE_STAGES, middleOf } from '@va/domain/demo/flights-now.ts';
import { planDemo } from '@va/domain/demo/plan-demo.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { constant } from '#server/db/constants.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { unsendAll } from '#server/kernel/messages/outbox-rows.ts';
import { keepSpan } from '../networks/sightings.ts';
import { submitFlight } from '../recordings/submit-flight.ts';
import { readFlights } from '../timetable/timetable-flights.ts';
import { fillDesk } from './demo-desk.ts';
import { dateAccounts, simulate, withoutWeather } from './demo-world.ts';
import { bringLikes } from './demo-likes.ts';
import { bringNotice } from './demo-notice.ts';
import { bringComingEvents, bringPastEvent, turnsOfPast } from './demo-events.ts';
import { closePastMonth, pastMonths } from './demo-months.ts';
import { bringCareers, careerOf, type DemoPilot } from './earlier-careers.ts';
import { tidyDemo } from './clear-demo.ts';
import { type DemoHangar, beginDemoFlight, readStanding, sendRecorded } from './fly-demo.ts';

/** Options for building the demo. */
export interface DemoOrder {
  seed: string;
  /** Number of days to fill with flights, up to now. */
  days: number;
  now: Date;
  /** Callsigns of pilots without a flight in progress, so that people who try the demo can fly with them. */
  grounded: readonly string[];
  progress?(done: number, all: number): void;
}

/** Counts of what was built. */
export interface DemoCounts {
  pilots: number;
  flown: number;
  flying: number;
  waiting: number;
}

/** Flights per transaction: few enough to hold locks only briefly, many enough to be fast. */
const AT_ONCE = 20;
/** Time from the last point until the pilot sends the report, ms. */
const SENT_MS = 60_000;
/** How long ago a silent recorder was last heard, ms. */
const SILENT_MS = 25 * MINUTE_MS;

/**
 * Builds the demo: flights of the past days, closed months, events, and things that wait at the desk. It may be
 * interrupted: everything is noted as the demo's, so that `clearDemo` can remove it.
 */
export async function buildDemo(db: Database, airline: Airline, order: DemoOrder): Promise<DemoCounts> {
  const { seed, days, now, grounded, progress } = order;
  const pilots = await readPilots(db);
  const people = { pilots, grounded, now };
  const listed = await readFlights(db.queries);
  const story = {
    seed,
    now: now.getTime(),
    pilots: pilots.length,
    grounded: pilots.flatMap(({ callsign }, i) => (grounded.includes(callsign) ? [i] : [])),
    timetable: listed,
  };
  const flown = planDemo({
    ...story,
    days,
    base: airline.baseIcao,
    fleet: (await readStanding(db.queries)).map(({ icao, typeId, isSubstitute }) => ({
      base: icao,
      typeId,
      isSubstitute,
    })),
    tours: airline.operations.tours,
    minutesBefore: pilots.map((pilot) => careerOf(airline, pilot)?.minutes ?? 0),
    turns: turnsOfPast(people),
  });
  const timetable = new Map<string, Flight>(listed.map((flight) => [flight.id, flight]));
  const months = await pastMonths(db.queries, airline, order);
  await bringCareers(db, airline, pilots, new Date(now.getTime() - days * DAY_MS));
  await db.transaction((tx) => bringPastEvent(tx, airline, people));
  let from = 0;
  while (from < flown.length || months.length > 0) {
    const [due] = months;
    const before = flown.findIndex(({ startsAt }) => due !== undefined && startsAt >= due.closesAt);
    const end = Math.min(from + AT_ONCE, before < 0 ? flown.length : before);
    if (due !== undefined && from >= end) {
      const ids = pilots.map(({ id }) => id);
      await closePastMonth(db, airline, ids, due);
      months.shift();
      continue;
    }
    await db.transaction(async (tx) => {
      // The services open transactions; make them all use this one.
      const inside: Database = { ...db, queries: tx, transaction: (work) => work(tx) };
      const hangar = { db: inside, airline, timetable };
      for (const flight of flown.slice(from, end)) await fly(hangar, flight, pilots[flight.pilot]?.id ?? '');
      // Do not send mails about the demo's flights.
      await unsendAll(tx);
    });
    from = end;
    progress?.(from, flown.length);
  }
  let underWay = 0;
  for (const flight of flightsNow({ ...story, flown, tails: await readStanding(db.queries) })) {
    const live = LIVE_STAGES[underWay % LIVE_STAGES.length];
    const middle = live && middleOf(simulate(airline, flight)?.points ?? [], live.stage);
    if (!live || middle === undefined) continue;
    const saidMs = live.silent ? SILENT_MS : 0;
    const begun = { ...flight, startsAt: wholeSeconds(2 * now.getTime() - middle - saidMs) };
    const hangar = { db, airline, timetable };
    const until = new Date(now.getTime() - saidMs);
    if (await takeOff(hangar, begun, pilots[flight.pilot]?.id ?? '', until, { moves: !live.silent }))
      underWay += 1;
    if (underWay === FLYING) break;
  }
  await tidyDemo(db);
  await fillDesk(db, airline, people);
  await db.transaction(async (tx) => {
    await bringComingEvents(tx, airline, people);
    const [publisher] = pilots;
    if (publisher) await bringNotice(tx, airline, listed, { pilotId: publisher.id, now });
    const tried = pilots.filter(({ callsign }) => grounded.includes(callsign));
    await dateAccounts(tx, pilots, new Date(now.getTime() - days * DAY_MS));
    await bringLikes(tx, { base: airline.baseIcao, timetable: listed }, tried);
  });
  return countDemo(db, pilots.length);
}

/** Flies a planned flight from booking to report; skips it if the rules refuse it. */
async function fly(hangar: DemoHangar, flight: DemoFlight, pilotId: string): Promise<void> {
  const recorded = simulate(hangar.airline, flight);
  const last = recorded?.points.at(-1);
  if (!recorded || !last) return;
  try {
    const report = await beginDemoFlight(hangar, flight, pilotId, { acceptSharedTail: true });
    await sendRecorded(hangar.db, report, recorded, { after: 0, until: last.at, isPast: true });
    if (flight.network !== null)
      await keepSpan(hangar.db.queries, report.id, {
        from: flight.startsAt,
        to: last.at,
        network: flight.network,
        callsign: report.callsign,
        linked: true,
      });
    const of = { pilotId, code: report.code };
    const sentAt = new Date(last.at + SENT_MS);
    await submitFlight(hangar.db, withoutWeather(hangar.airline), of, { lastSeq: null, asIs: true }, sentAt);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

const wholeSeconds = (ms: number) => Math.floor(ms / 1000) * 1000;

/**
 * Begins a flight that is in progress now, which the server then continues. Answers false if no aircraft is free: each
 * can fly only once on the map.
 * @param until sends the recording up to this time
 * @param moves false for a flight whose recorder stays silent
 */
export async function takeOff(
  hangar: DemoHangar,
  flight: DemoFlight,
  pilotId: string,
  until: Date,
  { moves }: { moves: boolean } = { moves: true },
): Promise<boolean> {
  const recorded = simulate(hangar.airline, flight);
  if (!recorded) return false;
  try {
    const report = await beginDemoFlight(hangar, flight, pilotId, { acceptSharedTail: false });
    await sendRecorded(hangar.db, report, recorded, { after: 0, until: until.getTime() });
    if (!moves) return true;
    await hangar.db.queries
      .insertInto('demo_flight')
      .values({ report_id: report.id, plan: JSON.stringify(flight), sent_until: until, next_at: until })
      .execute();
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}

/** Active pilots in the order of their callsigns, so that each build gives the same demo. */
async function readPilots(db: Database): Promise<DemoPilot[]> {
  const rows = await db.queries
    .selectFrom('pilot')
    .select(['id', 'callsign', 'rank_code as rankCode'])
    .where('status', '=', constant('active'))
    .orderBy(sql`callsign collate "C"`)
    .limit(26)
    .execute();
  return rows.flatMap(({ callsign, ...row }) => (callsign === null ? [] : [{ ...row, callsign }]));
}

async function countDemo(db: Database, pilots: number): Promise<DemoCounts> {
  const rows = await db.queries
    .selectFrom('report')
    .innerJoin('demo_thing', 'demo_thing.id', 'report.id')
    .select((row) => ['state', row.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    pilots,
    flown: count('accepted'),
    flying: count('in_progress'),
    waiting: count('in_review'),
  };
}
