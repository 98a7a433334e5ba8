/** Node's own programs for each system, from npm's packages of them: by exact version, held against a hash of ours. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../project.mjs';

const run = promisify(execFile);
const CACHE = join(root, 'node_modules/.cache/recorder');

/** `tools/recorder/bases.json`. */
export interface Bases {
  /** Version of Node, the same for all systems: the one that injects must match the one that reads. */
  version: string;
  targets: { name: string; package: string; program: string; integrity: string }[];
}

/** Files of a base on this machine. */
interface Base {
  program: string;
  licence: string;
}

export function readBases(): Bases {
  return JSON.parse(readFileSync(join(root, 'tools/recorder/bases.json'), 'utf8'));
}

/**
 * Node for a system, downloaded once.
 * @throws Error if the download is not the expected file
 */
export async function fetchBase({ version, targets }: Bases, name: string): Promise<Base> {
  const target = targets.find((one) => one.name === name);
  if (!target)
    throw new Error(`«${name}» no es un sistema: elige entre ${targets.map((one) => one.name).join(', ')}.`);
  const folder = join(CACHE, `${target.package}-${version}`);
  const base = { program: join(folder, target.program), licence: join(folder, 'package/LICENSE') };
  if (existsSync(folder)) return base;
  const fresh = join(CACHE, `fresh-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  console.log(`Descargando ${target.package} ${version}…`);
  try {
    const { stdout } = await run(
      'npm',
      ['pack', `${target.package}@${version}`, '--silent', '--pack-destination', fresh],
      {
        maxBuffer: 1e8,
      },
    );
    const archive = join(fresh, stdout.trim().split('\n').at(-1) ?? '');
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== target.integrity)
      throw new Error(`Lo descargado de ${target.package} no es lo esperado: su huella es ${found}.`);
    await run('tar', ['-xzf', archive, '-C', fresh]);
    rmSync(archive);
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return base;
}
