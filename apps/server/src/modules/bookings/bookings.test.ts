import { dayOf } from '@va/domain/months.ts';
import { dayOfDate } from '@va/domain/timetable/weekdays.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

describeEachDatabase('bookings', (kind) => {
  const api = apiForTests(kind);
  let pilot: ApiClient;
  let other: ApiClient;
  let operations: ApiClient;
  beforeAll(async () => {
    [pilot, other, operations] = await Promise.all([
      api.signedIn('pilot'),
      api.signedIn('other'),
      api.signedIn('operations'),
    ]);
  });
  beforeEach(async () => {
    const over = { state: 'cancelled', reason: 'pilot', ended_at: api.now() } as const;
    await api.db.queries
      .updateTable('booking')
      .set(over)
      .where('state', 'in', ['reserved', 'flying'])
      .execute();
    await api.db.queries.deleteFrom('inbox_message').execute();
  });

  /** The next departures between two airports. */
  const departures = async (origin = 'LEMD', destination = 'LEBL', client = pilot) =>
    (await client.get(`/flights?origin=${origin}&destination=${destination}`)).body.items;
  const leg = ({ flightId, date }: { flightId: string; date: string }, rest = {}) => ({
    flightId,
    date,
    ...rest,
  });

  it('PL-11: books a departure of tomorrow with a free tail, which is held', async () => {
    const [first] = await departures();
    expect(first).toMatchObject({ refusals: [], freeTails: ['EC-AAA', 'EC-AAB'], bookingCode: null });
    const made = await pilot.post('/bookings', { legs: [leg(first)] });
    expect(made.status).toBe(201);
    const [booking] = made.body.bookings;
    expect(booking).toMatchObject({
      state: 'reserved',
      number: first.number,
      tail: 'EC-AAA',
      tailPlace: { icao: 'LEMD', since: null },
      sharedTail: false,
      worth: { least: 10 },
      abandonedPoints: -5,
      graceUntil: new Date(Date.parse(first.std) + 3_600_000).toISOString(),
    });
    const row = await api.db.queries
      .selectFrom('booking')
      .selectAll()
      .where('code', '=', booking.code)
      .executeTakeFirstOrThrow();
    expect(row.tail_from?.getTime()).toBe(Date.parse(first.std) - 30 * 60_000);
    expect(row.tail_until?.getTime()).toBe(Date.parse(first.sta) + 45 * 60_000);
    const [again] = await departures();
    expect(again).toMatchObject({ bookingCode: booking.code, refusals: [{ code: 'reserva-repetida' }] });
    // The tail that is booked, and not the one that is free now.
    expect(again).toMatchObject({ tail: 'EC-AAA', tailShared: false });
    expect((await departures('LEMD', 'LEBL', other))[0].freeTails).toEqual(['EC-AAB']);
    expect((await pilot.get('/bookings')).body.items).toHaveLength(1);
    expect((await other.get(`/bookings/${booking.code}`)).status).toBe(404);
    const calendar = new URL((await pilot.post('/me/calendar')).body.url).pathname;
    const text = await (await fetch(`${api.origin}${calendar}`)).text();
    expect(text).toContain(`SUMMARY:PRB ${first.number} LEMD–LEBL`);
  });

  it('PL-12: refuses a third open booking and names the two', async () => {
    const [one, two, three] = await departures();
    expect((await pilot.post('/bookings', { legs: [leg(one)] })).status).toBe(201);
    expect((await pilot.post('/bookings', { legs: [leg(two)] })).status).toBe(201);
    const third = await pilot.post('/bookings', { legs: [leg(three)] });
    expect(third.status).toBe(409);
    expect(third.body).toMatchObject({ code: 'demasiadas-reservas', errors: [{ pointer: '/legs/0' }] });
    expect(third.body.detail).toContain(`PRB ${one.number}, de LEMD a LEBL`);
    expect(third.body.detail).toContain(`PRB ${two.number}`);
    expect(third.body.current.bookings).toHaveLength(2);
  });

  it('PL-12: counts the flights of one act too, and says so without bookings that are not there', async () => {
    const [one, two, three] = await departures();
    const both = await pilot.post('/bookings', { legs: [leg(one), leg(two), leg(three)] });
    expect(both.body).toMatchObject({ code: 'demasiadas-reservas', errors: [{ pointer: '/legs/2' }] });
    expect(both.body.detail).toBe(
      'Puedes tener 2\u00a0reservas abiertas como mucho, y estos vuelos son más. Quita alguno y repite.',
    );
    await pilot.post('/bookings', { legs: [leg(one)] });
    const more = await pilot.post('/bookings', { legs: [leg(two), leg(three)] });
    expect(more.body.detail).toBe(
      `Puedes tener 2\u00a0reservas abiertas como mucho: con estos vuelos serían más, porque ya tienes 1\u00a0reserva abierta. Es PRB ${one.number}, de LEMD a LEBL. Vuela o anula una de ellas y repite.`,
    );
    const twice = await pilot.post('/bookings', { legs: [leg(two), leg(two)] });
    expect(twice.body).toMatchObject({ code: 'reserva-repetida', errors: [{ pointer: '/legs/1' }] });
    expect(twice.body.detail).toBe(
      'Has elegido dos veces el mismo vuelo del mismo día. Quita uno de los dos y repite.',
    );
  });

  it('answers each guard with its own code and a way out', async () => {
    const [first] = await departures();
    const day = 86_400_000;
    const dateIn = (days: number) => dayOf(api.now().getTime() + days * day);
    const refused = async (asked: object) => {
      const { status, body } = await pilot.post('/bookings', { legs: [asked] });
      expect(body.detail).toMatch(/\. \p{Lu}/u);
      return [status, body.code];
    };
    const flies = (days: number) =>
      api.db.queries.updateTable('flight').set({ days }).where('id', '=', first.flightId).execute();
    await flies(127 - dayOfDate(dateIn(1)));
    expect(await refused({ ...leg(first), date: dateIn(1) })).toEqual([409, 'no-vuela-ese-dia']);
    await flies(127);
    expect(await refused({ ...leg(first), date: dateIn(5) })).toEqual([409, 'demasiado-pronto']);
    expect(await refused(leg(first, { typeId: 'heavy' }))).toEqual([409, 'tipo-de-avion-no-admitido']);
    expect(await refused(leg(first, { tail: 'EC-ZZZ' }))).toEqual([409, 'avion-no-operativo']);
    const free = { dep: 'LEMD', arr: 'MMUN', typeId: 'jet' };
    const soon = new Date(api.now().getTime() + 3 * 3_600_000).toISOString();
    expect(await refused({ ...free, std: soon })).toEqual([409, 'fuera-de-alcance']);
    const past = new Date(api.now().getTime() - 3_600_000).toISOString();
    expect(await refused({ ...free, arr: 'LEBL', std: past })).toEqual([409, 'salida-pasada']);
    await api.db.queries
      .updateTable('pilot')
      .set({ status: 'on_leave', leave_until: new Date(api.now().getTime() + day) })
      .where('callsign', '=', 'PRB005')
      .execute();
    const asleep = await pilot.post('/bookings', { legs: [leg(first)] });
    expect(asleep.body.code).toBe('cuenta-no-activa');
    await api.db.queries
      .updateTable('pilot')
      .set({ status: 'active' })
      .where('callsign', '=', 'PRB005')
      .execute();
    const unknown = await pilot.post('/bookings', { legs: [{ dep: 'LEMD', arr: 'LEMD', std: soon }] });
    expect(unknown.body).toMatchObject({ code: 'datos-no-validos', errors: [{ pointer: '/legs/0/arr' }] });
  });

  it('PL-14: a taken tail is offered to share, and shared when the pilot accepts', async () => {
    const [first] = await departures();
    await pilot.post('/bookings', { legs: [leg(first, { tail: 'EC-AAA' })] });
    const asked = { legs: [leg(first, { tail: 'EC-AAA' })] };
    const taken = await other.post('/bookings', asked);
    expect(taken.body).toMatchObject({
      code: 'matricula-ocupada',
      current: { tail: 'EC-AAA', free: ['EC-AAB'], shareable: true },
    });
    expect(taken.body.detail).toContain('PRB005 tiene el avión EC-AAA');
    const shared = await other.post('/bookings', { ...asked, acceptSharedTail: true });
    expect(shared.body.bookings[0]).toMatchObject({ tail: 'EC-AAA', sharedTail: true });
  });

  it('PL-21, PL-22: searches from everywhere, and books out and back in one act or not at all', async () => {
    const all = (await pilot.get('/flights?limit=200')).body;
    expect(all.place).toEqual({ icao: 'LEMD', city: 'Madrid', since: null });
    const origins = new Set(all.items.map(({ dep }: { dep: { icao: string } }) => dep.icao));
    expect(origins).toContain('LEBL');
    const { items } = (await pilot.get('/flights?origin=LEMD&returnSameDay=true&timeMin=300')).body;
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      const [back] = item.returns;
      expect(Date.parse(back.std)).toBeGreaterThanOrEqual(Date.parse(item.sta) + 45 * 60_000);
      expect(Date.parse(back.sta) - Date.parse(item.std)).toBeLessThanOrEqual(300 * 60_000);
    }
    const [out] = items;
    const legs = [leg(out), leg(out.returns[0])];
    const made = await pilot.post('/bookings', { legs });
    const [there, home] = made.body.bookings;
    expect(there.tail).toBe(home.tail);
    expect(there.chain).toEqual([home.code]);
    const again = await pilot.post('/bookings', { legs: [leg(items.at(-1)), leg(items.at(-1).returns[0])] });
    expect(again.status).toBe(409);
    expect((await pilot.get('/bookings')).body.items).toHaveLength(2);
  });

  it('PL-21: «from where I am» filters only: what leaves elsewhere is shown and booked', async () => {
    const { items } = (await pilot.get('/flights?here=true&limit=200')).body;
    expect(items.every(({ dep }: { dep: { icao: string } }) => dep.icao === 'LEMD')).toBe(true);
    const [away] = await departures('LEBL', 'LEMD');
    expect(away.refusals).toEqual([]);
    const made = await pilot.post('/bookings', { legs: [leg(away)] });
    expect(made.body.bookings[0]).toMatchObject({ state: 'reserved', dep: { icao: 'LEBL' } });
  });

  it('changes tail, hour and second pilot, with the guards asked again', async () => {
    const [first] = await departures();
    const { code, version } = (await pilot.post('/bookings', { legs: [leg(first)] })).body.bookings[0];
    const path = `/bookings/${code}`;
    const later = (hours: number) => new Date(Date.parse(first.std) + hours * 3_600_000).toISOString();
    expect((await pilot.patch(path, { std: later(7) }, version)).body.code).toBe('hora-lejos');
    const moved = await pilot.patch(path, { std: later(2), tail: 'EC-AAB' }, version);
    expect(moved.body).toMatchObject({ std: later(2), tail: 'EC-AAB', graceUntil: later(3) });
    expect((await pilot.patch(path, { tail: 'EC-AAA' }, version)).status).toBe(412);
    const own = await pilot.patch(path, { secondPilot: 'PRB005' }, moved.body.version);
    expect(own.body.errors[0].pointer).toBe('/secondPilot');
    const named = await pilot.patch(path, { secondPilot: 'prb006' }, moved.body.version);
    expect(named.body.secondPilot).toBe('PRB006');
    expect((await other.get('/me/messages')).body.items[0].title).toBe('PRB005 te nombra segundo piloto');
  });

  it('keeps the rules of the score that held when it was booked, until it is changed', async () => {
    const [first] = await departures();
    const { queries } = api.db;
    const before = await queries.selectFrom('rules_version').selectAll().executeTakeFirstOrThrow();
    const made = (await pilot.post('/bookings', { legs: [leg(first)] })).body.bookings[0];
    expect(made.rulesVersion).toBe(before.id);
    const day = dayOf(api.now());
    const later = { ...before, id: `${day}-0123abcd`, activated_on: day, activated_at: api.now() };
    await queries.insertInto('rules_version').values(later).execute();
    const path = `/bookings/${made.code}`;
    expect((await pilot.get(path)).body.rulesVersion).toBe(before.id);
    const changed = await pilot.patch(path, { tail: 'EC-AAB' }, made.version);
    expect(changed.body).toMatchObject({ tail: 'EC-AAB', rulesVersion: later.id });
  });

  it('books a free flight with an estimated block time', async () => {
    const std = new Date(api.now().getTime() + 5 * 3_600_000).toISOString();
    const made = await pilot.post('/bookings', { legs: [{ dep: 'lebl', arr: 'EIDW', std }] });
    expect(made.body.bookings[0]).toMatchObject({ number: null, kind: 'free', typeId: 'jet' });
    expect(made.body.bookings[0].blockMin).toBeGreaterThan(120);
    const { code, version } = made.body.bookings[0];
    const moved = await pilot.patch(`/bookings/${code}`, { tail: 'EC-AAB' }, version);
    expect(moved.body.tail).toBe('EC-AAB');
  });

  it('of a pilot are cancelled by staff with a reason, and by a suspension, for nothing', async () => {
    const [one, two] = await departures('LEMD', 'LEBL', other);
    const first = (await other.post('/bookings', { legs: [leg(one)] })).body.bookings[0];
    const second = (await other.post('/bookings', { legs: [leg(two)] })).body.bookings[0];
    const open = await operations.get('/bookings?callsign=prb006&limit=1');
    expect(open.body.items).toMatchObject([{ code: first.code, state: 'reserved' }]);
    const rest = await operations.get(`/bookings?callsign=PRB006&cursor=${open.body.next}`);
    expect(rest.body.items).toMatchObject([{ code: second.code, state: 'reserved' }]);
    const own = await other.get('/bookings?callsign=PRB006');
    expect(own.body).toEqual((await other.get('/bookings')).body);
    expect((await pilot.get('/bookings?callsign=PRB006')).body.code).toBe('sin-permiso');
    expect((await operations.get('/bookings?callsign=PRB999')).status).toBe(404);
    expect((await operations.get(`/bookings/${first.code}`)).body.code).toBe(first.code);
    expect((await pilot.get(`/bookings/${first.code}`)).status).toBe(404);
    const path = `/bookings/${first.code}/cancel-by-company`;
    expect((await operations.post(path, { reason: ' ' })).body.code).toBe('falta-motivo');
    const reason = 'El aeropuerto de Barcelona está cerrado.';
    expect((await operations.post(path, { reason })).body).toMatchObject({
      state: 'cancelled',
      reason: 'company',
      reasonText: reason,
    });
    expect((await other.get('/me/messages')).body.items[0].body).toContain(reason);
    const facts = 'El 12 de noviembre insultó a un compañero.';
    const suspended = await operations.post('/pilots/PRB006/suspend', {
      days: 7,
      facts,
      heard: 'Lo siente.',
    });
    expect(suspended.status).toBe(200);
    const row = await api.db.queries
      .selectFrom('booking')
      .select(['state', 'reason', 'reason_text'])
      .where('code', '=', second.code)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'cancelled', reason: 'company', reason_text: 'Tu cuenta está suspendida.' });
  });
});
