import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBufferPromise } from 'yauzl';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '#server/http/log.ts';
import { backupLines } from '#server/db/backup.ts';
import type { Queries } from '#server/db/database.ts';
import { restoreLines } from '#server/db/restore.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, CALLSIGNS, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase, freshDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { TABLE_FATES } from '../erasure/table-fates.ts';
import { findAuditBreak } from '#server/kernel/audit/audit-rows.ts';
import { housekeeping } from '../housekeeping/housekeeping.ts';
import { runDueJobs, scheduleJobs } from '#server/kernel/jobs/job-runner.ts';
import { followErasures, keepErasedAccounts, readErasedAccounts, replayErasures } from './erased-accounts.ts';
import { keepFlag } from '../reports/kept-score.ts';
import { exportJob } from './exports.ts';
import { ownTables } from './pack-export.ts';

describeEachDatabase('own data', (kind) => {
  let api: ApiServer;
  let pilot: ApiClient;
  let forgetErasures: () => Promise<void>;
  let logged = '';
  const folder = mkdtempSync(join(tmpdir(), 'own-data-'));
  const erasedFile = join(folder, 'erased-accounts.txt');
  beforeAll(async () => {
    api = await startApi(kind, { log: createLog('info', { write: (line) => (logged += line) }) });
    forgetErasures = await followErasures(api.db, erasedFile, (error) => {
      throw error;
    });
    pilot = await api.signedIn('pilot');
    const { version } = (await pilot.get('/me')).body;
    const changed = { name: 'Nombre Inconfundible', email: 'inconfundible@ejemplo.es', shareReports: true };
    await pilot.patch('/me', changed, version);
    const { body: started } = await pilot.post('/reports/start', startBody('own-data-flight'));
    await sendFlight(pilot, api, started.code, testFlight(api));
    const sent = await pilot.post(`/reports/${started.code}/submit`, { comment: 'Comentario inconfundible' });
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    const { id } = await api.db.queries
      .selectFrom('report')
      .select('id')
      .where('code', '=', started.code)
      .executeTakeFirstOrThrow();
    const flag = { code: 'V-15', blocking: false, detail: 'En la red voló como INCONFUNDIBLE' };
    await api.db.transaction((tx) => keepFlag(tx, id, flag));
  });
  afterAll(async () => {
    await forgetErasures();
    rmSync(folder, { recursive: true });
    await api.close();
  });

  const work = async () => {
    const kinds = [exportJob, housekeeping, keepErasedAccounts(erasedFile)];
    await scheduleJobs(api.db, kinds, api.now());
    const ended = (_: string, outcome: string, error?: unknown) => expect(error, outcome).toBeUndefined();
    await runDueJobs(api.db, kinds, api.now, { ended }, () => false);
  };
  /** Bytes of the ZIP at a path, or the status of a refusal. */
  const fetchZip = async (client: ApiClient, path: string) => {
    const cookie = `plataforma-sesion=${client.cookie('plataforma-sesion')}`;
    const response = await fetch(api.origin + path, { headers: { Cookie: cookie } });
    return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : response.status;
  };

  it('PL-08, PL-68: are handed out whole as a ZIP, adding up to the totals, with the name of nobody else and no secret', async () => {
    const likes = { ownSceneries: ['LEBL'], likedTails: ['EC-AAA'] };
    const { version } = (await pilot.get('/me')).body;
    expect((await pilot.patch('/me', likes, version)).status).toBe(200);
    expect((await pilot.post('/me/export')).status).toBe(202);
    expect((await pilot.post('/me/export')).body).toHaveLength(1);
    await work();
    const [ready] = (await pilot.get('/me/export')).body;
    expect(ready).toMatchObject({ expiresAt: new Date(api.now().getTime() + 7 * 86_400_000).toISOString() });
    const archive = await fetchZip(pilot, ready.path);
    expect(archive).toBeInstanceOf(Buffer);
    const files = await unzip(archive as Buffer);
    expect(JSON.parse(files.get('tablas/cuenta.json') ?? '')).toMatchObject({
      own_sceneries: ['LEBL'],
      liked_tails: ['EC-AAA'],
    });
    const [report] = (await pilot.get('/reports')).body.items;
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'LEEME.txt',
        'tablas/cuenta.json',
        'tablas/report.csv',
        'tablas/points_entry.json',
        'tablas/hours_entry.csv',
        'tablas/sign_in.csv',
        `recorridos/${report.code}.csv`,
      ]),
    );
    expect(files.get(`recorridos/${report.code}.csv`)?.split('\r\n').length).toBeGreaterThan(100);
    const { points, minutes } = (await pilot.get('/me/totals')).body;
    const sumOf = (table: string, column: string) =>
      (JSON.parse(files.get(`tablas/${table}.json`) ?? '[]') as Record<string, number>[]).reduce(
        (total, row) => total + Number(row[column]),
        0,
      );
    expect(points).toBeGreaterThan(0);
    expect([sumOf('points_entry', 'applied'), sumOf('hours_entry', 'minutes')]).toEqual([points, minutes]);
    const text = [...files.values()].join('\n');
    expect(text).toContain('Nombre Inconfundible');
    expect(JSON.parse(files.get('tablas/cuenta.json') ?? '')).toMatchObject({
      share_reports: true,
      share_reports_at: expect.stringMatching(/^2026-/),
    });
    for (const { name, callsign } of sampleAirline.pilots)
      if (callsign !== CALLSIGNS.pilot) expect(text).not.toContain(`"${name}"`);
    expect(text).not.toMatch(/argon2|secret_hash|token_hash/);
    expect((await pilot.get('/me/messages')).body.items[0].title).toBe('La copia de tus datos está lista');

    expect(await fetchZip(await api.signedIn('other'), ready.path)).toBe(404);
    expect(await fetchZip(api.visitor(), ready.path)).toBe(401);
    api.pass(8 * 86_400);
    await work();
    expect((await pilot.get('/me/export')).body).toEqual([]);
    expect(await fetchZip(pilot, ready.path)).toBe(404);
  });

  it('PL-09, PL-83: are forgotten for good, while the totals of the airline stay, also after a restore', async () => {
    const before = await totals(api.db.queries);
    expect(before.minutes).toBeGreaterThan(0);
    const lines: string[] = [];
    for await (const line of backupLines(api.driver)) lines.push(line);
    const oldId = await api.idOf('pilot');

    const wrong = await pilot.post('/me/erase', { callsign: CALLSIGNS.other, password: PASSWORD });
    expect(wrong.body).toMatchObject({ status: 422, errors: [{ pointer: '/callsign' }] });
    expect((await pilot.post('/me/erase', { callsign: CALLSIGNS.pilot, password: 'no' })).status).toBe(403);
    expect((await pilot.post('/me/erase', { callsign: CALLSIGNS.pilot, password: PASSWORD })).status).toBe(
      204,
    );
    expect((await pilot.get('/me')).status).toBe(401);
    await vi.waitFor(async () => expect(await readErasedAccounts(erasedFile)).toEqual([oldId]));
    // Written down by the job where the process was killed before.
    rmSync(erasedFile);
    api.pass(600);
    await work();
    expect(await readErasedAccounts(erasedFile)).toEqual([oldId]);
    expect(await totals(api.db.queries)).toEqual(before);
    expect(await traces(api.db.queries)).toEqual([]);
    expect(await tablesWith(api.db.queries, oldId)).toEqual(['erasure']);
    // Neither the log nor a search of staff leads to the person.
    expect(logged).not.toBe('');
    expect(logged).not.toMatch(/inconfundible/i);
    const staff = await api.signedIn('administrator');
    for (const text of ['inconfundible', CALLSIGNS.pilot])
      expect((await staff.get(`/pilots?q=${text}`)).body.items, text).toEqual([]);
    expect((await staff.get('/audit?text=inconfundible')).body.items).toEqual([]);
    // Held back for others, without whose it was.
    expect(await tablesWith(api.db.queries, CALLSIGNS.pilot)).toEqual(['callsign_assignment']);

    const copy = await freshDatabase('postgres', { holds: 'nothing' });
    await restoreLines(
      copy.driver,
      (async function* () {
        yield* lines;
      })(),
    );
    expect(await traces(copy.db.queries)).not.toEqual([]);
    expect(await replayErasures(copy.db, sampleAirline, erasedFile, api.now())).toBe(1);
    expect(await replayErasures(copy.db, sampleAirline, erasedFile, api.now())).toBe(0);
    expect(await traces(copy.db.queries)).toEqual([]);
    expect(await tablesWith(copy.db.queries, oldId)).toEqual(['erasure']);
    expect(await totals(copy.db.queries)).toEqual(before);
    expect(await findAuditBreak(copy.db.queries)).toBeNull();
    await copy.drop();
  });

  it('stand in no table of which nobody has said whether it is forgotten', async () => {
    const tables = await ownTables(api.db.queries);
    const unsaid = tables.filter(({ table }) => TABLE_FATES[table].exported === 'no');
    expect([tables.length > 30, unsaid]).toEqual([true, []]);
  });

  it('are not forgotten with the last administrator', async () => {
    const [first, second] = [await api.signedIn('administrator'), await api.signedIn('second')];
    expect((await second.post('/me/erase', { callsign: CALLSIGNS.second, password: PASSWORD })).status).toBe(
      204,
    );
    const last = await first.post('/me/erase', { callsign: CALLSIGNS.administrator, password: PASSWORD });
    expect(last).toMatchObject({ status: 409, body: { code: 'ultimo-administrador' } });
  });
});

/** What the airline counts of all pilots together. */
async function totals(queries: Queries) {
  const { rows } = await sql<{ minutes: number; points: number; flights: number }>`
    select (select coalesce(sum(minutes), 0)::int from hours_entry) as minutes,
      (select coalesce(sum(applied), 0)::int from points_entry) as points,
      (select count(*)::int from report where state = 'accepted') as flights`.execute(queries);
  return rows[0]!;
}

/** Tables in which a text stands; those that nobody changes, and counters of a minute, left out. */
async function tablesWith(queries: Queries, ...texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('audit_entry', 'rate_limit') order by relname`.execute(queries);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(name)} t
      where t::text ilike any(${texts.map((text) => `%${text}%`)})`.execute(queries);
    if (rows[0]!.hits > 0) found.push(name);
  }
  return found;
}

/** Tables in which something of the person can still be read. */
async function traces(queries: Queries): Promise<string[]> {
  const found = await tablesWith(queries, 'inconfundible', 'own-data-flight');
  const { rows: tracks } = await sql<{
    hits: number;
  }>`select count(*)::int as hits from telemetry_batch`.execute(queries);
  return tracks[0]!.hits > 0 ? [...found, 'telemetry_batch'] : found;
}

async function unzip(archive: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const zip = await fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
  }
  return files;
}
