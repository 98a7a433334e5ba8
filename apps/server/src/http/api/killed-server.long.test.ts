import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { DriverKind } from '#server/db/driver.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startChild } from '#server/testing/child-program.ts';
import { describeEachDatabase, freshFolder, freshPostgres } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { givenPoints } from '#server/testing/loads/given-points.ts';
import { counts, faultsOf, isBeyond, run } from '#server/testing/loads/load.ts';
import { recording } from '#server/testing/loads/recording.ts';
import { signUps } from '#server/testing/loads/sign-ups.ts';

/** How often the server is killed. */
const KILLS = 20;
/** Of each load so many things are acknowledged before each kill, and up to so many of all together besides. */
const LEAST = 3;
const AT_RANDOM = 12;

async function place(
  kind: DriverKind,
): Promise<{ environment: Record<string, string>; drop: () => Promise<void> }> {
  if (kind === 'postgres') {
    const { url, drop } = await freshPostgres({ holds: 'airline' });
    return { environment: { DATABASE_URL: url }, drop };
  }
  const folder = freshFolder({ holds: 'airline' });
  const drop = async () => rmSync(folder, { recursive: true });
  return { environment: { DATABASE_FOLDER: join(folder, 'database') }, drop };
}

describeEachDatabase('a server that is killed in the midst of sign-ups, flights and points', (kind) => {
  it(
    `PL-80: keeps all that was acknowledged, and nothing by half, however often: ${KILLS}`,
    async () => {
      const { environment, drop } = await place(kind);
      const flight = recording('PRB005');
      const loads = [signUps(), givenPoints('killed'), flight];
      const total = () => counts(loads).reduce((sum, one) => sum + one, 0);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const child = startChild('serve', environment);
        const [address] = (await once(child, 'message')) as AddressInfo[];
        const before = counts(loads);
        const enough = total() + Math.random() * AT_RANDOM;
        // Its batches come on two lanes at once, as recorders that catch up send them.
        const { ended } = run(`http://127.0.0.1:${address!.port}`, [...loads, flight]);
        await expect
          .poll(() => isBeyond(loads, before, LEAST) && total() >= enough, { timeout: 60_000 })
          .toBe(true);
        child.kill('SIGKILL');
        await once(child, 'exit');
        await ended;
      }
      const db = await openDatabase({
        url: environment['DATABASE_URL'],
        folder: environment['DATABASE_FOLDER'] ?? '',
        onFatal: console.error,
      });
      expect(await faultsOf(db, loads)).toEqual([]);
      expect(await disagreements(db)).toEqual([]);
      await db.close();
      await drop();
    },
    (KILLS + 1) * 90_000,
  );
});
