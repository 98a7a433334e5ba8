// @vitest-environment node
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { howOftenLong } from '@va/testing/how-often.ts';
import { fetchBase, readBases } from './bases.ts';
import { injectProgram, programName } from './single-executable.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'programs-twice-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Each program takes half a gigabyte of memory and a quarter of a minute; all of them only where there is time. */
const SYSTEMS = ['linux-x64', 'macos-arm64', 'macos-x64'].slice(0, howOftenLong(2, 3));

/** Makes the program of a system in a folder of that name, and answers where it is. */
async function make(name: string, system: string): Promise<string> {
  const into = join(folder, name);
  mkdirSync(join(into, 'programas'), { recursive: true });
  mkdirSync(join(into, 'pagina'), { recursive: true });
  writeFileSync(join(into, 'pagina/index.html'), 'página');
  writeFileSync(
    join(into, 'grabador.cjs'),
    "console.log(Buffer.from(require('node:sea').getRawAsset('pagina/index.html')).toString())",
  );
  const bases = readBases();
  const [{ program: base }, { program: maker }] = [
    await fetchBase(bases, system),
    await fetchBase(bases, 'linux-x64'),
  ];
  await injectProgram({ name: system, base, maker, folder: into, airline: 'Prueba' });
  return join(into, 'programas', `${system}-${programName(system)}`);
}
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

it.each(SYSTEMS)(
  'makes the program for %s twice into the same bytes, in whatever folder',
  { timeout: 600_000 },
  async (system) => {
    const first = await make('one', system);
    const hash = hashOf(first);
    // The one for Linux runs here, without what only a debugger reads.
    if (system === 'linux-x64') expect((await run(first)).stdout).toBe('página\n');
    rmSync(first);
    const second = await make('another one', system);
    expect(hashOf(second)).toBe(hash);
    rmSync(second);
  },
);
