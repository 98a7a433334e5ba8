/** Airports as CSV in phpVMS's columns. Costs and elevations are not kept: nothing reads them. */
import { checkTable } from '../csv/check-table.ts';
import type { TableColumns } from '../csv/table-header.ts';
import type { CsvCheck, CsvRecord } from '../csv/csv-record.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { shorten } from '../texts.ts';
import { sameTwice } from '../imports/import-rows.ts';

/** An airport of the file. */
export interface AirportRow {
  /** ICAO code, four letters. */
  icao: string;
  /** Empty where the airport has none. */
  iata: string;
  name: string;
  city: string;
  /** Name of the country in Spanish if the file gives its two-letter code; empty if unknown. */
  country: string;
  /** IANA time zone. */
  timezone: string;
  lat: number;
  lon: number;
}

const TABLE: TableColumns = {
  needed: ['icao', 'name', 'timezone', 'lat', 'lon'],
  read: ['iata', 'location', 'country'],
  ignored: [
    'id',
    'region',
    'hub',
    'elevation',
    'ground_handling_cost',
    'fuel_100ll_cost',
    'fuel_jeta_cost',
    'fuel_mogas_cost',
    'notes',
  ],
};
const LONGEST_NAME = 120;

/** @param known codes of the network already */
export function checkAirportsCsv(
  records: readonly CsvRecord[],
  { known }: { known: ReadonlySet<string> },
): CsvCheck<AirportRow> {
  return checkTable(
    records,
    TABLE,
    (reader) => rowOf(reader, known),
    (rows) => sameTwice(rows, 'icao', ({ icao }) => icao),
  );
}

function rowOf(reader: RowReader, known: ReadonlySet<string>): AirportRow | undefined {
  const icao = reader.needed('icao', 'Escribe las cuatro letras del código OACI.');
  if (icao !== undefined && !/^[A-Z]{4}$/.test(icao))
    reader.wrong('icao', `«${shorten(icao)}» no es un código OACI.`, 'Escribe cuatro letras mayúsculas.');
  if (icao !== undefined && known.has(icao))
    reader.wrong('icao', 'Ese aeropuerto ya está en la red.', 'Quita la fila: no hace falta traerlo.');
  const iata = reader.text('iata');
  if (iata !== '' && !/^[A-Z0-9]{3}$/.test(iata))
    reader.wrong(
      'iata',
      `«${shorten(iata)}» no es un código IATA.`,
      'Escribe tres letras mayúsculas o déjalo vacío.',
    );
  const name = reader.needed('name', 'Escribe el nombre del aeropuerto.');
  const city = reader.text('location') || (name ?? '');
  const country = reader.text('country');
  for (const [column, value] of Object.entries({ name: name ?? '', location: city, country }))
    if (value.length > LONGEST_NAME)
      reader.wrong(column, 'El texto no cabe.', `Escribe ${LONGEST_NAME} letras como mucho.`);
  const lat = coordinate(reader, 'lat', 90, 'Escribe grados de -90 a 90, negativos al sur.');
  const lon = coordinate(reader, 'lon', 180, 'Escribe grados de -180 a 180, negativos al oeste.');
  const timezone = reader.needed('timezone', 'Escribe la zona horaria, como Europe/Madrid.');
  if (timezone !== undefined && !isTimezone(timezone))
    reader.wrong(
      'timezone',
      `«${shorten(timezone)}» no es una zona horaria.`,
      'Escribe una como Europe/Madrid.',
    );
  const found = icao !== undefined && name !== undefined && timezone !== undefined;
  if (!found || lat === undefined || lon === undefined) return undefined;
  return { icao, iata, name, city, country: countryName(country), timezone, lat, lon };
}

function coordinate(reader: RowReader, column: 'lat' | 'lon', limit: number, write: string) {
  const text = reader.needed(column, write);
  return text === undefined ? undefined : reader.number(column, -limit, limit, write);
}

/** Zones by their own names, so that a long file asks for each once; of other spellings there is no end. */
const zones = new Set<string>();

/** Whether a time zone with this name exists, e.g. `Europe/Madrid`. */
export function isTimezone(name: string): boolean {
  if (zones.has(name)) return true;
  try {
    const { timeZone } = Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions();
    if (timeZone === name) zones.add(name);
    return true;
  } catch {
    return false;
  }
}

const countries = new Intl.DisplayNames('es-ES', { type: 'region' });

function countryName(text: string): string {
  return /^[A-Z]{2}$/i.test(text) ? (countries.of(text.toUpperCase()) ?? text) : text;
}
