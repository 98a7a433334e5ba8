import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { framesSchema } from '#app/content/schemas/frames.ts';
import type { Frame } from '#app/content/schemas/frames.ts';

/** Path of the registry, from the project's root. */
export const FRAMES_FILE = 'content/frames.yaml';

/** The registry of frames. Throws on a file that is wrong; the content plugin says in words what to mend. */
export function readFrames(root: string): Frame[] {
  return framesSchema.parse(parse(readFileSync(join(root, FRAMES_FILE), 'utf8')));
}
