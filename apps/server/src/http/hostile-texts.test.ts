import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBufferPromise } from 'yauzl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAuditBreak } from '#server/modules/audit/audit-store.ts';
import { sendDueMail } from '#server/modules/messages/outbox.ts';
import { fileTransport } from '#server/modules/messages/mail-transport.ts';
import { packExport } from '#server/modules/own-data/pack-export.ts';
import { readFlights, writeFlights } from '#server/modules/timetable/timetable-flights.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { HOSTILE_TEXTS } from '#server/testing/hostile-texts.ts';

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

  it.each(HOSTILE_TEXTS)(
    '%s, in a mail: the same headers, one address, plain text',
    async (what, program) => {
      api.pass(61);
      const asked = await api.visitor().post('/device', { program });
      expect(asked.status).toBe(201);
      await pilot.post('/device/decide', { userCode: asked.body.userCode, approve: true });
      const mails = join(folder, what);
      await sendDueMail(api.db, fileTransport(mails, 'equipo@example.org'), () => new Date());
      const [name = ''] = readdirSync(mails);
      const [head = '', ...rest] = readFileSync(join(mails, name), 'utf8').split('\n\n');
      const headers = [...head.matchAll(/^([\w-]+): ?(.*)$/gm)].map(([, field]) => field?.toLowerCase());
      expect(headers).toHaveLength(8);
      expect(new Set(headers)).toEqual(
        new Set([
          'content-transfer-encoding',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'subject',
          'to',
        ]),
      );
      expect(head).toMatch(/^To: eco@example\.org$/m);
      expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
      expect(rest.join('')).not.toBe('');
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
    const csv = await readEntry(archive, 'tablas/api_key.csv');
    for (const cell of cellsOf(csv)) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d)/);
  });

  it.each(HOSTILE_TEXTS)('%s, in a calendar: no line of its own', async (_, note) => {
    const known = (await readFlights(api.db.queries)).find(({ dep }) => dep === 'LEMD');
    const event = { ...known!, id: crypto.randomUUID(), number: 950, kind: 'event' as const, days: 127 };
    await writeFlights(api.db.queries, [{ ...event, note, isPublic: true }]);
    const text = await (await fetch(`${api.origin}/plataforma/calendario/eventos.ics`)).text();
    await api.db.queries.deleteFrom('flight').where('id', '=', event.id).execute();
    const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
    const count = (begin: string) => lines.filter((line) => line.startsWith(begin)).length;
    expect(count('BEGIN:VEVENT')).toBe(count('END:VEVENT'));
    expect(count('BEGIN:VEVENT')).toBe(count('SUMMARY:'));
    for (const line of lines) {
      expect(line).toMatch(/^[A-Z-]+(;VALUE=DURATION)?:/);
      expect(line).not.toMatch(/[^\P{Cc}\t]|^BEGIN:VALARM|^X:/u);
    }
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

async function readEntry(archive: Buffer, name: string): Promise<string> {
  const zip = await fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString('utf8');
  }
  throw new Error(`${name} is missing`);
}

/** The cells of a CSV file as a spreadsheet reads them. */
function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
