import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { ImportDesk } from '#server/testing/import-desk.ts';

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
