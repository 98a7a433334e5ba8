import { expect, it } from 'vitest';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase, freshDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { givenPoints } from '#server/testing/loads/given-points.ts';
import { faultsOf, goesOn, run } from '#server/testing/loads/load.ts';
import { recording } from '#server/testing/loads/recording.ts';
import { backupLines } from '../backup.ts';
import { restoreLines } from '../restore.ts';

describeEachDatabase('a backup that is taken while others write', (kind) => {
  it('holds of each act all or nothing, and is restored on another database', async () => {
    const api = await startApi(kind);
    const loads = [givenPoints('backup'), recording('PRB005')];
    const running = run(api.origin, loads);
    const before = await goesOn(loads, running, 3);
    const lines: string[] = [];
    for await (const line of backupLines(api.driver)) lines.push(line);
    await goesOn(loads, running, 3);
    await running.stop();
    expect(running.refused).toEqual([]);
    await api.close();

    const target = await freshDatabase(kind === 'postgres' ? 'embedded' : 'postgres', { holds: 'nothing' });
    await restoreLines(
      target.driver,
      (async function* () {
        yield* lines;
      })(),
    );
    expect(await faultsOf(target.db, loads, before)).toEqual([]);
    expect(await disagreements(target.db)).toEqual([]);
    await target.drop();
  });
});
