import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { RECORDER_SETTINGS_FILE, type RecorderSettings } from '@va/schemas/platform/recorder-settings.ts';
import { type Bases, fetchBase } from './bases.ts';
import { programName } from './single-executable.ts';

/** A file that pilots download, as `archivos.json` lists it for the page. */
export interface Download {
  file: string;
  system: string;
  /** With Node's own signed program in place of ours. */
  signed: boolean;
  bytes: number;
  sha256: string;
}

interface Packed {
  folder: string;
  settings: RecorderSettings;
  wanted: readonly string[];
  bases: Bases;
}

/** Files of a zip by their names: where they lie, or their text. */
type Entries = Map<string, { path: string; mode?: number } | { text: string }>;

const READ_ME = (name: string) =>
  `Grabador de vuelos de ${name}\r\n\r\nExtrae todo en una carpeta y abre el grabador: su página se abre en tu navegador.\r\nDéjalo abierto mientras vuelas. Si Windows pregunta, pulsa «Más información» y «Ejecutar de todas formas».\r\n`;

/** Zips for each system, with the airline's address inside, and the list of them with their hashes. */
export async function packDownloads({ folder, settings, wanted, bases }: Packed): Promise<Download[]> {
  const out = join(folder, 'descargas');
  mkdirSync(out, { recursive: true });
  const build = buildName({ folder, settings, bases });
  const shared: Entries = new Map([
    [RECORDER_SETTINGS_FILE, { text: `${JSON.stringify({ ...settings, build }, null, 2)}\n` }],
    ['LICENCIAS.txt', { path: join(folder, 'LICENCIAS.txt') }],
    ['LEEME.txt', { text: READ_ME(settings.name) }],
  ]);
  const downloads: Download[] = [];
  const pack = async (file: string, system: string, entries: Entries, signed: boolean) => {
    await writeZip(join(out, file), new Map([...entries, ...shared]));
    const bytes = readFileSync(join(out, file));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    downloads.push({ file, system, signed, bytes: bytes.length, sha256 });
  };
  for (const system of wanted) {
    const program = join(folder, 'programas', `${system}-${programName(system)}`);
    await pack(
      `grabador-${system}.zip`,
      system,
      new Map([[programName(system), { path: program, mode: 0o755 }]]),
      false,
    );
  }
  if (wanted.includes('windows-x64')) {
    const { program } = await fetchBase(bases, 'windows-x64');
    const script = '@"%~dp0node.exe" "%~dp0grabador.cjs"\r\n@pause\r\n';
    const entries: Entries = new Map<string, { path: string } | { text: string }>([
      ['node.exe', { path: program }],
      ['grabador.cjs', { path: join(folder, 'grabador.cjs') }],
      ['grabador.cmd', { text: script }],
      ...listFiles(join(folder, 'pagina')).map(
        (path) => [`pagina${path}`, { path: join(folder, 'pagina', path) }] as const,
      ),
    ]);
    await pack('grabador-windows-x64-node.zip', 'windows-x64', entries, true);
  }
  const { address } = settings;
  const list = { address, build, files: downloads };
  writeFileSync(join(out, 'archivos.json'), `${JSON.stringify(list, null, 2)}\n`);
  return downloads;
}

/** What the recorders of these sources are called, whatever the system: by it one knows whether the portal has another. */
function buildName({ folder, settings, bases }: Omit<Packed, 'wanted'>): string {
  const hash = createHash('sha256').update(JSON.stringify([bases.version, settings]));
  const page = listFiles(join(folder, 'pagina')).toSorted();
  for (const path of ['/grabador.cjs', ...page.map((name) => `/pagina${name}`)])
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}

/** One zip whose bytes depend on its contents alone: no clock, no order of a disk. */
async function writeZip(file: string, entries: Entries): Promise<void> {
  const zip = new ZipFile();
  const same = { mtime: new Date(Date.UTC(2000, 0, 1, 12)), forceDosTimestamp: true };
  for (const [name, entry] of [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if ('text' in entry) zip.addBuffer(Buffer.from(entry.text), name, { ...same, mode: 0o100644 });
    else
      zip.addReadStream(createReadStream(entry.path), name, {
        ...same,
        mode: 0o100000 | (entry.mode ?? 0o644),
      });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

function listFiles(folder: string, under = ''): string[] {
  return readdirSync(folder).flatMap((name) =>
    statSync(join(folder, name)).isDirectory()
      ? listFiles(join(folder, name), `${under}/${name}`)
      : [`${under}/${name}`],
  );
}
