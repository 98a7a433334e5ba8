import { beforeAll, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { hearNews } from '#server/testing/heard-news.ts';
import { noticeOrder } from '#server/testing/staff-things.ts';
import { refusalOf } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { announceNotices } from './announce-notices.ts';

const DAY = 86_400;
const order = {
  ...noticeOrder,
  affects: { types: [], airports: ['EIDW'], tours: [], ranks: ['segundo-oficial'] },
};

describeEachDatabase('notices that staff publish', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  let news: Awaited<ReturnType<typeof hearNews>>;
  beforeAll(async () => {
    news = await hearNews(api.db, ['notice.published']);
  });
  const slug = 'pista-cerrada-en-dublin';
  const change = (changes: object, version: number) =>
    operations.patch(`/notices/${slug}`, { ...order, meaning: false, ...changes }, version);
  const waiting = async () =>
    (await pilot.get('/me/notices')).body.map((one: { slug: string; readAt: string | null }) => [
      one.slug,
      one.readAt !== null,
    ]);
  const bookDublin = async () => {
    const [first] = (await pilot.get('/flights?origin=LEMD&destination=EIDW')).body.items;
    return pilot.post('/bookings', { legs: [{ flightId: first.flightId, date: first.date }] });
  };

  it('are refused with what is wrong, and to those who may not publish', async () => {
    expect((await pilot.post('/notices', order)).status).toBe(403);
    const pointerOf = async (changes: object) => {
      const { status, body } = await operations.post('/notices', { ...order, ...changes });
      return [status, body.errors[0].pointer];
    };
    expect(await pointerOf({ until: '2026-11-19' })).toEqual([422, '/until']);
    expect(await pointerOf({ ackUntil: '2026-11-19' })).toEqual([422, '/ackUntil']);
    expect(await pointerOf({ ackUntil: '2026-12-19', mustRead: false })).toEqual([422, '/ackUntil']);
    expect(await pointerOf({ affects: { ...order.affects, airports: ['ZZZZ'] } })).toEqual([
      422,
      '/affects/airports',
    ]);
    expect(await news()).toEqual([]);
  });

  it('stop a booking of what they affect until they are read, and are announced once', async () => {
    const { status, body } = await operations.post('/notices', order);
    expect([status, body.slug, body.revision, body.version]).toEqual([201, slug, 1, 1]);
    expect(refusalOf(await bookDublin())).toEqual([409, 'avisos-sin-confirmar']);
    expect(await waiting()).toEqual([[slug, false]]);
    const captain = await api.signedIn('administrator');
    expect((await captain.get('/me/notices')).body).toEqual([]);
    expect((await pilot.post(`/notices/${slug}/ack`, { revision: 1 })).status).toBe(204);
    expect((await bookDublin()).status).toBe(201);
    await api.db.transaction((tx) => announceNotices(tx, sampleAirline, api.now()));
    expect(await news()).toEqual([['notice.published', order.title]]);
  });

  it('PL-70: a slip of the pen asks nobody again, a change of meaning asks everybody and is announced', async () => {
    expect((await change({ body: 'Aterriza solo en la 28L.' }, 1)).body).toMatchObject({
      revision: 1,
      version: 2,
    });
    expect(await waiting()).toEqual([[slug, true]]);
    const late = await change({}, 1);
    expect(refusalOf(late)).toEqual([412, 'cambiado-entretanto']);
    expect(late.body.detail).toMatch(/^PRB004 lo ha cambiado a las .*: lo que has escrito sigue aquí\.$/);
    const revised = await change({ body: 'Aterriza sólo en la 10R.', meaning: true }, 2);
    expect(revised.body).toMatchObject({ revision: 2, version: 3 });
    expect(await waiting()).toEqual([[slug, false]]);
    expect((await news()).length).toBe(2);
    const { body } = await operations.get('/notices/readings');
    const [reading] = body.filter((one: { slug: string }) => one.slug === slug);
    expect(reading).toMatchObject({
      revision: 2,
      read: 0,
      pilots: 2,
      desk: { version: 3, body: 'Aterriza sólo en la 10R.' },
    });
    expect((await operations.get(`/notices/${slug}/readers`)).body).toMatchObject([
      { callsign: 'PRB005', revision: 1, current: false },
      { callsign: 'PRB006', revision: null },
    ]);
  });

  it('stay in force after the time to confirm them, which stops nobody; then they end', async () => {
    expect((await change({ ackUntil: '2026-11-20' }, 3)).status).toBe(200);
    expect(await waiting()).toEqual([[slug, false]]);
    api.pass(DAY);
    expect(await waiting()).toEqual([]);
    const all = (await pilot.get('/notices')).body;
    const shown = all.filter((one: { slug: string }) => one.slug === slug);
    expect(shown).toMatchObject([{ inForce: true, mustRead: false }]);
    expect((await change({ until: '2026-11-20' }, 4)).status).toBe(200);
    const past = (await pilot.get('/notices')).body.filter((one: { slug: string }) => one.slug === slug);
    expect(past).toMatchObject([{ inForce: false }]);
  });

  it('do not change those of the content, and get a slug of their own', async () => {
    const body = { ...order, meaning: false };
    const given = await operations.patch('/notices/orden-de-arranque', body, 1);
    expect(refusalOf(given)).toEqual([409, 'aviso-del-contenido']);
    expect((await operations.patch('/notices/nada', body, 1)).status).toBe(404);
    expect((await operations.post('/notices', { ...order, mustRead: false })).body.slug).toBe(`${slug}-2`);
    const { tours, ranks } = (await operations.get('/notices/scopes')).body;
    expect(ranks[0]).toEqual({ id: 'segundo-oficial', name: 'Segundo Oficial' });
    expect(tours.length).toBeGreaterThan(0);
  });

  it('are withdrawn at once with a reason, and published again as they were', async () => {
    const wrong = { ...order, title: 'Aviso por error', replaces: `${slug}-2`, affects: null };
    const { version } = (await operations.post('/notices', { ...wrong, date: '2026-11-21' })).body;
    const inForce = async () => {
      const { body } = await pilot.get('/notices');
      const titled = body.filter((one: { title: string }) => [order.title, wrong.title].includes(one.title));
      return titled.flatMap((one: { title: string; inForce: boolean }) => (one.inForce ? [one.title] : []));
    };
    const reason = { reason: 'Se publicó por error' };
    const act = (name: string, of: number, who = 'aviso-por-error') =>
      operations.post(`/notices/${who}/${name}`, reason, { 'If-Match': `"v${of}"` });
    expect(await inForce()).toEqual([wrong.title]);
    expect((await pilot.post('/notices/aviso-por-error/withdraw', reason)).status).toBe(403);
    const withdrawn = await act('withdraw', version);
    expect(withdrawn.body).toMatchObject({ withdrawn: true, version: 2 });
    expect(await inForce()).toEqual([order.title]);
    const listed = (await pilot.get('/notices')).body.find(
      (one: { slug: string }) => one.slug === 'aviso-por-error',
    );
    expect(listed).toMatchObject({ date: '2026-11-21', until: '2026-11-21', inForce: false });
    const again = await act('withdraw', version);
    expect(refusalOf(again)).toEqual([412, 'cambiado-entretanto']);
    expect(again.body.detail).toMatch(/^PRB004 lo ha retirado a las /);
    const restored = await act('restore', 2);
    expect(restored.body).toMatchObject({ withdrawn: false, until: null, version: 3 });
    expect(await inForce()).toEqual([wrong.title]);
    const content = await act('withdraw', 1, 'orden-de-arranque');
    expect(refusalOf(content)).toEqual([409, 'aviso-del-contenido']);
  });

  it('are in no archive where they were withdrawn before their first day, and stay at the desk', async () => {
    const ahead = { ...order, title: 'Huelga de control', date: '2026-11-22', affects: null };
    const { slug: strike, version } = (await operations.post('/notices', ahead)).body;
    const reason = { reason: 'Se ha desconvocado' };
    const { body } = await operations.post(`/notices/${strike}/withdraw`, reason, {
      'If-Match': `"v${version}"`,
    });
    expect(body.withdrawn).toBe(true);
    api.pass(DAY);
    const has = async (client: typeof pilot, path: string) =>
      (await client.get(path)).body.some((one: { slug: string }) => one.slug === strike);
    expect(await has(pilot, '/notices')).toBe(false);
    expect(await has(operations, '/notices/readings')).toBe(true);
  });

  it('keep their last day while they are withdrawn, are not changed then, and do not come back after it', async () => {
    const body = { ...order, title: 'Niebla en Dublín', until: '2026-11-25' };
    const { slug: fog, version } = (await operations.post('/notices', body)).body;
    const act = (name: string, of: number) =>
      operations.post(`/notices/${fog}/${name}`, { reason: 'Levanta antes' }, { 'If-Match': `"v${of}"` });
    const state = async () => {
      const { body: all } = await operations.get('/notices/readings');
      const { inForce, desk } = all.find((one: { slug: string }) => one.slug === fog);
      return [inForce, desk.until];
    };
    expect(refusalOf(await act('restore', version))).toEqual([409, 'estado-de-aviso']);
    expect((await act('withdraw', version)).body).toMatchObject({ withdrawn: true, until: '2026-11-25' });
    expect(await state()).toEqual([false, '2026-11-25']);
    expect(refusalOf(await act('withdraw', 2))).toEqual([409, 'estado-de-aviso']);
    const changed = await operations.patch(`/notices/${fog}`, { ...body, meaning: false }, 2);
    expect([changed.status, changed.body]).toMatchObject([
      409,
      {
        code: 'estado-de-aviso',
        detail: 'Este NOTAM está retirado: publícalo otra vez antes de cambiarlo, o publica uno nuevo.',
      },
    ]);
    expect((await act('restore', 2)).body).toMatchObject({ withdrawn: false, until: '2026-11-25' });
    expect(await state()).toEqual([true, '2026-11-25']);
    expect((await act('withdraw', 3)).status).toBe(200);
    api.pass((Date.parse('2026-11-26T00:05:00Z') - api.now().getTime()) / 1000);
    const late = await act('restore', 4);
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'estado-de-aviso',
        detail: 'Su último día ya pasó, el 25\u00A0de\u00A0noviembre de 2026: publica un NOTAM nuevo.',
      },
    ]);
  });

  it('of the content are announced when they begin, and those of long ago never', async () => {
    const begins = { ...sampleAirline.notices[0]!, slug: 'empieza', title: 'Empieza', date: '2026-12-01' };
    const airline = { notices: [...sampleAirline.notices, begins] };
    const look = () => api.db.transaction((tx) => announceNotices(tx, airline, api.now()));
    expect(await look()).toEqual([]);
    api.pass((Date.parse('2026-12-01T00:05:00Z') - api.now().getTime()) / 1000);
    expect(await look()).toEqual(['empieza']);
    api.pass(DAY);
    expect(await look()).toEqual([]);
    const revised = { notices: [{ ...begins, revision: 2 }] };
    expect(await api.db.transaction((tx) => announceNotices(tx, revised, api.now()))).toEqual(['empieza']);
  });
});
