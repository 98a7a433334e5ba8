import { z } from 'zod';
import { constant } from '#server/db/constants.ts';
import { keptRead } from '#server/db/kept-reads.ts';

/** The one thing of its kind that staff write. */
export const MAINTENANCE_KEY = 'ahora';

const stored = z.object({ sentence: z.string() });

/** What pilots read, of what is stored; null where there is no maintenance, or it can't be read. */
export const sentenceOf = (value: unknown): string | null => stored.safeParse(value).data?.sentence ?? null;

/** What pilots read while the airline is under maintenance; null otherwise. Kept until it changes. */
export const readMaintenance = keptRead(['settings'], async (queries): Promise<string | null> => {
  const row = await queries
    .selectFrom('desk_entry')
    .select('value')
    .where('kind', '=', constant('maintenance'))
    .where('key', '=', MAINTENANCE_KEY)
    .executeTakeFirst();
  return sentenceOf(row?.value);
});
