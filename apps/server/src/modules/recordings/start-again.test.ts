import { expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';
import { startBody } from '#server/testing/test-flight.ts';

describeEachDatabase('a flight that is begun again', (kind) => {
  const api = apiForTests(kind);

  it('is the same one by the same name, and no other flight by a name that was used', async () => {
    const pilot = await api.signedIn('pilot');
    const name = uuid();
    const start = (change: object = {}) => pilot.post('/reports/start', startBody(name, change));
    const { body } = await start();
    const again = await start({ lat: 40.5, icaoTypeSeen: undefined });
    expect([again.status, again.body.code]).toEqual([200, body.code]);
    const flight = { depIcao: 'LEMD', arrIcao: 'EIDW', icaoType: 'A320' };
    const another = await start({ flight });
    expect(refusalOf(another)).toEqual([422, 'clave-reutilizada']);
    expect(another.body.detail).toBe(
      'Con ese «clientFlightId» ya empezaste un vuelo de LEMD a LEBL. Usa uno nuevo para este.',
    );
    await pilot.post(`/reports/${body.code}/discard`, {});
    expect(refusalOf(await start({ flight }))).toEqual([422, 'clave-reutilizada']);
    const [{ flightId, date }] = (await pilot.get('/flights')).body.items;
    const [{ code }] = (await pilot.post('/bookings', { legs: [{ flightId, date }] })).body.bookings;
    expect(refusalOf(await start({ flight: undefined, booking: code }))).toEqual([422, 'clave-reutilizada']);
  });
});
