import { expect, it } from 'vitest';
import { apiForTests, signedInForTests, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { ImportDesk } from '#server/testing/import-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

/** Why staff did it. */
const REASON = 'Cambia la temporada';
const HEADER = 'airline,flight_number,dpt_airport,arr_airport,days,dpt_time,arr_time,flight_time,subfleets';

describeEachDatabase('the desk of the timetable', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  const timetable = async () => (await operations.get('/timetable')).body;
  /** Changes a flight as it is now. */
  const change = async (id: string, body: object) => {
    const flight = (await timetable()).flights.find((one: { id: string }) => one.id === id);
    return operations.patch(`/flights/${id}`, body, flight.version);
  };

  it('PL-74: proposes nothing new twice, and leaves alone what staff have locked', async () => {
    const { flights, revision } = await timetable();
    expect(flights.length).toBeGreaterThan(5);
    const proposal = await operations.get('/timetable/proposal');
    expect(proposal.body).toMatchObject({
      revision,
      added: [],
      changed: [],
      ended: [],
      same: flights.length,
    });
    const [first] = flights;
    const path = `/flights/${first.id}`;
    expect((await pilot.patch(path, { locked: true, reason: REASON }, 1)).status).toBe(403);
    const edited = await operations.patch(
      path,
      { stdUtc: first.stdUtc + 5, locked: true, reason: REASON },
      1,
    );
    expect(edited.body).toMatchObject({ stdUtc: first.stdUtc + 5, source: 'staff', locked: true });
    const unsaid = await operations.patch(path, { locked: false }, 1);
    expect(unsaid.body).toMatchObject({ code: 'datos-no-validos', errors: [{ pointer: '/reason' }] });
    const why = await api.db.queries
      .selectFrom('audit_entry')
      .select('reason')
      .where('action', '=', 'timetable.flight-changed')
      .executeTakeFirst();
    expect(why?.reason).toBe(REASON);
    expect((await operations.get('/timetable/proposal')).body).toMatchObject({ changed: [], ended: [] });
    const gone = await operations.post('/timetable/proposal/apply', { revision, reason: REASON });
    expect(gone.body).toMatchObject({
      code: 'cambiado-entretanto',
      detail: expect.stringMatching(
        /^PRB004 ha cambiado un vuelo a las \d\d:\d\dZ, mientras lo tenías abierto/,
      ),
    });
    const wrong = await change(first.id, { types: ['nada'], reason: REASON });
    expect(wrong.body.code).toBe('horario-con-errores');
    expect(wrong.body.errors[0].message).toContain('no existe');
  });

  it('shows each flight to everybody, but one that is not public only to who may book, and its ETag is what a change needs', async () => {
    const { id, number } = (await timetable()).flights.at(-1);
    const path = `/flights/${id}`;
    const open = await api.visitor().get(path);
    expect(open.body).toMatchObject({ id, number, isPublic: true });
    expect(await operations.ask('PATCH', path, { body: { note: 'x', reason: REASON } })).toMatchObject({
      status: 428,
    });
    const headers = { 'If-Match': open.headers.get('etag') ?? '' };
    const hidden = { body: { isPublic: false, reason: REASON }, headers };
    expect((await operations.ask('PATCH', path, hidden)).status).toBe(200);
    expect((await operations.ask('PATCH', path, hidden)).body.code).toBe('cambiado-entretanto');
    expect((await api.visitor().get(path)).body.code).toBe('no-encontrado');
    const shown = await pilot.get(path);
    expect([shown.body.isPublic, shown.headers.get('etag')]).toEqual([false, `"v${shown.body.version}"`]);
    for (const nobodys of [crypto.randomUUID(), 'nada', String(number)])
      expect((await pilot.get(`/flights/${nobodys}`)).status, nobodys).toBe(404);
    await change(id, { isPublic: true, reason: REASON });
  });

  it('says what a proposal can’t fly, what its aircraft can’t, and how many are needed at once', async () => {
    const { operations: sample } = sampleAirline;
    const { file, routes, ...content } = sample.timetable!;
    const budget = { ...file.rules.budget, hoursPerTail: 1 };
    const timetable = {
      ...content,
      routes: [...routes, { between: ['LEMD', 'XXXX'] as [string, string], type: 'Jet' }],
      file: { ...file, rules: { ...file.rules, budget } },
    };
    const other = await startApi(kind, {
      airline: { ...sampleAirline, operations: { ...sample, timetable } },
    });
    const staff = await other.signedIn('operations');
    const jets = (await staff.get('/aircraft')).body.filter(
      ({ typeId }: { typeId: string }) => typeId === 'jet',
    );
    await staff.patch(`/aircraft/${jets[0].id}`, { service: 'maintenance', reason: REASON }, jets[0].version);
    const { findings, peaks } = (await staff.get('/timetable/proposal')).body;
    const messages = findings.map(({ message }: { message: string }) => message);
    expect(messages).toContain(
      'LEMD–XXXX se queda sin vuelos. Uno de los aeropuertos de LEMD–XXXX no existe.',
    );
    expect(messages).toContainEqual(expect.stringMatching(/^El Jet queda en \d+.h por semana y/));
    expect(peaks).toEqual([
      { model: 'Jet', peak: expect.any(Number), tails: jets.length - 1 },
      { model: 'Heavy', peak: expect.any(Number), tails: 1 },
    ]);
    expect(peaks[0].peak).toBeGreaterThan(0);
    await other.close();
  });

  it('lists an applied proposal among the imports, from where it is taken back', async () => {
    const empty = await startApi(kind);
    await empty.db.queries.deleteFrom('flight').execute();
    const staff = await empty.signedIn('operations');
    const { added, revision } = (await staff.get('/timetable/proposal')).body;
    expect(added.length).toBeGreaterThan(5);
    const order = { revision, reason: REASON };
    expect((await staff.post('/timetable/proposal/apply', order)).status).toBe(200);
    expect((await staff.get('/timetable/proposal')).body.added).toEqual([]);
    const [listed] = (await staff.get('/imports')).body.items;
    expect(listed).toMatchObject({ name: 'Propuesta del generador', state: 'applied' });
    expect((await new ImportDesk(empty, staff).takeBack(listed.id)).status).toBe(202);
    expect((await staff.get('/timetable')).body.flights).toEqual([]);
    await empty.close();
  });

  it('refuses a change of a flight that a colleague has changed since it was read, and says how it is now', async () => {
    const { flights } = await timetable();
    const { id, version } = flights.at(-1);
    const path = `/flights/${id}`;
    const unsaid = await operations.ask('PATCH', path, { body: { note: 'Sin obras', reason: REASON } });
    expect([unsaid.status, unsaid.body.code]).toEqual([428, 'falta-if-match']);
    const first = await operations.patch(path, { note: 'Por obras en la pista', reason: REASON }, version);
    expect([first.status, first.body.version]).toEqual([200, version + 1]);
    expect(first.headers.get('etag')).toBe(`"v${version + 1}"`);
    const administrator = await api.signedIn('administrator');
    const second = await administrator.patch(path, { note: 'Sin obras', reason: REASON }, version);
    expect(second.status).toBe(412);
    expect(second.body).toMatchObject({
      code: 'cambiado-entretanto',
      current: { note: 'Por obras en la pista', version: version + 1 },
    });
    expect(second.body.detail).toMatch(/^PRB004 lo ha cambiado a las \d\d:\d\dZ, mientras lo tenías abierto/);
    const [{ subject }] = (await administrator.get('/audit?action=timetable.flight-changed')).body.items;
    expect(subject).toBe(String(first.body.number));
    const nobodys = `/flights/${crypto.randomUUID()}`;
    expect((await operations.patch(nobodys, { note: '', reason: REASON }, 1)).status).toBe(404);
  });

  it('says of every row why it is as it is', async () => {
    const [first] = (await timetable()).flights.filter(({ locked }: { locked: boolean }) => !locked);
    const path = `/flights/${first.id}/reasons`;
    expect((await pilot.get(path)).status).toBe(403);
    const { why } = (await operations.get(path)).body;
    expect(why.length).toBeGreaterThan(1);
    expect(why.every((sentence: string) => sentence.endsWith('.'))).toBe(true);
    expect((await operations.get(`/flights/${crypto.randomUUID()}/reasons`)).status).toBe(404);
  });

  it('PL-18: moves a booked flight by two hours: the pilot is told and keeps what was booked', async () => {
    const [first] = (await pilot.get('/flights?here=true&destination=LEBL')).body.items;
    const legs = [{ flightId: first.flightId, date: first.date }];
    const [{ code }] = (await pilot.post('/bookings', { legs })).body.bookings;
    const flight = (await timetable()).flights.find(({ id }: { id: string }) => id === first.flightId);
    await change(flight.id, { stdUtc: flight.stdUtc + 120, reason: REASON });
    const { body } = await pilot.get(`/bookings/${code}`);
    const later = new Date(Date.parse(first.std) + 2 * 3_600_000).toISOString();
    expect(body).toMatchObject({ std: first.std, changed: { what: 'moved', std: later } });
    expect(Date.parse(body.graceUntil)).toBe(Date.parse(later) + 3_600_000);
    expect((await pilot.get('/me/messages')).body.items[0].kind).toBe('booking.timetable_changed');
    await change(flight.id, { validUntil: '2026-11-01', reason: REASON });
    expect((await pilot.get(`/bookings/${code}`)).body.changed.what).toBe('flight_withdrawn');
    await change(flight.id, { validUntil: null, stdUtc: flight.stdUtc, reason: REASON });
    // It flies again as it did: nothing is left to say about it.
    expect((await pilot.get(`/bookings/${code}`)).body.changed).toBeNull();
  });

  it('measures another hour of the pilot from the timetable in force, and keeps the grace that it gave', async () => {
    const departures = (await pilot.get('/flights?here=true')).body.items;
    const first = departures.find(({ arr }: { arr: { icao: string } }) => arr.icao !== 'LEBL');
    const legs = [{ flightId: first.flightId, date: first.date }];
    const [{ code }] = (await pilot.post('/bookings', { legs })).body.bookings;
    const flight = (await timetable()).flights.find(({ id }: { id: string }) => id === first.flightId);
    const path = `/flights/${flight.id}`;
    await operations.patch(path, { stdUtc: flight.stdUtc + 120, reason: REASON }, flight.version);
    const hours = (more: number) => new Date(Date.parse(first.std) + more * 3_600_000).toISOString();
    const change = async (body: object) => {
      const { version } = (await pilot.get(`/bookings/${code}`)).body;
      return (await pilot.patch(`/bookings/${code}`, body, version)).body;
    };
    const [tail] = first.freeTails;
    for (const again of [{ tail }, { tail }])
      expect(await change(again)).toMatchObject({ graceUntil: hours(3), timetableStd: hours(2) });
    expect(await change({ std: hours(8.1) })).toMatchObject({ code: 'hora-lejos' });
    expect(await change({ std: hours(7) })).toMatchObject({ std: hours(7), graceUntil: hours(8) });
    const told = (await pilot.get('/me/messages')).body.items.length;
    await operations.patch(path, { stdUtc: flight.stdUtc + 130, reason: REASON }, flight.version);
    expect((await pilot.get(`/bookings/${code}`)).body).toMatchObject({ std: hours(7), changed: null });
    expect((await pilot.get('/me/messages')).body.items).toHaveLength(told);
    await pilot.post(`/bookings/${code}/cancel`);
  });

  it('PL-75: what is exported is read back the same; a wrong row keeps the rest from being applied', async () => {
    const { csv } = (await operations.get('/exports/timetable')).body;
    const same = (await operations.post('/timetable/import/check', { csv })).body;
    expect(same).toMatchObject({ added: [], changed: [], ended: [], problems: [] });
    const empty = await startApi(kind);
    await empty.db.queries.deleteFrom('flight').execute();
    const elsewhere = await empty.signedIn('operations');
    const { revision } = (await elsewhere.post('/timetable/import/check', { csv })).body;
    expect((await elsewhere.post('/timetable/import/apply', { csv, revision, reason: REASON })).status).toBe(
      200,
    );
    expect((await elsewhere.get('/exports/timetable')).body.csv).toBe(csv);
    await empty.close();
    const rows = [HEADER, 'PRB,901,LEMD,LEBL,135,0800,0910,70,jet', 'PRB,902,LEMD,XXXX,135,0800,0910,70,jet'];
    const file = { csv: rows.join('\n') };
    const checked = (await operations.post('/timetable/import/check', file)).body;
    expect(checked.added.map(({ number }: { number: number }) => number)).toEqual([901]);
    expect(checked.problems[0]).toMatchObject({ line: 3, column: 'arr_airport', value: 'XXXX' });
    expect(checked.refusedCsv).toContain('PRB,902');
    const order = { ...file, revision: checked.revision, reason: REASON };
    expect((await operations.post('/timetable/import/apply', order)).body.code).toBe('archivo-con-errores');
    expect((await timetable()).revision).toBe(checked.revision);
    const partial = await operations.post('/timetable/import/apply', { ...order, partial: true });
    expect(partial.body.added).toHaveLength(1);
    const broken = await operations.post('/timetable/import/check', { csv: 'a,"b\nc' });
    expect(broken.body.problems).toHaveLength(1);
  });

  it('PL-76: three rows of one number on three days are three flights', async () => {
    const rows = ['1', '3', '5'].map((day, index) => `PRB,777,LEMD,EIDW,${day},1${index}00,,150,jet`);
    const csv = [HEADER, ...rows].join('\n');
    const { revision } = (await operations.post('/timetable/import/check', { csv })).body;
    const applied = await operations.post('/timetable/import/apply', { csv, revision, reason: REASON });
    expect(applied.body.added).toHaveLength(3);
    const flights = (await timetable()).flights.filter(({ number }: { number: number }) => number === 777);
    expect(
      flights.map(({ days }: { days: number }) => days).toSorted((a: number, b: number) => a - b),
    ).toEqual([1, 4, 16]);
    const again = (await operations.post('/timetable/import/check', { csv })).body;
    expect(again).toMatchObject({ added: [], changed: [], same: (await timetable()).flights.length });
  });
});
