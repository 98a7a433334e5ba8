/** What the security headers take from the content, read without the rest of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { airlineSchema } from '@va/schemas/content/airline.ts';
import { feedsSchema } from '@va/schemas/content/feeds.ts';
import { framesSchema } from '@va/schemas/content/frames.ts';
import { workerPolicyName } from '#app/lib/worker-policy.ts';
import type { SecuritySources } from '@va/security/headers.ts';

/** Files that the headers are made from, from the folder that holds `content/`. */
export const SOURCE_FILES = ['content/frames.yaml', 'content/airline.yaml', 'content/feeds.yaml'] as const;

/** Throws on a file that is wrong; the content plugin says in words what to mend. */
export function readSources(root: string): SecuritySources {
  const [frames, airline, feeds] = SOURCE_FILES.map((file) => join(root, file)).map((file): unknown =>
    existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined,
  );
  return {
    frames: framesSchema.parse(frames),
    // An airline without native views may leave the file out.
    feeds: feedsSchema.nullish().parse(feeds) ?? [],
    workerPolicy: workerPolicyName(airlineSchema.pick({ icaoCode: true }).strip().parse(airline).icaoCode),
  };
}
