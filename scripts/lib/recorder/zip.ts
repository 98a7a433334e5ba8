/**
 * Makes zips whose bytes depend only on their contents, not on the clock, the time zone, or the order and permissions
 * on the disk.
 */
import SevenZip from '7z-wasm';

/** A file in a zip, by its name there. */
export interface Zipped {
  bytes: Uint8Array;
  /** Whether it is a program, so that Linux and macOS make it executable. */
  runs?: boolean;
}

const ZIP = '/made.zip';
const FOLDER = '/files';
/** Settings of 7-Zip, whose deflate is a tenth smaller than Node's in twice the time: one thread, no file times. */
const SETTINGS = ['-tzip', '-mx=5', '-mmt=1', '-mtm=off', '-mtc=off', '-mta=off'];

/** Packs files into a zip. Throws what 7-Zip said where it could not. */
export async function zipOf(files: ReadonlyMap<string, Zipped>): Promise<Uint8Array> {
  const said: string[] = [];
  let code = 0;
  const say = (line: string) => void said.push(line);
  const packer = await SevenZip({
    print: say,
    printErr: say,
    quit: (ended) => {
      code = ended;
    },
  });
  const entries = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = entries.map(([name]) => name);
  packer.FS.mkdir(FOLDER);
  packer.FS.chdir(FOLDER);
  for (const folder of foldersOf(names)) packer.FS.mkdir(folder);
  for (const [name, { bytes, runs = false }] of entries) {
    packer.FS.writeFile(name, bytes);
    packer.FS.chmod(name, runs ? 0o100755 : 0o100644);
  }
  packer.callMain(['a', ...SETTINGS, ZIP, ...names]);
  if (code !== 0) throw new Error(said.join('\n'));
  return packer.FS.readFile(ZIP);
}

/** All folders of these files, parents before children. */
function foldersOf(names: readonly string[]): Set<string> {
  const parts = names.map((name) => name.split('/').slice(0, -1));
  return new Set(parts.flatMap((path) => path.map((_, i) => path.slice(0, i + 1).join('/'))));
}
