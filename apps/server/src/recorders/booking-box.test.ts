import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { type AskRecorder, recorderClient, recorderKey } from '#server/testing/recorder-client.ts';

describeEachDatabase('the box «Reservar y anular por ti»', (kind) => {
  const api = apiForTests(kind);
  const clientsOf = (key: string) => ({
    phpvms: recorderClient(api, 'phpvms', () => ({ 'X-API-Key': key })),
    smartcars: recorderClient(api, 'smartcars', () => ({
      Authorization: `Bearer va.${key.slice(3, 11)}.${key.slice(11)}`,
    })),
    stratos: recorderClient(api, 'stratos', () => ({ Authorization: `Bearer ${key}` })),
  });
  const without = async () => clientsOf(await recorderKey(api, 'pilot', ['acars:write', 'own:read']));
  const withBox = async () => clientsOf(await recorderKey(api, 'pilot'));
  const flightIn = async (phpvms: AskRecorder) => {
    const { body } = await phpvms('GET', '/api/flights/search?dep_icao=LEMD&arr_icao=LEBL');
    return body.data[0];
  };
  const tailsOf = async (smartcars: AskRecorder) =>
    (await smartcars('GET', '/data/aircraft')).body.map(({ id }: { id: number }) => id);
  const open = async ({ phpvms }: { phpvms: AskRecorder }) =>
    (await phpvms('GET', '/api/user/bids')).body.data;

  it('is needed to book, to change and to cancel, whatever protocol the program speaks', async () => {
    const { phpvms, smartcars, stratos } = await without();
    const owner = await withBox();
    const flight = await flightIn(phpvms);
    const [first, second] = await tailsOf(smartcars);
    const at = new Date(api.now().getTime() + 3_600_000).toISOString().slice(11, 16);
    const refused = async (acts: [AskRecorder, string, string, object][]) => {
      for (const [ask, method, path, body] of acts) {
        const { status, text } = await ask(method, path, body);
        expect([status, path]).toEqual([403, path]);
        expect(text, path).toContain('«Reservar y anular por ti»');
      }
    };
    await refused([
      [phpvms, 'POST', '/api/user/bids', { flight_id: flight.id }],
      [phpvms, 'PUT', '/api/users/me/bids', { flight_id: flight.id }],
      [smartcars, 'POST', '/flights/book', { flightID: flight.id }],
      [
        smartcars,
        'POST',
        '/flights/charter',
        { departure: 'LEMD', arrival: 'LEBL', aircraft: first, departureTime: at },
      ],
    ]);
    expect(await open(owner)).toEqual([]);
    const { bidID } = (
      await owner.smartcars('POST', '/flights/book', { flightID: flight.id, aircraftID: first })
    ).body;
    await refused([
      [phpvms, 'DELETE', '/api/user/bids', { bid_id: bidID }],
      [smartcars, 'POST', '/flights/rebook', { bidID, aircraftID: second }],
      [smartcars, 'POST', '/flights/unbook', { bidID }],
      [stratos, 'POST', '/flights/change-aircraft', { bid_id: bidID, aircraft_id: second }],
      [stratos, 'POST', '/flights/unbook', { bid_id: bidID }],
    ]);
    expect(await open(owner)).toMatchObject([{ id: bidID, aircraft_id: first }]);
    // And with it each of them is done.
    expect(
      (await owner.stratos('POST', '/flights/change-aircraft', { bid_id: bidID, aircraft_id: second }))
        .status,
    ).toBe(200);
    expect((await owner.phpvms('DELETE', '/api/user/bids', { bid_id: bidID })).body.data).toEqual([]);
  });

  it('is not needed to fly: what is booked is flown as it is booked, and a free flight is booked by its start', async () => {
    const { phpvms, smartcars } = await without();
    const owner = await withBox();
    const flight = await flightIn(phpvms);
    const [first, second] = await tailsOf(smartcars);
    await owner.phpvms('POST', '/api/user/bids', { flight_id: flight.id, aircraft_id: first });
    const order = {
      airline_id: 1,
      aircraft_id: second,
      flight_number: String(flight.flight_number),
      flight_id: flight.id,
      dpt_airport_id: 'LEMD',
      arr_airport_id: 'LEBL',
      source_name: 'cliente 1.0',
    };
    const flown = await phpvms('POST', '/api/pireps/prefile', order);
    expect([flown.status, flown.body.data.aircraft_id]).toEqual([200, first]);
    await phpvms('PUT', `/api/pireps/${flown.body.data.id}/cancel`);
    // The key with the box takes the tail that is flown.
    const changed = await owner.phpvms('POST', '/api/pireps/prefile', order);
    expect([changed.status, changed.body.data.aircraft_id]).toEqual([200, second]);
    await phpvms('PUT', `/api/pireps/${changed.body.data.id}/cancel`);
    await owner.phpvms('DELETE', '/api/user/bids', { flight_id: flight.id });
    const free = await phpvms('POST', '/api/pireps/prefile', {
      ...order,
      flight_id: null,
      flight_number: '77',
    });
    expect(free.status).toBe(200);
    await phpvms('PUT', `/api/pireps/${free.body.data.id}/cancel`);
    expect(await open(owner)).toEqual([]);
  });
});
