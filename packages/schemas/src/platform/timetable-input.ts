/** Makes the timetable generator's input from the airline's files. */
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { TimetableInput } from '@va/domain/timetable/timetable-input.ts';
import type { TimetableFile } from './timetable.ts';

/** The parts of the content files that the timetable is made of. */
export interface TimetableContent {
  /** `routes.yaml`; `type` is the model of a type. */
  routes: readonly {
    between: readonly [string, string];
    type: string;
    blockOut?: string | undefined;
    blockBack?: string | undefined;
    flights?: readonly [string, string] | undefined;
    note?: string | undefined;
  }[];
  airports: readonly {
    icao: string;
    lat: number;
    lon: number;
    timezone?: string | undefined;
    runways: readonly { lengthM: number }[];
  }[];
  fleet: {
    types: readonly { id: string; model: string }[];
    aircraft: readonly { type: string }[];
  };
  /** ICAO code of the airline's base. */
  base: string;
  file: TimetableFile;
}

/**
 * @param current the timetable in force
 * @param today `YYYY-MM-DD` UTC
 */
export function timetableInput(
  { routes, airports, fleet, base, file }: TimetableContent,
  current: readonly Flight[],
  today: string,
): TimetableInput {
  const ids = new Map(fleet.types.map(({ id, model }) => [model, id]));
  const tails = [...fleet.aircraft, ...file.substitutes];
  return {
    routes: routes.map(({ between, type, blockOut, blockBack, flights, note }) => ({
      between,
      type: ids.get(type) ?? type,
      blockOut: minutes(blockOut),
      blockBack: minutes(blockBack),
      numbers: flights && [Number(flights[0]), Number(flights[1])],
      note,
    })),
    airports: airports.map(({ icao, lat, lon, timezone, runways }) => ({
      icao,
      lat,
      lon,
      timezone,
      runwayM: Math.max(0, ...runways.map(({ lengthM }) => lengthM)),
    })),
    fleet: Object.fromEntries(
      fleet.types.map(({ id, model }) => [
        id,
        { model, tails: tails.filter(({ type }) => type === id).length },
      ]),
    ),
    base,
    rules: file.rules,
    current,
    today,
  };
}

/** Minutes of `HH:MM`. */
function minutes(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
}
