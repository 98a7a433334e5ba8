/** What the security headers take from the content, read without the rest of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { airlineSchema } from '#app/content/schemas/airline.ts';
import { framesSchema } from '#app/content/schemas/frames.ts';
import { workerPolicyName } from '#app/lib/worker-policy.ts';
import type { SecuritySources } from './headers.ts';

/** Files that the headers are made from, from the folder that holds `content/`. */
export const SOURCE_FILES = ['content/frames.yaml', 'content/airline.yaml'] as const;

/** Throws on a file that is wrong; the content plugin says in words what to mend. */
export function readSources(root: string): SecuritySources {
  const [frames, airline] = SOURCE_FILES.map((file): unknown =>
    parse(readFileSync(join(root, file), 'utf8')),
  );
  return {
    frames: framesSchema.parse(frames),
    workerPolicy: workerPolicyName(airlineSchema.pick({ icaoCode: true }).strip().parse(airline).icaoCode),
  };
}
