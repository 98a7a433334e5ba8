import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownAirport } from '@va/domain/flight-record/arrival.ts';
import type { LeastScore } from '@va/domain/scoring/outcome.ts';
import type { RunwayEnd } from '@va/domain/scoring/recorded-flight.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import type { Airline as AirlineFile } from '@va/schemas/content/airline.ts';
import { airportsSchema } from '@va/schemas/content/airports.ts';
import { toursSchema } from '@va/schemas/content/tours.ts';
import { runwayEnds } from '@va/schemas/content/runway-ends.ts';
import { scoringRulesSchema } from '@va/schemas/platform/scoring-rules.ts';
import { readFile, readOptional } from './content-file.ts';

/** What recorded flights are judged by. */
export interface Scoring {
  rules: ScoringRules;
  /** Beginning of the hash of the rules' file: a report says by which it was judged. */
  rulesVersion: string;
  least: LeastScore;
  /** The airports of network and tours, with the ends of the runways that are known. */
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
    fields: readFields(root),
  };
}

/** The network, and where only tours go: a flight there has arrived, though its runways are not known. */
function readFields(root: string): Scoring['fields'] {
  const network = readFile(root, 'content/airports.yaml', airportsSchema).map(
    ({ icao, icaoCurrent, lat, lon, runways }) => ({
      icao,
      aliases: icaoCurrent === undefined ? [] : [icaoCurrent],
      lat,
      lon,
      ends: runwayEnds(runways),
    }),
  );
  const known = new Set(network.flatMap(({ icao, aliases }) => [icao, ...aliases]));
  const tours = readOptional(root, 'content/tours.yaml', toursSchema) ?? [];
  const stops = new Map(tours.flatMap(({ stops: all }) => all.map((stop) => [stop.icao, stop])));
  const others = [...stops.values()].filter(({ icao }) => !known.has(icao));
  return [...network, ...others.map(({ icao, lat, lon }) => ({ icao, aliases: [], lat, lon, ends: [] }))];
}
