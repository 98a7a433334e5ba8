import { expect, it } from 'vitest';
import { describeEachDatabase, freshDatabase } from '#server/testing/databases.ts';
import { backupLines } from '../backup.ts';
import { restoreLines } from '../restore.ts';

describeEachDatabase('a backup that is taken while others write', (kind) => {
  it('holds of each transaction all or nothing, and is restored on another database', async () => {
    const source = await freshDatabase(kind);
    let running = true;
    let written = 0;
    const writers = Array.from({ length: 3 }, async (_, lane) => {
      for (let n = 0; running; n += 1) {
        await source.db.transaction(async (tx) => {
          for (const half of ['a', 'b'])
            await tx
              .insertInto('setting')
              .values({ key: `${lane}-${n}-${half}`, value: '1' })
              .execute();
        });
        written += 1;
      }
    });
    await expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(3);
    const before = written;
    const lines: string[] = [];
    for await (const line of backupLines(source.driver)) lines.push(line);
    await expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(before);
    running = false;
    await Promise.all(writers);
    await source.drop();

    const target = await freshDatabase(kind === 'postgres' ? 'embedded' : 'postgres', { holds: 'nothing' });
    await restoreLines(
      target.driver,
      (async function* () {
        yield* lines;
      })(),
    );
    const rows = await target.db.queries.selectFrom('setting').select('key').execute();
    const keys = new Set(rows.map(({ key }) => key));
    expect(keys.size).toBeGreaterThanOrEqual(before * 2);
    const other = (key: string) => key.replace(/[ab]$/, (half) => (half === 'a' ? 'b' : 'a'));
    expect([...keys].filter((key) => !keys.has(other(key)))).toEqual([]);
    await target.drop();
  });
});
