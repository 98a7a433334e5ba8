/**
 * `npm run build:recorder`: builds the recorder that pilots download, for Windows, Linux and macOS, into
 * dist-recorder/descargas. `PUBLIC_URL` is the address of the portal; `--only windows-x64,linux-x64` builds some of
 * them. The same sources give the same files.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { parse } from 'yaml';
import { airlineSchema } from '@va/schemas/content/airline.ts';
import {
  recorderAddOnsSchema,
  type RecorderSettings,
  recorderSettingsSchema,
} from '@va/schemas/platform/recorder-settings.ts';
import { ensureInstall } from './lib/ensure-install.mjs';
import { contentRoot, root, siteRoot } from './lib/project.mjs';
import { fetchBase, readBases } from './lib/recorder/bases.ts';
import { handOutRecorder } from './lib/recorder/hand-out.mjs';
import { licenceTexts } from './lib/recorder/licence-texts.ts';
import { injectProgram } from './lib/recorder/single-executable.ts';
import { packDownloads } from './lib/recorder/pack-downloads.ts';

const OUT = join(siteRoot, 'dist-recorder');
const only = process.argv[process.argv.indexOf('--only') + 1];

try {
  const settings = readGivenSettings(contentRoot, process.env['PUBLIC_URL']);
  await ensureInstall(join(root, 'tools/recorder'));
  const bases = readBases();
  const wanted = bases.targets.filter(
    ({ name }) => !process.argv.includes('--only') || only?.split(',').includes(name),
  );
  rmSync(OUT, { recursive: true, force: true });
  await buildRecorder();
  // The one that runs here makes the files of all systems: all are of one version.
  const maker = await fetchBase(bases, `linux-x64`);
  writeFileSync(join(OUT, 'LICENCIAS.txt'), licenceTexts(readFileSync(maker.licence, 'utf8')));
  mkdirSync(join(OUT, 'programas'), { recursive: true });
  for (const { name } of wanted) {
    const base = await fetchBase(bases, name);
    await injectProgram({
      name,
      base: base.program,
      maker: maker.program,
      folder: OUT,
      airline: settings.name,
    });
    console.log(`Hecho: ${name}`);
  }
  const files = await packDownloads({ folder: OUT, settings, wanted: wanted.map(({ name }) => name), bases });
  if (existsSync(join(siteRoot, 'dist'))) handOutRecorder();
  for (const { file, bytes, sha256 } of files)
    console.log(`${sha256}  ${file} (${Math.round(bytes / 1e6)} MB)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/**
 * The airline's data for the recorder: name and codes from the content, the address from the publisher.
 * @throws Error with a sentence for people if one is missing
 */
function readGivenSettings(contentRoot: string, publicUrl: string | undefined): RecorderSettings {
  if (!publicUrl)
    throw new Error(
      'Falta PUBLIC_URL, la dirección de tu portal, que el grabador llevará dentro. Por ejemplo: PUBLIC_URL=https://portal.example.org/ npm run build:recorder',
    );
  const { name, icaoCode } = airlineSchema.parse(read(contentRoot, 'content/airline.yaml'));
  const addOns = recorderAddOnsSchema.parse(
    read(contentRoot, 'content/plataforma/aviones-grabador.yaml') ?? [],
  );
  const parsed = recorderSettingsSchema.safeParse({ name, address: publicUrl, code: icaoCode, addOns });
  if (parsed.success) return parsed.data;
  throw new Error(`PUBLIC_URL dice «${publicUrl}»: ${parsed.error.issues[0]?.message ?? 'no vale'}.`);
}

function read(contentRoot: string, file: string): unknown {
  const path = join(contentRoot, file);
  return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
}

/** Builds page and program of the recorder into dist-recorder; the files for other systems are made of them. */
async function buildRecorder(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  for (const config of ['vite.config.ts', 'vite.program.config.ts'])
    await build({
      configFile: join(root, 'apps/recorder', config),
      configLoader: 'runner',
      logLevel: 'warn',
    });
}
