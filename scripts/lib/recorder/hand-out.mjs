// @ts-check
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '../project.mjs';

/** Folder of the built site from which pilots download the recorder, and the list of its files that the portal reads. */
const FOLDER = join(siteRoot, 'dist/descargas/grabador');
const LIST = 'archivos.json';

/** Puts the recorder's files into the built site; where nobody has made them, a list without any. */
export function handOutRecorder() {
  const made = join(siteRoot, 'dist-recorder/descargas');
  rmSync(FOLDER, { recursive: true, force: true });
  if (existsSync(join(made, LIST))) return cpSync(made, FOLDER, { recursive: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, LIST), `${JSON.stringify({ files: [] })}\n`);
}
