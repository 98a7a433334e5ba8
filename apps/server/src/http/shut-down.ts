import { type Listening, stop } from './listen.ts';
import type { RunningPlatform } from './platform-options.ts';

/** Longest wait for work under way, ms; the database undoes what is unfinished then, as after a power cut. */
const LIMIT_MS = 4500;

/**
 * Ends everything: no more connections, streams end, open requests and the job under way may finish for a while, and
 * the database is closed. Answers in time even where something does not end: `late` then.
 */
export async function shutDown(
  server: Listening,
  platform: Pick<RunningPlatform, 'endWork' | 'close'> | undefined,
  limitMs = LIMIT_MS,
): Promise<'clean' | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, limitMs, 'late' as const);
  });
  const clean = Promise.all([stop(server), platform?.endWork()])
    .then(() => platform?.close())
    .then(() => 'clean' as const);
  return Promise.race([clean, late]).finally(() => clearTimeout(timer));
}
