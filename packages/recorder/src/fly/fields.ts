import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SimulatedField } from '@va/domain/flight-simulation/used-runway.ts';
import type { TypeLimits } from '@va/domain/scoring/type-limits.ts';
import { airportsSchema } from '@va/schemas/content/airports.ts';
import { runwayEnds } from '@va/schemas/content/runways.ts';
import { scoringRulesSchema } from '@va/schemas/platform/scoring-rules.ts';
import { Refused, type Ask } from '../platform/api.ts';

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

/** Score limits by ICAO type designator; empty for an airline without rules. */
export function readLimits(contentRoot: string): Readonly<Record<string, TypeLimits>> {
  const file = join(contentRoot, 'content/plataforma/reglas-puntuacion.yaml');
  if (!existsSync(file)) return {};
  const read = scoringRulesSchema.safeParse(parse(readFileSync(file, 'utf8')));
  return read.success ? read.data.types : {};
}

/** The limits of a type that staff wrote at the desk, which the content does not name; undefined where one may not ask. */
export async function findLimits(icaoType: string, ask: Ask): Promise<TypeLimits | undefined> {
  try {
    const { types } = await ask('GET', '/rules/scoring');
    const found = types.find(({ type }) => type === icaoType);
    if (!found) return undefined;
    const [one = 0, oneWithFlaps = 0, two = 0, three = 0, four = 0] = found.vfeKt;
    return { ...found, vfeKt: { '1': one, '1+F': oneWithFlaps, '2': two, '3': three, '4': four } };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/**
 * An airport of the network, or one that only the platform knows, such as a stop of a tour, without its runways. Throws
 * an error with a message for people if there is none.
 */
export async function findField(
  network: ReadonlyMap<string, SimulatedField>,
  icao: string,
  ask: Ask,
): Promise<SimulatedField> {
  const field = network.get(icao);
  if (field) return field;
  try {
    const { lat, lon } = await ask('GET', `/airports/${encodeURIComponent(icao)}`);
    return { icao, lat, lon, elevationFt: 0, ends: [] };
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error;
    throw new Error(`La plataforma no conoce el aeropuerto ${icao}.`);
  }
}

/**
 * Turns a refusal of a start because of the type into an error for people that names the airline's types; returns any
 * other error unchanged.
 * @param ask reads public data of the platform
 */
export async function typeError(refused: unknown, icaoType: string, ask: Ask): Promise<unknown> {
  const errors = refused instanceof Refused ? refused.body['errors'] : undefined;
  if (!Array.isArray(errors) || !errors.some(({ pointer }) => pointer === '/flight/icaoType')) return refused;
  const types = (await ask('GET', '/types')).map((type) => type.icaoType);
  return new Error(
    `La compañía no vuela ningún «${icaoType}». Sus tipos, por su código OACI: ${[...new Set(types)].toSorted().join(', ')}.`,
  );
}
