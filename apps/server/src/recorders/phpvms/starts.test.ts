import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests, smartcarsForTests } from '#server/testing/recorders-for-tests.ts';
import { startBody } from '#server/testing/test-flight.ts';

describeEachDatabase('the start of a flight over the protocols of recorders', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  const smartcars = smartcarsForTests(api, 'PRB005');
  const pilot = signedInForTests(api, 'pilot');
  beforeEach(() => api.pass(7200));
  const bookFlight = async () => {
    const { body: found } = await ask('GET', '/api/flights/search?dep_icao=LEMD&arr_icao=LEBL');
    const { body } = await ask('POST', '/api/user/bids', { flight_id: found.data[0].id });
    return body.data as { id: number; flight_id: string; aircraft_id: number };
  };
  const cancel = (code: string) => ask('PUT', `/api/pireps/${code}/cancel`);

  it('is the same flight as long as it is under way: hours later, and for another program', async () => {
    const bid = await bookFlight();
    const wish = { flight_id: bid.flight_id, flight_number: '101', aircraft_id: bid.aircraft_id };
    const { id } = await client.prefile(wish);
    api.pass(3600);
    expect((await client.prefile(wish)).id).toBe(id);
    const started = await smartcars('POST', '/flights/start', { bidID: bid.id });
    expect([started.status, started.body]).toEqual([200, { trackingID: id }]);
    // Another flight has to wait.
    const other = { flight_number: '641', arr_airport_id: 'EIDW' };
    await expect(client.prefile(other)).rejects.toThrow('prefile-error');
    await cancel(id);
  });

  it('is refused for what the airline’s own recorder records already', async () => {
    const { body: begun } = await pilot.post('/reports/start', startBody('own'));
    api.pass(3600);
    await expect(client.prefile()).rejects.toThrow('prefile-error');
    await cancel(begun.code);
  });

  it('of a booking that is flown or cancelled is refused and not answered with a dead name', async () => {
    const bid = await bookFlight();
    const start = () => smartcars('POST', '/flights/start', { bidID: bid.id });
    const { body } = await start();
    await smartcars('POST', '/flights/cancel', { bidID: bid.id, uuid: body.trackingID });
    // Thrown away at the stand, the flight is over and its booking reserved as before.
    const { body: next } = await start();
    expect(next.trackingID).not.toBe(body.trackingID);
    await smartcars('POST', '/flights/cancel', { bidID: bid.id, uuid: next.trackingID });
    await smartcars('POST', '/flights/unbook', { bidID: bid.id });
    const again = await start();
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('reserva')]);
  });

  it('is that of the booking with its number, of two on the same way, where the client names no flight', async () => {
    const bid = await bookFlight();
    const departure = {
      departure: 'LEMD',
      arrival: 'LEBL',
      departureTime: '23:30',
      aircraft: bid.aircraft_id,
    };
    const { body: charter } = await smartcars('POST', '/flights/charter', { ...departure, number: '900' });
    const bids = async () => {
      const { body } = await ask('GET', '/api/user/bids');
      return body.data as { id: number; flight_id: string }[];
    };
    const ids = async () => (await bids()).map(({ id }) => id);
    const flightOf = async (bidID: number) => (await bids()).find(({ id }) => id === bidID)?.flight_id;
    expect(new Set(await ids())).toEqual(new Set([bid.id, charter.bidID]));
    for (const [number, bidID, left] of [
      ['101', bid.id, [charter.bidID]],
      ['900', charter.bidID, []],
    ] as const) {
      const begun = await client.prefile({ flight_number: number, aircraft_id: bid.aircraft_id });
      expect(begun.flight_id, number).toBe(await flightOf(bidID));
      await cancel(begun.id);
      await smartcars('POST', '/flights/unbook', { bidID });
      expect(await ids(), number).toEqual(left);
    }
  });

  it('is one of flights with different numbers that are begun at once; the others are refused', async () => {
    const begun = await Promise.allSettled(
      ['1', '2', '3'].map((number) => client.prefile({ flight_number: number })),
    );
    const numbers = begun.flatMap((one, i) =>
      one.status === 'fulfilled' ? [[one.value.flight_number, `${i + 1}`]] : [],
    );
    expect(numbers).toHaveLength(1);
    expect(numbers[0]![0]).toBe(numbers[0]![1]);
    const { body } = await ask('GET', '/api/pireps?state=0');
    await cancel(body.data[0].id);
  });
});
