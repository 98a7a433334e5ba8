import { dayOf } from '@va/domain/months.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { fileVersion, keepVersion, readVersions } from '../rules/rules-versions.ts';

/**
 * Activates the file's rules from a day on; `hash` identifies the text that staff read. Throws `cambiado-entretanto`.
 */
export function activateRules(
  db: Database,
  scoring: Scoring,
  { hash, from }: { hash: string; from: string },
  by: By,
): Promise<void> {
  const { actor, context } = by;
  if (from < dayOf(context.now))
    throw wrongValue(
      '/from',
      'Escribe hoy o un día por venir',
      'Una versión vale desde hoy o desde más adelante: los vuelos pasados conservan la suya.',
    );
  const version = fileVersion(scoring, from);
  return db.transaction(async (tx) => {
    const last = (await readVersions(tx)).at(-1);
    if (!version.hash.startsWith(hash) || last?.hash === version.hash)
      throw new Problem('cambiado-entretanto', {
        detail: 'Esas reglas ya no son las del contenido, o ya están activadas. Vuelve a cargar la página.',
      });
    if (last && last.activatedOn > from)
      throw wrongValue(
        '/from',
        `Escribe el ${last.activatedOn} o un día posterior`,
        `Ya hay una versión activada desde el ${last.activatedOn}: elige ese día o uno posterior.`,
      );
    await keepVersion(tx, scoring, version, { byId: actor.pilotId, now: context.now });
    await audit(tx, {
      by,
      capability: 'rules.activate',
      action: 'rules.activate',
      subject: { kind: 'rules', id: null },
      before: { version: last?.id ?? null },
      after: { version: version.id },
    });
  });
}
