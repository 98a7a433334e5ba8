import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { apiForTests, CALLSIGNS, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sendTyped, typedFlight } from '#server/testing/report-desk.ts';
import { startBody } from '#server/testing/test-flight.ts';

interface Shape {
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
}

describeEachDatabase('things of somebody else that a body names', (kind) => {
  const api = apiForTests(kind);
  const owner = signedInForTests(api, 'other');
  const pilot = signedInForTests(api, 'pilot');

  it('are found for nobody but their owner, and stay as they are', async () => {
    const [{ flightId, date }] = (await owner.get('/flights')).body.items;
    const [booking] = (await owner.post('/bookings', { legs: [{ flightId, date }] })).body.bookings;
    const report = await sendTyped(api, owner);
    await api.db.queries
      .insertInto('closure')
      .values({ month: '2026-10', started_at: api.now(), finished_at: api.now() })
      .execute();
    for (const id of [await api.idOf('pilot'), await api.idOf('other')])
      await api.db.queries
        .insertInto('month_statement')
        .values({
          id: crypto.randomUUID(),
          pilot_id: id,
          month: '2026-10',
          result: 'idle',
          balance: 0,
          settled_at: api.now(),
          claims_until: new Date(api.now().getTime() + 86_400_000),
        })
        .execute();
    const text = 'Falta la bonificación de Dublín del día 12.';
    const asked = {
      'start the flight of it': ['/reports/start', startBody('others', { booking: booking.code })],
      'report it as flown': ['/reports/manual', typedFlight(api, 1, { booking: booking.code })],
      'claim for the report': ['/me/points/claims', { month: '2026-10', text, reportCode: report }],
      'claim for the booking': ['/me/points/claims', { month: '2026-10', text, bookingCode: booking.code }],
    } satisfies Record<string, [string, object]>;
    for (const [what, [path, body]] of Object.entries(asked))
      expect([404, 422], what).toContain((await pilot.post(path, body)).status);
    expect((await owner.get(`/bookings/${booking.code}`)).body).toEqual(booking);
    const left = await api.db.queries.selectFrom('points_claim').select('id').execute();
    expect(left).toEqual([]);
  });

  it('are not passed off by a name that looks like theirs, or like none', async () => {
    const { version } = (await pilot.get('/me')).body;
    for (const name of ['Fox\u200Btrot', '\u202Etortxof', '\u3164\u3164', 'F' + '\u0301'.repeat(20)]) {
      const { status, body } = await pilot.patch('/me', { name }, version);
      expect([status, body.errors?.[0].pointer], JSON.stringify(name)).toEqual([422, '/name']);
    }
    // A letter is kept in one form, however it was typed.
    const kept = await pilot.patch('/me', { name: 'Nun\u0303ez' }, version);
    expect(kept.body.name).toBe('Nu\u00F1ez');
  });

  it('are not taken over by fields that only the server fills', async () => {
    const me = (await pilot.get('/me')).body;
    const forged = {
      id: await api.idOf('other'),
      callsign: CALLSIGNS.administrator,
      roles: ['administrator'],
      capabilities: ['roles'],
      positions: ['CEO'],
      status: 'retired',
      rank: 'comandante',
      version: 99,
    };
    for (const [field, value] of Object.entries(forged)) {
      const { status, body } = await pilot.patch('/me', { [field]: value }, me.version);
      expect([status, body.errors?.[0].pointer], field).toEqual([422, `/${field}`]);
    }
    expect((await pilot.get('/me')).body).toEqual(me);
  });
});

describe('bodies', () => {
  const api = apiForTests('postgres');

  it('take no field that is not theirs, however deep', () => {
    const open = api.platform.endpoints.filter(
      ({ body }) => body && openPlaces(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) > 0,
    );
    expect(open.map(({ operation }) => operation)).toEqual([]);
  });
});

/** How many objects in a schema take more fields than they list. */
function openPlaces(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const { properties, additionalProperties }: Shape = schema;
  const own = properties !== undefined && additionalProperties !== false ? 1 : 0;
  return Object.values(schema).reduce((sum: number, inner) => sum + openPlaces(inner), own);
}
