import { z } from 'zod';
import type { MaintenancePlan } from '@va/contract/airline/maintenance.ts';
import { maintenanceError } from '@va/domain/maintenance.ts';
import { wrongValue } from '#server/api/problem.ts';
import { constant } from '#server/db/constants.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { lockEntry, openEntry, writeEntry } from '../desk-entries/change-entry.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';

const ACTS = {
  'maintenance.begun': 'ha empezado el mantenimiento o cambiado su frase',
  'maintenance.ended': 'ha terminado el mantenimiento',
};

/** Key of the only desk entry of its kind. */
const MAINTENANCE_KEY = 'ahora';
const stored = z.object({ sentence: z.string() });

/** The sentence for pilots out of a stored entry; null without maintenance, or if the entry cannot be read. */
const sentenceOf = (value: unknown): string | null => stored.safeParse(value).data?.sentence ?? null;

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

/**
 * Begins maintenance with a sentence for pilots, changes the sentence, or ends it (null). Throws `cambiado-entretanto`.
 */
export function changeMaintenance(
  db: Database,
  version: number,
  sentence: string | null,
  by: By,
): Promise<MaintenancePlan> {
  const wrong = sentence === null ? null : maintenanceError(sentence);
  if (wrong !== null) throw wrongValue('/sentence', wrong);
  return db.transaction(async (tx) => {
    await openEntry(tx, 'maintenance', MAINTENANCE_KEY);
    const seen = { kind: 'maintenance', key: MAINTENANCE_KEY, version } as const;
    const entry = await lockEntry(tx, seen, ACTS);
    const action = sentence === null ? 'maintenance.ended' : 'maintenance.begun';
    await writeEntry(
      tx,
      entry,
      sentence === null ? null : { sentence },
      { capability: 'jobs.run', action, acts: ACTS },
      by,
    );
    return viewMaintenance(tx);
  });
}

/** What pilots read now, and what was changed. */
export async function viewMaintenance(queries: Queries): Promise<MaintenancePlan> {
  const entry = (await fetchEntries(queries)).find(({ kind }) => kind === 'maintenance');
  const history = await readEntryHistory(queries, 'maintenance');
  return {
    sentence: sentenceOf(entry?.value),
    version: entry?.version ?? 0,
    history: history.map(({ at, callsign, before, after, version }) => ({
      at,
      callsign,
      before: sentenceOf(before),
      after: sentenceOf(after),
      version,
    })),
  };
}
