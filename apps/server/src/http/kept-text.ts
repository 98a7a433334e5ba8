import { readFile, stat } from 'node:fs/promises';

/** Texts of the few documents that pages are painted into, by their files. */
const kept = new Map<string, { as: string; text: string }>();

/** Text of a file. It is read again once the file is another one, so that a new build needs no restart. */
export async function keptText(file: string): Promise<string> {
  const { ino, size, mtimeMs } = await stat(file);
  const as = `${ino} ${size} ${mtimeMs}`;
  const known = kept.get(file);
  if (known?.as === as) return known.text;
  const text = await readFile(file, 'utf8');
  kept.set(file, { as, text });
  return text;
}
