import { beforeEach, expect, it } from 'vitest';
import { KG_PER_LB } from '@va/domain/quantities.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests, smartcarsForTests, stratosForTests } from '#server/testing/recorders-for-tests.ts';
import { base64, updatesOf } from '#server/testing/smartcars-client.ts';
import { testFlight } from '#server/testing/test-flight.ts';

/** Messages of a script, and the remarks that they make. */
const SAID = ['EVE:OVERSPEED', 'EVE:BANK 41', 'EVE:SLEW', 'EVE:SIM_RATE 4', 'EVE:NOTHING'];
const REMARKS = [
  ['V-01', true, 'El programa avisó de simulación acelerada'],
  ['V-02', true, 'Modo de desplazamiento activado'],
  ['V-17', false, expect.stringMatching(/^El programa avisó de: exceso de velocidad \(.+\); alabeo \(.+\)$/)],
];

describeOneDatabase('what a recorder’s script has noticed', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const smartcars = smartcarsForTests(api, 'PRB005');
  const stratos = stratosForTests(api, 'PRB005');
  beforeEach(() => api.pass(7200));

  async function fly() {
    const { body: aircraft } = await smartcars('GET', '/data/aircraft');
    const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
    const charter = { departure: 'LEMD', arrival: 'LEBL', aircraft: aircraft[0].id, departureTime };
    const { bidID } = (await smartcars('POST', '/flights/charter', charter)).body;
    const { trackingID: uuid } = (await smartcars('POST', '/flights/start', { bidID })).body;
    for (const { at, body } of updatesOf(testFlight(api), { bidID, uuid }, 60)) {
      api.pass((at - api.now().getTime()) / 1000);
      await smartcars('POST', '/flights/update', body);
    }
    return { bidID, uuid };
  }
  const remarksOn = async (code: string) => {
    const rows = await api.db.queries
      .selectFrom('report_flag')
      .innerJoin('report', 'report.id', 'report_id')
      .select(['report_flag.code', 'blocking', 'detail'])
      .where('report.code', '=', code)
      .orderBy('report_flag.code')
      .execute();
    return rows.flatMap(({ code: flag, blocking, detail }) =>
      /V-01|V-02|V-17/.test(flag) ? [[flag, blocking, detail]] : [],
    );
  };

  it('is shown with a flight of smartCARS, and takes nothing from its score', async () => {
    const ids = await fly();
    const flightData = SAID.map((message, eventId) => ({
      eventId,
      eventTimestamp: new Date(api.now().getTime() - 1_800_000 + eventId * 1000).toISOString(),
      message,
    }));
    const sent = { ...ids, landingRate: -182, flightData: base64(JSON.stringify(flightData)) };
    const { status, text } = await smartcars('POST', '/flights/complete', sent);
    expect(status, text).toBe(200);
    expect(await remarksOn(ids.uuid)).toEqual(REMARKS);
    const { score } = (await client.ask('GET', `/api/pireps/${ids.uuid}`)).body.data;
    expect(score).toBe(100);
  });

  it('is shown just so with a flight of phpVMS', async () => {
    const { uuid } = await fly();
    const sentAt = api.now().getTime();
    const events = SAID.map((event, i) => ({
      event,
      created_at: new Date(sentAt - 1_800_000 + i * 1000).toISOString(),
    }));
    await client.ask('POST', `/api/pireps/${uuid}/acars/events`, { events });
    await client.ask('POST', `/api/pireps/${uuid}/file`, { distance: 268, flight_time: 66 });
    expect(await remarksOn(uuid)).toEqual(REMARKS);
  });

  it('is shown just so with a flight of Stratos', async () => {
    const { uuid: tracking_id } = await fly();
    const sentAt = api.now().getTime();
    const flight_data = SAID.map((event, i) => ({
      event,
      timestamp: new Date(sentAt - 1_800_000 + i * 1000).toISOString(),
    }));
    const { status, text } = await stratos('POST', '/flights/complete', { tracking_id, flight_data });
    expect(status, text).toBe(200);
    expect(await remarksOn(tracking_id)).toEqual(REMARKS);
  });

  it.each([
    ['right', 0, Number],
    ['an hour and a half slow', 5400, Number],
    ['an hour and a half fast', -5400, Number],
    ['as slow, with the seconds flown in quotes', 5400, String],
  ])('is put where it happened in the flight, by a clock that is %s', async (_, slowS, as) => {
    const began = api.now().getTime();
    const ids = await fly();
    const elapsed = [600, 1800, 3000];
    const flightData = elapsed.map((eventElapsedTime, eventId) => ({
      eventId,
      eventTimestamp: new Date(began + (eventElapsedTime - slowS) * 1000).toISOString(),
      eventElapsedTime: as(eventElapsedTime),
      message: eventId === 1 ? 'EVE:MAYDAY' : 'EVE:BANK 41',
    }));
    await smartcars('POST', '/flights/complete', { ...ids, landingRate: -182, flightData });
    const rows = await api.db.queries
      .selectFrom('report_event')
      .innerJoin('report', 'report.id', 'report_id')
      .select(['at', 'outcome', 'emergency_at'])
      .where('code', '=', ids.uuid)
      .where('kind', 'in', ['bank', 'emergency'])
      .orderBy('at')
      .execute();
    expect(rows.map(({ at }) => Math.round((at.getTime() - began) / 1000))).toEqual(elapsed);
    expect(rows[0]!.emergency_at).toEqual(rows[1]!.at);
  });

  it('gives the fuel at pushback, as a line of the log would', async () => {
    const ids = await fly();
    const flightData = [{ eventId: 1, message: 'Pushing back with 13200 lbs of fuel' }];
    await smartcars('POST', '/flights/complete', { ...ids, landingRate: -182, fuelUsed: 6300, flightData });
    const { fuel_off_kg } = await api.db.queries
      .selectFrom('report')
      .select('fuel_off_kg')
      .where('code', '=', ids.uuid)
      .executeTakeFirstOrThrow();
    expect(fuel_off_kg).toBeCloseTo(13_200 * KG_PER_LB, 1);
  });
});
