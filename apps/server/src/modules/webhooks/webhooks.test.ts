import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CreateWebhook } from '@va/contract/staff/webhooks.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { startOutside, type Asked, type StubAnswer } from '#server/testing/outside-stub.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { announce } from '#server/kernel/messages/announce.ts';
import { sendDueWebhooks } from './send-webhooks.ts';

const REASON = 'El canal cambia de sitio';

describeEachDatabase('Webhooks', (kind) => {
  let api: ApiServer;
  let staff: ApiClient;
  let outside: Awaited<ReturnType<typeof startOutside>>;
  let answer: (asked: Asked) => StubAnswer = () => ({ status: 204 });
  beforeAll(async () => {
    api = await startApi(kind, { allowLoopback: true });
    staff = await api.signedIn('administrator');
    outside = await startOutside((asked) => answer(asked));
  });
  afterAll(async () => {
    await outside.close();
    await api.close();
  });
  afterEach(async () => {
    await api.db.queries.deleteFrom('webhook').execute();
    outside.asked.length = 0;
    answer = () => ({ status: 204 });
  });

  const add = async (given: Partial<CreateWebhook> = {}) => {
    const url = `${outside.url}/hook`;
    const events = ['notice.published', 'booking.created', 'booking.cancelled'];
    const { status, body } = await staff.post('/webhooks', {
      label: 'Canal',
      url,
      format: 'json',
      events,
      reason: 'El canal del servidor',
      ...given,
    });
    expect(status).toBe(201);
    return body as { webhook: { id: string; version: number }; secret: string };
  };
  const send = () =>
    sendDueWebhooks(api.db, {
      airline: sampleAirline,
      publicUrl: 'https://portal.ejemplo.org/',
      clock: api.now,
      allowLoopback: true,
    });
  const publish = (title: string, pilotId: string | null = null) =>
    api.db.transaction((tx) =>
      announce(tx, 'notice.published', { pilotId, news: { title }, now: api.now() }),
    );
  const titles = () => outside.asked.map(({ body }) => JSON.parse(body).data.title);
  const log = async (id: string) => (await staff.get(`/webhooks/${id}/deliveries`)).body.items;
  const only = async () => (await staff.get('/webhooks')).body[0];

  it('tell of a booking and its end, signed over id, time and body', async () => {
    const { secret } = await add();
    const pilot = await api.signedIn('pilot');
    const [{ flightId, date }] = (await pilot.get('/flights')).body.items;
    const booked = await pilot.post('/bookings', { legs: [{ flightId, date }] });
    const { code } = booked.body.bookings[0];
    await pilot.post(`/bookings/${code}/cancel`, undefined);
    await send();
    expect(outside.asked.map(({ body }) => JSON.parse(body).type)).toEqual([
      'booking.created',
      'booking.cancelled',
    ]);
    const [{ headers, body }] = outside.asked as [Asked];
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    expect(Number(headers['webhook-timestamp']) * 1000).toBe(Math.floor(api.now().getTime() / 1000) * 1000);
    expect(JSON.parse(body).data).toMatchObject({ code, pilot: { callsign: 'PRB005', name: null } });
  });

  it('tell nothing of an act that was undone, and nothing that was not asked for', async () => {
    await add({ events: ['rank.granted'] });
    await publish('no');
    await add();
    const undone = api.db.transaction(async (tx) => {
      await announce(tx, 'notice.published', { pilotId: null, news: { title: 'no' }, now: api.now() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await send()).toBe(0);
  });

  it('name a pilot only while the pilot agrees, also to Discord', async () => {
    await add({ format: 'discord' });
    const id = await api.idOf('other');
    const agree = (show_name: boolean) =>
      api.db.queries
        .updateTable('pilot')
        .set({ show_name, name: 'Olga Prueba' })
        .where('id', '=', id)
        .execute();
    await publish('a', id);
    await agree(true);
    await send();
    await publish('b', id);
    await agree(false);
    await send();
    const pilots = outside.asked.map(({ body }) => JSON.parse(body).embeds[0].fields[0].value);
    expect(pilots).toEqual(['PRB006 · Olga Prueba', 'PRB006']);
    expect(JSON.parse(outside.asked[0]!.body).allowed_mentions).toEqual({ parse: [] });
  });

  it('try again in order after 1, 5, 30 minutes, 2 and 12 hours, and keep what was answered', async () => {
    const { webhook } = await add();
    answer = () => ({ status: 503, body: 'cerrado' });
    await publish('uno');
    await publish('dos');
    for (const minutes of [1, 5, 30, 120, 720]) {
      await send();
      api.pass(minutes * 60 - 1);
      expect(await send()).toBe(0);
      api.pass(1);
    }
    expect(titles()).toEqual(Array.from({ length: 5 }, () => 'uno'));
    answer = () => ({ status: 200 });
    await send();
    expect(titles().slice(5)).toEqual(['uno', 'dos']);
    const [last, first] = await log(webhook.id);
    expect(first).toMatchObject({ state: 'sent', attempts: 6, status: 200, error: null });
    expect(last).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await only()).toMatchObject({ state: 'active', failingSince: null, waiting: 0 });
  });

  it('PL-78: wait as long as a 429 says and send the message once', async () => {
    const { webhook } = await add({ format: 'discord' });
    answer = () => ({ status: 429, headers: { 'Retry-After': '90' }, body: '{"retry_after":90}' });
    await publish('uno');
    await send();
    const [waiting] = await log(webhook.id);
    expect(waiting).toMatchObject({
      state: 'queued',
      attempts: 0,
      status: 429,
      error: 'Contestó 429: pide esperar',
    });
    answer = () => ({ status: 204 });
    api.pass(89);
    expect(await send()).toBe(0);
    api.pass(1);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
  });

  // A thousand once; the other database shows that it does the same.
  const many = kind === 'embedded' ? 1000 : 100;
  it(`keep within Discord’s limits under ${many} events, each told once and in order`, async () => {
    const { webhook } = await add({ format: 'discord' });
    let begun = 0;
    let taken = 0;
    let refused = 0;
    answer = () => {
      const now = api.now().getTime();
      if (now - begun >= 2000) [begun, taken] = [now, 0];
      taken += 1;
      if (taken > 5) refused += 1;
      const headers = {
        'X-RateLimit-Remaining': String(Math.max(5 - taken, 0)),
        'X-RateLimit-Reset-After': '2',
      };
      return taken > 5
        ? { status: 429, headers: { ...headers, 'Retry-After': '2' } }
        : { status: 204, headers };
    };
    const now = api.now();
    const body = (n: number) =>
      JSON.stringify({ type: 'notice.published', timestamp: now.toISOString(), data: { title: `n${n}` } });
    const known = {
      channel: 'webhook' as const,
      webhook_id: webhook.id,
      target: 'x',
      subject: 'x',
      next_at: now,
    };
    await api.db.queries
      .insertInto('outbox')
      .values(
        Array.from({ length: many }, (_, n) => ({
          id: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
          body: body(n),
          ...known,
        })),
      )
      .execute();
    for (let round = 0; round < many / 5; round += 1) {
      expect(await send()).toBe(5);
      expect(await send()).toBe(0);
      api.pass(2);
    }
    expect(refused).toBe(0);
    const told = outside.asked.map(({ body: sent }) => JSON.parse(sent).embeds[0].title);
    expect(told).toEqual(Array.from({ length: many }, (_, n) => `NOTAM publicado: n${n}`));
  }, 60_000);

  it('are switched off after three days of failures, staff are told, and can switch them on', async () => {
    const { webhook } = await add({ label: 'Perdido' });
    answer = () => ({ status: 404 });
    for (let day = 0; day <= 8; day += 1) {
      await publish(`día ${day}`);
      await send();
      api.pass(12 * 3600);
    }
    expect(await only()).toMatchObject({ state: 'off', waiting: 0 });
    const messages = await api.db.queries
      .selectFrom('inbox_message')
      .selectAll()
      .where('kind', '=', 'webhook.off')
      .execute();
    expect(messages.map(({ pilot_id }) => pilot_id)).toContain(await api.idOf('administrator'));
    expect(messages.map(({ pilot_id }) => pilot_id)).not.toContain(await api.idOf('operations'));
    await publish('nadie lo oye');
    expect(await send()).toBe(0);
    staff = await api.signedIn('administrator');
    const { version } = await only();
    const on = await staff.patch(`/webhooks/${webhook.id}`, { paused: false, reason: REASON }, version);
    expect(on.body).toMatchObject({ state: 'active', failingSince: null });
    answer = () => ({ status: 200 });
    await publish('otra vez');
    expect(await send()).toBe(1);
  });

  describe('at the desk', () => {
    it('are not changed by who had an older one open, who reads what was done to it meanwhile, and by whom', async () => {
      const { webhook } = await add();
      const change = (label: string) =>
        staff.patch(`/webhooks/${webhook.id}`, { label, reason: REASON }, webhook.version);
      expect((await change('Sala')).status).toBe(200);
      const refused = await change('Cabina');
      expect(refused.body.code).toBe('cambiado-entretanto');
      expect(refused.body.detail).toMatch(
        /^PRB001 lo ha cambiado a las \d\d:\d\dZ, mientras lo tenías abierto/,
      );
      await staff.post(`/webhooks/${webhook.id}/secret`, { reason: REASON });
      expect((await change('Cabina')).body.detail).toMatch(/^PRB001 ha renovado su secreto a las /);
    });

    it('are tried out with the answer, paused, given another secret and removed', async () => {
      const { webhook, secret } = await add();
      answer = () => ({ status: 302, headers: { Location: 'http://10.0.0.1/' }, body: 'allí' });
      const tested = await staff.post(`/webhooks/${webhook.id}/test`);
      expect(tested).toMatchObject({ status: 200, body: { state: 'failed', status: 302, answer: 'allí' } });
      expect(tested.body.error).toContain('no se sigue');
      const paused = await staff.patch(
        `/webhooks/${webhook.id}`,
        { paused: true, reason: REASON },
        webhook.version,
      );
      expect(paused.body.state).toBe('paused');
      await publish('en pausa');
      expect(await send()).toBe(0);
      const renewed = await staff.post(`/webhooks/${webhook.id}/secret`, { reason: REASON });
      expect(renewed.body.secret).not.toBe(secret);
      expect((await staff.post(`/webhooks/${webhook.id}/remove`, { reason: REASON })).status).toBe(204);
      expect((await staff.get('/webhooks')).body).toEqual([]);
      const entries = await api.db.queries
        .selectFrom('audit_entry')
        .select(['action', 'after'])
        .where('subject_id', '=', webhook.id)
        .orderBy('seq')
        .execute();
      expect(entries.map(({ action }) => action)).toEqual([
        'webhook.created',
        'webhook.changed',
        'webhook.secret-renewed',
        'webhook.removed',
      ]);
      expect(JSON.stringify(entries)).not.toMatch(/hook"|whsec/);
    });

    it('refuse a private address and an unknown event, and show a secret once', async () => {
      const bad = await staff.post('/webhooks', {
        label: 'x',
        url: 'https://192.168.1.7/hook',
        format: 'json',
        events: ['report.accepted'],
        reason: 'El canal del servidor',
      });
      expect(bad).toMatchObject({ status: 422, body: { errors: [{ pointer: '/url' }] } });
      expect(bad.body.detail).toContain('red privada');
      const unknown = { label: 'x', url: outside.url, format: 'json', events: ['report.deleted'] };
      expect((await staff.post('/webhooks', unknown)).status).toBe(422);
      const { secret } = await add();
      expect(JSON.stringify((await staff.get('/webhooks')).body)).not.toContain(secret);
    });
  });
});
