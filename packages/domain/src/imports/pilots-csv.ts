/** Pilots of another system as CSV; the names of phpVMS's columns are read too. */
import { checkTable, type TableColumns } from '../csv/check-table.ts';
import type { CsvCheck, CsvProblem, CsvRecord } from '../csv/csv-record.ts';
import { sameTwice } from './same-twice.ts';
import type { RowReader } from '../csv/row-reader.ts';
import type { PilotFacts, PilotRow } from './pilot-row.ts';

const TABLE: TableColumns = {
  needed: ['callsign'],
  read: ['name', 'email', 'country', 'rank', 'home_airport_id', 'vatsim_id', 'ivao_id', 'created_at'],
  ignored: [
    'id',
    'pilot_id',
    'airline_id',
    'rank_id',
    'curr_airport_id',
    'last_pirep_id',
    'flights',
    'flight_time',
    'transfer_time',
    'timezone',
    'status',
    'state',
    'opt_in',
    'active',
    'updated_at',
  ],
  aliases: {
    ident: 'callsign',
    base: 'home_airport_id',
    home_airport: 'home_airport_id',
    joined: 'created_at',
  },
};

/** Reads a file of pilots and says of each row what is wrong; the first record is the header. */
export function checkPilotsCsv(records: readonly CsvRecord[], facts: PilotFacts): CsvCheck<PilotRow> {
  return checkTable(
    records,
    TABLE,
    (reader) => rowOf(reader, facts),
    (rows) =>
      [
        ...sameTwice(rows, 'callsign', ({ callsign }) => callsign),
        ...sameTwice(rows, 'email', ({ email }) => email),
        ...sameTwice(rows, 'vatsim_id', ({ vatsimCid }) => text(vatsimCid)),
        ...sameTwice(rows, 'ivao_id', ({ ivaoVid }) => text(ivaoVid)),
      ] satisfies CsvProblem[],
  );
}

const text = (value: number | null) => (value === null ? null : String(value));

function rowOf(reader: RowReader, facts: PilotFacts): PilotRow | undefined {
  const callsign = reader.needed('callsign', `Escribe el indicativo, como ${facts.example}.`)?.toUpperCase();
  if (callsign === undefined) return undefined;
  if (!facts.pattern.test(callsign))
    reader.wrong(
      'callsign',
      `«${callsign}» no es un indicativo de la compañía.`,
      `Escribe uno como ${facts.example}.`,
    );
  if (facts.callsigns.has(callsign))
    reader.wrong('callsign', 'Ese indicativo ya está dado o reservado.', 'Escribe otro o quita la fila.');
  const name = reader.text('name');
  if (name !== '' && (name.length < 2 || name.length > 80))
    reader.wrong('name', 'El nombre no cabe.', 'Escribe de 2 a 80 letras o déjalo vacío.');
  const email = reader.text('email').toLowerCase();
  if (email !== '' && (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254))
    reader.wrong('email', 'No es una dirección de correo.', 'Corrígela o déjala vacía.');
  if (facts.emails.has(email)) reader.wrong('email', 'Ya es de otra cuenta.', 'Escribe otra o déjala vacía.');
  const country = reader.text('country').toUpperCase();
  if (country !== '' && !/^[A-Z]{2}$/.test(country))
    reader.wrong('country', 'No es un código de país.', 'Escribe dos letras, como ES, o déjalo vacío.');
  const rankWord = reader.text('rank');
  const rank = rankWord === '' ? facts.firstRank : facts.ranks.get(rankWord.toLowerCase());
  if (rank === undefined)
    reader.wrong(
      'rank',
      `El rango «${rankWord}» no existe.`,
      'Escribe un rango de la compañía o déjalo vacío.',
    );
  const base = reader.text('home_airport_id').toUpperCase() || facts.base;
  if (!facts.airports.has(base))
    reader.wrong(
      'home_airport_id',
      `«${base}» no es de la red.`,
      'Escribe un aeropuerto de la red o déjalo vacío.',
    );
  const vatsimCid = idOf(reader, 'vatsim_id', facts.vatsimCids);
  const ivaoVid = idOf(reader, 'ivao_id', facts.ivaoVids);
  const joined = reader.text('created_at');
  const joinedMs = joined === '' ? null : Date.parse(`${joined.slice(0, 10)}T00:00:00Z`);
  if (joinedMs !== null && !(joinedMs <= facts.now && joinedMs > Date.parse('1990-01-01')))
    reader.wrong('created_at', 'No es un día que valga.', 'Escribe el día como 2024-05-31 o déjalo vacío.');
  if (reader.problems.length > 0 || rank === undefined) return undefined;
  return {
    callsign,
    name: name || null,
    email: email || null,
    country: country || null,
    rank,
    base,
    vatsimCid,
    ivaoVid,
    joinedAt: joinedMs === null ? null : new Date(joinedMs).toISOString(),
  };
}

function idOf(reader: RowReader, column: string, taken: ReadonlySet<number>): number | null {
  const id = reader.whole(column, 1, 99_999_999, 'Escribe el número de la red o déjalo vacío.');
  if (id !== undefined && taken.has(id))
    reader.wrong(column, 'Ya es de otra cuenta.', 'Escribe otro o déjalo vacío.');
  return id ?? null;
}
