import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf, typedFlight } from '#server/testing/report-desk.ts';
import { startBody } from '#server/testing/test-flight.ts';

const HOUR_S = 3600;
const DAY_S = 86_400;

describeEachDatabase('reports by hand and their bookings', (kind) => {
  const api = apiForTests(kind);
  // Each test in a month of its own: only two reports by hand a month.
  beforeEach(() => api.pass(32 * DAY_S));
  const pilot = signedInEachTest(api, 'pilot');

  const typeOne = (hoursAgo: number, change: object = {}) =>
    pilot.post('/reports/manual', typedFlight(api, hoursAgo, change));
  /** Books the next departure of Madrid, and waits until `seconds` after it. */
  const bookOne = async (seconds: number) => {
    const [{ flightId, date, std }] = (await pilot.get('/flights?origin=LEMD')).body.items;
    const { body } = await pilot.post('/bookings', { legs: [{ flightId, date }] });
    api.pass((Date.parse(std) - api.now().getTime()) / 1000 + seconds);
    await api.signIn(pilot, 'pilot');
    return body.bookings[0].code as string;
  };
  const expire = (booking: string) =>
    api.db.queries
      .updateTable('booking')
      .set({ state: 'expired', reason: 'no_charge', ended_at: api.now() })
      .where('code', '=', booking)
      .execute();
  const offered = async () =>
    (await pilot.get('/reports/manual')).body.bookings.map(({ code }: { code: string }) => code);

  it('have one report a booking, and say which', async () => {
    const booking = await bookOne(2 * DAY_S);
    await expire(booking);
    expect(await offered()).toContain(booking);
    const first = await typeOne(46, { booking });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const second = await typeOne(5, { booking });
    expect(refusalOf(second)).toEqual([422, 'datos-no-validos']);
    expect(second.body.errors[0].message).toContain(`ya tiene el informe ${first.body.code}`);
    expect(await offered()).not.toContain(booking);
  });

  it('are of no flight from elsewhere', async () => {
    const booking = await bookOne(60);
    const typed = await typeOne(1, { booking, depIcao: 'LEBL', arrIcao: 'LEMD' });
    expect(refusalOf(typed)).toEqual([422, 'datos-no-validos']);
    expect(typed.body.errors).toMatchObject([
      {
        pointer: '/booking',
        message: 'Esa reserva sale de LEMD y este vuelo salió de LEBL: envíalo sin reserva',
      },
    ]);
    expect((await pilot.post(`/bookings/${booking}/cancel`)).body.state).toBe('cancelled');
  });

  it('are of no flight that is still to come, nor of one of other hours', async () => {
    const booking = await bookOne(-60);
    const refused = async (hoursAgo: number) => {
      const typed = await typeOne(hoursAgo, { booking });
      expect(refusalOf(typed)).toEqual([422, 'datos-no-validos']);
      expect(typed.body.errors[0].pointer).toBe('/booking');
      return typed.body.errors[0].message;
    };
    const whileOpen =
      /^Esa reserva sale el \d+\u00A0de\u00A0\p{L}+ a las \d\d:\d\dZ, a más de 6\u00A0horas de tu salida: repasa las horas o, si ya la has volado, anula antes la reserva y envíalo sin ella$/u;
    expect(await refused(7)).toMatch(whileOpen);
    expect((await pilot.get(`/bookings/${booking}`)).body.state).toBe('reserved');
    api.pass(120);
    expect(await refused(7)).toMatch(whileOpen);
    await expire(booking);
    expect(await refused(7)).toMatch(
      /, a más de 6\u00A0horas de tu salida: repasa las horas o envíalo sin reserva$/,
    );
    expect((await typeOne(1, { booking })).status).toBe(201);
  });

  it('are offered and taken before the departure from who left early', async () => {
    const booking = await bookOne(-60);
    expect(await offered()).toContain(booking);
    expect((await typeOne(1, { booking })).status).toBe(201);
    expect((await pilot.get(`/bookings/${booking}`)).body.state).toBe('fulfilled');
  });

  it('are of the hours that the timetable moved a booking to', async () => {
    const booking = await bookOne(-14 * HOUR_S);
    expect(await offered()).not.toContain(booking);
    await api.db.queries
      .updateTable('booking')
      .set({ changed_what: 'moved', changed_std: new Date(api.now().getTime() - 2 * HOUR_S * 1000) })
      .where('code', '=', booking)
      .execute();
    expect(await offered()).toContain(booking);
    expect((await typeOne(1, { booking })).status).toBe(201);
  });

  it('wait for the flight in progress where theirs is still booked', async () => {
    const booking = await bookOne(60);
    const { body: flight } = await pilot.post('/reports/start', startBody('meanwhile'));
    const typed = await typeOne(1, { booking });
    expect(refusalOf(typed)).toEqual([409, 'vuelo-abierto']);
    await pilot.post(`/reports/${flight.code}/discard`, {});
    expect((await typeOne(1, { booking })).status).toBe(201);
  });

  it.each(['is still open', 'has expired'])(
    'can be taken back, sent again as they were, and discarded, where their booking %s',
    async (which) => {
      const expired = which === 'has expired';
      const booking = await bookOne(60);
      if (expired) await expire(booking);
      const { code } = (await typeOne(1, { booking, network: 'vatsim' })).body;
      const typed = (await pilot.get(`/reports/${code}`)).body;
      const bookingState = async () => (await pilot.get(`/bookings/${booking}`)).body.state;
      const withdraw = async () => {
        const { status, body } = await pilot.post(`/reports/${code}/withdraw`);
        expect([status, body.state], JSON.stringify(body)).toEqual([200, 'draft']);
      };
      await withdraw();
      expect(await bookingState()).toBe(expired ? 'expired' : 'flying');
      if (!expired)
        expect(refusalOf(await pilot.post('/reports/start', startBody('besides')))).toEqual([
          409,
          'vuelo-abierto',
        ]);
      const again = await pilot.post(`/reports/${code}/submit`, { asIs: true });
      expect([again.status, again.body.state], JSON.stringify(again.body)).toEqual([200, 'in_review']);
      expect(await bookingState()).toBe(expired ? 'expired' : 'fulfilled');
      const { offBlock, onBlock, blockMin, arrIcao, network } = typed;
      expect((await pilot.get(`/reports/${code}`)).body).toMatchObject({
        offBlock,
        onBlock,
        blockMin,
        arrIcao,
        network,
        score: null,
      });
      await withdraw();
      const thrown = await pilot.post(`/reports/${code}/discard`, {});
      expect([thrown.status, thrown.body.state]).toEqual([200, 'voided']);
      expect(await bookingState()).toBe(expired ? 'expired' : 'cancelled');
    },
  );

  it('do not go again over a flight that was sent meanwhile, nor while suspended', async () => {
    const { code, offBlock, onBlock } = (await typeOne(1)).body;
    await pilot.post(`/reports/${code}/withdraw`);
    const submit = () => pilot.post(`/reports/${code}/submit`, { asIs: true });
    const { body: other } = await typeOne(5);
    const flownAt = (from: string, until: string) =>
      api.db.queries
        .updateTable('report')
        .set({ off_block: new Date(from), on_block: new Date(until) })
        .where('code', '=', other.code)
        .execute();
    // A recorded flight is not held against what is only a draft.
    await flownAt(offBlock, onBlock);
    const refused = await submit();
    expect(refusalOf(refused)).toEqual([409, 'vuelo-solapado']);
    // A taken-back report has no hours to correct: what can be done is to throw it away.
    expect(refused.body.detail).toBe(
      `A esas horas ya tienes el informe ${other.code}. Si es el mismo vuelo, descarta este reporte: ya cuenta el otro. Si es otro vuelo, descártalo y escríbelo de nuevo con sus horas.`,
    );
    await flownAt(other.offBlock, other.onBlock);
    const account = api.db.queries.updateTable('pilot').where('callsign', '=', 'PRB005');
    await account.set({ status: 'suspended' }).execute();
    expect(refusalOf(await submit())).toEqual([409, 'cuenta-no-activa']);
    await account.set({ status: 'active' }).execute();
    expect((await submit()).body.state).toBe('in_review');
  });

  it('are not taken from who is suspended, who is told why', async () => {
    const operations = await api.signedIn('operations');
    const facts = { facts: 'Tres vuelos con aceleración.', heard: 'Dice que no se dio cuenta.' };
    expect((await operations.post('/pilots/PRB005/suspend', { days: 7, ...facts })).status).toBe(200);
    await api.signIn(pilot, 'pilot');
    const refused = await typeOne(1);
    expect(refusalOf(refused)).toEqual([409, 'cuenta-no-activa']);
    expect(refused.body.detail).toContain('Tu cuenta está suspendida');
  });
});
