import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject, it } from 'vitest';
import { copyContent } from '@va/testing/content-copy.ts';
import { openEmbedded } from '#server/db/embedded/embedded-driver.ts';
import { freshFolder } from '#server/testing/databases.ts';
import { type ProgramName, programIn } from '#server/testing/programs.ts';

const content = copyContent();
const AIRLINE = content.read('content/airline.yaml');
afterAll(() => content.dispose());
let from: string;
let to: string;
beforeEach(() => {
  from = freshFolder({ holds: 'airline' });
  to = freshFolder({ holds: 'nothing' });
});
afterEach(() => {
  for (const folder of [from, to]) rmSync(folder, { recursive: true });
});

/** Runs a command with the data of a folder, as an airline with these callsigns. */
function run(
  command: ProgramName,
  data: string,
  callsigns: string,
): Promise<{ code: unknown; said: string }> {
  content.write('content/airline.yaml', AIRLINE.replace(/^ {2}pattern: .*$/m, `  pattern: ${callsigns}`));
  const env = {
    ...process.env,
    DATA_DIR: data,
    DATABASE_URL: '',
    CONTENT_DIR: join(content.root, 'content'),
  };
  const words = [programIn(inject('programs'), command), join(from, 'copia.va.gz')];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { env }, (error, said, refused) =>
      resolve({ code: error?.code ?? 0, said: said + refused }),
    );
  });
}

/** Callsigns of everybody in the database of a folder. */
async function callsigns(data: string): Promise<unknown[]> {
  const thread = programIn(inject('programs'), 'embedded-worker');
  const driver = await openEmbedded({ folder: join(data, 'database'), thread, onFatal: console.error });
  const session = await driver.acquire();
  const { rows } = await session.query('select callsign from pilot order by callsign');
  session.release();
  await driver.close();
  return rows.map(({ callsign }) => callsign);
}

it('refuses the backup of another airline with a sentence, and takes the airline’s own into the same place', async () => {
  expect(await run('backup', from, 'EVE[0-9]{3}')).toMatchObject({ code: 0 });
  const { code, said } = await run('restore', to, 'EVE[0-9]{3}');
  expect(code).toBe(1);
  expect(said).toMatch(
    /^La copia es de otra aerolínea: ninguno de sus 6\spilotos \(PRB001, PRB002, PRB003…\) tiene un indicativo de EVE, como EVE001\. No se ha restaurado nada\./,
  );
  expect(await callsigns(to)).toEqual([]);
  expect(await run('restore', to, '(?:EVE|PRB)[0-9]{3}')).toMatchObject({
    code: 0,
    said: expect.stringContaining('Restaurado: '),
  });
  expect(await callsigns(to)).toHaveLength(6);
});
