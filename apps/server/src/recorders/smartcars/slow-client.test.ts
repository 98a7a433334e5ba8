import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { smartcarsForTests } from '#server/testing/recorders-for-tests.ts';
import { testFlight } from '#server/testing/test-flight.ts';
import { updatesOf } from '#server/testing/smartcars-client.ts';

describeOneDatabase('a smartCARS client that says little', (kind) => {
  const api = apiForTests(kind);
  const ask = smartcarsForTests(api, 'PRB005');
  // Flights of one pilot may not overlap.
  beforeEach(() => api.pass(7200));

  /** Flies with an update every so many seconds, those that `sends` lets through; the report and its flags. */
  async function fly(everyS: number, sends: (share: number) => boolean = () => true, times = 1) {
    const { body: aircraft } = await ask('GET', '/data/aircraft');
    const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
    const charter = { departure: 'LEMD', arrival: 'LEBL', aircraft: aircraft[0].id, departureTime };
    const { bidID } = (await ask('POST', '/flights/charter', charter)).body;
    const { trackingID: uuid } = (await ask('POST', '/flights/start', { bidID })).body;
    const updates = updatesOf(testFlight(api), { bidID, uuid }, everyS);
    for (const [i, { at, body }] of updates.entries()) {
      api.pass((at - api.now().getTime()) / 1000);
      for (let time = 0; sends(i / updates.length) && time < times; time += 1) {
        await ask('POST', '/flights/update', body);
        api.pass(0.3);
      }
    }
    const filed = await ask('POST', '/flights/complete', { bidID, uuid, landingRate: 182, fuelUsed: 6300 });
    expect(filed.status, filed.text).toBe(200);
    const report = await api.db.queries
      .selectFrom('report')
      .selectAll()
      .where('code', '=', uuid)
      .executeTakeFirstOrThrow();
    const flags = await api.db.queries
      .selectFrom('report_flag')
      .select('code')
      .where('report_id', '=', report.id)
      .execute();
    return { report, flags: flags.map(({ code }) => code), pirep: (await ask('GET', '/pireps/latest')).body };
  }

  it.each([30, 60])('every %i s: its landing and rate are kept, and nothing is missing', async (everyS) => {
    const { report, flags, pirep } = await fly(everyS);
    expect(report.landing).not.toBeNull();
    expect(pirep.landingRate).toBe(-182);
    expect(flags).not.toContain('V-07');
    expect(flags).not.toContain('V-08');
  });

  it('every 60 s, each update twice: nothing is missing either', async () => {
    const { report, flags, pirep } = await fly(60, () => true, 2);
    expect([report.landing, pirep.landingRate]).toEqual([expect.any(Date), -182]);
    expect(flags).not.toContain('V-07');
    expect(flags).not.toContain('V-08');
  });

  it('and nothing of the landing: the rate that it tells is kept, and a person looks', async () => {
    const { report, flags, pirep } = await fly(15, (share) => share < 0.8);
    expect(report.landing).toBeNull();
    expect([pirep.landingRate, pirep.status]).toEqual([-182, 'Pending']);
    expect(flags).toContain('V-07');
  });
});
