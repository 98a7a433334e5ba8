import { expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import type { ApiAnswer, ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeBothDatabases } from '#server/testing/databases.ts';
import { REASON, typedFlight } from '#server/testing/report-desk.ts';
import { startBody } from '#server/testing/test-flight.ts';

const ROUNDS = howOften(1, 10, 50);

describeBothDatabases('what is asked for twice at once, by a double click or in two windows', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');

  /** What answers say, each request asked twice at the same time, each without a key of its own. */
  const twice = async (client: ApiClient, ask: (client: ApiClient) => Promise<ApiAnswer>) => {
    const answers = await Promise.all([ask(client), ask(client)]);
    return answers
      .map(({ status, body }) => (status < 300 ? 'done' : `${status} ${body.code}`))
      .toSorted()
      .toReversed();
  };
  const departure = async () => (await pilot.get('/flights?origin=LEMD&destination=LEBL')).body.items[0];

  it('is booked, changed and cancelled once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { flightId, date } = await departure();
      const legs = [{ flightId, date }];
      expect(await twice(pilot, (client) => client.post('/bookings', { legs }))).toEqual([
        'done',
        '409 reserva-repetida',
      ]);
      const [{ code, version }] = (await pilot.get('/bookings')).body.items;
      const change = { secondPilot: 'PRB006' };
      expect(await twice(pilot, (client) => client.patch(`/bookings/${code}`, change, version))).toEqual([
        'done',
        '412 cambiado-entretanto',
      ]);
      expect(await twice(pilot, (client) => client.post(`/bookings/${code}/cancel`))).toEqual([
        'done',
        '409 estado-de-reserva',
      ]);
    }
  });

  it('begins one flight, and is typed as one report', async () => {
    const begin = startBody('twice');
    expect(await twice(pilot, (client) => client.post('/reports/start', begin))).toEqual(['done', 'done']);
    const flights = await api.db.queries.selectFrom('report').select('code').execute();
    expect(flights).toHaveLength(1);
    await pilot.post(`/reports/${flights[0]?.code}/discard`, {});
    const typed = typedFlight(api, 1);
    expect(await twice(pilot, (client) => client.post('/reports/manual', typed))).toEqual([
      'done',
      '409 vuelo-solapado',
    ]);
  });

  it('changes an aircraft, gives an award, and takes points back once', async () => {
    const [{ id, version }] = (await operations.get('/aircraft')).body;
    const change = { service: 'maintenance', reason: REASON };
    expect(await twice(operations, (client) => client.patch(`/aircraft/${id}`, change, version))).toEqual([
      'done',
      '412 cambiado-entretanto',
    ]);
    const award = { callsign: 'PRB005', reason: REASON };
    expect(await twice(operations, (client) => client.post('/awards/spirit/give', award))).toEqual([
      'done',
      '412 cambiado-entretanto',
    ]);
    await operations.post('/ledger', { callsign: 'PRB005', points: 10, reason: REASON });
    const [entry] = (await operations.get('/ledger?callsign=PRB005')).body.items;
    expect(
      await twice(operations, (client) => client.post(`/ledger/${entry.id}/reverse`, { reason: REASON })),
    ).toEqual(['done', '409 apunte-anulado']);
    expect((await pilot.get('/me/points')).body.balance).toBe(0);
  });

  it('takes one place of an event, and gives it back once', async () => {
    const at = (hours: number) => new Date(api.now().getTime() + hours * 3_600_000).toISOString();
    const written = {
      name: 'Noche de Dublín',
      body: 'Todos a Dublín.',
      startsAt: at(72),
      endsAt: at(76),
      airports: ['EIDW'],
      countsOn: 'arrival',
      signup: true,
      capacity: 2,
      reason: REASON,
    };
    const { id } = (await operations.post('/events', written)).body;
    const path = `/events/${id}/signup`;
    expect(await twice(pilot, (client) => client.post(path, {}))).toEqual(['done', 'done']);
    expect(await twice(pilot, (client) => client.delete(path))).toEqual(['done', '404 no-encontrado']);
  });
});
