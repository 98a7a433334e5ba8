import type { RulesCandidate } from '@va/contract/points/rules-dry-run.ts';
import { dayOf } from '@va/domain/months.ts';
import { changedParts, explainRules } from '@va/domain/scoring/texts/explain-rules.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import { fileVersion, readVersions, versionFor } from '../rules/rules-versions.ts';

/** Number of a hash's characters that are shown. */
const SHORT = 8;

/** The content's rules if they are not in force, and their differences from the last activated version. */
export async function rulesCandidate(queries: Queries, scoring: Scoring, now: Date): Promise<RulesCandidate> {
  const versions = await readVersions(queries);
  const inForce = versionFor(versions, now.getTime());
  const last = versions.at(-1);
  const { hash } = fileVersion(scoring, dayOf(now));
  const shown = (version: typeof last) =>
    version ? { id: version.id, activatedOn: version.activatedOn } : null;
  return {
    inForce: shown(inForce ?? undefined),
    waiting: last && last.id !== inForce?.id ? shown(last) : null,
    candidate:
      last?.hash === hash
        ? null
        : {
            hash: hash.slice(0, SHORT),
            changes: last?.written ? changesOf(last.written, scoring.file.rules) : [],
          },
  };
}

const PARTS: Readonly<Record<string, string>> = {
  general: 'Lo que vale para todas las reglas',
  flags: 'Lo que hace mirar un informe',
  types: 'Límites de los tipos de avión',
  addOns: 'Aviones con datos poco fiables',
};

function changesOf(before: ScoringRules, after: ScoringRules) {
  const [old, next] = [explainRules(before), explainRules(after)];
  return changedParts(before, after).map((part) => {
    const words = (rules: typeof old) => {
      const rule = rules.find(({ id }) => id === part);
      return rule ? [rule.asks, rule.lets, rule.takes].filter(Boolean).join(' ') : null;
    };
    const title = next.find(({ id }) => id === part)?.title ?? PARTS[part] ?? part;
    return { part, title, before: words(old), after: words(next) };
  });
}
