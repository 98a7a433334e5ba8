import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeOldSignIns } from '#server/modules/access/end-access.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { type PushServer, startPushServer } from '#server/testing/push-server.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { remindBookings } from '#server/modules/bookings/booking-jobs.ts';
import { queuePush } from '../messages/tell-pilots.ts';
import { publicLookup } from '../outgoing/public-address.ts';
import { readPushKeys, sendDuePush, webPushTransport } from './push-service.ts';

describeEachDatabase('notices on a device', (kind) => {
  let api: ApiServer;
  let service: PushServer;
  let pilot: ApiClient;
  beforeAll(async () => {
    [api, service] = await Promise.all([startApi(kind), startPushServer()]);
  });
  afterAll(() => Promise.all([api.close(), service.close()]));
  beforeEach(async () => {
    pilot = await api.signedIn('pilot');
    service.pushed.length = 0;
    await api.db.queries.deleteFrom('outbox').execute();
    await api.db.queries.deleteFrom('push_device').execute();
  });

  const keys = () => readPushKeys(api.db, 'hola@ejemplo.es');
  const send = async (lookup = service.connection.lookup) =>
    sendDuePush(api.db, await keys(), webPushTransport({ ...service.connection, lookup }), api.now);
  const allow = (path: string, client = pilot) => client.put('/me/push', service.subscribe(path));
  /** The outbox takes the database's clock, which is not that of the tests. */
  const due = () => api.db.queries.updateTable('outbox').set({ next_at: api.now() }).execute();
  const queue = async () => {
    const accountId = await api.idOf('pilot');
    await api.db.transaction((tx) =>
      queuePush(tx, accountId, {
        kind: 'test',
        title: 'Sales en 1 h',
        body: 'Con EC-AAA.',
        link: '/plataforma/reservas/ABC',
      }),
    );
    await due();
  };
  const waiting = () => api.db.queries.selectFrom('outbox').selectAll().orderBy('id').execute();

  it('go to each that its pilot allowed, signed and unreadable on the way, before departure and before the grace ends', async () => {
    expect((await pilot.get('/me/push')).body).toMatchObject({ since: null, devices: 0 });
    expect((await allow('/first')).body).toMatchObject({ since: api.now().toISOString(), devices: 1 });
    const phone = await api.signedIn('pilot');
    expect((await allow('/phone', phone)).body.devices).toBe(2);
    await allow('/other', await api.signedIn('other'));

    const [first] = (await pilot.get('/flights?here=true')).body.items;
    await pilot.post('/bookings', { legs: [{ flightId: first.flightId, date: first.date }] });
    const remind = () =>
      remindBookings(sampleOperations).run({
        db: api.db,
        clock: api.now,
        payload: {},
        scheduledFor: api.now(),
      });
    for (const minutes of [-80, 40]) {
      api.pass((Date.parse(first.std) + minutes * 60_000 - api.now().getTime()) / 1000);
      await remind();
      await due();
      await send();
      await send();
    }
    expect(service.pushed.map(({ path }) => path).toSorted()).toEqual([
      '/first',
      '/first',
      '/phone',
      '/phone',
    ]);
    const { publicKey } = (await pilot.get('/me/push')).body;
    const [one] = service.pushed;
    expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '1800', urgency: 'high' });
    expect(one?.body.includes('Sales')).toBe(false);
    expect(isSigned(one?.headers.authorization ?? '', publicKey)).toBe(true);
  });

  it.each(['Etapa 1: era LEMD–LEBL. '.repeat(200), '😀'.repeat(2000), '"\n'.repeat(1000)])(
    'are short enough for every service, however long the message is: %#',
    async (long) => {
      await allow('/long');
      const accountId = await api.idOf('pilot');
      const message = { kind: 'test', title: long, body: long, link: '/plataforma/tours/largo' };
      await api.db.transaction((tx) => queuePush(tx, accountId, message));
      await due();
      await send();
      expect(service.pushed).toHaveLength(1);
      expect(service.pushed[0]?.body.length).toBeLessThanOrEqual(4096);
    },
  );

  it('end when the pilot takes them back, signs out there, or another signs in with the same browser', async () => {
    const same = service.subscribe('/same');
    await pilot.put('/me/push', same);
    await queue();
    expect((await pilot.delete('/me/push')).status).toBe(204);
    await send();
    expect(service.pushed).toEqual([]);
    expect(await waiting()).toEqual([]);

    await pilot.put('/me/push', same);
    await queue();
    await pilot.delete('/session');
    await send();
    expect(service.pushed).toEqual([]);

    pilot = await api.signedIn('pilot');
    await pilot.put('/me/push', same);
    await pilot.delete('/session');
    await removeOldSignIns(api.db.queries, api.now());
    expect(await api.db.queries.selectFrom('push_device').select('endpoint').execute()).toEqual([]);

    pilot = await api.signedIn('pilot');
    await pilot.put('/me/push', same);
    const other = await api.signedIn('other');
    expect((await other.put('/me/push', same)).body.devices).toBe(1);
    expect((await pilot.get('/me/push')).body).toMatchObject({ since: null, devices: 0 });
  });

  it.each([404, 410])('end where the push service answers %i', async (status) => {
    service.answers.set('/gone', status);
    await allow('/gone');
    await queue();
    await send();
    expect(service.pushed).toHaveLength(1);
    expect((await pilot.get('/me/push')).body).toMatchObject({ since: null, devices: 0 });
    expect(await waiting()).toEqual([]);
  });

  it('wait while the push service can’t, and are not followed to where it points', async () => {
    service.answers.set('/busy', 503);
    await allow('/busy');
    await queue();
    await send();
    expect(await waiting()).toMatchObject([
      { state: 'queued', attempts: 1, last_error: 'The push service answered 503' },
    ]);
    service.answers.set('/busy', 302);
    api.pass(60);
    await send();
    api.pass(300);
    await send();
    expect(service.pushed.map(({ path }) => path)).toEqual(['/busy', '/busy', '/busy']);
    expect(await waiting()).toMatchObject([{ state: 'failed', attempts: 3 }]);
    expect((await pilot.get('/me/push')).body.devices).toBe(1);
  });

  it('go to public hosts over https only', async () => {
    const { keys: browser } = service.subscribe('/');
    for (const endpoint of [
      'http://push.example.org/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://0x7f.1/a',
      'https://user:word@push.example.org/a',
      'no address',
    ])
      expect((await pilot.put('/me/push', { endpoint, keys: browser })).body, endpoint).toMatchObject({
        code: 'datos-no-validos',
        errors: [{ pointer: '/endpoint' }],
      });
    const strange = { ...service.subscribe('/a'), keys: { ...browser, p256dh: 'A'.repeat(87) } };
    expect((await pilot.put('/me/push', strange)).body.errors).toMatchObject([{ pointer: '/keys/p256dh' }]);

    await allow('/inside');
    await queue();
    await send(publicLookup);
    expect(service.pushed).toEqual([]);
    expect(await waiting()).toMatchObject([{ state: 'queued', last_error: 'localhost is no public host' }]);
  });
});

/** Whether the header of VAPID says this key, and is signed with its private half. */
function isSigned(header: string, publicKey: string): boolean {
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    verifier,
    Buffer.from(signature, 'base64url'),
  );
  return key === publicKey && signed;
}
