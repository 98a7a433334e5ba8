import { expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

describeEachDatabase('the roster', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const operations = signedInForTests(api, 'operations');
  const reviewer = signedInForTests(api, 'reviewer');
  const pilot = signedInForTests(api, 'pilot');

  it('shows each what they may see of the roster', async () => {
    const seen = async (client: ApiClient) => (await client.get('/pilots/PRB006')).body;
    const { status, body } = await api.visitor().get('/pilots/PRB006');
    expect([status, body.detail]).toEqual([404, 'Nadie vuela ahora como PRB006, o su perfil no es público.']);
    expect((await pilot.get('/pilots/PRB099')).body.detail).toBe('Nadie vuela ahora como PRB099.');
    expect((await api.visitor().get('/pilots')).body).toEqual({ items: [] });
    expect(await seen(pilot)).toEqual({
      callsign: 'PRB006',
      rank: 'Segundo Oficial',
      base: 'LEMD',
      positions: [],
      joinedAt: '2026-11-20T10:00:00.000Z',
      totals: { flights: 0, minutes: 0, points: 0, meanScore: null, lastFlightAt: null },
      badges: [],
    });
    expect(await seen(reviewer)).toMatchObject({ name: 'Foxtrot' });
    expect(await seen(operations)).toMatchObject({ status: 'active', roles: ['pilot'], version: 1 });
    expect(await seen(operations)).not.toHaveProperty('email');
    expect(await seen(administrator)).toMatchObject({ email: null });

    const other = await api.signedIn('other');
    const { version } = (await other.get('/me')).body;
    const consented = await other.patch('/me', { showName: true, publicProfile: true }, version);
    expect(consented.body.consents.showName).toEqual({ granted: true, at: api.now().toISOString() });
    expect(await seen(pilot)).toMatchObject({ name: 'Foxtrot' });
    // The name is for pilots: neither the list nor the pilot's own page gives it to a visitor.
    const { name, ...unnamed } = (await pilot.get('/pilots/PRB006')).body;
    expect(name).toBe('Foxtrot');
    expect((await api.visitor().get('/pilots/PRB006')).body).toEqual(unnamed);
    const listed = async (query: string) => (await api.visitor().get(`/pilots?${query}`)).body.items;
    expect(await listed('sort=-points')).toEqual([unnamed]);
    expect(await listed('q=b006')).toEqual([unnamed]);
    expect(await listed('q=foxt')).toEqual([]);
    expect((await pilot.get('/pilots?q=foxt')).body.items).toHaveLength(1);
    expect((await api.visitor().get('/pilots?status=active')).status).toBe(401);
    const back = await other.patch('/me', { showName: false, publicProfile: false }, version + 1);
    expect(back.status).toBe(200);
    expect((await api.visitor().get('/pilots/PRB006')).status).toBe(404);
  });

  it('lists by callsign in pages, and finds names only where they may be seen', async () => {
    const first = (await pilot.get('/pilots?limit=4')).body;
    expect(first.items.map(({ callsign }: { callsign: string }) => callsign)).toEqual([
      'PRB001',
      'PRB002',
      'PRB003',
      'PRB004',
    ]);
    const second = (await pilot.get(`/pilots?limit=4&cursor=${first.next}`)).body;
    expect(second.items).toHaveLength(2);
    expect(second).not.toHaveProperty('next');
    expect((await pilot.get('/pilots?q=foxt')).body.items).toEqual([]);
    expect((await reviewer.get('/pilots?q=foxt')).body.items).toHaveLength(1);
    expect((await pilot.get('/pilots?q=%25')).body.items).toEqual([]);
    expect((await pilot.get('/pilots?status=active')).status).toBe(403);
  });
});
