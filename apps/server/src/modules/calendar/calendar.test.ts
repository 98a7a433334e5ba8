import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { readFlights, writeFlights } from '../timetable/timetable-flights.ts';
import { remindBookings } from '../bookings/booking-jobs.ts';

describeEachDatabase('the own calendar', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const read = async (url: string) => {
    const response = await fetch(`${api.origin}${new URL(url).pathname}`);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };

  it('PL-79: shows a cancellation for 48 h; a renewed address ends the old one', async () => {
    expect((await pilot.get('/me/calendar')).body).toEqual({ createdAt: null, lastReadAt: null });
    const { url } = (await pilot.post('/me/calendar')).body;
    const [first] = (await pilot.get('/flights?here=true')).body.items;
    const legs = [{ flightId: first.flightId, date: first.date }];
    const [{ code }] = (await pilot.post('/bookings', { legs })).body.bookings;
    const before = await read(url);
    expect(before).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    expect(before.text).toContain(`SUMMARY:PRB ${first.number} LEMD–${first.arr.icao}`);
    expect(before.text).toContain('STATUS:CONFIRMED');
    expect(before.text).toContain('SEQUENCE:0');
    await pilot.post(`/bookings/${code}/cancel`);
    const after = (await read(url)).text;
    expect(after).toContain('STATUS:CANCELLED');
    expect(after).toContain('SEQUENCE:1');
    expect(after).toMatch(/^LAST-MODIFIED:\d{8}T\d{6}Z\r$/m);
    expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(before.text)?.[0]);
    api.pass(48 * 3600 + 1);
    expect((await read(url)).text).not.toContain('VEVENT');
    const renewed = (await pilot.post('/me/calendar')).body.url;
    expect((await read(url)).status).toBe(404);
    expect((await read(renewed)).status).toBe(200);
    expect((await pilot.get('/me/calendar')).body.lastReadAt).toBe(api.now().toISOString());
    expect((await pilot.delete('/me/calendar')).status).toBe(204);
    expect((await read(renewed)).status).toBe(404);
    expect((await read(renewed.replace('.ics', ''))).status).toBe(404);
  });

  it('of events is public, and has public flights of events alone', async () => {
    const url = 'http://x/plataforma/calendario/eventos.ics';
    expect(await read(url)).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    const [flight] = (await readFlights(api.db.queries)).filter(({ dep }) => dep === 'LEMD');
    const event = { ...flight!, id: crypto.randomUUID(), number: 900, kind: 'event' as const, days: 127 };
    await api.db.transaction((tx) =>
      writeFlights(tx, [
        { ...event, note: 'Noche de Dublín', isPublic: true },
        { ...event, id: crypto.randomUUID(), number: 901, isPublic: false },
      ]),
    );
    const { text } = await read(url);
    expect(text).toContain('SUMMARY:PRB 900 LEMD–');
    expect(text).toContain('Noche de Dublín');
    expect(text).not.toContain('PRB 901');
    expect(text).not.toContain('PRB 101');
    await api.db.queries
      .updateTable('flight')
      .set({ valid_until: '2026-11-01' })
      .where('kind', '=', 'event')
      .execute();
  });

  it('is not the only reminder: one before departure and one before the grace ends, once each, by inbox and mail', async () => {
    await api.db.queries.deleteFrom('inbox_message').execute();
    const pilotId = await api.idOf('pilot');
    const email = 'piloto@example.com';
    await api.db.queries.updateTable('pilot').set({ email }).where('id', '=', pilotId).execute();
    const [first] = (await pilot.get('/flights?here=true')).body.items;
    await pilot.post('/bookings', { legs: [{ flightId: first.flightId, date: first.date }] });
    const run = () =>
      remindBookings(sampleOperations).run({
        db: api.db,
        clock: api.now,
        payload: {},
        scheduledFor: api.now(),
      });
    const at = (minutes: number) =>
      api.pass((Date.parse(first.std) + minutes * 60_000 - api.now().getTime()) / 1000);
    const told = async () =>
      (await api.db.queries.selectFrom('inbox_message').select('kind').orderBy('id').execute()).map(
        (message) => message.kind,
      );
    at(-91);
    await run();
    expect(await told()).toEqual([]);
    at(-80);
    await Promise.all([run(), run()]);
    expect(await told()).toEqual(['booking.reminder']);
    at(40);
    await run();
    await run();
    expect(await told()).toEqual(['booking.reminder', 'booking.grace']);
    const messages = (await pilot.get('/me/messages')).body.items;
    const mails = await api.db.queries.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(mails).toMatchObject(
      messages.toReversed().map(({ title, body }: { title: string; body: string }) => ({
        channel: 'mail',
        target: email,
        subject: title,
        body,
      })),
    );
    const flight = `PRB ${first.number}, de LEMD a ${first.arr.icao}`;
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Sales en 1\sh 20\smin: /),
      `El plazo se acaba: ${flight}`,
    ]);
    expect(mails[1]?.body).toContain('Después caduca y resta 5\u00a0puntos.');
    // A departure that moves is reminded of again, and so is its grace.
    const { code, version } = (await pilot.get('/bookings')).body.items[0];
    await pilot.patch(`/bookings/${code}`, { std: new Date(Date.parse(first.std) + 7_200_000) }, version);
    await run();
    at(160);
    await run();
    await run();
    expect((await told()).slice(2)).toEqual(['booking.reminder', 'booking.grace']);
  });
});
