import {
  LEAST_SCORE,
  publishedRules,
  publishedRulesText,
} from '@va/testing/golden-flights/published-rules.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import { sampleOperations } from './sample-operations.ts';

/** The published rules, over the network of the tests' airline, of which no runway is known. */
export const sampleScoring: Scoring = {
  file: { text: publishedRulesText(), rules: publishedRules() },
  least: LEAST_SCORE,
  fields: [...sampleOperations.airports.values()].map(({ icao, lat, lon }) => ({
    icao,
    lat,
    lon,
    aliases: [],
    elevationFt: 100,
    ends: [],
  })),
};
