import { airlineRoutes } from '@va/contract/airline/routes.ts';
import type { SettingView } from '@va/contract/airline/settings.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { changeSetting } from './change-setting.ts';
import { type LiveSettings, readKept } from './live-settings.ts';
import { SETTINGS } from './setting-kinds.ts';

/** Most changes shown for one setting. */
const HISTORY = 20;

/** What staff may change without files, with who changed it and why. */
export function settingEndpoints(db: Database, live: LiveSettings): Endpoint[] {
  const answer = {
    status: 200 as const,
    description: 'Los ajustes, con su historia',
  };
  return tagged('Mesa', [
    pilotEndpoint('jobs.run', {
      ask: airlineRoutes.listSettings,
      summary: 'Ajustes que el equipo puede cambiar',
      answer,
      handle: async ({ actor }) => ({ body: await viewSettings(db.queries, live, actor) }),
    }),
    pilotEndpoint('jobs.run', {
      ask: airlineRoutes.changeSetting,
      summary: 'Cambiar un ajuste, o volver a su valor de siempre',
      description:
        'Vale desde ahora para todos. `from` es el valor que se leyó: si otra persona lo cambió antes, 412.',
      things: 'any',
      answer,
      problems: ['cambiado-entretanto'],
      handle: async ({ params: { key }, body: { from, value }, actor, by }) => {
        await changeSetting(db, live, { key, from, value }, by);
        await live.refresh(db.queries);
        return { body: await viewSettings(db.queries, live, actor) };
      },
    }),
  ]);
}

async function viewSettings(
  queries: Queries,
  { content }: LiveSettings,
  { capabilities }: PilotActor,
): Promise<{ items: SettingView[] }> {
  const kept = await readKept(queries);
  const changes = await queries
    .selectFrom('audit_entry')
    .select(['subject_id', 'at', 'actor', 'reason', 'before', 'after'])
    .where('subject_kind', '=', 'setting')
    .orderBy('seq', 'desc')
    .limit(HISTORY * SETTINGS.length)
    .execute();
  return {
    items: SETTINGS.map((kind) => ({
      key: kind.key,
      title: kind.title,
      note: kind.note,
      unit: kind.unit,
      min: kind.min,
      max: kind.max,
      usual: kind.read(content),
      value: kept.get(kind.key) ?? kind.read(content),
      mine: capabilities.has(kind.capability),
      history: changes
        .filter(({ subject_id }) => subject_id === kind.key)
        .slice(0, HISTORY)
        .map(({ at, actor, reason, before, after }) => ({
          at: at.toISOString(),
          actor,
          reason,
          from: Number(before),
          to: Number(after),
        })),
    })),
  };
}
