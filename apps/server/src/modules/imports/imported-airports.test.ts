import { beforeAll, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { ImportDesk, text } from '#server/testing/import-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

/** As phpVMS exports them; the second one is in the network of the content, the third has no zone. */
const airportsCsv = text(
  'icao,iata,name,location,region,country,timezone,hub,lat,lon,elevation,ground_handling_cost,notes',
  'KAUS,AUS,Austin-Bergstrom,Austin,Texas,US,America/Chicago,1,30.1945,-97.6699,542,250,',
  'LEMD,MAD,Madrid,Madrid,,ES,Europe/Madrid,,40.47,-3.56,1998,,',
  'KJFK,JFK,Kennedy,New York,,US,,,40.64,-73.78,13,,',
);

describeEachDatabase('bringing airports over', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = new ImportDesk(api, operations);
  });

  const fleet = text('subfleet,icao,hub_id,airport_id,registration,status', 'jet,A320,KAUS,KAUS,EC-TEX,');
  /** What is wrong with a file that bases a tail in Austin. */
  const wrong = async (): Promise<string[]> => {
    await api.platform.refreshSettings();
    const { body } = await operations.post('/aircraft/import/check', { csv: fleet });
    return body.problems.map(({ column }: { column: string }) => column);
  };

  it('adds them to the network, and takes them out of it again when nothing is there', async () => {
    expect(await wrong()).toEqual(['airport_id', 'hub_id']);
    const answer = await desk.check('airports', airportsCsv);
    expect(answer.import).toMatchObject({ kind: 'airports', state: 'checked', good: 1, refused: 2 });
    expect(
      answer.problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`),
    ).toEqual(['3 icao', '4 timezone']);
    expect(answer.ignored).toEqual(['region', 'hub', 'elevation', 'ground_handling_cost']);
    await api.db.queries.deleteFrom('import').where('id', '=', answer.import.id).execute();
    const id = await desk.bring('airports', airportsCsv);
    expect(await wrong()).toEqual([]);
    expect((await desk.check('airports', airportsCsv)).import).toBeNull();

    const checked = (await operations.post('/aircraft/import/check', { csv: fleet })).body;
    const file = { csv: fleet, seen: checked.seen, fileName: 'flota.csv', reason: 'Base nueva' };
    const applied = await operations.post('/aircraft/import/apply', file);
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    const refused = await desk.takeBack(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'importacion-en-uso']);
    expect(refused.body.detail).toContain('KAUS');

    const { items } = (await operations.get('/imports')).body;
    const tails = items.find(({ kind: what }: { kind: string }) => what === 'aircraft');
    expect((await desk.takeBack(tails.id)).status).toBe(202);

    const tour = {
      name: 'Vuelta a Austin',
      description: 'De Madrid a Austin y vuelta.',
      types: ['heavy'],
      moreThanHours: null,
      editions: [],
      stops: ['LEMD', 'KAUS', 'LEMD'],
      retiredStages: [],
      substitutes: [],
      anyOrder: false,
    };
    const { body: added } = await operations.post('/tour-plans', { tour });
    expect((await desk.takeBack(id)).body.detail).toContain('KAUS');
    const headers = { 'If-Match': `"v${added.version}"` };
    expect((await operations.post(`/tour-plans/${added.id}/remove`, {}, headers)).status).toBe(200);
    expect((await desk.takeBack(id)).status).toBe(202);
    expect(await desk.see(id)).toMatchObject({ state: 'taken_back', done: 0 });
    expect(await api.db.queries.selectFrom('brought_airport').selectAll().execute()).toEqual([]);
    expect(await wrong()).toEqual(['airport_id', 'hub_id']);
  });

  it('takes a flight to one for arrived there, not for a diversion to nowhere', async () => {
    await desk.bring(
      'airports',
      text(
        'icao,iata,name,location,timezone,lat,lon,country',
        'LEZG,ZAZ,Zaragoza,Zaragoza,Europe/Madrid,41.6662,-1.0415,ES',
      ),
    );
    await api.platform.refreshSettings();
    const pilot = await api.signedIn('pilot');
    const flight = { depIcao: 'LEMD', arrIcao: 'LEZG', icaoType: 'A320' };
    const { body } = await pilot.post('/reports/start', startBody('to-zaragoza', { flight }));
    const to = { icao: 'LEZG', lat: 41.6662, lon: -1.0415, elevationFt: 863, ends: [] };
    await sendFlight(pilot, api, body.code, testFlight(api, { to }));
    const sent = await pilot.post(`/reports/${body.code}/submit`, {});
    expect(sent.body).toMatchObject({ state: 'accepted', arrIcao: 'LEZG', diversion: false });
  });
});
