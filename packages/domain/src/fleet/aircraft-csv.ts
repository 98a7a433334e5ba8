/** Aircraft as CSV in phpVMS's columns, both ways. No type or airport is invented. */
import { checkTable } from '../csv/check-table.ts';
import type { TableColumns } from '../csv/table-header.ts';
import type { CsvCheck, CsvProblem, CsvRecord } from '../csv/csv-record.ts';
import { csvText } from '../csv/csv-text.ts';
import type { RowReader } from '../csv/row-reader.ts';
import { capital } from '../texts.ts';
import { readRegistration, REGISTRATION_ADVICE } from '../registration.ts';
import type { Service } from './tail-state.ts';

/** An aircraft of the file. */
export interface AircraftRow {
  registration: string;
  /** Id of the type. */
  typeId: string;
  /** ICAO designator of what it really is, e.g. `A20N`. */
  icaoType: string;
  /** Present airport and base, ICAO codes. */
  place: string;
  base: string;
  service: Service;
}

const COLUMNS = [
  'subfleet',
  'iata',
  'icao',
  'hub_id',
  'airport_id',
  'name',
  'registration',
  'fin',
  'hex_code',
  'selcal',
  'dow',
  'zfw',
  'mtow',
  'mlw',
  'status',
] as const;

const TABLE: TableColumns = {
  needed: ['subfleet', 'icao', 'airport_id', 'registration'],
  read: ['hub_id', 'status'],
  ignored: [
    'id',
    'iata',
    'name',
    'fin',
    'hex_code',
    'selcal',
    'dow',
    'zfw',
    'mtow',
    'mlw',
    'simbrief_type',
    'landing_time',
    'fuel_onboard',
    'flight_time',
    'state',
    'subfleet_id',
    'created_at',
    'updated_at',
  ],
  // phpVMS 8 names them so, and means the code of the airport.
  aliases: { airport: 'airport_id', hub: 'hub_id', subfleet_type: 'subfleet', icao_type: 'icao' },
};

/** Advice for a type that the airline lacks: a file never creates a type. */
export const NEW_TYPE = 'Un tipo nuevo se añade antes en «Tipos de avión», en la mesa.';

/** phpVMS's letters for the state of an aircraft. */
const STATUS: ReadonlyMap<string, Service> = new Map([
  ['A', 'operational'],
  ['M', 'maintenance'],
  ['S', 'stored'],
  ['R', 'retired'],
  ['C', 'retired'],
  ['W', 'retired'],
]);

const LETTERS: Readonly<Record<Service, string>> = {
  operational: 'A',
  maintenance: 'M',
  stored: 'S',
  retired: 'R',
};

/** Facts against which the file is checked. */
export interface AircraftCsvContext {
  /** ICAO codes, aliases included, with the code that the platform uses. */
  airports: ReadonlyMap<string, string>;
  /** Id of a type by id, model and ICAO designator. */
  types: ReadonlyMap<string, string>;
}

/** Checks a file of aircraft and lists the problems of each row; the first record is the header. Changes nothing. */
export function checkAircraftCsv(
  records: readonly CsvRecord[],
  context: AircraftCsvContext,
): CsvCheck<AircraftRow> {
  return checkTable(records, TABLE, (reader) => rowOf(reader, context), sameRegistration);
}

function rowOf(reader: RowReader, { airports, types }: AircraftCsvContext): AircraftRow | undefined {
  const airportWords = 'Escribe el código OACI de un aeropuerto que ya exista en la plataforma.';
  const known = [...new Set(types.values())].join(', ');
  const typeId = reader.oneOf('subfleet', types, `Escribe uno de estos: ${known}. ${NEW_TYPE}`);
  const icaoType = reader
    .needed('icao', 'Escribe el designador OACI del avión, por ejemplo B738.')
    ?.toUpperCase();
  if (icaoType !== undefined && !/^[A-Z0-9]{2,4}$/.test(icaoType)) {
    reader.wrong(
      'icao',
      `«${reader.shown('icao')}» no es un designador OACI.`,
      'Escribe de dos a cuatro letras mayúsculas o cifras.',
    );
  }
  const place = reader.oneOf('airport_id', airports, airportWords);
  const base = reader.text('hub_id') === '' ? place : reader.oneOf('hub_id', airports, airportWords);
  const registration = registrationOf(reader);
  const status = reader.text('status').toUpperCase();
  const service = status === '' ? 'operational' : STATUS.get(status);
  if (service === undefined) {
    const words = 'Escribe A (operativo), M (mantenimiento), S (almacenado) o R (baja).';
    reader.wrong('status', 'No es un estado que se conozca.', words);
  }
  if (typeId === undefined || icaoType === undefined || place === undefined) return undefined;
  if (base === undefined || registration === undefined || service === undefined) return undefined;
  return { registration, typeId, icaoType, place, base, service };
}

function registrationOf(reader: RowReader): string | undefined {
  const text = reader.needed('registration', 'Escribe la matrícula, por ejemplo EC-ABC.');
  if (text === undefined) return undefined;
  return (
    readRegistration(text) ??
    reader.wrong(
      'registration',
      `«${reader.shown('registration')}» no es una matrícula.`,
      `${capital(REGISTRATION_ADVICE)}.`,
    )
  );
}

function sameRegistration(rows: readonly { line: number; row: AircraftRow }[]): CsvProblem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, row: { registration } }) => {
    const first = lines.get(registration);
    if (first === undefined) {
      lines.set(registration, line);
      return [];
    }
    const wrong = `La matrícula ya está en la línea ${first}.`;
    return [
      { line, column: 'registration', value: registration, wrong, write: 'Borra una de las dos filas.' },
    ];
  });
}

/** The file of these aircraft, which `checkAircraftCsv` reads again. */
export function aircraftCsv(rows: readonly AircraftRow[]): string {
  return csvText(
    COLUMNS,
    rows.map((row) => {
      const cells: Partial<Record<(typeof COLUMNS)[number], string>> = {
        subfleet: row.typeId,
        icao: row.icaoType,
        hub_id: row.base,
        airport_id: row.place,
        registration: row.registration,
        status: LETTERS[row.service],
      };
      return COLUMNS.map((column) => cells[column] ?? '');
    }),
  );
}
