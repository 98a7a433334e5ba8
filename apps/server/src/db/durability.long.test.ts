import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild } from '../testing/child-program.ts';
import { describeBothDatabases, freshFolder, freshPostgres } from '../testing/databases.ts';
import { openDatabase } from './open-database.ts';

/** How often the writer is killed. */
const KILLS = 6;

describeBothDatabases('a killed writer', (kind) => {
  let environment: Record<string, string>;
  let drop: () => void | Promise<void>;
  beforeAll(async () => {
    if (kind === 'embedded') {
      const folder = freshFolder();
      environment = { DATABASE_FOLDER: join(folder, 'database') };
      drop = () => rmSync(folder, { recursive: true });
    } else {
      const fresh = await freshPostgres();
      environment = { DATABASE_URL: fresh.url };
      drop = fresh.drop;
    }
  });
  afterAll(() => drop());

  it(
    `loses nothing that was acknowledged and leaves no half transaction, ${KILLS} times`,
    async () => {
      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const writer = startChild('write', environment);
        const enough = acknowledged.length + 2 + Math.random() * 100;
        await new Promise<void>((resolve) => {
          writer.on('message', (row: string) => {
            if (acknowledged.push(row) >= enough) resolve();
          });
        });
        writer.kill('SIGKILL');
        await once(writer, 'exit');
      }
      const db = await openDatabase({
        url: environment['DATABASE_URL'],
        folder: environment['DATABASE_FOLDER'] ?? '',
        onFatal: console.error,
      });
      const rows = await db.queries.selectFrom('setting').select('key').execute();
      await db.close();
      const kept = new Set(rows.map(({ key }) => key));
      expect(acknowledged.length).toBeGreaterThan(KILLS);
      expect(acknowledged.filter((row) => !kept.has(`${row}-a`) || !kept.has(`${row}-b`))).toEqual([]);
      const half = [...kept].filter(
        (key) => !kept.has(key.endsWith('a') ? key.replace(/a$/, 'b') : key.replace(/b$/, 'a')),
      );
      expect(half).toEqual([]);
    },
    (KILLS + 1) * 60_000,
  );
});
