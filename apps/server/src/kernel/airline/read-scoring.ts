import type { FieldHeight } from '@va/domain/flight-record/ground-by-altitude.ts';
import type { KnownAirport } from '@va/domain/flight-record/arrival.ts';
import { type LeastScore, NO_LEAST } from '@va/domain/scoring/outcome.ts';
import type { RunwayEnd } from '@va/domain/scoring/recorded-flight.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import type { Airline as AirlineFile } from '@va/schemas/content/airline.ts';
import { runwayEnds } from '@va/schemas/content/runways.ts';
import { readKind, readText } from './content-file.ts';

/** What judging recorded flights needs, besides the rules versions in the database. */
export interface Scoring {
  /** The content's rules file; its rules hold only after staff have activated them. */
  file: { text: string; rules: ScoringRules };
  least: LeastScore;
  /** The airports of network and tours, with the ends of the runways that are known. */
  fields: readonly (KnownAirport & FieldHeight & { ends: readonly RunwayEnd[] })[];
}

/** Reads the rules of scoring; null for an airline that publishes none, whose reports all go to a person. */
export function readScoring(root: string, { limits }: AirlineFile): Scoring | null {
  const rules = readKind(root, 'scoringRules');
  const text = readText(root, 'scoringRules');
  if (rules === undefined || text === undefined) return null;
  return {
    file: { text, rules },
    least:
      limits === undefined
        ? NO_LEAST
        : { score: Math.round(limits.minimumPirepScore * 10), since: limits.minimumPirepSince },
    fields: readFields(root),
  };
}

/** Airports of the network and of tours; a flight can also arrive at the latter, whose runways are unknown. */
function readFields(root: string): Scoring['fields'] {
  const network = readKind(root, 'airports').map(({ icao, icaoCurrent, lat, lon, elevationFt, runways }) => ({
    icao,
    aliases: icaoCurrent === undefined ? [] : [icaoCurrent],
    lat,
    lon,
    elevationFt,
    ends: runwayEnds(runways),
  }));
  const known = new Set(network.flatMap(({ icao, aliases }) => [icao, ...aliases]));
  const tours = readKind(root, 'tours');
  const stops = new Map(tours.flatMap(({ stops: all }) => all.map((stop) => [stop.icao, stop])));
  const others = [...stops.values()].filter(({ icao }) => !known.has(icao));
  return [
    ...network,
    ...others.map(({ icao, lat, lon }) => ({ icao, aliases: [], lat, lon, elevationFt: null, ends: [] })),
  ];
}
