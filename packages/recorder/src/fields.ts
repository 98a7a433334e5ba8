import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SimulatedField } from '@va/domain/flight-simulation/used-runway.ts';
import { airportsSchema } from '@va/schemas/content/airports.ts';
import { runwayEnds } from '@va/schemas/content/runway-ends.ts';

/** The airports of the network with their runways. `contentRoot` is the folder that holds `content/`. */
export function readFields(contentRoot: string): Map<string, SimulatedField> {
  const file = readFileSync(join(contentRoot, 'content/airports.yaml'), 'utf8');
  return new Map(
    airportsSchema
      .parse(parse(file))
      .map(({ icao, lat, lon, elevationFt, runways }) => [
        icao,
        { icao, lat, lon, elevationFt, ends: runwayEnds(runways) },
      ]),
  );
}
