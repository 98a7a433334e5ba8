import { expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

describeEachDatabase('the fleet', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  const tail = async (registration: string) => {
    const { body } = await pilot.get('/aircraft');
    return body.find((one: { registration: string }) => one.registration === registration);
  };
  /** What staff do to a tail that they have just read. */
  const act = async (client: ApiClient, id: string, verb: 'service' | 'ferry', order: object) => {
    const { headers } = await client.get(`/aircraft/${id}/history`);
    const read = { 'If-Match': headers.get('etag') ?? '' };
    if (verb === 'ferry') return client.post(`/aircraft/${id}/ferry`, order, read);
    return client.ask('PATCH', `/aircraft/${id}`, { body: order, headers: read });
  };

  it('PL-77: goes to maintenance with bookings: their pilots keep the flight and pick another tail', async () => {
    const [first] = (await pilot.get('/flights?here=true&destination=LEBL')).body.items;
    const legs = [{ flightId: first.flightId, date: first.date, tail: 'EC-AAA' }];
    const [{ code }] = (await pilot.post('/bookings', { legs })).body.bookings;
    const { id, state } = await tail('EC-AAA');
    expect(state).toBe('reserved');
    const change = { service: 'maintenance', reason: 'Revisión A' };
    expect((await act(pilot, id, 'service', change)).status).toBe(403);
    expect((await act(operations, id, 'service', change)).body).toMatchObject({
      service: 'maintenance',
      note: 'Revisión A',
    });
    expect((await act(operations, id, 'service', change)).body.code).toBe('servicio');
    const { body } = await pilot.get(`/bookings/${code}`);
    expect(body).toMatchObject({ state: 'reserved', tail: null, changed: { what: 'tail_withdrawn' } });
    expect((await pilot.get('/me/messages')).body.items[0].body).toContain('elige otro avión');
    const picked = await pilot.patch(`/bookings/${code}`, { tail: 'EC-AAB' }, body.version);
    expect(picked.body).toMatchObject({ tail: 'EC-AAB', changed: null });
    expect((await pilot.get('/flights?here=true')).body.items[0].freeTails).not.toContain('EC-AAA');
    await act(operations, id, 'service', { service: 'operational', reason: 'Lista' });
    expect(await tail('EC-AAA')).toMatchObject({ service: 'operational', note: null });
  });

  it('stands where its last flight that counts or a later ferry left it; hours follow the reports', async () => {
    const before = await tail('EC-BBB');
    expect(before).toMatchObject({
      place: { icao: 'LEMD', since: null },
      minutes: 0,
      cycles: 0,
      state: 'free',
    });
    const at = (hours: number) => new Date(api.now().getTime() + hours * 3_600_000);
    const flown = { id: crypto.randomUUID(), arr_icao: 'MMUN', off_block: at(-12), on_block: at(-2) };
    const alike = {
      ...flown,
      state: 'accepted',
      standing: 'accepted',
      aircraft_id: before.id,
      type_id: 'heavy',
      dep_icao: 'LEMD',
      arr_planned_icao: 'MMUN',
      block_min: 600,
    } as const;
    const second = {
      ...alike,
      id: crypto.randomUUID(),
      source: 'second_pilot',
      primary_report_id: flown.id,
    } as const;
    const [pilotId, otherId] = await Promise.all([api.idOf('pilot'), api.idOf('other')]);
    const reports = api.db.queries.insertInto('report');
    await reports.values({ ...alike, code: 'ABCDEFGH', pilot_id: pilotId }).execute();
    await reports.values({ ...second, code: 'ABCDEFGJ', pilot_id: otherId }).execute();
    expect(await tail('EC-BBB')).toMatchObject({ place: { icao: 'MMUN' }, minutes: 600, cycles: 1 });
    expect((await pilot.get('/flights')).body.place).toMatchObject({ icao: 'MMUN' });
    const nowhere = await act(operations, before.id, 'ferry', { to: 'XXXX', reason: 'x' });
    expect(nowhere.body.errors[0].pointer).toBe('/to');
    await act(operations, before.id, 'ferry', { to: 'lebl', reason: 'Evento en Barcelona' });
    expect((await tail('EC-BBB')).place).toEqual({
      icao: 'LEBL',
      city: 'Barcelona',
      since: api.now().toISOString(),
    });
    await api.db.queries
      .updateTable('report')
      .set({ state: 'rejected', standing: 'rejected' })
      .where('id', 'in', [flown.id, second.id])
      .execute();
    expect(await tail('EC-BBB')).toMatchObject({ minutes: 0, cycles: 0 });
    expect((await pilot.get('/flights')).body.place).toMatchObject({ icao: 'LEMD' });
  });

  it('tells the history of a tail: flights, ferries and changes of service, the latest first', async () => {
    const { id } = await tail('EC-AAA');
    await act(operations, id, 'ferry', { to: 'LEBL', reason: 'Hace falta allí' });
    const { aircraft, entries } = (await pilot.get(`/aircraft/${id}/history`)).body;
    expect(aircraft.registration).toBe('EC-AAA');
    expect(entries[0]).toMatchObject({ kind: 'ferry', to: 'LEBL', reason: 'Hace falta allí' });
    expect(entries.map(({ kind }: { kind: string }) => kind)).toContain('service_change');
    const stands = { state: 'accepted', standing: 'accepted' } as const;
    await api.db.queries.updateTable('report').set(stands).where('arr_icao', '=', 'MMUN').execute();
    const big = await tail('EC-BBB');
    const flown = (await pilot.get(`/aircraft/${big.id}/history`)).body.entries;
    // Two pilots flew it: it is one flight of the tail.
    expect(flown.filter(({ kind }: { kind: string }) => kind === 'flight')).toMatchObject([
      { from: 'LEMD', to: 'MMUN', minutes: 600 },
    ]);
  });

  it('lets a tail go: nobody books it, its history and hours stay for staff, and it may come back', async () => {
    const { id } = await tail('EC-BBB');
    const gone = await act(operations, id, 'service', { service: 'retired', reason: 'Fin del contrato' });
    expect([gone.status, gone.body.service, gone.body.note]).toEqual([200, 'retired', 'Fin del contrato']);
    expect(await tail('EC-BBB')).toBeUndefined();
    const { body } = await operations.get('/aircraft');
    expect(body.find((one: { id: string }) => one.id === id)).toMatchObject({ minutes: 600, cycles: 1 });
    const { aircraft, entries } = (await operations.get(`/aircraft/${id}/history`)).body;
    expect([aircraft.service, entries[0].service]).toEqual(['retired', 'retired']);
    const back = await act(operations, id, 'service', { service: 'operational', reason: 'Vuelve' });
    expect([back.status, back.body.service, back.body.note]).toEqual([200, 'operational', null]);
    expect(await tail('EC-BBB')).toMatchObject({ service: 'operational', minutes: 600, cycles: 1 });
  });

  it('lets no tail go that is in the air; one that is booked goes, and its pilot keeps the flight', async () => {
    const { id } = await tail('EC-AAA');
    const retire = () => act(operations, id, 'service', { service: 'retired', reason: 'Fin del contrato' });
    const flight = {
      id: crypto.randomUUID(),
      code: 'ABCDEFGK',
      pilot_id: await api.idOf('other'),
      state: 'in_progress',
      aircraft_id: id,
      type_id: 'jet',
      dep_icao: 'LEMD',
      arr_planned_icao: 'LEBL',
      off_block: api.now(),
    } as const;
    const reports = () => api.db.queries;
    await reports().insertInto('report').values(flight).execute();
    expect(await retire()).toMatchObject({
      status: 409,
      body: { code: 'en-vuelo', detail: 'El avión está en vuelo. Dalo de baja cuando termine el vuelo.' },
    });
    expect(await tail('EC-AAA')).toMatchObject({ service: 'operational', state: 'flying' });
    await reports().deleteFrom('report').where('id', '=', flight.id).execute();
    const [next] = (await pilot.get('/flights?origin=LEBL&destination=LEMD')).body.items;
    const legs = [{ flightId: next.flightId, date: next.date, tail: 'EC-AAA' }];
    const booked = await pilot.post('/bookings', { legs });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    const [{ code }] = booked.body.bookings;
    expect((await retire()).body.service).toBe('retired');
    expect((await pilot.get(`/bookings/${code}`)).body).toMatchObject({
      state: 'reserved',
      tail: null,
      changed: { what: 'tail_withdrawn' },
    });
    const back = await act(operations, id, 'service', { service: 'operational', reason: 'Fue un error' });
    expect([back.status, back.body.service]).toEqual([200, 'operational']);
  });

  it('refuses a change of a tail that a colleague has changed since it was read, and says what happened', async () => {
    const { id, version } = await tail('EC-AAB');
    const read = { 'If-Match': `"v${version}"` };
    const administrator = await api.signedIn('administrator');
    expect((await operations.post(`/aircraft/${id}/ferry`, { to: 'LEBL', reason: 'Evento' })).status).toBe(
      428,
    );
    const moved = await act(administrator, id, 'ferry', { to: 'MMUN', reason: 'Hace falta allí' });
    expect(moved.body.version).toBe(version + 1);
    const ferry = await operations.post(`/aircraft/${id}/ferry`, { to: 'LEBL', reason: 'Evento' }, read);
    expect([ferry.status, ferry.body.code]).toEqual([412, 'cambiado-entretanto']);
    expect(ferry.body.detail).toMatch(
      /^PRB\d{3} lo ha trasladado a MMUN a las \d{2}:\d{2}Z, mientras lo tenías abierto\./,
    );
    expect(ferry.body.current).toEqual({ service: 'operational', version: version + 1 });
    await act(administrator, id, 'service', { service: 'stored', reason: 'Invierno' });
    const order = { service: 'maintenance', reason: 'Revisión A' };
    const service = await operations.patch(`/aircraft/${id}`, order, version);
    expect(service.status).toBe(412);
    expect(service.body.detail).toContain('lo ha pasado a «almacenado»');
    expect(await tail('EC-AAB')).toMatchObject({ service: 'stored', place: { icao: 'MMUN' } });
  });

  it('goes out as CSV in the columns of phpVMS', async () => {
    expect((await pilot.get('/exports/aircraft')).status).toBe(403);
    const { csv } = (await operations.get('/exports/aircraft')).body;
    expect(csv.split('\r\n')[0]).toContain('subfleet,iata,icao,hub_id,airport_id');
    expect(csv).toContain('jet,,A320,LEMD,LEBL,,EC-AAA');
  });
});
