import { explainRules } from '@va/domain/scoring/texts/explain-rules.ts';
import { flagWords } from '@va/domain/scoring/texts/flag-words.ts';
import { generalWords } from '@va/domain/scoring/texts/general-words.ts';
import type { ExplainedRules } from '@va/contract/points/rules.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import { readVersions, versionFor } from '../rules/rules-versions.ts';

/** A version of the rules in words. Throws `no-encontrado` for one that was never activated or can't be read any more. */
export async function explainedRules(
  queries: Queries,
  { least }: Scoring,
  asked: string | undefined,
  now: Date,
): Promise<ExplainedRules> {
  const versions = await readVersions(queries);
  const inForce = versionFor(versions, now.getTime());
  const version = asked === undefined ? inForce : versions.find(({ id }) => id === asked);
  if (!version?.rules)
    throw new Problem('no-encontrado', { detail: 'No hay ninguna versión con ese nombre.' });
  const { rules } = version;
  return {
    id: version.id,
    activatedOn: version.activatedOn,
    inForce: version.id === inForce?.id,
    versions: versions.map(({ id, activatedOn }) => ({ id, activatedOn })).reverse(),
    least,
    leastCoverage: rules.general.leastCoverage,
    general: generalWords(rules),
    rules: explainRules(rules).map((rule) => ({ ...rule, phases: [...rule.phases], types: [...rule.types] })),
    flags: flagWords(rules.flags),
    types: Object.entries(rules.types)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([type, limits]) => {
        const { '1': one, '1+F': oneWithFlaps, '2': two, '3': three, '4': full } = limits.vfeKt;
        return { ...limits, type, vfeKt: [one, oneWithFlaps, two, three, full] };
      }),
  };
}
