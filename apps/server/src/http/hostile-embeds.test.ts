import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDueEvents } from '#server/modules/events/publish-events.ts';
import { sendDueWebhooks } from '#server/modules/webhooks/send-webhooks.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { startBody } from '#server/testing/test-flight.ts';
import { HOSTILE_TEXTS } from '#server/testing/hostile-rows/make-hostile.ts';
import { startOutside } from '#server/testing/outside-stub.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

/** What Discord makes something of where no backslash stands before it. */
const MARKUP = /[*_~`|<>@#[\]()]|^\s*-/mu;

describe('hostile texts that are stored come out as text in what channels outside show', () => {
  let api: ApiServer;
  let pilot: ApiClient;
  let staff: ApiClient;
  let outside: Awaited<ReturnType<typeof startOutside>>;
  beforeAll(async () => {
    api = await startApi('postgres', { allowLoopback: true });
    outside = await startOutside(() => ({ status: 204 }));
    [pilot, staff] = [await api.signedIn('pilot'), await api.signedIn('operations')];
    const administrator = await api.signedIn('administrator');
    for (const format of ['discord', 'json']) {
      const wanted = { label: format, url: `${outside.url}/${format}`, format, reason: 'Canal de pilotos' };
      const events = ['event.published', 'flight.started'];
      await administrator.post('/webhooks', { ...wanted, events });
    }
  });
  afterAll(async () => {
    await outside.close();
    await api.close();
  });

  /** What was sent since the last time, to the one format and to the other. */
  async function sent(format: 'discord' | 'json') {
    const bodies = outside.asked.filter(({ path }) => path === `/${format}`);
    for (const { headers } of bodies) expect(headers['content-type']).toBe('application/json');
    return bodies.map(({ body }) => JSON.parse(body));
  }

  it.each(HOSTILE_TEXTS)('%s, in an event and in a pilot’s name', async (what, text) => {
    outside.asked.length = 0;
    const name = text.slice(0, 80);
    // The API takes no such name any more; older ones and those of files are kept as they came.
    await api.db.queries
      .updateTable('pilot')
      .set({ name: name.trim(), show_name: true })
      .where('id', '=', await api.idOf('pilot'))
      .execute();
    const at = (hours: number) => new Date(api.now().getTime() + hours * 3_600_000).toISOString();
    const event = {
      startsAt: at(72),
      endsAt: at(76),
      airports: ['EIDW'],
      countsOn: 'arrival',
      signup: false,
    };
    const made = await staff.post('/events', { ...event, name, body: text, reason: 'Lo piden los pilotos' });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    await api.db.transaction((tx) => publishDueEvents(tx, api.now()));
    const { body: flight } = await pilot.post('/reports/start', startBody(what));
    await pilot.post(`/reports/${flight.code}/discard`, {});
    await sendDueWebhooks(api.db, {
      airline: sampleAirline,
      publicUrl: 'https://portal.ejemplo.org/',
      clock: api.now,
      allowLoopback: true,
    });

    const [published, started] = await sent('discord');
    expect(Object.keys(published)).toEqual(['embeds', 'allowed_mentions']);
    for (const message of [published, started]) {
      expect(message.allowed_mentions).toEqual({ parse: [] });
      expect(message.embeds).toHaveLength(1);
      const { title, description = '', url, fields } = message.embeds[0];
      expect(new URL(url).origin).toBe('https://portal.ejemplo.org');
      for (const shown of [title, description, ...fields.map(({ value }: { value: string }) => value)])
        expect(shown.replaceAll(/\\[\p{P}\p{S}]/gu, '')).not.toMatch(MARKUP);
    }
    expect(read(published.embeds[0].title)).toBe(`Evento publicado: ${name.trim()}`);
    expect(read(published.embeds[0].description)).toBe(text.trim());
    expect(read(started.embeds[0].fields[0].value)).toBe(`PRB005 · ${name.trim()}`);

    const [plain, flown] = await sent('json');
    expect(plain.data).toMatchObject({ title: name.trim(), text: text.trim() });
    expect(flown.data.pilot).toEqual({ callsign: 'PRB005', name: name.trim() });
  });
});

/** Text as Discord shows it: a backslash keeps the sign behind it. */
const read = (shown: string) => shown.replaceAll(/\\([\p{P}\p{S}])/gu, '$1');
