/** Airports as CSV in phpVMS's columns, both ways. Costs are not kept: the airline has none. */
import { checkTable, type TableColumns } from '../csv/check-table.ts';
import type { CsvCheck, CsvProblem, CsvRecord } from '../csv/csv-record.ts';
import { csvText } from '../csv/csv-text.ts';
import type { RowReader } from '../csv/row-reader.ts';

export interface AirportRow {
  icao: string;
  iata: string;
  name: string;
  city: string;
  region: string;
  country: string;
  /** IANA time zone; empty when it is not known. */
  timezone: string;
  isBase: boolean;
  lat: number;
  lon: number;
  elevationFt: number | null;
  note: string;
}

const COLUMNS = [
  'icao',
  'iata',
  'name',
  'location',
  'region',
  'country',
  'timezone',
  'hub',
  'lat',
  'lon',
  'elevation',
  'ground_handling_cost',
  'fuel_100ll_cost',
  'fuel_jeta_cost',
  'fuel_mogas_cost',
  'notes',
] as const;

const TABLE: TableColumns = {
  needed: ['icao', 'name', 'lat', 'lon'],
  read: ['iata', 'location', 'region', 'country', 'timezone', 'hub', 'elevation', 'notes'],
  ignored: ['ground_handling_cost', 'fuel_100ll_cost', 'fuel_jeta_cost', 'fuel_mogas_cost'],
};

export function checkAirportsCsv(records: readonly CsvRecord[]): CsvCheck<AirportRow> {
  return checkTable(records, TABLE, rowOf, sameCode);
}

function rowOf(reader: RowReader): AirportRow | undefined {
  const icao = reader.needed('icao', 'Escribe las cuatro letras del código OACI.');
  if (icao !== undefined && !/^[A-Z]{4}$/.test(icao)) {
    reader.wrong('icao', `«${icao}» no es un código OACI.`, 'Escribe cuatro letras mayúsculas.');
  }
  const iata = reader.text('iata');
  if (iata !== '' && !/^[A-Z0-9]{3}$/.test(iata)) {
    reader.wrong('iata', `«${iata}» no es un código IATA.`, 'Escribe tres letras mayúsculas o déjalo vacío.');
  }
  const name = reader.needed('name', 'Escribe el nombre del aeropuerto.');
  const lat = coordinate(
    reader,
    'lat',
    90,
    'Escribe grados de -90 a 90 con punto decimal, negativos al sur.',
  );
  const lon = coordinate(
    reader,
    'lon',
    180,
    'Escribe grados de -180 a 180 con punto decimal, negativos al oeste.',
  );
  const elevation = reader.number('elevation', -1500, 20_000, 'Escribe la elevación en pies.');
  const timezone = reader.text('timezone');
  if (timezone !== '' && !isTimezone(timezone)) {
    const wrong = `«${timezone}» no es una zona horaria.`;
    reader.wrong('timezone', wrong, 'Escribe una como Europe/Madrid o déjalo vacío.');
  }
  if (icao === undefined || name === undefined || lat === undefined || lon === undefined) return undefined;
  return {
    icao,
    iata,
    name,
    city: reader.text('location'),
    region: reader.text('region'),
    country: reader.text('country'),
    timezone,
    isBase: ['1', 'true', 'yes'].includes(reader.text('hub').toLowerCase()),
    lat,
    lon,
    elevationFt: elevation === undefined ? null : Math.round(elevation),
    note: reader.text('notes'),
  };
}

function coordinate(reader: RowReader, column: 'lat' | 'lon', limit: number, write: string) {
  const text = reader.needed(column, write);
  return text === undefined ? undefined : reader.number(column, -limit, limit, write);
}

/** By name, so that a long file asks for each zone once. */
const zones = new Map<string, boolean>();

function isTimezone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let real = true;
  try {
    Intl.DateTimeFormat('en-GB', { timeZone: name });
  } catch {
    real = false;
  }
  zones.set(name, real);
  return real;
}

function sameCode(rows: readonly { line: number; row: AirportRow }[]): CsvProblem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, row: { icao } }) => {
    const first = lines.get(icao);
    if (first === undefined) {
      lines.set(icao, line);
      return [];
    }
    const wrong = `El aeropuerto ya está en la línea ${first}.`;
    return [{ line, column: 'icao', value: icao, wrong, write: 'Borra una de las dos filas.' }];
  });
}

export function airportsCsv(rows: readonly AirportRow[]): string {
  return csvText(
    COLUMNS,
    rows.map((row) => {
      const cells: Partial<Record<(typeof COLUMNS)[number], string>> = {
        icao: row.icao,
        iata: row.iata,
        name: row.name,
        location: row.city,
        region: row.region,
        country: row.country,
        timezone: row.timezone,
        hub: row.isBase ? '1' : '0',
        lat: String(row.lat),
        lon: String(row.lon),
        elevation: row.elevationFt === null ? '' : String(row.elevationFt),
        notes: row.note,
      };
      return COLUMNS.map((column) => cells[column] ?? '');
    }),
  );
}
