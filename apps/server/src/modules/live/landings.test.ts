import { beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeBothDatabases } from '#server/testing/databases.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

const DAY_S = 86_400;

describeBothDatabases('the last landings of today', (kind) => {
  const api = apiForTests(kind);
  let pilot: ApiClient;
  let flights = 0;
  beforeAll(async () => {
    // From midnight on: no flight of these tests goes into the next day.
    api.pass(DAY_S - ((api.now().getTime() / 1000) % DAY_S));
    pilot = await api.signedIn('pilot');
  });

  /** Flies from Madrid to Barcelona and sends the report, at once; answers its code. */
  async function fly(): Promise<string> {
    const { body } = await pilot.post('/reports/start', startBody(`landing-${(flights += 1)}`));
    await sendFlight(pilot, api, body.code, testFlight(api));
    expect((await pilot.get('/live/landings')).body.landings).toHaveLength(flights - 1);
    expect((await pilot.post(`/reports/${body.code}/submit`, {})).status).toBe(200);
    return body.code;
  }

  async function agree(publicMap: boolean): Promise<void> {
    const { body } = await pilot.get('/me');
    await pilot.ask('PATCH', '/me', { body: { publicMap }, headers: { 'If-Match': `"v${body.version}"` } });
  }

  const seenBy = async (client: ApiClient) => (await client.get('/live/landings')).body.landings;

  it('shows pilots who came from where, newest first, and visitors nobody’s callsign, a quarter of an hour late', async () => {
    const code = await fly();
    const [landing] = await seenBy(pilot);
    const { body: report } = await pilot.get(`/reports/${code}`);
    expect(landing).toEqual({
      at: report.landing,
      callsign: 'PRB005',
      number: null,
      depIcao: 'LEMD',
      arrIcao: 'LEBL',
      icaoType: 'A320',
      registration: 'EC-AAA',
    });
    expect(await seenBy(api.visitor())).toEqual([]);
    api.pass(899 - (api.now().getTime() - Date.parse(landing.at)) / 1000);
    expect(await seenBy(api.visitor())).toEqual([]);
    api.pass(1);
    const late = { ...landing, callsign: 'PRB···', registration: null };
    expect(await seenBy(api.visitor())).toEqual([late]);

    await fly();
    expect((await seenBy(pilot)).map(({ at }: { at: string }) => at)).toEqual([
      expect.not.stringMatching(landing.at),
      landing.at,
    ]);
    await agree(true);
    expect(await seenBy(api.visitor())).toEqual(await seenBy(pilot));
    await agree(false);
    expect(await seenBy(api.visitor())).toEqual([late]);
  });

  it('hides the number with the callsign', async () => {
    await api.db.queries.updateTable('report').set({ flight_number: 503 }).execute();
    api.pass(900);
    const [own] = await seenBy(pilot);
    expect(own.number).toBe(503);
    const [late] = await seenBy(api.visitor());
    expect(late).toEqual({ ...own, callsign: 'PRB···', number: null, registration: null });
  });

  it('leaves out flights that were voided, and those of yesterday', async () => {
    const [{ at }] = await seenBy(pilot);
    const voided = await api.db.queries
      .updateTable('report')
      .set({ state: 'voided' })
      .where('landing', '=', new Date(at))
      .returning('id')
      .execute();
    expect(voided).toHaveLength(1);
    expect(await seenBy(pilot)).toHaveLength(1);
    api.pass(DAY_S - 1 - ((api.now().getTime() / 1000) % DAY_S));
    expect(await seenBy(pilot)).toHaveLength(1);
    api.pass(1);
    expect(await seenBy(pilot)).toEqual([]);
  });
});
