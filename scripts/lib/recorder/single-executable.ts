import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../project.mjs';

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

/** Name of the program's file on a system. */
export const programName = (system: string) => (system.startsWith('windows') ? 'grabador.exe' : 'grabador');

/** One file that is Node and the recorder together, in `programas/<system>`. The same sources give the same bytes. */
export async function injectProgram({ name, base, maker, folder, airline }: Injected): Promise<void> {
  const output = join(folder, 'programas', `${name}-${programName(name)}`);
  const executable = name.startsWith('windows') ? join(folder, 'programas', 'bare.exe') : base;
  if (executable !== base) writeFileSync(executable, await bareWindows(readFileSync(base), airline));
  const config = join(folder, 'programas', `${name}.json`);
  writeFileSync(
    config,
    JSON.stringify({
      main: join(folder, 'grabador.cjs'),
      output,
      executable,
      disableExperimentalSEAWarning: true,
      useSnapshot: false,
      // Both are of one machine: the files are made for others.
      useCodeCache: false,
      assets: Object.fromEntries(
        filesIn(join(folder, 'pagina')).map((path) => [`pagina${path}`, join(folder, 'pagina', path)]),
      ),
    }),
  );
  await run(maker, ['--build-sea', config]);
  chmodSync(output, 0o755);
}

/**
 * Node for Windows without its signature, which would be broken by what is put in, and under the recorder's name. Must be
 * so before the injection.
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
