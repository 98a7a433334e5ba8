import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDER_SETTINGS_FILE, type RecorderSettings } from '@va/schemas/platform/recorder-settings.ts';
import { type Bases, fetchBase } from './bases.ts';
import { programName, type System, systemOf } from './single-executable.ts';
import { type Zipped, zipOf } from './zip.ts';

/** A file that pilots download, as `archivos.json` lists it for the page. */
export interface Download {
  file: string;
  system: string;
  /** Whether it contains Node's own signed program instead of ours. */
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
type Entry = { path: string; runs?: boolean } | { text: string };
type Entries = Map<string, Entry>;

/** Question of each system before it starts a downloaded program, and how to answer it. */
const FIRST_START: Readonly<Record<System, string>> = {
  windows: 'Si Windows pregunta, pulsa «Más información» y «Ejecutar de todas formas».',
  linux: 'Se abre con ./grabador en una terminal.',
  macos: [
    'Nadie ha firmado este programa: la primera vez, escribe en una terminal, en esa carpeta,',
    '  xattr -d com.apple.quarantine grabador',
    '  codesign --force --sign - grabador',
    'y después ./grabador',
  ].join('\r\n'),
};

const READ_ME = (name: string, system: System) =>
  `Grabador de vuelos de ${name}\r\n\r\nExtrae todo en una carpeta y abre el grabador: su página se abre en tu navegador.\r\nDéjalo abierto mientras vuelas.\r\n${FIRST_START[system]}\r\n`;

/** Zips for each system, with the airline's address inside, and the list of them with their hashes. */
export async function packDownloads({ folder, settings, wanted, bases }: Packed): Promise<Download[]> {
  const out = join(folder, 'descargas');
  mkdirSync(out, { recursive: true });
  const build = buildName({ folder, settings, bases });
  const shared: Entries = new Map([
    [RECORDER_SETTINGS_FILE, { text: `${JSON.stringify({ ...settings, build }, null, 2)}\n` }],
    ['LICENCIAS.txt', { path: join(folder, 'LICENCIAS.txt') }],
  ]);
  const downloads: Download[] = [];
  const pack = async (file: string, system: string, entries: Entries, signed: boolean) => {
    const readMe = { text: READ_ME(settings.name, systemOf(system)) };
    const all = [...entries, ...shared, ['LEEME.txt', readMe] as const];
    const bytes = await zipOf(new Map(all.map(([name, entry]) => [name, zipped(entry)])));
    writeFileSync(join(out, file), bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    downloads.push({ file, system, signed, bytes: bytes.length, sha256 });
  };
  for (const system of wanted) {
    const program = join(folder, 'programas', `${system}-${programName(system)}`);
    await pack(
      `grabador-${system}.zip`,
      system,
      new Map([[programName(system), { path: program, runs: true }]]),
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

/** Name of the recorders built from these sources, for any system; it shows whether the portal offers another one. */
function buildName({ folder, settings, bases }: Omit<Packed, 'wanted'>): string {
  const hash = createHash('sha256').update(JSON.stringify([bases.version, settings]));
  const page = listFiles(join(folder, 'pagina')).toSorted();
  for (const path of ['/grabador.cjs', ...page.map((name) => `/pagina${name}`)])
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}

/** Contents of an entry of the zip. */
function zipped(entry: Entry): Zipped {
  if ('text' in entry) return { bytes: Buffer.from(entry.text) };
  return { bytes: readFileSync(entry.path), runs: entry.runs ?? false };
}

function listFiles(folder: string, under = ''): string[] {
  return readdirSync(folder).flatMap((name) =>
    statSync(join(folder, name)).isDirectory()
      ? listFiles(join(folder, name), `${under}/${name}`)
      : [`${under}/${name}`],
  );
}
