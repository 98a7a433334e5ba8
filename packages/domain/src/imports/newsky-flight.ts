/** Converts flights of NewSky's airline API to rows of a logbook. */
import type { CsvProblem } from '../csv/csv-record.ts';
import { touchdownRate } from '../touchdown-rate.ts';
import { flightKey } from './logbook-csv.ts';
import type { LogbookRow } from './import-rows.ts';

/** Fields that are read of a flight, each of which may be missing. Times are ISO 8601 in UTC. */
export interface NewskyFlight {
  flightNumber: string | null;
  pilot: string | null;
  dep: string | null;
  arr: string | null;
  /** ICAO designator of the airframe. */
  icaoType: string | null;
  depTimeAct: string | null;
  arrTimeAct: string | null;
  /** Minutes. */
  minutes: number | null;
  /** NM. */
  distance: number | null;
  /** 0 to 10. */
  rating: number | null;
  /** ft/min; the sign is not looked at. */
  touchdownRate: number | null;
  emergency: boolean;
}

/** The airline's pilots and the flights already imported, to match the new ones with. */
export interface NewskyFacts {
  /** Callsigns that pilots have now. */
  callsigns: ReadonlySet<string>;
  /** Callsigns by `nameKey`; null for a name that several have. */
  names: ReadonlyMap<string, string | null>;
  /** Keys of the known flights; see `flightKey`. */
  flights: Set<string>;
}

const MOST_BLOCK_MIN = 1800;

/** A name without accents, capitals and spare space, so that one person is found however it is written. */
export function nameKey(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/**
 * The row of a flight, or its problem. The pilot is found by a callsign in the name that NewSky shows or, without one,
 * by the whole name. Adds the flight to the known ones.
 * @param line number of the flight in the order of NewSky
 */
export function newskyRow(
  flight: NewskyFlight,
  line: number,
  { callsigns, names, flights }: NewskyFacts,
): { row: LogbookRow } | { problem: CsvProblem } {
  const wrong = (column: string, value: string | null, text: string, write: string) => ({
    problem: { line, column, value: value ?? '', wrong: text, write },
  });
  const callsign = pilotOf(flight.pilot ?? '', callsigns, names);
  if (callsign === undefined)
    return wrong(
      'pilot',
      flight.pilot,
      'No se sabe qué piloto es.',
      'Pon ese nombre, o el indicativo, en la cuenta de una sola persona y vuelve a leer.',
    );
  const dep = airport(flight.dep);
  const arr = airport(flight.arr);
  if (dep === null || arr === null)
    return wrong(
      'airport',
      `${flight.dep ?? ''} ${flight.arr ?? ''}`,
      'Falta un aeropuerto.',
      'Corrígelo en NewSky.',
    );
  const icaoType = (flight.icaoType ?? '').toUpperCase();
  if (!/^[A-Z0-9]{2,4}$/.test(icaoType))
    return wrong('aircraft', flight.icaoType, 'No se sabe el tipo de avión.', 'Corrígelo en NewSky.');
  const off = Date.parse(flight.depTimeAct ?? '');
  const on = Date.parse(flight.arrTimeAct ?? '');
  const blockMin = Number.isNaN(on) ? Math.round(flight.minutes ?? 0) : Math.round((on - off) / 60_000);
  if (!(blockMin >= 1 && blockMin <= MOST_BLOCK_MIN))
    return wrong('time', flight.depTimeAct, 'Sus horas no valen.', 'Es un vuelo sin terminar: no se trae.');
  const offBlock = new Date(off).toISOString();
  const key = flightKey(callsign, offBlock);
  if (flights.has(key))
    return wrong('time', offBlock, 'Ese vuelo ya está entre los del piloto.', 'No hagas nada: no se repite.');
  flights.add(key);
  const { rating, distance, touchdownRate: told } = flight;
  return {
    row: {
      callsign,
      flightNumber: numberOf(flight.flightNumber),
      dep,
      arr,
      icaoType,
      offBlock,
      onBlock: new Date(off + blockMin * 60_000).toISOString(),
      blockMin,
      distanceNm: distance !== null && distance >= 0 && distance <= 20_000 ? distance : null,
      touchdownFpm: told === null ? null : touchdownRate(Math.round(told)),
      score: rating !== null && rating >= 0 && rating <= 10 ? Math.round(rating * 10) : null,
      emergency: flight.emergency,
    },
  };
}

function pilotOf(
  shown: string,
  callsigns: ReadonlySet<string>,
  names: ReadonlyMap<string, string | null>,
): string | undefined {
  const text = shown.toUpperCase();
  // Some callsigns contain a hyphen, others are followed by one.
  const called = [/[A-Z0-9-]{2,12}/g, /[A-Z0-9]{2,12}/g].flatMap((words) => text.match(words) ?? []);
  return called.find((word) => callsigns.has(word)) ?? names.get(nameKey(shown)) ?? undefined;
}

function airport(code: string | null): string | null {
  return code !== null && /^[A-Z0-9]{4}$/i.test(code) ? code.toUpperCase() : null;
}

function numberOf(text: string | null): number | null {
  const number = Number(/\d{1,4}$/.exec(text ?? '')?.[0]);
  return number >= 1 ? number : null;
}
