import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allRows } from '#server/testing/all-rows.ts';
import { type TestDatabase, describeBothDatabases, freshDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { checkPassword, hashPassword } from '../access/passwords.ts';

import { effects } from '../effects/effects.ts';
import { linkService } from '../access/link-service.ts';
import { setPassword } from '../access/set-password.ts';
import { fillDatabase } from './fill-database.ts';
import { makeAdministrator } from './make-administrator.ts';
import { keepSampleAccounts } from './sample-accounts.ts';
import { serverSecret } from '#server/kernel/secrets/tokens.ts';

describeBothDatabases('the first start', (kind) => {
  const now = new Date('2026-11-20T10:00:00Z');
  let test: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    test = await freshDatabase(kind);
    folder = mkdtempSync(join(tmpdir(), 'first-start-'));
  });
  afterEach(async () => {
    await test.drop();
    rmSync(folder, { recursive: true });
  });

  it('fills an empty database once, however many processes start', async () => {
    const filled = await Promise.all([1, 2, 3].map(() => fillDatabase(test.db, sampleAirline, now)));
    expect(filled.toSorted((a, b) => a - b)).toEqual([0, 0, 6]);
    const ranksRenamed = sampleAirline.ranks.slice(1).map((rank) => ({ ...rank, title: 'Comandante mayor' }));
    const renamed = { ...sampleAirline, ranks: ranksRenamed };
    await fillDatabase(test.db, renamed, now);
    const ranks = await test.db.queries.selectFrom('rank').select('title').orderBy('code').execute();
    expect(ranks.map(({ title }) => title)).toEqual(['Comandante mayor', 'Segundo Oficial']);
  });

  it('has a pilot, a reviewer and an administrator to try, while the sample’s file is there', async () => {
    await fillDatabase(test.db, sampleAirline, now);
    const places = {
      sampleFile: join(folder, 'sample-access.yaml'),
      passwordFile: join(folder, 'data/sample-accounts.json'),
    };
    writeFileSync(places.sampleFile, 'password: x');
    const accounts = await keepSampleAccounts(test.db, sampleAirline, places, now);
    expect(accounts.map(({ role, callsign }) => [role, callsign])).toEqual([
      ['piloto', 'PRB005'],
      ['revisor', 'PRB003'],
      ['administrador', 'PRB001'],
    ]);
    expect(statSync(places.passwordFile).mode & 0o777).toBe(0o600);
    expect(await keepSampleAccounts(test.db, sampleAirline, places, now)).toEqual(accounts);
    const hashes = () => test.db.queries.selectFrom('password').select(['pilot_id', 'secret_hash']).execute();
    const opens = await Promise.all(
      (await hashes()).map((row) => checkPassword(row.secret_hash, accounts[0]!.password)),
    );
    expect(opens.filter(Boolean)).toHaveLength(1);

    // Somebody's own password stays when the sample goes.
    const reviewer = await test.db.queries
      .selectFrom('pilot')
      .select('id')
      .where('callsign', '=', 'PRB003')
      .executeTakeFirstOrThrow();
    const own = await hashPassword('una propia');
    await test.db.transaction((tx) => setPassword(tx, reviewer.id, own, now));
    expect(
      (await keepSampleAccounts(test.db, sampleAirline, places, now)).map(({ callsign }) => callsign),
    ).toEqual(['PRB005', 'PRB001']);
    rmSync(places.sampleFile);
    expect(await keepSampleAccounts(test.db, sampleAirline, places, now)).toEqual([]);
    expect((await hashes()).map(({ pilot_id }) => pilot_id)).toEqual([reviewer.id]);
    expect(existsSync(places.passwordFile)).toBe(false);
  });

  it('makes each key once for all processes', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => serverSecret(test.db, 'address')));
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(Buffer.from(await serverSecret(test.db, 'other'))).not.toEqual(Buffer.from(keys[0]!));
  });
});

it('reads the sample airline of the project', async () => {
  const { readAirline } = await import('#server/kernel/airline/read-airline.ts');
  const airline = readAirline(join(import.meta.dirname, '../../../../..'), effects);
  expect(airline.ranks[0]).toMatchObject({ code: 'segundo-oficial', title: 'Segundo Oficial' });
  expect(airline.pilots.every(({ callsign }) => airline.callsign.pattern.test(callsign))).toBe(true);
  expect(airline.positions.get('CEO')?.roles).toEqual(['administrator']);
  expect(readFileSync(join(import.meta.dirname, '../../../../../content/pilots.yaml'), 'utf8')).toContain(
    airline.pilots[0]!.callsign,
  );
});

describeBothDatabases('npm run admin', (kind) => {
  it('makes an administrator, or lets one back in without the second factor', async () => {
    const now = new Date('2026-11-20T10:00:00Z');
    const { db, drop } = await freshDatabase(kind);
    await fillDatabase(db, sampleAirline, now);
    const links = linkService(db, sampleAirline, 'https://portal.example.org/');
    const make = (callsign: string) => makeAdministrator(db, sampleAirline, links, callsign, now);
    expect((await make('PRB005')).url).toMatch(
      /^https:\/\/portal.example.org\/plataforma\/acceso\/recuperar#/,
    );
    expect((await make('PRB500')).url).toContain('#');
    await expect(async () => make('ABC')).rejects.toThrow('no es un indicativo de Prueba');
    const rows = await db.queries
      .selectFrom('pilot')
      .select(['callsign', 'roles'])
      .where('callsign', 'in', ['PRB005', 'PRB500'])
      .orderBy('callsign')
      .execute();
    expect(rows).toEqual([
      { callsign: 'PRB005', roles: ['administrator'] },
      { callsign: 'PRB500', roles: ['administrator'] },
    ]);
    await db.queries
      .updateTable('pilot')
      .set({ status: 'suspended', status_before: 'active', suspended_until: now })
      .where('callsign', '=', 'PRB500')
      .execute();
    await expect(make('PRB500')).rejects.toThrow('suspendida o dada de baja');
    await drop();
  });
});

describeBothDatabases('a database of another airline', (kind) => {
  const now = new Date('2026-11-20T10:00:00Z');
  const other = {
    ...sampleAirline,
    name: 'Azul',
    callsign: { pattern: /^AZL[0-9]{3}$/, message: 'El indicativo es AZL y tres cifras', example: 'AZL001' },
    ranks: [{ ...sampleAirline.ranks[0]!, code: 'alumno', title: 'Alumno' }],
    pilots: [],
  };

  it('is refused with a sentence, and nothing in it changes', async () => {
    const { db, drop } = await freshDatabase(kind);
    await fillDatabase(db, sampleAirline, now);
    const before = await allRows(db);
    await expect(fillDatabase(db, other, now)).rejects.toThrow(
      'La base de datos es de otra aerolínea: ninguno de sus 6\u00a0pilotos (PRB001, PRB002, PRB003…) tiene un indicativo de Azul, como AZL001.',
    );
    expect(await allRows(db)).toEqual(before);
    await drop();
  });

  it('is its own where one callsign is, also one of before', async () => {
    const { db, drop } = await freshDatabase(kind);
    await fillDatabase(db, sampleAirline, now);
    const longer = { pattern: /^PRB[0-9]{4}$/, message: 'PRB y cuatro cifras', example: 'PRB0001' };
    expect(await fillDatabase(db, { ...sampleAirline, callsign: longer, pilots: [] }, now)).toBe(0);
    const both = { ...other.callsign, pattern: /^(?:PRB|AZL)[0-9]{3}$/ };
    expect(await fillDatabase(db, { ...sampleAirline, callsign: both, pilots: [] }, now)).toBe(0);
    expect(await fillDatabase(db, { ...sampleAirline, callsign: other.callsign }, now)).toBe(0);
    await drop();
  });

  it('takes callsigns with hyphens', async () => {
    const { db, drop } = await freshDatabase(kind);
    const pilots = [{ callsign: 'AZ-01A', name: 'Alfa', position: undefined, rankCode: 'comandante' }];
    const callsign = { ...other.callsign, pattern: /^AZ-\d\d[A-Z]$/, example: 'AZ-01A' };
    expect(await fillDatabase(db, { ...sampleAirline, callsign, pilots }, now)).toBe(1);
    await drop();
  });
});
