import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, actAtDesk, REASON } from '#server/testing/report-desk.ts';
import { hearNews } from '#server/testing/heard-news.ts';
import { addWaitingFlight } from '#server/testing/waiting-flight.ts';
import { publishDueEvents } from './publish-events.ts';

const HOUR = 3600;

describeEachDatabase('events', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const other = signedInForTests(api, 'other');
  const operations = signedInForTests(api, 'operations');

  const at = (hours: number) => new Date(api.now().getTime() + hours * HOUR * 1000).toISOString();
  const written = (change: object = {}) => ({
    name: 'Noche de Dublín',
    body: 'Todos a Dublín.',
    startsAt: at(72),
    endsAt: at(76),
    airports: ['EIDW'],
    countsOn: 'arrival',
    signup: true,
    reason: 'Lo piden los pilotos',
    ...change,
  });
  const create = async (change: object = {}): Promise<string> => {
    const { status, body } = await operations.post('/events', written(change));
    expect(status, JSON.stringify(body)).toBe(201);
    return body.id;
  };
  const read = async (id: string, client = pilot) => (await client.get(`/events/${id}`)).body;
  const points = async (client = pilot) => (await client.get('/reports/totals')).body.points;
  const send = (person: 'pilot' | 'other', arr = 'EIDW', minutesAgo = 0) =>
    addWaitingFlight(api, person, arr, minutesAgo);

  it('are made by staff, told to webhooks once they are advertised, and refused with what is wrong', async () => {
    expect((await pilot.post('/events', written())).status).toBe(403);
    const wrong = async (change: object) =>
      (await operations.post('/events', written(change))).body.errors?.[0]?.pointer;
    expect(await wrong({ startsAt: at(-1) })).toBe('/startsAt');
    expect(await wrong({ endsAt: at(71) })).toBe('/endsAt');
    expect(await wrong({ advertiseFrom: at(73) })).toBe('/advertiseFrom');
    expect(await wrong({ airports: ['LFPG'] })).toBe('/airports/0');
    expect(await wrong({ countsOn: 'both' })).toBe('/airports');
    expect(await wrong({ types: ['nada'] })).toBe('/types');
    expect(await wrong({ ranks: ['nada'] })).toBe('/ranks');
    expect(await wrong({ points: 51 })).toBe('/points');
    const news = await hearNews(api.db, ['event.published']);
    const secret = await create({ name: 'Todavía no', advertiseFrom: at(24) });
    const members = await create({ name: 'Sólo pilotos', isPublic: false });
    const names = async (client: ApiClient) =>
      (await client.get('/events')).body.map(({ name }: { name: string }) => name);
    expect(await names(api.visitor())).toEqual([]);
    expect(await names(pilot)).toEqual(['Sólo pilotos']);
    expect(await names(operations)).toEqual(['Todavía no', 'Sólo pilotos']);
    expect((await api.visitor().get(`/events/${members}`)).status).toBe(404);
    expect((await pilot.get(`/events/${secret}`)).status).toBe(404);
    const due = () => api.db.transaction((tx) => publishDueEvents(tx, api.now()));
    expect(await due()).toBe(0);
    api.pass(25 * HOUR);
    expect(await due()).toBe(1);
    expect(await due()).toBe(0);
    expect(await news()).toEqual([
      ['event.published', 'Sólo pilotos'],
      ['event.published', 'Todavía no'],
    ]);
    expect(await names(pilot)).toEqual(['Todavía no', 'Sólo pilotos']);
  });

  it('are signed up for one place and one slot each, also by two at once, and left until they begin', async () => {
    const id = await create({ slotMinutes: 60, capacity: 2 });
    const { slots } = await read(id);
    expect(slots).toHaveLength(4);
    const signUp = (client: ApiClient, slot?: string) =>
      client.post(`/events/${id}/signup`, slot === undefined ? {} : { slot });
    expect((await signUp(pilot)).body.code).toBe('turno-no-valido');
    const both = await Promise.all([signUp(pilot, slots[0].at), signUp(other, slots[0].at)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const [second, loser] = both[0]!.status === 204 ? [other, other] : [pilot, pilot];
    expect((await signUp(second, slots[1].at)).status).toBe(204);
    expect(await read(id, loser)).toMatchObject({ signedUp: 2, placesLeft: 0, own: { slot: slots[1].at } });
    const reviewer = await api.signedIn('reviewer');
    expect((await signUp(reviewer, slots[2].at)).body.code).toBe('evento-completo');
    expect((await read(id, reviewer)).own.refusal.message).toContain('completo');
    const { url } = (await pilot.post('/me/calendar')).body;
    const calendar = await fetch(`${api.origin}${new URL(url).pathname}`);
    expect(await calendar.text()).toContain('SUMMARY:Noche de Dublín');
    const open = await fetch(`${api.origin}/plataforma/calendario/eventos.ics`);
    expect(await open.text()).toContain('SUMMARY:Noche de Dublín');
    expect((await pilot.delete(`/events/${id}/signup`)).status).toBe(204);
    expect((await pilot.delete(`/events/${id}/signup`)).status).toBe(404);
    expect((await operations.post(`/events/${id}/cancel`, { reason: 'corto' })).status).toBe(422);
    expect((await operations.post(`/events/${id}/cancel`, { reason: REASON })).status).toBe(204);
    expect((await operations.post(`/events/${id}/cancel`, { reason: REASON })).body.code).toBe(
      'evento-cerrado',
    );
    const [told] = (await other.get('/me/messages')).body.items;
    expect(told).toMatchObject({ title: 'Noche de Dublín se ha cancelado' });
    expect((await signUp(pilot, slots[1].at)).body.code).toBe('evento-cerrado');
    expect((await operations.post(`/events/${id}/restore`, { reason: REASON })).status).toBe(204);
    expect((await operations.post(`/events/${id}/restore`, { reason: REASON })).status).toBe(409);
    expect(await read(id, other)).toMatchObject({ cancelled: null, signedUp: 1 });
    const [back] = (await other.get('/me/messages')).body.items;
    expect(back).toMatchObject({ title: 'Noche de Dublín se celebra' });
    const noted = api.db.queries
      .selectFrom('audit_entry')
      .select('reason')
      .where('action', '=', 'event.restored');
    expect(await noted.execute()).toEqual([{ reason: REASON }]);
  });

  it('add their points to what flights of the search are worth, surely once signed up', async () => {
    const search = async () =>
      (await pilot.get('/flights?event=true&limit=200')).body.items.filter(
        ({ events }: { events: { name: string }[] }) =>
          events.some(({ name }) => name === 'Noche de la costa'),
      );
    const [{ dep, std }] = (await pilot.get('/flights?limit=1')).body.items;
    expect(await search()).toEqual([]);
    const id = await create({
      name: 'Noche de la costa',
      startsAt: new Date(Date.parse(std) - HOUR * 1000).toISOString(),
      endsAt: new Date(Date.parse(std) + HOUR * 1000).toISOString(),
      airports: [dep.icao],
      countsOn: 'departure',
    });
    const [before] = await search();
    const about = (worth: { why: string }[]) => worth.find(({ why }) => why.includes('Noche de la costa'));
    expect(about(before.worth.sure)).toBeUndefined();
    expect(about(before.worth.possible)).toMatchObject({
      points: 15,
      why: expect.stringContaining('te apuntas'),
    });
    await pilot.post(`/events/${id}/signup`, {});
    const [after] = await search();
    expect(about(after.worth.sure)).toMatchObject({ points: 15 });
    expect(after.worth.least).toBe(before.worth.least + 15);
    expect(after.worth.most).toBe(before.worth.most);
    expect((await operations.post(`/events/${id}/cancel`, { reason: REASON })).status).toBe(204);
    expect(await search()).toEqual([]);
  });

  it('stand beside the Focus Airports, with their days, types, limit and what was flown', async () => {
    const dublin = async (client: ApiClient) => (await client.get('/focus-airports')).body[0];
    const before = await dublin(other);
    expect(before).toMatchObject({
      airport: { icao: 'EIDW' },
      from: null,
      until: null,
      state: 'now',
      types: [{ id: 'jet' }],
      substitutes: ['A20N'],
      points: 10,
      perMonth: 2,
      usedThisMonth: 0,
    });
    expect(await dublin(api.visitor())).toMatchObject({ usedThisMonth: null, flights: before.flights });
    await acceptAtDesk(operations, await send('other'));
    expect(await dublin(other)).toMatchObject({ usedThisMonth: 1, flights: before.flights + 1 });
  });

  it('are booked in one click, before the usual hours too, and by nobody who is not on them', async () => {
    const id = await create();
    expect(await read(id)).toMatchObject({ flights: [], free: null });
    const leg = { dep: 'LEMD', arr: 'EIDW', std: at(73), event: id };
    expect((await pilot.post('/bookings', { legs: [leg] })).body.detail).toContain('apuntarse');
    await pilot.post(`/events/${id}/signup`, {});
    const { flights, free } = await read(id);
    expect(free).toMatchObject({ dep: { icao: 'LEMD' }, arr: { icao: 'EIDW' } });
    for (const { arr } of flights) expect(arr.icao).toBe('EIDW');
    expect((await pilot.post('/bookings', { legs: [{ ...leg, arr: 'LEBL' }] })).body.code).toBe(
      'fuera-del-evento',
    );
    expect((await pilot.post('/bookings', { legs: [{ ...leg, std: at(70) }] })).body.code).toBe(
      'fuera-del-evento',
    );
    const booked = await pilot.post('/bookings', { legs: [leg] });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    const [{ code, worth, event }] = booked.body.bookings;
    expect(event).toEqual({ id, name: 'Noche de Dublín' });
    expect(worth.sure).toContainEqual(expect.objectContaining({ reason: 'event', points: 15 }));
    expect((await read(id)).bookingCode).toBe(code);
    await pilot.post(`/bookings/${code}/cancel`);
    expect((await read(id)).bookingCode).toBeNull();
  });

  it('that are cancelled, or that the pilot has left, ask nothing more of what was booked for them', async () => {
    const id = await create();
    await pilot.post(`/events/${id}/signup`, {});
    const leg = { dep: 'LEMD', arr: 'EIDW', std: at(73), event: id };
    const [{ code }] = (await pilot.post('/bookings', { legs: [leg] })).body.bookings;
    const moveTo = async (std: string) => {
      const { version } = (await pilot.get(`/bookings/${code}`)).body;
      return (await pilot.patch(`/bookings/${code}`, { std }, version)).body;
    };
    expect(await moveTo(at(71))).toMatchObject({ code: 'fuera-del-evento' });
    await pilot.delete(`/events/${id}/signup`);
    expect(await moveTo(at(71))).toMatchObject({ std: at(71) });
    await pilot.post(`/events/${id}/signup`, {});
    await operations.post(`/events/${id}/cancel`, { reason: REASON });
    expect(await moveTo(at(70))).toMatchObject({ std: at(70) });
    await pilot.post(`/bookings/${code}/cancel`);
  });

  it('are what a departure of the search is booked for, before the usual hours too, by who is on them', async () => {
    const name = 'Semana de Barcelona';
    const id = await create({ name, startsAt: at(60), endsAt: at(90), airports: ['LEBL'] });
    const found = async () => {
      const { items } = (
        await pilot.get(`/flights?event=true&destination=LEBL&date=${at(72).slice(0, 10)}&limit=1`)
      ).body;
      return items[0];
    };
    expect(await found()).toMatchObject({
      events: [{ id, name, own: false }],
      refusals: [{ code: 'demasiado-pronto' }],
    });
    await pilot.post(`/events/${id}/signup`, {});
    const mine = await found();
    expect(mine).toMatchObject({ events: [{ id, name, own: true }], refusals: [] });
    const { flightId, date } = mine;
    const booked = await pilot.post('/bookings', { legs: [{ flightId, date, event: id }] });
    expect(booked.body.bookings[0].event).toEqual({ id, name });
    await pilot.post(`/bookings/${booked.body.bookings[0].code}/cancel`);
    expect((await operations.post(`/events/${id}/cancel`, { reason: REASON })).status).toBe(204);
  });

  it('give their points once for what stands, to another flight where the first one falls', async () => {
    const id = await create({ startsAt: at(1), endsAt: at(5), name: 'Tarde de Dublín' });
    await pilot.post(`/events/${id}/signup`, {});
    api.pass(2 * HOUR);
    expect((await pilot.delete(`/events/${id}/signup`)).body.code).toBe('evento-cerrado');
    const [first, second] = [await send('pilot'), await send('pilot', 'EIDW', -90)];
    const stranger = await send('other');
    expect((await read(id)).flown).toMatchObject({ state: 'pending' });
    const before = await points();
    await acceptAtDesk(operations, first);
    // Base, Focus Airport and event.
    expect(await points()).toBe(before + 10 + 10 + 15);
    await acceptAtDesk(operations, second);
    expect(await points()).toBe(before + 35 + 20);
    await acceptAtDesk(operations, stranger);
    expect((await other.get(`/reports/${stranger}`)).body.points).toBe(20);
    await actAtDesk(operations, first, 'reopen', { text: REASON });
    expect((await pilot.get(`/reports/${second}`)).body.points).toBe(35);
    expect(await read(id)).toMatchObject({ tookPart: 1, flown: { code: second, state: 'counts' } });
    await actAtDesk(operations, second, 'reopen', { text: REASON });
    expect(await points()).toBe(before);
    await acceptAtDesk(operations, second);
    expect(await points()).toBe(before + 35);
    const people = async (client: ApiClient) => (await client.get(`/events/${id}/pilots`)).body;
    expect(await people(other)).toMatchObject([{ callsign: 'PRB005', state: 'counts', own: false }]);
    expect((await people(other))[0].name).toBeUndefined();
    expect((await people(pilot))[0]).toMatchObject({ name: 'Eco', own: true, flight: { arr: 'EIDW' } });
    const told = (await pilot.get('/me/messages')).body.items;
    const titles = told.map(({ title }: { title: string }) => title);
    expect(titles.filter((title: string) => title === 'Has participado en Tarde de Dublín')).toHaveLength(1);
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('keep their conditions once they have begun, and wait at the desk for flights to be decided', async () => {
    const change = (id: string, body: object, version: number) =>
      operations.ask('PUT', `/events/${id}`, { body, headers: { 'If-Match': `"v${version}"` } });
    const id = await create({ startsAt: at(1), endsAt: at(3), name: 'Mañana de Dublín' });
    await other.post(`/events/${id}/signup`, {});
    const { version } = await read(id);
    const moved = await change(id, written({ startsAt: at(1), endsAt: at(4) }), version);
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    const stale = await change(id, written(), version);
    expect(stale.status).toBe(412);
    expect(stale.body.detail).toMatch(/^PRB00\d lo ha cambiado a las /);
    const changes = api.db.queries.selectFrom('audit_entry').select(['before', 'after']);
    const noted = await changes.where('subject_id', '=', id).where('action', '=', 'event.changed').execute();
    const [before, after] = [{ title: 'Mañana de Dublín' }, { title: 'Noche de Dublín' }];
    expect(noted).toMatchObject([{ before, after }]);
    expect((await other.get('/me/messages')).body.items[0].title).toBe('Ha cambiado Noche de Dublín');
    api.pass(2 * HOUR);
    await send('other');
    const late = await change(
      id,
      written({ name: 'Con otro nombre', airports: ['LEBL'] }),
      moved.body.version,
    );
    expect(late.body).toMatchObject({ name: 'Con otro nombre', airports: [{ icao: 'EIDW' }] });
    expect((await operations.post(`/events/${id}/cancel`, { reason: REASON })).status).toBe(409);
    api.pass(3 * HOUR);
    const counter = (await operations.get('/desk')).body.counters.find(
      (one: { id: string }) => one.id === 'events',
    );
    expect(counter.count).toBeGreaterThan(0);
    expect((await read(id, other)).flown.state).toBe('pending');
  });
});
