import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

const [base] = sampleAirline.notices;
const airline = {
  ...sampleAirline,
  notices: [
    { ...base!, slug: 'archivo', date: '2025-07-01', until: '2025-09-30', mustRead: true },
    { ...base!, slug: 'nuevo', date: '2026-11-10' },
    {
      ...base!,
      slug: 'obligatorio',
      revision: 2,
      mustRead: true,
      affects: { types: ['jet'], airports: ['EIDW'], tours: ['nacional'], ranks: ['segundo-oficial'] },
    },
    { ...base!, slug: 'futuro', date: '2030-01-01' },
  ],
};

describeEachDatabase('notices of the company', (kind) => {
  const api = apiForTests(kind, { airline });
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  const list = async () => (await pilot.get('/notices')).body;
  const slugs = async () => (await list()).map(({ slug }: { slug: string }) => slug);

  it('PL-69: stand with those to confirm first and the archive last; one of a later day is not there', async () => {
    expect(await slugs()).toEqual(['obligatorio', 'nuevo', 'archivo']);
    const [first, , archived] = await list();
    expect(first.affects).toEqual({
      types: ['Jet'],
      airports: ['EIDW'],
      tours: [{ id: 'nacional', name: 'Tour Nacional' }],
      ranks: ['Segundo Oficial'],
    });
    expect(archived).toMatchObject({ inForce: false, mustRead: true });
    expect((await api.visitor().get('/notices')).body).toEqual([]);
  });

  it('are confirmed, also those that nobody must, and go behind what is unread', async () => {
    expect((await pilot.post('/notices/obligatorio/ack', { revision: 2 })).status).toBe(204);
    expect(await slugs()).toEqual(['nuevo', 'obligatorio', 'archivo']);
    expect((await pilot.post('/notices/nuevo/ack', { revision: 1 })).status).toBe(204);
    expect((await list()).map(({ readAt }: { readAt: string | null }) => readAt !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('PL-70: say that the meaning changed since one read them, and staff see who read which revision', async () => {
    const other = await api.idOf('other');
    const old = { pilot_id: other, slug: 'obligatorio', revision: 1, ack_at: api.now() };
    await api.db.queries.insertInto('notice_ack').values(old).execute();
    const [changed] = (await (await api.signedIn('other')).get('/notices')).body;
    expect(changed).toMatchObject({ slug: 'obligatorio', readAt: null, changedSince: true });
    const { body: readings } = await operations.get('/notices/readings');
    expect(readings.find(({ slug }: { slug: string }) => slug === 'obligatorio')).toMatchObject({
      revision: 2,
      read: 1,
      pilots: 2,
    });
    const { body: readers } = await operations.get('/notices/obligatorio/readers');
    expect(readers).toHaveLength(2);
    expect(readers.at(-1)).toMatchObject({ callsign: 'PRB005', revision: 2, current: true });
    expect(readers.find(({ callsign }: { callsign: string }) => callsign === 'PRB006')).toMatchObject({
      revision: 1,
      current: false,
    });
    expect((await pilot.get('/notices/readings')).status).toBe(403);
    expect((await operations.get('/notices/nada/readers')).status).toBe(404);
  });
});
