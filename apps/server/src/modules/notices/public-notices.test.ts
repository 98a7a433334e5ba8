import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { noticeOrder } from '#server/testing/staff-things.ts';

const order = { ...noticeOrder, title: 'Puertas abiertas', mustRead: false };

describeEachDatabase('notices that are public', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');

  it('are read by visitors while they are in force, and no others are', async () => {
    const read = async () => (await api.visitor().get('/notices')).body;
    await operations.post('/notices', { ...order, title: 'Sólo para pilotos' });
    await operations.post('/notices', { ...order, title: 'Más tarde', date: '2027-01-01', isPublic: true });
    expect(await read()).toEqual([]);
    const { body: notice } = await operations.post('/notices', { ...order, isPublic: true });
    const { slug, version } = notice;
    const { title, importance, body, date, until } = order;
    expect(await read()).toEqual([{ slug, title, importance, body, date, until }]);
    expect((await operations.get('/notices')).body.map((one: { title: string }) => one.title)).toContain(
      'Sólo para pilotos',
    );
    await operations.patch(`/notices/${slug}`, { ...order, isPublic: false, meaning: false }, version);
    expect(await read()).toEqual([]);
  });
});
