import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-for-tests.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

describeEachDatabase('a flight back whose flight out is not flown', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  let out: { code: string; tail: string; version: number };
  let back: { code: string; arr: { icao: string } };
  beforeEach(async () => {
    const [first] = (await pilot.get('/flights?origin=LEMD&destination=LEBL&returnSameDay=true')).body.items;
    const legs = [first, first.returns[0]].map(({ flightId, date }) => ({ flightId, date }));
    [out, back] = (await pilot.post('/bookings', { legs })).body.bookings;
  });
  const home = async () => (await pilot.get(`/bookings/${back.code}`)).body;
  const told = async () =>
    (await pilot.get('/me/messages')).body.items.filter(({ link }: { link: string }) =>
      link?.endsWith(back.code),
    );

  it('stays booked without its aircraft, and its pilot is told and picks another', async () => {
    expect((await home()).tail).toBe(out.tail);
    expect((await pilot.post(`/bookings/${out.code}/cancel`)).status).toBe(200);
    const left = await home();
    expect(left).toMatchObject({ state: 'reserved', tail: null, changed: { what: 'tail_withdrawn' } });
    const [message] = await told();
    expect(message.title).toMatch(/^Elige otro avión: PRB \d+, de LEBL a LEMD$/);
    expect(message.body).toContain('Ya no vuelas antes hasta LEBL con el avión que tenías');
    const picked = await pilot.patch(`/bookings/${back.code}`, { tail: 'EC-AAB' }, left.version);
    expect(picked.body).toMatchObject({ tail: 'EC-AAB', changed: null });
    await pilot.post(`/bookings/${back.code}/cancel`);
  });

  it('the same when the company cancels it, or the pilot takes another aircraft', async () => {
    const other = out.tail === 'EC-AAA' ? 'EC-AAB' : 'EC-AAA';
    const changed = await pilot.patch(`/bookings/${out.code}`, { tail: other }, out.version);
    expect(changed.body.tail).toBe(other);
    const left = await home();
    expect(left.tail).toBeNull();
    await pilot.patch(`/bookings/${back.code}`, { tail: other }, left.version);
    await operations.post(`/bookings/${out.code}/cancel-by-company`, { reason: 'No hay tripulación' });
    expect((await home()).tail).toBeNull();
    expect(await told()).toHaveLength(2);
    await pilot.post(`/bookings/${back.code}/cancel`);
  });

  it('keeps its aircraft where that stands there already', async () => {
    const { id, version } = (await operations.get('/aircraft')).body.find(
      ({ registration }: { registration: string }) => registration === out.tail,
    );
    const ferry = { to: 'LEBL', reason: 'Lo piden los pilotos' };
    const ifMatch = { 'If-Match': `"v${version}"` };
    expect((await operations.post(`/aircraft/${id}/ferry`, ferry, ifMatch)).status).toBe(200);
    await pilot.post(`/bookings/${out.code}/cancel`);
    expect(await home()).toMatchObject({ tail: out.tail, changed: null });
    expect(await told()).toEqual([]);
    await pilot.post(`/bookings/${back.code}/cancel`);
  });

  it('says nothing of it where both are cancelled at once', async () => {
    const sanction = { days: 7, facts: 'Tres vuelos con aceleración.', heard: 'Dice que no se dio cuenta.' };
    expect((await operations.post('/pilots/PRB005/suspend', sanction)).status).toBe(200);
    expect((await told()).map(({ kind: about }: { kind: string }) => about)).toEqual([
      'booking.cancel_by_company',
    ]);
  });
});
