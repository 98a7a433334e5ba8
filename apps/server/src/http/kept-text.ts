import { readFile } from 'node:fs/promises';
import { stateOf } from './find-file.ts';

/** Cached texts of the few documents that the server paints pages into, by file. */
const kept = new Map<string, { as: string; text: string }>();

/** The text of a file, undefined without one. Cached until the file changes, so that a new build needs no restart. */
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
