import { readFile } from 'node:fs/promises';
import { stateOf } from './find-file.ts';

/** Texts of the few documents that pages are painted into, by their files. */
const kept = new Map<string, { as: string; text: string }>();

/** Text of a file, if there is one. It is read again once the file is another one, so that a new build needs no restart. */
export async function keptText(file: string): Promise<string | undefined> {
  const state = await stateOf(file);
  if (!state?.isFile()) return undefined;
  const as = `${state.ino} ${state.size} ${state.mtimeMs}`;
  const known = kept.get(file);
  if (known?.as === as) return known.text;
  const text = await readFile(file, 'utf8');
  kept.set(file, { as, text });
  return text;
}
