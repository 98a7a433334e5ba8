import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

const HEADER = 'subfleet,icao,hub_id,airport_id,registration,status';

describeEachDatabase('a file of aircraft', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  const fileOf = (...rows: string[]) => ({ csv: [HEADER, ...rows].join('\n') });
  const check = async (file: { csv: string }) => (await operations.post('/aircraft/import/check', file)).body;
  const apply = async (file: { csv: string }, more: object = {}) => {
    const { seen } = await check(file);
    return operations.post('/aircraft/import/apply', { ...file, seen, reason: 'Reparto nuevo', ...more });
  };
  const fleet = async () => (await operations.get('/exports/aircraft')).body.csv as string;

  it('that was exported changes nothing', async () => {
    expect((await pilot.post('/aircraft/import/check', { csv: await fleet() })).status).toBe(403);
    const same = await check({ csv: await fleet() });
    expect(same).toMatchObject({ added: [], changed: [], same: 3, problems: [], refusedCsv: null });
  });

  it('that takes every tail of a type out asks no pilot to pick another', async () => {
    const [first] = (await pilot.get('/flights?here=true&destination=LEBL')).body.items;
    const legs = [{ flightId: first.flightId, date: first.date, tail: 'EC-AAA' }];
    const [{ code }] = (await pilot.post('/bookings', { legs })).body.bookings;
    const before = await fleet();
    const none = fileOf('jet,A320,LEMD,LEMD,EC-AAA,M', 'jet,A20N,LEMD,LEMD,EC-AAB,M');
    expect((await apply(none)).status).toBe(200);
    const [message] = (await pilot.get('/me/messages')).body.items;
    expect(message.body).toContain('ya no está disponible y no hay otro de su tipo');
    expect((await apply({ csv: before })).status).toBe(200);
    await pilot.post(`/bookings/${code}/cancel`);
  });

  it('adds and moves tails and takes them out of service, as by hand: bookings keep their flight', async () => {
    const [first] = (await pilot.get('/flights?here=true&destination=LEBL')).body.items;
    const legs = [{ flightId: first.flightId, date: first.date, tail: 'EC-AAA' }];
    const [{ code }] = (await pilot.post('/bookings', { legs })).body.bookings;
    const file = fileOf(
      'jet,A320,LEBL,LEBL,EC-AAA,M',
      'Jet,A20N,LEMD,EIDW,EC-NEW,',
      'heavy,A333,LEBL,LEMD,EC-BBB,A',
    );
    const seen = await check(file);
    expect(seen.counts).toEqual({ added: 1, changed: 2, problems: 0 });
    expect((await apply(file)).status).toBe(200);
    const booking = (await pilot.get(`/bookings/${code}`)).body;
    expect(booking).toMatchObject({ state: 'reserved', tail: null, changed: { what: 'tail_withdrawn' } });
    const tails = (await pilot.get('/aircraft')).body;
    const tail = (registration: string) =>
      tails.find((one: { registration: string }) => one.registration === registration);
    expect(tail('EC-AAA')).toMatchObject({ service: 'maintenance', place: { icao: 'LEBL' } });
    expect(tail('EC-NEW')).toMatchObject({ isSubstitute: true, place: { icao: 'EIDW' } });
    expect(tail('EC-BBB')).toMatchObject({ place: { icao: 'LEMD' } });
    expect(await check({ csv: await fleet() })).toMatchObject({ added: [], changed: [], same: 4 });
    expect(await check(file)).toMatchObject({ added: [], changed: [], same: 3 });
  });

  it('is refused row by row, and nothing of it is applied unless that is asked', async () => {
    const before = await fleet();
    const file = fileOf(
      'jet,A320,LEMD,LEMD,EC-ONE,A',
      'jet,A320,LEMD,XXXX,EC-TWO,A',
      'nada,"=1+1",LEMD,LEMD,ec_two,Z',
      'jet,A320,LEMD,LEMD,EC-DUP,A',
      'jet,A320,LEMD,LEMD,EC-DUP,A',
      'heavy,A333,LEMD,LEMD,EC-AAB,A',
      'jet,A320,LEMD',
    );
    const seen = await check(file);
    expect(seen.counts).toMatchObject({ added: 2, changed: 0 });
    expect(
      seen.problems.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`),
    ).toEqual([
      '3 airport_id',
      '4 subfleet',
      '4 icao',
      '4 registration',
      '4 status',
      '6 registration',
      '7 subfleet',
      '7 icao',
      '8 ',
    ]);
    // What a spreadsheet would run comes back as a text.
    expect(seen.refusedCsv).toContain("'=1+1");
    expect((await apply(file)).body.code).toBe('archivo-con-errores');
    expect(await fleet()).toBe(before);
    const partial = await apply(file, { partial: true });
    expect(partial.body.added.map(({ registration }: { registration: string }) => registration)).toEqual([
      'EC-ONE',
      'EC-DUP',
    ]);
    expect(await fleet()).toContain('EC-ONE');
  });

  it.each([
    ['letters of another encoding', `${HEADER}\njet,A320,LEMD,LEMD,EC-\uFFFD,A`, 2],
    ['quotes that stay open', `${HEADER}\njet,"A320,LEMD,LEMD,EC-QQQ,A`, 2],
    ['a column that nobody knows', `${HEADER},motor\njet,A320,LEMD,LEMD,EC-QQQ,A,x`, 1],
  ])('with %s is refused whole', async (_, csv, line) => {
    const before = await fleet();
    expect((await check({ csv })).problems).toMatchObject([{ line }]);
    expect((await apply({ csv }, { partial: true })).status).toBe(200);
    expect(await fleet()).toBe(before);
  });

  it('with semicolons, as a Spanish spreadsheet writes them, is read as one with commas', async () => {
    const { csv } = fileOf('jet,A320,LEMD,LEMD,EC-PYC,A', 'jet,A320,LEMD,XXXX,EC-PYD,A');
    const seen = await check({ csv: csv.replaceAll(',', ';') });
    expect(seen).toEqual(await check({ csv }));
    expect(seen.added).toMatchObject([{ registration: 'EC-PYC', icaoType: 'A320', place: 'LEMD' }]);
    expect(seen.problems).toMatchObject([{ line: 3, column: 'airport_id', value: 'XXXX' }]);
  });

  it('is not applied when the fleet has changed since it was looked at', async () => {
    const file = fileOf('heavy,A333,LEMD,LEMD,EC-BBB,M');
    const { seen } = await check(file);
    const { body: tails } = await operations.get('/aircraft');
    const { id, version } = tails.find((one: { registration: string }) => one.registration === 'EC-BBB');
    const stored = { service: 'stored', reason: 'Invierno' };
    await operations.patch(`/aircraft/${id}`, stored, version);
    const late = await operations.post('/aircraft/import/apply', { ...file, seen, reason: 'x' });
    expect(late.body.code).toBe('cambiado-entretanto');
  });
});
