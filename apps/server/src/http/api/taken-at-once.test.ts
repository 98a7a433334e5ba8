import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { watchLive, type LiveViewer } from '#server/testing/live-viewer.ts';

describeEachDatabase('one caller', (kind) => {
  const api = apiForTests(kind, { limits: { read: 1e5, write: 1e5, exports: 2, streams: 2 } });

  it('takes so many copies an hour, from however many sign-ins, and each kind for itself', async () => {
    const ask = async (path: string, method = 'GET') =>
      (await (await api.signedIn('administrator')).ask(method, path, {})).status;
    const kinds = api.platform.endpoints.filter(({ limit }) => limit === 'export');
    expect(kinds.map(({ path }) => path).toSorted()).toEqual([
      '/exports/aircraft',
      '/exports/audit',
      '/exports/ledger',
      '/exports/logbook',
      '/exports/statistics',
      '/exports/timetable',
      '/me/export',
    ]);
    for (const { path, method, answer } of kinds) {
      api.pass(60);
      const answers = [];
      for (let i = 0; i < 3; i += 1) answers.push(await ask(path, method.toUpperCase()));
      expect(answers).toEqual([answer.status, answer.status, 429]);
    }
    const { body, headers } = await (await api.signedIn('administrator')).post('/me/export');
    expect(headers.get('ratelimit-limit')).toBe('2');
    expect(headers.get('ratelimit-remaining')).toBe('0');
    expect(headers.get('ratelimit-reset')).toBe(headers.get('retry-after'));
    expect(body.detail).toMatch(/Demasiadas copias en una hora: espera \d+\sminutos/);
    api.pass(3600);
    expect(await ask('/me/export', 'POST')).toBe(202);
  });

  it('watches so many streams at once, and another one when one has ended', async () => {
    const viewers: LiveViewer[] = [await watchLive(api.origin), await watchLive(api.origin)];
    await expect(watchLive(api.origin)).rejects.toThrow(/^429/);
    const pilot = await api.signedIn('pilot');
    viewers.push(await watchLive(api.origin, `plataforma-sesion=${pilot.cookie('plataforma-sesion')}`));
    viewers[0]?.stop();
    await expect
      .poll(async () => {
        viewers.push(await watchLive(api.origin));
        return viewers.length;
      })
      .toBe(4);
    for (const viewer of viewers) viewer.stop();
  });
});

describeEachDatabase('copies', (kind) => {
  const api = apiForTests(kind, { limits: { read: 4, write: 1e5, exports: 2, streams: 2 } });

  it('that were refused leave the hour as it was, and the limit with fewer left is told', async () => {
    const operations = await api.signedIn('operations');
    const ask = async (path: string) => {
      const { status, headers } = await operations.get(path);
      const told = ['limit', 'remaining'].map((name) => headers.get(`ratelimit-${name}`));
      return [status, ...told];
    };
    api.pass(60);
    expect(await ask('/exports/ledger?callsign=PRB999')).toEqual([404, '4', '3']);
    expect(await ask('/exports/ledger?callsign=?')).toEqual([422, '4', '2']);
    expect(await ask('/exports/ledger')).toEqual([200, '2', '1']);
    api.pass(60);
    expect(await ask('/exports/ledger?month=2025-01')).toEqual([200, '2', '0']);
    expect(await ask('/exports/ledger')).toEqual([429, '2', '0']);
    await operations.get('/session');
    expect(await ask('/exports/logbook')).toEqual([200, '4', '0']);
  });
});
