/** Checks a timetable before it is applied: rules for single flights. */
import { formatDate } from '../dates.ts';
import { formatMiles } from '../quantities.ts';
import { countOf, formatNumber } from '../numbers.ts';
import { DAY_MINUTES, type Flight } from './flight.ts';
import type { TimetableAirport, TypeRules } from './timetable-input.ts';

/** Something that is wrong, or odd, with a timetable. */
export interface Finding {
  /** An `error` prevents the timetable from being applied; a `warning` asks staff to look. */
  level: 'error' | 'warning';
  code: string;
  /** Spanish sentence. */
  message: string;
  /** The flights that it speaks of. */
  flightIds: readonly string[];
  /** Field with the fault; absent if it concerns several fields or flights. */
  field?: keyof Flight;
}

/** A type, and how a finding names it: ICAO code and name. */
export interface NamedType extends TypeRules {
  name: string;
}

/** Facts against which flights are checked. */
export interface KnownPlaces {
  airports: ReadonlyMap<string, TimetableAirport>;
  types: ReadonlyMap<string, NamedType>;
}

/** A finding about one flight, named before the message. */
export function about(
  flight: Flight,
  level: Finding['level'],
  code: string,
  message: string,
  field?: keyof Flight,
): Finding {
  const words = `Vuelo ${flight.number}, ${flight.dep}–${flight.arr}: ${message}`;
  return { level, code, message: words, flightIds: [flight.id], ...(field && { field }) };
}

/** Faults of one flight by itself. */
export function lintFlight(flight: Flight, { airports, types }: KnownPlaces): Finding[] {
  const findings: Finding[] = [];
  const error = (code: string, field: keyof Flight, message: string) =>
    findings.push(about(flight, 'error', code, message, field));
  if (!Number.isInteger(flight.number) || flight.number < 1 || flight.number > 9999) {
    error('numero', 'number', 'el número va de 1 a 9999.');
  }
  if (flight.dep === flight.arr) error('mismo-aeropuerto', 'arr', 'sale y llega al mismo aeropuerto.');
  if (flight.days < 1 || flight.days > 127) error('sin-dias', 'days', 'no vuela ningún día.');
  if (flight.types.length === 0) error('sin-tipo', 'types', 'no tiene ningún tipo de avión.');
  const arrival = flight.stdUtc + flight.blockMin;
  const agrees = arrival === flight.staUtc + flight.arrDayOffset * DAY_MINUTES;
  if (flight.blockMin <= 0 || !agrees)
    error('horas', 'blockMin', 'la llegada no es la salida más el bloque.');
  for (const end of ['dep', 'arr'] as const) {
    if (!airports.has(flight[end])) error('aeropuerto', end, `el aeropuerto ${flight[end]} no existe.`);
  }
  for (const id of flight.types) {
    const type = types.get(id);
    if (type === undefined) error('tipo', 'types', `el tipo «${id}» no existe.`);
    else findings.push(...reach(flight, type, airports));
  }
  return findings;
}

/** Range and runway of one type. */
function reach(flight: Flight, type: NamedType, airports: ReadonlyMap<string, TimetableAirport>): Finding[] {
  const findings: Finding[] = [];
  if (flight.distanceNm > type.rangeNm) {
    const message = `son ${formatMiles(flight.distanceNm)} y el ${type.name} llega a ${formatMiles(type.rangeNm)}.`;
    findings.push(about(flight, 'error', 'alcance', message, 'types'));
  }
  for (const icao of [flight.dep, flight.arr]) {
    const runway = airports.get(icao)?.runwayM ?? 0;
    if (runway === 0 || runway >= type.runwayM) continue;
    const metres = (value: number) => `${formatNumber(value)}\u00a0m`;
    const message = `la pista más larga de ${icao} mide ${metres(runway)} y el ${type.name} pide ${metres(type.runwayM)}.`;
    findings.push(about(flight, 'error', 'pista', message, 'types'));
  }
  return findings;
}

/**
 * The days on which others fly in place of a flight, which goes on afterwards as it was.
 * @param from first of them, and `until` the last, `YYYY-MM-DD` UTC
 */
export function goesOnFinding(flight: Flight, from: string, until: string): Finding {
  const days = from === until ? `el ${formatDate(from)}` : `del ${formatDate(from)} al ${formatDate(until)}`;
  const message = `${days} lo sustituye otra temporada; desde el ${formatDate(flight.validFrom)} sigue con los mismos datos que antes.`;
  return about(flight, 'warning', 'sigue-despues', message);
}

/**
 * Warning about a changed flight with a later season that keeps the old data.
 * @param from first day of that season, `YYYY-MM-DD` UTC
 */
export function stillAsBeforeFinding(flight: Flight, from: string): Finding {
  const message = `desde el ${formatDate(from)} sigue con los datos de antes.`;
  return about(flight, 'warning', 'sigue-como-antes', message);
}

/** Warning about open bookings on days on which a flight changes or stops: they keep the data of the booking. */
export function bookedFinding(flight: Flight, bookings: number): Finding {
  const words = countOf(bookings, 'reserva abierta', 'reservas abiertas');
  const kept = bookings === 1 ? 'conserva' : 'conservan';
  const made = bookings === 1 ? 'se hizo y su piloto recibe' : 'se hicieron y sus pilotos reciben';
  const message = `cambia o deja de volar en ${words}: ${kept} el horario con el que ${made} un aviso si cambia.`;
  return about(flight, 'warning', 'con-reservas', message);
}
