import { activateBodySchema, explainedRulesSchema, rulesQuerySchema } from '@va/contract/points/rules.ts';
import { candidateSchema } from '@va/contract/points/rules-candidates.ts';
import { dryRunBodySchema, dryRunSchema, judgedAgainSchema } from '@va/contract/points/rules-dry-run.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import { activateRules } from './activate-rules.ts';
import { explainedRules } from './explained-rules.ts';
import { rulesCandidate } from './rules-candidate.ts';
import { judgeAgain, tryRules } from './try-rules.ts';

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
      route: 'GET /rules/scoring',
      operation: 'readScoringRules',
      summary: 'Las reglas de la nota, en palabras',
      query: rulesQuerySchema,
      answer: {
        status: 200,
        description: 'Las mismas cifras con las que se juzga',
        schema: explainedRulesSchema,
      },
      handle: async ({ query, context }) => ({
        body: await explainedRules(queries, published(), query.version, context.now),
      }),
    }),
    pilotEndpoint('rules.dry-run', {
      route: 'GET /rules/scoring/candidate',
      operation: 'readRulesCandidate',
      summary: 'Las reglas del contenido que no están en vigor',
      answer: { status: 200, description: 'Qué cambia', schema: candidateSchema },
      handle: async ({ context }) => ({ body: await rulesCandidate(queries, published(), context.now) }),
    }),
    pilotEndpoint('rules.dry-run', {
      route: 'POST /rules/scoring/dry-run',
      operation: 'tryScoringRules',
      summary: 'Probar las reglas del contenido con vuelos pasados',
      description: 'No cambia ninguna nota: dice quién tendría otra y por qué, de veinte en veinte vuelos.',
      body: dryRunBodySchema,
      answer: { status: 200, description: 'Los que cambiarían', schema: dryRunSchema },
      handle: async ({ body }) => ({ body: await tryRules(queries, airline, published(), body.before) }),
    }),
    pilotEndpoint('rules.dry-run', {
      route: 'POST /rules/scoring/judge-again',
      operation: 'judgeAgain',
      summary: 'Juzgar de nuevo, en seco, vuelos pasados',
      description:
        'Con el motor de hoy y las reglas de cada vuelo: quién tendría otra nota, de cuánto a cuánto y por qué. No cambia ninguna nota.',
      body: dryRunBodySchema,
      answer: { status: 200, description: 'Los que cambiarían', schema: judgedAgainSchema },
      handle: async ({ body }) => ({ body: await judgeAgain(queries, airline, published(), body.before) }),
    }),
    pilotEndpoint('rules.activate', {
      route: 'POST /rules/scoring/activate',
      operation: 'activateScoringRules',
      summary: 'Activar las reglas del contenido desde un día',
      description: 'Los vuelos anteriores conservan su nota y su versión.',
      body: activateBodySchema,
      answer: { status: 200, description: 'Lo que queda en vigor', schema: candidateSchema },
      problems: ['cambiado-entretanto'],
      handle: async ({ body, context, by }) => {
        await activateRules(db, published(), body, by);
        return { body: await rulesCandidate(queries, published(), context.now) };
      },
    }),
  ]);
}
