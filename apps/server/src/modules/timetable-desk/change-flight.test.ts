import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { ImportDesk } from '#server/testing/import-desk.ts';
import { dayOfDate } from '@va/domain/timetable/weekdays.ts';

const REASON = 'Cambia de número con la temporada';
const given = {
  number: 940,
  dep: 'LEMD',
  arr: 'LEBL',
  days: 127,
  stdUtc: 605,
  blockMin: 70,
  types: ['jet'],
  reason: REASON,
};

describeEachDatabase('a flight that gets another number or other airports', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  const add = async (more: object) => (await operations.post('/flights', { ...given, ...more })).body;
  const change = ({ id, version }: { id: string; version: number }, more: object) =>
    operations.patch(`/flights/${id}`, { ...more, reason: REASON }, version);
  const numbered = async (number: number) =>
    (await operations.get('/timetable')).body.flights.filter(
      (one: { number: number }) => one.number === number,
    );
  const day = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  it('ends today and flies from tomorrow as the other; who has booked it is told, and both are taken back together', async () => {
    const old = await add({ stdUtc: 615 });
    const [{ date }] = (await pilot.get('/flights?q=940')).body.items.filter(
      (one: { date: string }) => one.date > day(0),
    );
    const order = { legs: [{ flightId: old.id, date }] };
    const [{ code }] = (await pilot.post('/bookings', order)).body.bookings;
    const { status, body } = await change(old, { number: 945, arr: 'eidw', blockMin: 150 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      number: 945,
      dep: 'LEMD',
      arr: 'EIDW',
      blockMin: 150,
      staUtc: 765,
      validFrom: day(1),
      validUntil: null,
      source: 'staff',
    });
    expect(body.id).not.toBe(old.id);
    expect(await numbered(940)).toMatchObject([{ id: old.id, arr: 'LEBL', validUntil: day(0) }]);
    expect((await pilot.get(`/bookings/${code}`)).body).toMatchObject({
      arr: { icao: 'LEBL' },
      changed: { what: 'flight_withdrawn' },
    });
    await pilot.post(`/bookings/${code}/cancel`);
    const [{ id, name }] = (await operations.get('/imports')).body.items;
    expect(name).toBe('Vuelo 940, LEMD–LEBL, que pasa a ser el 945, LEMD–EIDW');
    expect((await new ImportDesk(api, operations).takeBack(id)).status).toBe(202);
    expect(await numbered(945)).toEqual([]);
    expect(await numbered(940)).toMatchObject([{ id: old.id, validUntil: null }]);
  });

  it('never flies where it had not begun, and the other flies in its days', async () => {
    const coming = await add({ number: 946, stdUtc: 625, validFrom: day(10), validUntil: day(20) });
    const { body } = await change(coming, { number: 947 });
    expect(body).toMatchObject({ number: 947, validFrom: day(10), validUntil: day(20) });
    expect(await numbered(946)).toMatchObject([{ validFrom: day(10), validUntil: day(9) }]);
  });

  it('only changes its block time in place', async () => {
    const flight = await add({ number: 948, stdUtc: 635 });
    expect((await change(flight, { blockMin: 80 })).body).toMatchObject({
      id: flight.id,
      blockMin: 80,
      staUtc: 715,
    });
  });

  it.each<[string, object, string]>([
    ['a number that flies there already', { number: 950 }, '/number'],
    ['an airport that nobody knows', { arr: 'XXXX' }, '/arr'],
    ['where it comes from', { arr: 'LEMD' }, '/arr'],
  ])('refuses %s beside its field, and changes nothing', async (_, more, pointer) => {
    const taken = (await numbered(950))[0] ?? (await add({ number: 950, stdUtc: 645 }));
    const flight = (await numbered(951))[0] ?? (await add({ number: 951, stdUtc: 655 }));
    const refused = await change(flight, more);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([409, pointer]);
    expect([await numbered(950), await numbered(951)]).toEqual([[taken], [flight]]);
  });

  it('is added anew where it has ended', async () => {
    const flight = await add({ number: 952, stdUtc: 705 });
    const ended = (await change(flight, { validUntil: '2026-11-01' })).body;
    const refused = await change(ended, { number: 953 });
    expect(refused.body.errors).toEqual([
      { pointer: '/number', message: 'Este vuelo ya acabó: añade el otro con «Añadir un vuelo».' },
    ]);
  });
});

const WISHED = 'Lo piden los pilotos';
const wanted = {
  number: 940,
  dep: 'lemd',
  arr: 'LEBL',
  days: 127,
  stdUtc: 605,
  blockMin: 70,
  types: ['jet'],
  reason: WISHED,
};

describeEachDatabase('adding one flight to the timetable', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  const add = (more: object = {}) => operations.post('/flights', { ...wanted, ...more });
  const timetable = async () => (await operations.get('/timetable')).body;
  const numbered = async (number: number) =>
    (await timetable()).flights.filter((one: { number: number }) => one.number === number);

  it('stands in the timetable as staff’s own, which the generator leaves alone, and can be booked', async () => {
    expect((await pilot.post('/flights', wanted)).status).toBe(403);
    const { revision } = await timetable();
    const added = await add({ level: 250, note: 'Prueba' });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ dep: 'LEMD', staUtc: 675, level: 250, kind: 'line', source: 'staff' });
    expect((await pilot.get(`/flights/${added.body.id}`)).body).toMatchObject({ number: 940, level: 250 });
    expect(await numbered(940)).toEqual([added.body]);
    expect((await timetable()).revision).toBeGreaterThan(revision);
    expect((await operations.get('/timetable/proposal')).body).toMatchObject({ changed: [], ended: [] });
    const entry = await api.db.queries
      .selectFrom('audit_entry')
      .select(['reason', 'after'])
      .where('action', '=', 'timetable.flight-added')
      .executeTakeFirst();
    expect(entry).toMatchObject({ reason: WISHED, after: { added: 1, changed: 0, ended: 0 } });
    const found = (await pilot.get('/flights?q=940')).body.items;
    expect(found[0]).toMatchObject({ number: 940, arr: { icao: 'LEBL' } });
  });

  it('is taken back from the list of imports as long as nobody has booked it', async () => {
    const { id } = (await add({ number: 941, stdUtc: 615 })).body;
    const listed = async () => (await operations.get('/imports')).body.items[0];
    expect(await listed()).toMatchObject({ name: 'Vuelo 941, LEMD–LEBL', state: 'applied' });
    const desk = new ImportDesk(api, operations);
    const [{ date }] = (await pilot.get('/flights?q=941')).body.items;
    const [{ code }] = (await pilot.post('/bookings', { legs: [{ flightId: id, date }] })).body.bookings;
    expect((await desk.takeBack((await listed()).id)).status).toBe(409);
    await pilot.post(`/bookings/${code}/cancel`);
    // What a booking names stays for ever: such a flight is ended on the desk instead.
    const ended = await operations.patch(`/flights/${id}`, { validUntil: '2026-11-01', reason: WISHED }, 1);
    expect(ended.body).toMatchObject({ validUntil: '2026-11-01' });
    await add({ number: 942, stdUtc: 625 });
    expect((await desk.takeBack((await listed()).id)).status).toBe(202);
    expect(await numbered(942)).toEqual([]);
  });

  it.each<[string, object, string, RegExp]>([
    ['an airport that nobody knows', { arr: 'XXXX' }, '/arr', /el aeropuerto XXXX no existe/],
    ['where it comes from', { arr: 'LEMD' }, '/arr', /sale y llega al mismo aeropuerto/],
    ['a type that nobody knows', { types: ['globo'] }, '/types', /el tipo «globo» no existe/],
    [
      'a number that flies on one of the days',
      { number: 940, days: 1 },
      '/number',
      /sale dos veces \(lunes\)/,
    ],
    [
      'a last day before the first',
      { validFrom: '2026-12-02', validUntil: '2026-12-01' },
      '/validUntil',
      /./,
    ],
    ['no day at all', { days: 0 }, '/days', /./],
    ['no time in the air', { blockMin: 0 }, '/blockMin', /./],
    ['a reason that says nothing', { reason: ' ' }, '/reason', /./],
  ])('refuses %s beside its field, and changes nothing', async (_, more, pointer, words) => {
    const before = await timetable();
    const { status, body } = await add({ number: 950, ...more });
    expect(status).toBeGreaterThanOrEqual(409);
    expect(body.errors).toContainEqual({ pointer, message: expect.stringMatching(words) });
    expect(await timetable()).toEqual(before);
  });

  it('sends to the flight itself where the same one has ended', async () => {
    const { id } = (await add({ number: 960, stdUtc: 635 })).body;
    await operations.patch(`/flights/${id}`, { validUntil: '2026-11-01', reason: WISHED }, 1);
    const again = await add({ number: 960, stdUtc: 635 });
    expect(again.body.errors[0]).toMatchObject({ pointer: '/number' });
    expect(again.body.errors[0].message).toContain('acabó el 1\u00A0de\u00A0noviembre de 2026');
    const other = await add({ number: 960, stdUtc: 635, days: 2 });
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(id);
  });

  it('adds the next season of a flight that has its last day, by hand and by a file', async () => {
    const { id } = (await add({ number: 961, stdUtc: 645 })).body;
    await operations.patch(`/flights/${id}`, { validUntil: '2027-03-27', reason: WISHED }, 1);
    const summer = await add({ number: 961, stdUtc: 705, validFrom: '2027-03-28', validUntil: '2027-10-30' });
    expect([summer.status, summer.body.id === id]).toEqual([201, false]);
    const other = (await add({ number: 962, stdUtc: 645, days: 4 })).body.id;
    const csv =
      'airline,flight_number,dpt_airport,arr_airport,days,dpt_time,arr_time,flight_time,subfleets,start_date\n' +
      'PRB,962,LEMD,LEBL,3,1245,,70,jet,2027-03-28';
    const review = (await operations.post('/timetable/import/check', { csv })).body;
    expect(review.added).toMatchObject([{ number: 962, stdUtc: 765, validFrom: '2027-03-28' }]);
    expect(review.changed).toMatchObject([{ before: { id: other }, after: { validUntil: '2027-03-27' } }]);
    // Nor is one moved that has not begun, and the next may go on other days of the week.
    const coming = (await add({ number: 963, stdUtc: 655, validFrom: '2026-12-01' })).body.id;
    const days = csv.replace('PRB,962,LEMD,LEBL,3', 'PRB,963,LEMD,LEBL,12345');
    const moved = (await operations.post('/timetable/import/check', { csv: days })).body;
    expect(moved.added).toMatchObject([{ number: 963, days: 31, validFrom: '2027-03-28' }]);
    expect(moved.changed).toMatchObject([{ before: { id: coming }, after: { validUntil: '2027-03-27' } }]);
    expect(moved.findings.filter(({ level }: { level: string }) => level === 'error')).toEqual([]);
  });

  it('sets a schedule with a last day into the open season, which goes on; taken back, nothing has happened', async () => {
    const open = (await add({ number: 964, stdUtc: 665 })).body;
    const days = { validFrom: '2026-12-20', validUntil: '2027-01-07' };
    const christmas = (await add({ number: 964, stdUtc: 725, ...days })).body;
    const seasons = await numbered(964);
    expect(seasons).toHaveLength(3);
    expect(seasons).toContainEqual(christmas);
    expect(seasons).toContainEqual(expect.objectContaining({ id: open.id, validUntil: '2026-12-19' }));
    const goesOn = { stdUtc: 665, validFrom: '2027-01-08', validUntil: null, source: 'staff' };
    expect(seasons).toContainEqual(expect.objectContaining(goesOn));
    const [{ id }] = (await operations.get('/imports')).body.items;
    expect((await new ImportDesk(api, operations).takeBack(id)).status).toBe(202);
    expect(await numbered(964)).toMatchObject([{ id: open.id, validUntil: null }]);
  });

  it('sets one for some days of the week, and one right after it, and withdraws no booking of other days', async () => {
    const { id } = (await add({ number: 965, stdUtc: 675 })).body;
    const { items } = (await pilot.get('/flights?q=965')).body;
    const { date } = items.find((offer: { date: string }) => offer.date > '2026-11-20');
    const [{ code }] = (await pilot.post('/bookings', { legs: [{ flightId: id, date }] })).body.bookings;
    const booked = async () => (await pilot.get(`/bookings/${code}`)).body;
    const other = (Math.log2(dayOfDate(date)) + 1) % 7;
    const meanwhile = { validFrom: date, validUntil: '2026-12-19', days: 1 << other };
    expect((await add({ number: 965, stdUtc: 735, ...meanwhile })).status).toBe(201);
    expect(await booked()).toMatchObject({ state: 'reserved', changed: null });
    const after = { validFrom: '2026-12-20', validUntil: '2027-01-07' };
    expect((await add({ number: 965, stdUtc: 745, ...after })).status).toBe(201);
    const seasons = await numbered(965);
    const [goesOn] = seasons.filter((one: { validUntil: unknown }) => one.validUntil === null);
    expect(goesOn).toMatchObject({ stdUtc: 675, days: 127, validFrom: '2027-01-08' });
    expect(await booked()).toMatchObject({ state: 'reserved', changed: null });
    await pilot.post(`/bookings/${code}/cancel`);
  });

  it('exports no season that another one has taken out before it began', async () => {
    await add({ number: 966, stdUtc: 685, validFrom: '2026-12-24', validUntil: '2026-12-31' });
    const christmas = { validFrom: '2026-12-20', validUntil: '2027-01-07' };
    await add({ number: 966, stdUtc: 745, ...christmas });
    const { csv } = (await operations.get('/exports/timetable')).body;
    expect(csv.match(/^PRB,966,/gm)).toHaveLength(1);
    const review = (await operations.post('/timetable/import/check', { csv })).body;
    expect(review).toMatchObject({ problems: [], added: [], changed: [] });
  });
});
