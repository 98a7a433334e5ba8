import { expect, it } from 'vitest';
import { DAY_MS } from '@va/domain/durations.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { noticeOrder } from '#server/testing/staff-things.ts';

describeEachDatabase('notices', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  const waiting = async () => (await pilot.get('/me/notices')).body.map((one: { slug: string }) => one.slug);

  it('replace another one from their first day on, and give it back when they no longer do', async () => {
    const { slug } = (await operations.post('/notices', noticeOrder)).body;
    expect(await waiting()).toEqual([slug]);
    const runway = { ...noticeOrder, affects: null, mustRead: false, replaces: slug, title: 'Pista abierta' };
    const listed = async (wanted: string) =>
      (await pilot.get('/notices')).body.find((one: { slug: string }) => one.slug === wanted);
    for (const replaces of ['nadie-lo-conoce', 'NO VALE'])
      expect((await operations.post('/notices', { ...runway, replaces })).body.errors[0].pointer).toBe(
        '/replaces',
      );
    const later = (await operations.post('/notices', { ...runway, date: '2026-12-01' })).body;
    expect(await listed(slug)).toMatchObject({ inForce: true, until: '2026-11-30', replacedBy: null });
    const twice = await operations.post('/notices', { ...runway, title: 'Otra vez' });
    expect(twice.body.errors[0].message).toBe('Ya lo sustituye «Pista abierta»: sustituye ese');
    const change = (changes: object, version: number) =>
      operations.patch(`/notices/${later.slug}`, { ...runway, meaning: false, ...changes }, version);
    const own = await change({ replaces: later.slug }, later.version);
    expect(own.body.errors[0].pointer).toBe('/replaces');
    expect((await change({}, later.version)).status).toBe(200);
    const replaced = { slug: later.slug, title: 'Pista abierta' };
    expect(await listed(slug)).toMatchObject({ inForce: false, replacedBy: replaced });
    expect(await listed(later.slug)).toMatchObject({ replaces: { slug, title: noticeOrder.title } });
    expect(await waiting()).toEqual([]);
    const [flight] = (await pilot.get('/flights?here=true')).body.items;
    expect(flight.refusals).toEqual([]);
    await change({ replaces: null, until: '2026-11-20' }, later.version + 1);
    expect(await listed(slug)).toMatchObject({ inForce: true, until: null, replacedBy: null });
    expect(await waiting()).toEqual([slug]);
    const [stopped] = (await pilot.get('/flights?here=true')).body.items;
    expect(stopped.refusals).toMatchObject([{ code: 'avisos-sin-confirmar' }]);
  });

  it('are free to be replaced again once the one that did was withdrawn before it held for a day', async () => {
    const publish = async (changes: object) =>
      (await operations.post('/notices', { ...noticeOrder, mustRead: false, ...changes })).body;
    const act = (name: string, { slug, version }: { slug: string; version: number }) =>
      operations.post(
        `/notices/${slug}/${name}`,
        { reason: 'Se publicó por error' },
        { 'If-Match': `"v${version}"` },
      );
    const listed = async ({ slug }: { slug: string }) =>
      (await pilot.get('/notices')).body.find((one: { slug: string }) => one.slug === slug);
    const works = await publish({ title: 'Obras en la pista' });
    const wrong = await publish({ title: 'Obras de más', replaces: works.slug });
    expect(await listed(works)).toMatchObject({ inForce: false, replacedBy: { slug: wrong.slug } });
    const withdrawn = (await act('withdraw', wrong)).body;
    expect(await listed(works)).toMatchObject({ inForce: true, replacedBy: null });
    expect(await listed(wrong)).toMatchObject({ inForce: false, replaces: null });

    const right = await publish({ title: 'Obras de verdad', replaces: works.slug });
    expect(await listed(works)).toMatchObject({ inForce: false, replacedBy: { slug: right.slug } });
    const detail =
      'No puede volver: «Obras de verdad» ha ocupado su lugar. Retira antes ese NOTAM o publica uno nuevo.';
    const refused = await act('restore', withdrawn);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'estado-de-aviso', detail }]);
    // One that another notice replaces the same day goes on replacing its own.
    const last = await publish({ title: 'Obras al final', replaces: right.slug });
    expect(await listed(works)).toMatchObject({ inForce: false, replacedBy: { slug: right.slug } });
    const gone = (await act('withdraw', right)).body;
    expect((await act('restore', gone)).body.detail).toContain('«Obras al final» ha ocupado su lugar');
    expect((await act('withdraw', last)).status).toBe(200);
    expect((await act('restore', gone)).body).toMatchObject({ withdrawn: false, replaces: works.slug });
    expect(await listed(works)).toMatchObject({ inForce: false, replacedBy: { slug: right.slug } });
  });

  it('stand nowhere where the one that replaces them was published before their own first day', async () => {
    const publish = async (changes: object) =>
      (await operations.post('/notices', { ...noticeOrder, mustRead: false, ...changes })).body.slug;
    const first = await publish({ title: 'Hielo en la pista', date: '2026-12-01' });
    const second = await publish({ title: 'Nieve en la pista', date: '2026-12-01', replaces: first });
    api.pass((12 * DAY_MS) / 1000);
    const { body } = await (await api.signedIn('pilot')).get('/notices');
    const slugs = body.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toContain(second);
    expect(slugs).not.toContain(first);
  });
});
