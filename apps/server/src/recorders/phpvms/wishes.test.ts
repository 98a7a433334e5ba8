import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';
import { rejectAtDesk, typedFlight } from '#server/testing/report-desk.ts';

interface Found {
  id: string;
}

describeEachDatabase('what a phpVMS client wishes for', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  let tails: { id: number; registration: string; subfleet_id: number }[];
  beforeAll(async () => {
    const { body } = await ask('GET', '/api/user/fleet');
    tails = body.data.flatMap(({ aircraft }: { aircraft: unknown[] }) => aircraft);
  });
  beforeEach(() => api.pass(7200));
  const tailOf = (registration: string) => tails.find((tail) => tail.registration === registration)!.id;
  const found = async (query: string) =>
    (await ask('GET', `/api/flights/search${query}`)).body.data as Found[];
  const kindOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
    status,
    String(body.type).split('/').at(-1),
  ];

  it('flies the aircraft that the prefile names, booked before or not', async () => {
    for (const registration of ['EC-AAA', 'EC-AAB']) {
      const free = await client.prefile({ aircraft_id: tailOf(registration) });
      expect(free.aircraft.registration).toBe(registration);
      await ask('PUT', `/api/pireps/${free.id}/cancel`);
    }
    const [flight] = await found('?dep_icao=LEMD&arr_icao=LEBL');
    const bid = (aircraft: string) =>
      ask('POST', '/api/user/bids', { flight_id: flight!.id, aircraft_id: tailOf(aircraft) });
    expect((await bid('EC-AAA')).body.data.aircraft_id).toBe(tailOf('EC-AAA'));
    expect((await bid('EC-AAB')).body.data.aircraft_id).toBe(tailOf('EC-AAB'));
    const order = { flight_id: flight!.id, flight_number: '101', aircraft_id: tailOf('EC-AAA') };
    const booked = await client.prefile(order);
    expect([booked.flight_id, booked.aircraft.registration]).toEqual([flight!.id, 'EC-AAA']);
    await ask('PUT', `/api/pireps/${booked.id}/cancel`);
  });

  it('is a flight of the same number with the airline’s code before it, which is written once', async () => {
    const begun = await client.prefile({ flight_number: 'PRB 245' });
    expect(begun).toMatchObject({ flight_number: '245', ident: 'PRB245' });
    expect((await client.prefile({ flight_number: '245' })).id).toBe(begun.id);
    await ask('PUT', `/api/pireps/${begun.id}/cancel`);
  });

  it('is told where its pilot is, and not where a flight ended that was rejected, appealed or not', async () => {
    const pilot = await api.signedIn('pilot');
    const { code } = (await pilot.post('/reports/manual', typedFlight(api, 1))).body;
    const place = async () => (await ask('GET', '/api/user')).body.data.curr_airport;
    expect(await place()).toBe('LEBL');
    await rejectAtDesk(await api.signedIn('reviewer'), code);
    expect(await place()).toBe('LEMD');
    await pilot.post(`/reports/${code}/appeal`, { text: 'El vuelo es verdadero: hay captura.' });
    expect(await place()).toBe('LEMD');
  });

  it('is refused in the words that its clients know', async () => {
    const flights = await found('?dep_icao=LEMD');
    const bid = (flight: Found, more = {}) =>
      ask('POST', '/api/user/bids', { flight_id: flight.id, ...more });
    const odd = await bid(flights[0]!, { aircraft_id: 999_999 });
    expect(kindOf(odd)).toEqual([400, 'aircraft-not-available']);
    const answers = [];
    for (const flight of flights) answers.push(await bid(flight));
    expect(kindOf(answers[2]!)).toEqual([409, 'user-bid-limit']);
    expect(kindOf(await ask('GET', '/api/pireps/NOWHERE'))).toEqual([404, 'pirep-not-found']);
  });

  it('finds flights by every filter of the protocol; an empty one is none', async () => {
    const all = (await found('?limit=100')).length;
    const heavy = tails.find(({ registration }) => registration === 'EC-BBB')!.subfleet_id;
    const counts = [
      ['?limit=100&dlt=&tlt=&dgt=&tgt=', all],
      [`?subfleet_id=${heavy}`, 2],
      ['?flight_type=J&limit=100', all],
      ['?flight_type=F', 0],
      ['?airline_id=1&limit=100', all],
      ['?airline_id=2', 0],
      ['?callsign=PRB101', 1],
      ['?search=mmun', 2],
    ] as const;
    for (const [query, count] of counts) expect([query, (await found(query)).length]).toEqual([query, count]);
    const { meta } = (await ask('GET', '/api/flights/search?dep_icao=LEMD&limit=1')).body;
    expect(meta.next_page).toContain('dep_icao=LEMD');
    expect(meta.next_page).toContain('page=2');
  });
});
