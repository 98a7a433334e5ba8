import { on, once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { howOftenLong } from '@va/testing/how-often.ts';
import { startChild } from '#server/testing/child-program.ts';
import { describeBothDatabases, freshFolder, freshPostgres } from '#server/testing/databases.ts';
import { readMigrations } from '../migrations.ts';

const ALL = readMigrations().map(({ name }) => name);
/** After how many migrations the first start is killed: spread over all of them. */
const TIMES = howOftenLong(4, 20);
const MOMENTS = Array.from({ length: TIMES }, (_, n) => Math.ceil(((n + 0.5) * ALL.length) / TIMES));

describeBothDatabases('a first start that is killed while the tables are made', (kind) => {
  it(
    'leaves a database that the next start finishes',
    async () => {
      const folder = kind === 'embedded' ? freshFolder({ holds: 'nothing' }) : '';
      const fresh = kind === 'postgres' ? await freshPostgres({ holds: 'nothing' }) : undefined;
      const environment: Record<string, string> = fresh
        ? { DATABASE_URL: fresh.url }
        : { DATABASE_FOLDER: join(folder, 'database') };
      for (const moment of MOMENTS) {
        const killed = startChild('migrate', environment);
        await once(killed, 'message');
        killed.send('without end');
        for await (const [ran] of on(killed, 'message')) if (ran === moment) break;
        killed.kill('SIGKILL');
        await once(killed, 'exit');
      }
      const last = startChild('migrate', environment);
      await once(last, 'message');
      last.send('go');
      // Of those that had run nothing is there.
      expect(await once(last, 'message')).toEqual([ALL, undefined]);
      await once(last, 'exit');
      await fresh?.drop();
      if (folder) rmSync(folder, { recursive: true });
    },
    (TIMES + 1) * 60_000,
  );
});
