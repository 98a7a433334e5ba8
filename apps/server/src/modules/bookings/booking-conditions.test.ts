import { expect, it } from 'vitest';
import type { NoticeToRead } from '#server/kernel/airline/operations.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';

const notice = (slug: string, changes: Partial<NoticeToRead> = {}): NoticeToRead => ({
  slug,
  title: `Aviso ${slug}`,
  importance: 'Alta',
  body: 'Primero el motor 1.',
  revision: 2,
  date: '2026-11-01',
  until: null,
  ackUntil: null,
  affects: null,
  ...changes,
});
const notices = [
  notice('general'),
  notice('acabado', { until: '2026-11-19' }),
  notice('dublin', { affects: { types: [], airports: ['EIDW'], tours: [], ranks: ['segundo-oficial'] } }),
  notice('comandantes', { affects: { types: [], airports: [], tours: [], ranks: ['comandante'] } }),
  notice('antiguo', { date: '2024-01-01', ackUntil: '2026-11-19' }),
];
const airline = {
  ...sampleAirline,
  operations: { ...sampleOperations, notices },
  notices: notices.map((one) => ({ ...one, mustRead: true })),
};

describeEachDatabase('notices and tours before a booking', (kind) => {
  const api = apiForTests(kind, { airline });
  const pilot = signedInForTests(api, 'pilot');
  const other = signedInForTests(api, 'other');

  const departures = async (client: ApiClient, destination: string) =>
    (await client.get(`/flights?origin=LEMD&destination=${destination}`)).body.items;
  const book = (client: ApiClient, { flightId, date }: { flightId: string; date: string }) =>
    client.post('/bookings', { legs: [{ flightId, date }] });
  const readAll = async (client: ApiClient) => {
    for (const { slug, revision } of (await client.get('/me/notices')).body)
      expect((await client.post(`/notices/${slug}/ack`, { revision })).status).toBe(204);
  };

  it('PL-19: an obligatory notice in force is read before booking; then the same order books', async () => {
    const [first] = await departures(pilot, 'LEBL');
    expect(first.refusals).toMatchObject([{ code: 'avisos-sin-confirmar' }]);
    const refused = await book(pilot, first);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'avisos-sin-confirmar',
      detail:
        'Te falta confirmar la lectura de «Aviso general». Ábrelo, confírmalo y repite la reserva: no se pierde lo que has elegido.',
      current: { notices: ['general'] },
    });
    expect((await pilot.post('/notices/general/ack', { revision: 1 })).body.code).toBe('cambiado-entretanto');
    expect((await pilot.post('/notices/nada/ack', { revision: 1 })).status).toBe(404);
    for (let round = 0; round < 2; round++)
      expect((await pilot.post('/notices/general/ack', { revision: 2 })).status).toBe(204);
    expect((await book(pilot, first)).status).toBe(201);
  });

  it('PL-69: who joins later reads what is in force; what has ended stops nobody', async () => {
    const { body } = await other.get('/me/notices');
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(['general', 'dublin']);
    expect(body[0]).toMatchObject({ body: 'Primero el motor 1.', importance: 'Alta', readAt: null });
  });

  it('asks only for the notices that affect the flight', async () => {
    const [dublin] = await departures(pilot, 'EIDW');
    const refused = await book(pilot, dublin);
    expect(refused.body.current).toEqual({ notices: ['dublin'] });
    const conditions = (await pilot.get(`/flights/${dublin.number}/dates/${dublin.date}/availability`)).body
      .conditions;
    expect(conditions.find(({ title }: { title: string }) => title === 'NOTAMs leídos').met).toBe(false);
  });

  it('PL-70: a change of meaning asks again', async () => {
    await api.db.queries.deleteFrom('notice_ack').where('slug', '=', 'general').execute();
    const pilotId = await api.idOf('pilot');
    const old = { pilot_id: pilotId, slug: 'general', revision: 1, ack_at: api.now() };
    await api.db.queries.insertInto('notice_ack').values(old).execute();
    const [, next] = await departures(pilot, 'LEBL');
    expect((await book(pilot, next)).body.code).toBe('avisos-sin-confirmar');
  });

  it('PL-20: stage 1 of a tour for more than 50 h: 50:00 is refused with what is missing, 50:01 books', async () => {
    await readAll(other);
    const [std] = (await departures(other, 'LEBL')).map((one: { std: string }) => one.std);
    const stage = (n: number, more = {}, acceptSharedTail = false) =>
      other.post('/bookings', { legs: [{ stage: { tour: 'nacional', n }, std, ...more }], acceptSharedTail });
    const addMinutes = async (minutes: number) =>
      api.db.queries
        .insertInto('hours_entry')
        .values({ id: crypto.randomUUID(), pilot_id: await api.idOf('other'), minutes, kind: 'transfer' })
        .execute();
    await addMinutes(3000);
    expect((await other.get('/me/stages')).body).toMatchObject([
      {
        tour: 'nacional',
        n: 1,
        place: 1,
        of: 2,
        dep: { icao: 'LEMD' },
        begun: false,
        refusal: { message: expect.any(String) },
      },
    ]);
    const refused = await stage(1);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'horas-de-tour', current: { missingMinutes: 1 } });
    expect(refused.body.detail).toContain('te falta 1\u00a0minuto');
    // A flight between the same airports is no stage, and asks for no hours.
    expect((await other.get('/flights?tourStage=true')).body.total).toBe(0);
    await addMinutes(1);
    expect((await stage(2)).body.code).toBe('etapa-bloqueada');
    expect((await stage(1, { typeId: 'heavy' })).body.code).toBe('tipo-de-tour');
    expect((await stage(3)).body.errors).toMatchObject([{ pointer: '/legs/0/stage' }]);
    const [found] = (await other.get('/flights?tourStage=true')).body.items;
    expect(found).toMatchObject({ stage: { tour: 'nacional', name: 'Tour Nacional', n: 1 } });
    expect(found.worth.sure.map(({ reason }: { reason: string }) => reason)).toContain('stage');
    const { flightId, date } = found;
    const asStage = await other.post('/bookings', {
      legs: [{ flightId, date, stage: { tour: 'nacional', n: 2 } }],
    });
    expect(asStage.body.errors).toMatchObject([{ pointer: '/legs/0/stage' }]);
    // The tour admits no substitute, and the first booking of this test has the only other aircraft of the type.
    const taken = await stage(1);
    expect(taken.body).toMatchObject({ code: 'matricula-ocupada', current: { tail: 'EC-AAA', free: [] } });
    const made = await stage(1, {}, true);
    expect(made.body.bookings[0]).toMatchObject({
      kind: 'tour',
      number: null,
      dep: { icao: 'LEMD' },
      arr: { icao: 'LEBL' },
      stage: { tour: 'nacional', n: 1 },
    });
    expect((await other.get('/me/stages')).body[0]).toMatchObject({ tour: 'nacional', begun: true });
  });

  it('opens the next stage when the one before is passed, and says that one waits for its decision', async () => {
    const booking = await api.db.queries
      .selectFrom('booking')
      .selectAll()
      .where('tour_id', '=', 'nacional')
      .executeTakeFirstOrThrow();
    await api.db.queries
      .updateTable('booking')
      .set({ state: 'fulfilled', ended_at: api.now() })
      .where('id', '=', booking.id)
      .execute();
    const id = crypto.randomUUID();
    await api.db.queries
      .insertInto('report')
      .values({
        id,
        code: 'STAGE234',
        pilot_id: booking.pilot_id,
        booking_id: booking.id,
        state: 'submitted',
        type_id: 'jet',
        icao_type: 'A320',
        dep_icao: 'LEMD',
        arr_planned_icao: 'LEBL',
        arr_icao: 'LEBL',
        off_block: new Date(api.now().getTime() - 7_200_000),
        on_block: new Date(api.now().getTime() - 3_600_000),
        block_min: 60,
      })
      .execute();
    const next = async () => {
      const std = new Date(api.now().getTime() + 10 * 3_600_000).toISOString();
      return other.post('/bookings', { legs: [{ stage: { tour: 'nacional', n: 2 }, std }] });
    };
    expect((await next()).body.code).toBe('etapa-bloqueada');
    const decided = { state: 'accepted', standing: 'accepted', outcome: 'valid' } as const;
    await api.db.queries.updateTable('report').set(decided).where('id', '=', id).execute();
    expect((await next()).status).toBe(201);
  });
});
