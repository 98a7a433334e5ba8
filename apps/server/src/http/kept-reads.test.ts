import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import { flightPointsOf } from '@va/domain/points/flight-points.ts';
import { proposedSheet } from '@va/domain/fleet/type-sheet.ts';
import type { Queries } from '#server/db/database.ts';
import { readPointsAt } from '#server/modules/ledgers/written-points.ts';
import { revisionInForce } from '#server/modules/timetable/timetable-revision.ts';
import { readEntries } from '#server/modules/desk-entries/read-entries.ts';
import { readTailPlaces, readTails, holdsNow } from '#server/modules/fleet/tails.ts';
import { readPublished } from '#server/modules/notices/published-notices.ts';
import { readToursNow } from '#server/modules/tours/read-tours.ts';
import { readEventsAhead } from '#server/modules/events/booked-events.ts';
import { readVersions } from '#server/modules/rules/rules-versions.ts';
import { readFlown } from '#server/modules/flown/pilot-place.ts';
import { readMinutes, totalsOfPilot } from '#server/modules/flown/pilot-totals.ts';
import { readFocusUsed } from '#server/modules/ledgers/worth.ts';
import { pilotsWithBooking } from '#server/modules/bookings/booking-rows.ts';
import { readBadges } from '#server/modules/awards/badges.ts';
import { readKept } from '#server/modules/settings/live-settings.ts';
import { apiForTests, type ApiServer } from '#server/testing/api-server.ts';
import { describeBothDatabases } from '#server/testing/databases.ts';
import { noticeOrder } from '#server/testing/staff-things.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { hears, twoServersForTests } from '#server/testing/two-servers.ts';

const ops = sampleOperations;

/** Everything that is kept, as it is read for one pilot. */
async function everything(queries: Queries, pilotId: string, now: Date) {
  const places = await readTailPlaces(queries);
  return {
    revision: await revisionInForce(queries),
    tails: await readTails(queries),
    places: [...places].toSorted(([a], [b]) => a.localeCompare(b)),
    holds: await holdsNow(queries),
    booked: [...(await pilotsWithBooking(queries))].toSorted(),
    notices: await readPublished(queries),
    tours: await readToursNow(queries, ops, now),
    events: await readEventsAhead(queries, pilotId, now),
    rules: (await readVersions(queries)).map(({ id, rules }) => [id, rules?.types]),
    entries: await readEntries(queries),
    points: (await readPointsAt(queries, ops))(now.getTime() + HOUR_MS).rules.stage,
    flown: (await readFlown(queries, pilotId)).toSorted((a, b) => a.at - b.at),
    minutes: await readMinutes(queries, pilotId),
    totals: await totalsOfPilot(queries, pilotId),
    focus: [...(await readFocusUsed(queries, pilotId, now))],
    badges: (await readBadges(queries, ops, [pilotId]))(pilotId),
  };
}

let seq = 0;
const SHEET = { ...proposedSheet('turboprop'), model: 'ATR 72', icaoType: 'AT76', engines: '2 × PW127M' };
/** What changes something of it, as acts and jobs do. */
const ACTS: Readonly<Record<string, (api: ApiServer, pilotId: string) => Promise<unknown>>> = {
  flight: ({ db }) =>
    db.queries
      .updateTable('flight')
      .set({ note: `Nota ${(seq += 1)}` })
      .execute(),
  tail: ({ db }) =>
    db.queries
      .updateTable('aircraft')
      .set((row) => ({
        service: row
          .case()
          .when('service', '=', 'operational')
          .then('maintenance' as const)
          .else('operational' as const)
          .end(),
      }))
      .execute(),
  type: ({ db }) => {
    const figures = { ...SHEET.figures, rangeNm: 500 + (seq += 1) };
    const value = JSON.stringify({ ...SHEET, figures });
    return db.queries
      .insertInto('desk_entry')
      .values({ kind: 'aircraft_type', key: 'atr-72', value })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ value }))
      .execute();
  },
  points: ({ db, now }) => {
    const version = (seq += 1);
    const value = JSON.stringify({ ...flightPointsOf(ops.points), stage: version % 1000 });
    return db.transaction(async (tx) => {
      await tx
        .insertInto('desk_entry')
        .values({ kind: 'points', key: 'vuelos', value })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ value }))
        .execute();
      await tx
        .insertInto('desk_change')
        .values({ id: uuid(), kind: 'points', key: 'vuelos', version, after: value, at: now() })
        .execute();
    });
  },
  ferry: async ({ db, now }) => {
    const { id } = await db.queries.selectFrom('aircraft').select('id').limit(1).executeTakeFirstOrThrow();
    const to_icao = ['LEBL', 'EIDW', 'EGPH'][(seq += 1) % 3] ?? 'LEBL';
    const at = new Date(now().getTime() + seq * 1000);
    await db.queries
      .insertInto('aircraft_event')
      .values({ id: uuid(), aircraft_id: id, kind: 'ferry', at, to_icao, reason: 'Hace falta allí' })
      .execute();
  },
  notice: ({ db, now }, pilotId) =>
    db.queries
      .insertInto('company_notice')
      .values({
        slug: `aviso-${(seq += 1)}`,
        title: noticeOrder.title,
        importance: 'Alta',
        body: noticeOrder.body,
        valid_from: noticeOrder.date,
        affects: null,
        published_by: pilotId,
        published_at: now(),
      })
      .execute(),
  withdrawn: ({ db, now }) => db.queries.updateTable('company_notice').set({ withdrawn_at: now() }).execute(),
  tour: ({ db, now }) =>
    db.queries
      .insertInto('tour_closure')
      .values({ tour_id: ops.tours[0]?.id ?? '', edition: 1, reason: 'Se acabó', closed_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  flown: (api, pilotId) =>
    addPastFlights(api, [
      {
        pilotId,
        at: new Date(api.now().getTime() - (seq += 1) * 60_000).toISOString(),
        dep: 'LEMD',
        arr: 'LEBL',
        minutes: 60,
        score: 90,
      },
    ]),
  rejected: ({ db }, pilotId) =>
    db.queries.updateTable('report').set({ standing: 'rejected' }).where('pilot_id', '=', pilotId).execute(),
  award: ({ db, now }, pilotId) =>
    db.queries
      .insertInto('award_grant')
      .values({ pilot_id: pilotId, award_id: ops.awards[0]?.id ?? '', granted_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  booked: async (api) => {
    const client = await api.signedIn('pilot');
    const { items } = (await client.get('/flights?origin=LEMD&destination=LEBL&limit=1')).body;
    const legs = [{ flightId: items[0].flightId, date: items[0].date }];
    const { status, body } = await client.post('/bookings', { legs });
    if (status === 201) return;
    const open = (await client.get('/bookings?state=open')).body.items;
    if (open.length === 0) throw new Error(JSON.stringify(body));
    await client.post(`/bookings/${open[0].code}/cancel`, {});
  },
  callsign: ({ db }, pilotId) =>
    db.queries
      .updateTable('pilot')
      .set({ callsign: `PRB${500 + ((seq += 1) % 400)}` })
      .where('id', '=', pilotId)
      .execute(),
};

describe('What two servers keep of one database', () => {
  const server = twoServersForTests();

  it('is for the next request what the database says, whichever of them changed what', async () => {
    for (const index of [0, 1]) await hears(server(index));
    const pilotId = await server(0).idOf('other');
    const names = Object.keys(ACTS);
    const acts = fc.array(fc.record({ name: fc.constantFrom(...names), at: fc.nat(1) }), {
      minLength: 1,
      maxLength: 5,
    });
    const holds = async (steps: readonly { name: string; at: number }[]) => {
      for (const { name, at } of steps) {
        const here = server(at);
        for (const index of [0, 1]) await everything(server(index).db.queries, pilotId, here.now());
        await ACTS[name]?.(here, pilotId);
        await here.db.changes.areTold();
        for (const index of [at, at + 1]) {
          const { db } = server(index);
          const kept = await everything(db.queries, pilotId, here.now());
          const asked = await db.transaction((tx) => everything(tx, pilotId, here.now()));
          expect(kept, `${name} at ${at}, read at ${index % 2}`).toEqual(asked);
        }
      }
    };
    // Each once, whatever chance leaves out.
    await holds(names.map((name, index) => ({ name, at: index })));
    await fc.assert(fc.asyncProperty(acts, holds), { numRuns: howOften(6, 40, 40) });
  });

  it('shows a notice at both as soon as it is published, and at neither once it is withdrawn', async () => {
    const operations = await server(0).signedIn('operations');
    const pilot = await server(0).signedIn('pilot');
    const seen = async (index: number) => {
      pilot.moveTo(server(index).origin);
      const { body } = await pilot.get('/me/notices');
      return body.map(({ title }: { title: string }) => title);
    };
    for (const at of [0, 1]) {
      operations.moveTo(server(at).origin);
      const title = `Pista cerrada ${at}`;
      const { status, body } = await operations.post('/notices', { ...noticeOrder, title });
      expect(status).toBe(201);
      for (const index of [at + 1, at]) expect(await seen(index)).toContain(title);
      const withdrawn = await operations.ask('POST', `/notices/${body.slug}/withdraw`, {
        body: { reason: 'Se ha abierto antes' },
        headers: { 'If-Match': `"v${body.version}"` },
      });
      expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(200);
      for (const index of [at + 1, at]) expect(await seen(index)).not.toContain(title);
    }
  });

  it('holds a setting at both as soon as it is changed at one', async () => {
    const staff = await server(0).signedIn('administrator');
    const hours = async (index: number) => {
      await server(index).visitor().get('/flights?limit=1');
      return server(index).platform.airline.operations.booking.hoursAhead;
    };
    for (const [at, value] of [
      [0, 48],
      [1, 72],
    ] as const) {
      staff.moveTo(server(at).origin);
      const from = (await readKept(server(0).db.queries)).get('booking.hoursAhead') ?? ops.booking.hoursAhead;
      const answer = await staff.put('/settings/booking.hoursAhead', {
        from,
        value,
        reason: 'Es temporada alta',
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      for (const index of [at + 1, at]) expect(await hours(index)).toBe(value);
    }
  });
});

describeBothDatabases('What one server keeps', (kind) => {
  const api = apiForTests(kind);

  it('is read once, and within a transaction as that transaction left it', async () => {
    await hears(api);
    const before = await readTails(api.db.queries);
    const asked = vi.spyOn(api.driver, 'acquire');
    expect(await readTails(api.db.queries)).toBe(before);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    const undone = api.db.transaction(async (tx) => {
      await tx.updateTable('aircraft').set({ service: 'stored' }).execute();
      expect((await readTails(tx)).every(({ service }) => service === 'stored')).toBe(true);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await readTails(api.db.queries)).toEqual(before);
  });

  it('of what is read while it changes is never kept the older one', async () => {
    await hears(api);
    for (let turn = 0; turn < howOften(10, 50, 50); turn += 1) {
      const reads = Array.from({ length: 4 }, () => revisionInForce(api.db.queries));
      const write = ACTS['flight']?.(api, '');
      reads.push(...Array.from({ length: 4 }, () => revisionInForce(api.db.queries)));
      await Promise.all([...reads, write]);
      const now = await api.db.transaction((tx) => revisionInForce(tx));
      expect(await revisionInForce(api.db.queries)).toBe(now);
    }
  });
});
