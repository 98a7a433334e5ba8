import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isVisibleName } from '@va/domain/visible-name.ts';
import { findAuditBreak } from '#server/kernel/audit/audit-rows.ts';
import { sendDueMail } from '#server/kernel/messages/outbox.ts';
import { fileTransport } from '#server/kernel/messages/mail-transport.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { packExport } from '#server/modules/own-data/pack-export.ts';
import { readFlights, writeFlights } from '#server/modules/timetable/timetable-flights.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { HOSTILE_TEXTS } from '#server/testing/hostile-rows/make-hostile.ts';
import { csvIn, faultsOfMails, formulasIn, strangeLinesIn } from '#server/testing/plain-outputs.ts';

describe('hostile texts that are stored come out as text', () => {
  let api: ApiServer;
  let pilot: ApiClient;
  let staff: ApiClient;
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  beforeAll(async () => {
    api = await startApi('postgres');
    pilot = await api.signedIn('pilot');
    staff = await api.signedIn('operations');
    const { version } = (await pilot.get('/me')).body;
    await pilot.patch('/me', { email: 'eco@example.org' }, version);
    await sendDueMail(api.db, fileTransport(join(folder, 'before'), 'equipo@example.org'), api.now);
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  it.each(HOSTILE_TEXTS)('%s, in a mail: the same headers, one address, plain text', async (what, text) => {
    const id = await api.idOf('pilot');
    await api.db.transaction((tx) => tellPilot(tx, id, { kind: 'test', title: text, body: text }));
    const mails = join(folder, what);
    await sendDueMail(api.db, fileTransport(mails, 'equipo@example.org'), () => new Date());
    expect(readdirSync(mails)).not.toHaveLength(0);
    expect(faultsOfMails(mails, /^eco@example\.org$/)).toEqual([]);
  });

  it.each(HOSTILE_TEXTS)(
    '%s, as the name of a program that asks for a key: as it is seen, or refused',
    async (_, text) => {
      const program = text.slice(0, 60);
      const asked = await api.visitor().post('/device', { program });
      expect(asked.status).toBe(isVisibleName(program) ? 201 : 422);
      if (asked.status === 422) expect(asked.body.errors[0].pointer).toBe('/program');
    },
  );

  it.each(HOSTILE_TEXTS)('%s, in JSON, in lists that are searched, and in the own copy', async (_, text) => {
    const label = text.slice(0, 60);
    const made = await pilot.post('/me/keys', { label, scopes: ['own:read'] });
    expect(made.status).toBe(201);
    const answer = await pilot.get('/me/keys');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body.map((key: { label: string }) => key.label)).toContain(label);
    expect((await staff.get(`/pilots?q=${encodeURIComponent(label)}`)).status).toBe(200);
    const id = await api.idOf('pilot');
    const archive = await api.db.transaction((tx) => packExport(tx, id));
    const csv = (await csvIn(archive)).get('tablas/api_key.csv') ?? '';
    expect(csv).not.toBe('');
    expect(formulasIn(csv)).toEqual([]);
  });

  it.each(HOSTILE_TEXTS)('%s, in a calendar: no line of its own', async (_, note) => {
    const known = (await readFlights(api.db.queries)).find(({ dep }) => dep === 'LEMD');
    const event = { ...known!, id: crypto.randomUUID(), number: 950, kind: 'event' as const, days: 127 };
    await api.db.transaction((tx) => writeFlights(tx, [{ ...event, note, isPublic: true }]));
    const text = await (await fetch(`${api.origin}/plataforma/calendario/eventos.ics`)).text();
    await api.db.queries.deleteFrom('flight').where('id', '=', event.id).execute();
    expect(text).toContain('BEGIN:VEVENT');
    expect(strangeLinesIn(text)).toEqual([]);
  });

  it.each(HOSTILE_TEXTS)('%s, in the audit, whose chain holds', async (_, text) => {
    const reason = `${text} porque sí`;
    expect((await staff.post('/pilots/PRB006/link', { reason })).status).toBe(201);
    const administrator = await api.signedIn('administrator');
    const { body } = await administrator.get('/audit?limit=1');
    expect(body.items[0].reason).toBe(reason.trim());
    expect(await findAuditBreak(api.db.queries)).toBeNull();
  });
});
