import { z } from 'zod';
import { constant } from '#server/db/constants.ts';
import { keptRead } from '#server/db/kept-reads.ts';

/** Key of the only desk entry of its kind. */
export const MAINTENANCE_KEY = 'ahora';

const stored = z.object({ sentence: z.string() });

/** The sentence for pilots out of a stored entry; null without maintenance, or if the entry cannot be read. */
export const sentenceOf = (value: unknown): string | null => stored.safeParse(value).data?.sentence ?? null;

/** The sentence for pilots during maintenance; null otherwise. Cached until it changes. */
export const readMaintenance = keptRead(['settings'], async (queries): Promise<string | null> => {
  const row = await queries
    .selectFrom('desk_entry')
    .select('value')
    .where('kind', '=', constant('maintenance'))
    .where('key', '=', MAINTENANCE_KEY)
    .executeTakeFirst();
  return sentenceOf(row?.value);
});
