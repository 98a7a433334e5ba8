import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../project.mjs';
import { bareLinux } from './bare-linux.ts';

const run = promisify(execFile);

interface Injected {
  /** Name of the system, such as `windows-x64`. */
  name: string;
  /** Node for that system, and the one that runs here. */
  base: string;
  maker: string;
  folder: string;
  /** Name of the airline, which Windows shows of the program. */
  airline: string;
}

export type System = 'windows' | 'linux' | 'macos';

/** The system of a build such as `macos-arm64`. */
export function systemOf(build: string): System {
  if (build.startsWith('windows')) return 'windows';
  return build.startsWith('macos') ? 'macos' : 'linux';
}

/** Name of the program's file in a build. */
export const programName = (build: string) => (systemOf(build) === 'windows' ? 'grabador.exe' : 'grabador');

/** Writes one file with Node and the recorder, in `programas/<system>`. The same sources give the same bytes. */
export async function injectProgram({ name, base, maker, folder, airline }: Injected): Promise<void> {
  const output = join('programas', `${name}-${programName(name)}`);
  const executable = await bareProgram({ name, base, folder, airline });
  const config = join('programas', `${name}.json`);
  // Paths from the folder on: that of the script goes into the program.
  writeFileSync(
    join(folder, config),
    JSON.stringify({
      main: 'grabador.cjs',
      output,
      executable,
      disableExperimentalSEAWarning: true,
      useSnapshot: false,
      // Code cache and snapshot are tied to the machine that makes them, and these files are made for others.
      useCodeCache: false,
      assets: Object.fromEntries(
        filesIn(join(folder, 'pagina')).map((path) => [`pagina${path}`, `pagina${path}`]),
      ),
    }),
  );
  await run(maker, ['--build-sea', config], { cwd: folder });
  chmodSync(join(folder, output), 0o755);
}

/** Node for that system without what must go, or need not be there, before the recorder is put in. */
async function bareProgram({ name, base, folder, airline }: Omit<Injected, 'maker'>): Promise<string> {
  const system = systemOf(name);
  if (system === 'macos') return base;
  const bytes = readFileSync(base);
  const file = join(folder, 'programas', `bare-${name}`);
  writeFileSync(file, system === 'windows' ? await bareWindows(bytes, airline) : bareLinux(bytes), {
    mode: 0o755,
  });
  return file;
}

/**
 * Node for Windows under the recorder's name, without its signature, which the injection would break. Must happen
 * before the injection.
 */
async function bareWindows(bytes: Buffer, airline: string): Promise<Uint8Array> {
  const file = join(root, 'tools/recorder/node_modules/resedit/dist/index.js');
  const { NtExecutable, NtExecutableResource, Resource } = await import(pathToFileURL(file).href);
  const program = NtExecutable.from(bytes, { ignoreCert: true });
  const resources = NtExecutableResource.from(program);
  const [version] = Resource.VersionInfo.fromEntries(resources.entries);
  const language = { lang: 1034, codepage: 1200 };
  version.removeAllStringValues?.(language);
  version.setStringValues(language, {
    FileDescription: `Grabador de vuelos de ${airline}`,
    ProductName: 'Grabador de vuelos',
    CompanyName: airline,
    OriginalFilename: 'grabador.exe',
    InternalName: 'grabador',
  });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  return new Uint8Array(program.generate());
}

function filesIn(folder: string, under = ''): string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const path = `${under}/${name}`;
      return statSync(join(folder, name)).isDirectory() ? filesIn(join(folder, name), path) : [path];
    });
}
