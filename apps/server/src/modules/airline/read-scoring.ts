import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownAirport } from '@va/domain/flight-record/arrival.ts';
import type { LeastScore } from '@va/domain/scoring/outcome.ts';
import type { RunwayEnd } from '@va/domain/scoring/recorded-flight.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import type { Airline as AirlineFile } from '@va/schemas/content/airline.ts';
import { airportsSchema } from '@va/schemas/content/airports.ts';
import { runwayEnds } from '@va/schemas/content/runway-ends.ts';
import { scoringRulesSchema } from '@va/schemas/platform/scoring-rules.ts';
import { readFile } from './content-file.ts';

/** What recorded flights are judged by. */
export interface Scoring {
  rules: ScoringRules;
  /** Beginning of the hash of the rules' file: a report says by which it was judged. */
  rulesVersion: string;
  least: LeastScore;
  /** The airports of the network with the ends of their runways. */
  fields: readonly (KnownAirport & { ends: readonly RunwayEnd[] })[];
}

const RULES_FILE = 'content/plataforma/reglas-puntuacion.yaml';
/** Characters of the hash that are kept. */
const VERSION_SIGNS = 12;

/** Reads the rules of scoring; null for an airline that publishes none, whose reports all go to a person. */
export function readScoring(root: string, { limits }: AirlineFile): Scoring | null {
  const file = join(root, RULES_FILE);
  if (!existsSync(file)) return null;
  return {
    rules: readFile(root, RULES_FILE, scoringRulesSchema),
    rulesVersion: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, VERSION_SIGNS),
    least:
      limits === undefined
        ? { score: 0, since: '2000-01-01' }
        : { score: Math.round(limits.minimumPirepScore * 10), since: limits.minimumPirepSince },
    fields: readFile(root, 'content/airports.yaml', airportsSchema).map(
      ({ icao, icaoCurrent, lat, lon, runways }) => ({
        icao,
        aliases: icaoCurrent === undefined ? [] : [icaoCurrent],
        lat,
        lon,
        ends: runwayEnds(runways),
      }),
    ),
  };
}
