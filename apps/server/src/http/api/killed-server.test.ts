import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import type { Database } from '#server/db/database.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { setPassword } from '#server/modules/access/set-password.ts';
import { hashPassword } from '#server/modules/access/passwords.ts';
import { findAuditBreak } from '#server/modules/audit/audit-store.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { startChild } from '#server/testing/child-program.ts';
import { describeEachDatabase, freshFolder, freshPostgres } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

/** How often the server is killed. */
const KILLS = howOften(1, 2, 20);
const PASSWORD = 'una frase para las pruebas';

async function place(
  kind: DriverKind,
): Promise<{ environment: Record<string, string>; drop: () => Promise<void> }> {
  if (kind === 'postgres') {
    const { url, drop } = await freshPostgres();
    return { environment: { DATABASE_URL: url }, drop };
  }
  const folder = freshFolder();
  const drop = async () => rmSync(folder, { recursive: true });
  return { environment: { DATABASE_FOLDER: join(folder, 'database') }, drop };
}

describeEachDatabase('a server that is killed in the midst of sign-ups', (kind) => {
  it(
    `PL-80: keeps every sign-up that was acknowledged, and none by half, however often: ${KILLS}`,
    async () => {
      const { environment, drop } = await place(kind);
      const open = () =>
        openDatabase({
          url: environment['DATABASE_URL'],
          folder: environment['DATABASE_FOLDER'] ?? '',
          onFatal: console.error,
        });
      const empty = await open();
      await fillDatabase(empty, sampleAirline, new Date());
      const staffRow = await empty.queries
        .selectFrom('pilot')
        .select('id')
        .where('callsign', '=', 'PRB004')
        .executeTakeFirstOrThrow();
      await setPassword(empty.queries, staffRow.id, await hashPassword(PASSWORD), new Date());
      await empty.close();

      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const child = startChild('serve', environment);
        const [address]: AddressInfo[] = (await once(child, 'message')) as AddressInfo[];
        const origin = `http://127.0.0.1:${address!.port}`;
        const before = acknowledged.length;
        const signUps = signUpOnAllLanes(origin, kill, acknowledged);
        await expect.poll(() => acknowledged.length - before, { timeout: 60_000 }).toBeGreaterThan(2);
        await wait(Math.random() * 300);
        child.kill('SIGKILL');
        await once(child, 'exit');
        await signUps;
      }
      const db = await open();
      const kept = await signedUp(db);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.filter((callsign) => !kept.whole.includes(callsign))).toEqual([]);
      expect(kept.half).toEqual([]);
      expect(await findAuditBreak(db.queries)).toBeNull();
      await db.close();
      await drop();
    },
    KILLS * 90_000,
  );
});

/** Signs up pilots on four lanes at once until the server is gone. */
async function signUpOnAllLanes(origin: string, kill: number, acknowledged: string[]) {
  const staff = new ApiClient(origin);
  await staff.post('/session', { callsign: 'PRB004', password: PASSWORD });
  const lanes = [0, 1, 2, 3].map((lane) => signUp(origin, staff, 100 + kill * 40 + lane * 10, acknowledged));
  await Promise.all(lanes);
}

async function signUp(origin: string, staff: ApiClient, first: number, acknowledged: string[]) {
  try {
    for (let n = first; n < first + 10; n += 1) {
      const callsign = `PRB${n}`;
      const { body } = await staff.post('/pilots', {
        callsign,
        oldEnough: true,
        reason: 'Viene de otra aerolínea',
      });
      const token = String(body.url).split('#')[1];
      const accept = {
        token,
        password: 'contraseña bien larga',
        termsAccepted: true,
        oldEnough: true,
      };
      // Links are counted by address; the program believes one proxy.
      const headers = { 'X-Forwarded-For': `10.0.0.${n % 250}` };
      const { status } = await new ApiClient(origin).post('/invitations/accept', accept, headers);
      if (status === 200) acknowledged.push(callsign);
    }
  } catch {
    // The server was killed.
  }
}

async function signedUp({ queries }: Database) {
  const rows = await queries
    .selectFrom('pilot')
    .leftJoin('password', 'password.pilot_id', 'pilot.id')
    .leftJoin('rank_history', 'rank_history.pilot_id', 'pilot.id')
    .leftJoin('inbox_message', 'inbox_message.pilot_id', 'pilot.id')
    .leftJoin('callsign_assignment', 'callsign_assignment.pilot_id', 'pilot.id')
    .select([
      'pilot.callsign',
      'pilot.status',
      'password.secret_hash',
      'rank_history.since',
      'inbox_message.kind',
      'callsign_assignment.given_at',
    ])
    .where('pilot.callsign', '>=', 'PRB100')
    .execute();
  const isWhole = (row: (typeof rows)[number]) =>
    row.status === 'active' && row.secret_hash && row.since && row.kind;
  const isInvited = (row: (typeof rows)[number]) =>
    row.status === 'invited' && !row.secret_hash && !row.since;
  return {
    whole: rows.filter(isWhole).map(({ callsign }) => callsign),
    half: rows.filter((row) => !row.given_at || (!isWhole(row) && !isInvited(row))),
  };
}
