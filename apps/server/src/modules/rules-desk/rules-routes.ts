import { pointsRoutes } from '@va/contract/points/routes.ts';
import type { RulesCandidate } from '@va/contract/points/rules-dry-run.ts';
import type { ExplainedRules } from '@va/contract/points/rules.ts';
import { dayOf } from '@va/domain/months.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { changedParts, explainRules } from '@va/domain/scoring/texts/explain-rules.ts';
import { flagWords, generalWords } from '@va/domain/scoring/texts/rule-words.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import { fileVersion, readVersions, versionFor } from '../rules/rules-versions.ts';
import { activateRules } from './activate-rules.ts';
import { judgeAgain, tryRules } from './try-rules.ts';

/** Number of a hash's characters that are shown. */
const SHORT = 8;

const PARTS: Readonly<Record<string, string>> = {
  general: 'Lo que vale para todas las reglas',
  flags: 'Lo que hace mirar un informe',
  types: 'Límites de los tipos de avión',
  addOns: 'Aviones con datos poco fiables',
};

/** The scoring rules: read by everybody, tried and activated by staff. */
export function rulesEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { scoring } = airline;
  const { queries } = db;
  const published = (): Scoring => {
    if (scoring) return scoring;
    throw new Problem('no-encontrado', { detail: 'La compañía no publica reglas de puntuación.' });
  };
  return tagged('Reglas', [
    pilotEndpoint('rules.read', {
      ask: pointsRoutes.readScoringRules,
      summary: 'Las reglas de la nota, en palabras',
      answer: {
        status: 200,
        description: 'Las mismas cifras con las que se juzga',
      },
      handle: async ({ query, context }) => ({
        body: await explainedRules(queries, published(), query.version, context.now),
      }),
    }),
    pilotEndpoint('rules.dry-run', {
      ask: pointsRoutes.readRulesCandidate,
      summary: 'Las reglas del contenido que no están en vigor',
      answer: { status: 200, description: 'Qué cambia' },
      handle: async ({ context }) => ({ body: await rulesCandidate(queries, published(), context.now) }),
    }),
    pilotEndpoint('rules.dry-run', {
      ask: pointsRoutes.tryScoringRules,
      summary: 'Probar las reglas del contenido con vuelos pasados',
      description: 'No cambia ninguna nota: dice quién tendría otra y por qué, de veinte en veinte vuelos.',
      answer: { status: 200, description: 'Los que cambiarían' },
      handle: async ({ body }) => ({ body: await tryRules(queries, airline, published(), body.before) }),
    }),
    pilotEndpoint('rules.dry-run', {
      ask: pointsRoutes.judgeAgain,
      summary: 'Juzgar de nuevo, en seco, vuelos pasados',
      description:
        'Con el motor de hoy y las reglas de cada vuelo: quién tendría otra nota, de cuánto a cuánto y por qué. No cambia ninguna nota.',
      answer: { status: 200, description: 'Los que cambiarían' },
      handle: async ({ body }) => ({ body: await judgeAgain(queries, airline, published(), body.before) }),
    }),
    pilotEndpoint('rules.activate', {
      ask: pointsRoutes.activateScoringRules,
      summary: 'Activar las reglas del contenido desde un día',
      description: 'Los vuelos anteriores conservan su nota y su versión.',
      answer: { status: 200, description: 'Lo que queda en vigor' },
      problems: ['cambiado-entretanto'],
      handle: async ({ body, context, by }) => {
        await activateRules(db, published(), body, by);
        return { body: await rulesCandidate(queries, published(), context.now) };
      },
    }),
  ]);
}

/** The content's rules if they are not in force, and their differences from the last activated version. */
async function rulesCandidate(queries: Queries, scoring: Scoring, now: Date): Promise<RulesCandidate> {
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

/** A version of the rules in words. Throws `no-encontrado` for one that was never activated or can't be read any more. */
async function explainedRules(
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
