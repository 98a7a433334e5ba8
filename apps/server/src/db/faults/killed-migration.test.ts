import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import { startChild } from '#server/testing/child-program.ts';
import { describeBothDatabases, freshFolder, freshPostgres } from '#server/testing/databases.ts';
import { readMigrations } from '../migrations.ts';
import { openDatabase } from '../open-database.ts';

/** When the first start is killed, ms after the program began: spread over the time that it takes. */
const TIMES = howOften(1, 5, 20);
const MOMENTS = Array.from({ length: TIMES }, (_, n) => 200 + ((n + 0.2) * 5000) / TIMES);

describeBothDatabases('a first start that is killed while the tables are made', (kind) => {
  it('leaves a database that the next start finishes', async () => {
    const folder = kind === 'embedded' ? freshFolder({ holds: 'nothing' }) : '';
    const fresh = kind === 'postgres' ? await freshPostgres({ holds: 'nothing' }) : undefined;
    const environment: Record<string, string> = fresh
      ? { DATABASE_URL: fresh.url }
      : { DATABASE_FOLDER: join(folder, 'database') };
    for (const moment of MOMENTS) {
      const starting = startChild('write', environment);
      await Promise.race([wait(moment), once(starting, 'message')]);
      starting.kill('SIGKILL');
      await once(starting, 'exit');
    }
    const db = await openDatabase({
      url: fresh?.url,
      folder: join(folder, 'database'),
      onFatal: console.error,
    });
    const ran = await sql<{ name: string }>`select name from schema_migration order by name`.execute(
      db.queries,
    );
    expect(ran.rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
    await db.close();
    await fresh?.drop();
    if (folder) rmSync(folder, { recursive: true });
  }, 240_000);
});
