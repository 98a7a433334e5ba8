import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextFlight } from '@va/domain/demo/flights-now.ts';
import { backupLines } from '#server/db/backup.ts';
import { describeEachDatabase, freshDatabase, type TestDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { fillDatabase } from '../first-start/fill-database.ts';
import { readBalanceFacts } from '../imports/logbook-facts.ts';
import { readFlights } from '../timetable/timetable-flights.ts';
import { submitFlight } from '../recordings/submit-flight.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';
import { buildDemo, takeOff } from './build-demo.ts';
import { clearDemo } from './clear-demo.ts';
import { demoTraffic } from './demo-traffic.ts';
import { readStanding } from './fly-demo.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const order = { seed: '9', days: 55, now: NOW, grounded: ['PRB005'] };

describeEachDatabase('the demo', (kind) => {
  let test: TestDatabase;
  let before: string[];
  beforeAll(async () => {
    test = await freshDatabase(kind);
    await fillDatabase(test.db, sampleAirline, NOW);
    before = await dump();
  });
  afterAll(() => test.drop());

  /** Every row of the database as text, in no order, as tables have none; the first line has the time of the copy. */
  async function dump(): Promise<string[]> {
    const lines: string[] = [];
    for await (const line of backupLines(test.driver)) lines.push(line);
    return lines.slice(1).toSorted();
  }

  /** What the demo tells, without ids and codes, which are nobody's story. */
  async function story() {
    const { queries } = test.db;
    const flights = await queries
      .selectFrom('report')
      .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
      .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
      .select(['pilot.callsign', 'registration', 'state', 'outcome', 'score', 'flight_number', 'dep_icao'])
      .select(['arr_icao', 'off_block', 'on_block', 'block_min', 'touchdown_fpm', 'network', 'online_share'])
      .orderBy('report.created_at')
      .orderBy('pilot.callsign')
      .execute();
    const points = await queries
      .selectFrom('points_entry')
      .innerJoin('pilot', 'pilot.id', 'points_entry.pilot_id')
      .select(['pilot.callsign', 'seq', 'reason', 'applied', 'balance_after', 'posted_at'])
      .orderBy('pilot.callsign')
      .orderBy('seq')
      .execute();
    return { flights, points };
  }

  const tailsInTheAir = async () => {
    const rows = await test.db.queries
      .selectFrom('booking')
      .select('aircraft_id')
      .where('state', '=', 'flying')
      .execute();
    return rows.map(({ aircraft_id }) => aircraft_id);
  };

  it('is the same for the same seed, and goes without a trace', async () => {
    const counts = await buildDemo(test.db, sampleAirline, order);
    expect(counts.pilots).toBe(6);
    expect(counts.flying).toBeGreaterThan(1);
    const tails = await tailsInTheAir();
    expect(tails).toHaveLength(counts.flying);
    expect(new Set(tails).size).toBe(counts.flying);
    expect(counts.flown).toBeGreaterThan(2);
    // What is to be seen at the desk and in the events.
    const { queries } = test.db;
    const events = await queries
      .selectFrom('airline_event')
      .select(['id', 'starts_at', 'points'])
      .orderBy('starts_at')
      .execute();
    expect(events.map(({ starts_at }) => starts_at < NOW)).toEqual([true, false, false]);
    // Who flew in the one that is over has its points, from the day on which they flew.
    const attended = await queries
      .selectFrom('points_entry')
      .select(['pilot_id', 'subject', 'posted_at'])
      .where('reason', '=', 'event')
      .execute();
    expect(new Set(attended.map(({ pilot_id }) => pilot_id)).size).toBeGreaterThan(1);
    for (const { subject, posted_at } of attended) {
      expect(subject).toBe(events[0]?.id);
      expect(posted_at.getTime()).toBeLessThan(NOW.getTime() - 10 * 86_400_000);
    }
    // A tour that asks for hours has somebody in it.
    const inTour = await queries.selectFrom('tour_enrolment').select('tour_id').execute();
    expect(inTour.map(({ tour_id }) => tour_id)).toContain('nacional');
    const own = await queries
      .selectFrom('pilot')
      .select(['id', 'own_sceneries', 'liked_tails', 'joined_at'])
      .where('callsign', '=', 'PRB005')
      .executeTakeFirstOrThrow();
    // Who tries the demo likes what it has: scenery of where it flies, and an aircraft of its fleet.
    expect(own.own_sceneries.slice(0, 2)).toEqual(['LEMD', expect.stringMatching(/^[A-Z]{4}$/)]);
    expect(own.liked_tails).toEqual([expect.stringMatching(/^EC-/)]);
    // Accounts are older than their flights.
    expect(own.joined_at?.getTime()).toBeLessThan(NOW.getTime() - order.days * 86_400_000);
    const signed = await queries.selectFrom('event_signup').select('pilot_id').execute();
    expect(signed.map(({ pilot_id }) => pilot_id)).toContain(own.id);
    for (const table of ['leave', 'promotion', 'points_claim'] as const)
      expect(await queries.selectFrom(table).select('id').execute(), table).not.toEqual([]);
    // A notice waits to be read before one flies to where it is about, and channels are not told of it.
    const notices = await queries.selectFrom('company_notice').select(['must_read', 'affects']).execute();
    expect(notices).toEqual([
      { must_read: true, affects: { types: [], airports: [expect.any(String)], tours: [], ranks: [] } },
    ]);
    expect(await queries.selectFrom('notice_ack').select('pilot_id').execute()).toEqual([]);
    const appeals = await queries
      .selectFrom('appeal')
      .innerJoin('report', 'report.id', 'appeal.report_id')
      .select(['report.pilot_id', 'report.state', sql<number>`abs(touchdown_fpm)`.as('fpm')])
      .execute();
    expect(new Set(appeals.map(({ pilot_id }) => pilot_id)).size).toBe(3);
    for (const { state, fpm } of appeals) expect([state, fpm > 300]).toEqual(['appealed', true]);
    expect(counts.waiting).toBeGreaterThan(0);
    const first = await story();
    // Every aircraft leaves from where it has last arrived, or from its base.
    const places = new Map<string, string>();
    for (const { registration, dep_icao, arr_icao, on_block } of first.flights) {
      if (registration === null) continue;
      expect([registration, dep_icao]).toEqual([registration, places.get(registration) ?? 'LEMD']);
      if (on_block !== null && arr_icao !== null) places.set(registration, arr_icao);
    }
    expect(await disagreements(test.db)).toEqual([]);
    expect(
      first.flights.filter(({ state }) => state === 'accepted').every(({ score }) => score !== null),
    ).toBe(true);
    // Who tries the platform with this account finds departures where the pilot is.
    expect(first.flights.findLast(({ callsign }) => callsign === 'PRB005')?.arr_icao).toBe('LEMD');
    expect(first.points.every(({ posted_at }) => posted_at < NOW)).toBe(true);
    expect(await test.db.queries.selectFrom('outbox').select('id').execute()).toEqual([]);
    const statements = await test.db.queries
      .selectFrom('month_statement')
      .select(['month', 'settled_at', 'claims_until'])
      .where('result', '<>', 'deferred')
      .execute();
    // Of the month in which the demo begins too, which costs nobody anything.
    expect(new Set(statements.map(({ month }) => month))).toEqual(new Set(['2026-09', '2026-10']));
    const debits = await test.db.queries
      .selectFrom('points_entry')
      .select('subject')
      .where('reason', '=', 'inactive_month')
      .execute();
    expect(debits.filter(({ subject }) => subject !== '2026-10')).toEqual([]);
    // Who has a rank has flown and earned what it asked for.
    const captains = await test.db.queries
      .selectFrom('pilot')
      .select('id')
      .where('rank_code', '=', 'comandante')
      .execute();
    expect(captains.length).toBe(4);
    for (const { id } of captains) {
      const { minutes, points } = await totalsOfPilot(test.db.queries, id);
      expect(minutes).toBeGreaterThanOrEqual(3000);
      expect(points).toBeGreaterThanOrEqual(300);
    }
    for (const one of statements)
      expect(one).toEqual({
        month: one.month,
        settled_at: new Date(one.month === '2026-10' ? '2026-11-05T03:00:00Z' : '2026-10-05T03:00:00Z'),
        claims_until: expect.any(Date),
      });
    // None of it is a total from elsewhere, in which flights that are imported meanwhile would be.
    expect((await readBalanceFacts(test.db.queries)).settled).toEqual(new Set());
    expect(await clearDemo(test.db)).toBe(first.flights.length);
    expect(await clearDemo(test.db)).toBeNull();
    expect(await dump()).toEqual(before);
    await buildDemo(test.db, sampleAirline, order);
    expect(await story()).toEqual(first);
  });

  it('moves its flights on, lands them, and begins others', async () => {
    let time = NOW.getTime();
    const traffic = demoTraffic(test.db, sampleAirline, () => new Date(time));
    const places = () =>
      test.db.queries
        .selectFrom('live_position')
        .select(['report_id', 'at', 'lat'])
        .where('left_at', 'is', null)
        .orderBy('report_id')
        .execute();
    const seen = await places();
    time += 60_000;
    expect(await traffic.move()).toBe(seen.length);
    const moved = await places();
    expect(moved.map(({ report_id }) => report_id)).toEqual(seen.map(({ report_id }) => report_id));
    for (const [i, { at, lat }] of moved.entries()) {
      expect(at.getTime()).toBeGreaterThan(seen[i]!.at.getTime());
      expect(lat).not.toBe(seen[i]!.lat);
    }
    // As a version before this one has kept them.
    await sql`update demo_flight set plan = plan - 'tail'`.execute(test.db.queries);
    time += 14 * 3_600_000;
    expect(await traffic.move()).toBeGreaterThan(0);
    const after = (await places()).map(({ report_id }) => report_id);
    for (const { report_id } of seen) expect(after).not.toContain(report_id);
  });

  it('leaves what people have done meanwhile', async () => {
    const { db } = test;
    const own = await db.queries
      .selectFrom('pilot')
      .select('id')
      .where('callsign', '=', 'PRB005')
      .executeTakeFirstOrThrow();
    // A flight of one's own, flown as the demo's are, and not noted as the demo's.
    const startsAt = Date.parse('2026-11-24T08:00:00Z');
    const [tail] = await readStanding(db.queries);
    const flight = nextFlight({ tail: tail!, pilot: 0, now: startsAt }, await readFlights(db.queries))!;
    await takeOff(
      { db, airline: sampleAirline, timetable: new Map() },
      { ...flight, touchdownFpm: 180, slips: [] },
      own.id,
      new Date(startsAt + 20 * 3_600_000),
    );
    const report = await db.queries
      .selectFrom('report')
      .select(['id', 'code', 'booking_id'])
      .where('pilot_id', '=', own.id)
      .where('state', '=', 'in_progress')
      .executeTakeFirstOrThrow();
    await db.queries.deleteFrom('demo_flight').where('report_id', '=', report.id).execute();
    await db.queries
      .deleteFrom('demo_thing')
      .where('id', 'in', [report.id, report.booking_id ?? ''])
      .execute();
    const of = { pilotId: own.id, code: report.code };
    await submitFlight(
      db,
      sampleAirline,
      of,
      { lastSeq: null, asIs: true },
      new Date(startsAt + 21 * 3_600_000),
    );
    await clearDemo(db);
    const { flights, points } = await story();
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({ callsign: 'PRB005', state: 'accepted' });
    const sum = points.reduce((balance, { applied }) => balance + applied, 0);
    expect(sum).toBeGreaterThan(0);
    expect(points.map(({ seq }) => seq)).toEqual(points.map((_, i) => i + 1));
    expect(points.at(-1)?.balance_after).toBe(sum);
  });
});
