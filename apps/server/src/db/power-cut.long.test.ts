import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { howOftenLong } from '@va/testing/how-often.ts';
import { startChild } from '../testing/child-program.ts';
import { freshFolder } from '../testing/databases.ts';
import { openDatabase } from './open-database.ts';

/** How often the power fails. Needs root and a loop device. */
const CUTS = howOftenLong(3, 10);

const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'pipe' });

/** Makes a disk in a file, as big as asked, and mounts it; undefined where that is not allowed. */
function mountDisk(image: string, at: string, make: boolean): boolean {
  try {
    if (make) {
      run('truncate', '--size=400M', image);
      run('mkfs.ext4', '-q', image);
    }
    mkdirSync(at, { recursive: true });
    run('mount', '-o', 'loop', image, at);
    return true;
  } catch {
    return false;
  }
}

it('a power cut loses nothing that was acknowledged, where the machine lets us mount a disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'power-cut-'));
  const [disk, mounted] = [join(folder, 'disk'), join(folder, 'mounted')];
  if (!mountDisk(disk, mounted, true)) {
    console.warn('No disk may be mounted here: nothing was asked.');
    return rmSync(folder, { recursive: true });
  }
  const template = freshFolder();
  cpSync(join(template, 'database'), join(mounted, 'database'), { recursive: true });
  rmSync(template, { recursive: true });
  run('sync');
  const acknowledged: string[] = [];
  try {
    for (let cut = 0; cut < CUTS; cut += 1) {
      const writer = startChild('write', { DATABASE_FOLDER: join(mounted, 'database') });
      writer.on('message', (row: string) => acknowledged.push(row));
      const enough = acknowledged.length + 1 + Math.random() * 100;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(enough);
      // What had reached the disk by now is all that a machine without power would find again.
      writer.kill('SIGSTOP');
      const known = [...acknowledged];
      const after = join(folder, `after-${cut}`);
      copyFileSync(disk, after);
      writer.kill('SIGKILL');
      await once(writer, 'exit');
      expect(await lostIn(after, join(folder, 'found'), known), `cut ${cut}`).toEqual([]);
      rmSync(after);
    }
    expect(acknowledged.length).toBeGreaterThan(CUTS);
  } finally {
    run('umount', mounted);
    rmSync(folder, { recursive: true });
  }
}, 600_000);

/** Acknowledged rows that a copy of the disk does not hold, after the file system and the database have recovered. */
async function lostIn(image: string, at: string, acknowledged: readonly string[]): Promise<string[]> {
  expect(mountDisk(image, at, false)).toBe(true);
  try {
    const db = await openDatabase({ url: undefined, folder: join(at, 'database'), onFatal: console.error });
    const rows = await db.queries.selectFrom('setting').select('key').execute();
    await db.close();
    const kept = new Set(rows.map(({ key }) => key));
    return acknowledged.filter((row) => !kept.has(`${row}-a`) || !kept.has(`${row}-b`));
  } finally {
    run('umount', at);
  }
}
