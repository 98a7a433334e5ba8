/** Pilots of another system as CSV; the names of phpVMS's columns are read too. */
import { checkTable } from '../csv/check-table.ts';
import { type TableColumns, readHeader } from '../csv/table-header.ts';
import type { CsvCheck, CsvProblem, CsvRecord } from '../csv/csv-record.ts';
import { cellText } from '../csv/cells.ts';
import { shorten } from '../texts.ts';
import { sameTwice, type PilotFacts, type PilotRow } from './import-rows.ts';
import type { RowReader } from '../csv/row-reader.ts';

const TABLE: TableColumns = {
  needed: [],
  // phpVMS stores a number of the pilot and shows it after the airline's code.
  either: ['callsign', 'pilot_id'],
  read: [
    'name',
    'first_name',
    'last_name',
    'email',
    'country',
    'rank',
    'home_airport_id',
    'vatsim_id',
    'ivao_id',
    'created_at',
    'deleted_at',
  ],
  ignored: [
    'id',
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
    'password',
    'api_key',
    'avatar',
    'notes',
    'toc_accepted',
    'last_ip',
    'lastlogin_at',
    'remember_token',
    'email_verified_at',
    'discord_id',
    'discord_private_channel_id',
  ],
  aliases: {
    ident: 'callsign',
    indicativo: 'callsign',
    pilotid: 'pilot_id',
    nombre: 'name',
    firstname: 'first_name',
    lastname: 'last_name',
    apellidos: 'last_name',
    mail: 'email',
    correo: 'email',
    pais: 'country',
    rango: 'rank',
    rank_name: 'rank',
    rank_id: 'rank',
    base: 'home_airport_id',
    home_airport: 'home_airport_id',
    hub: 'home_airport_id',
    vatsim: 'vatsim_id',
    vatsim_cid: 'vatsim_id',
    ivao: 'ivao_id',
    ivao_vid: 'ivao_id',
    joined: 'created_at',
    join_date: 'created_at',
    alta: 'created_at',
  },
  dates: ['created_at'],
};

/** Checks a file of pilots and lists the problems of each row; the first record is the header. */
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
  const callsign = callsignOf(reader, facts);
  if (callsign === undefined) return undefined;
  if (reader.text('deleted_at') !== '')
    reader.wrong('deleted_at', 'En el otro sistema esa cuenta está borrada.', 'Quita la fila.');
  if (facts.callsigns.has(callsign))
    reader.wrong('callsign', 'Ese indicativo ya está dado o reservado.', 'Escribe otro o quita la fila.');
  const name = reader.text('name') || `${reader.text('first_name')} ${reader.text('last_name')}`.trim();
  if (name !== '' && (name.length < 2 || name.length > 80))
    reader.wrong('name', 'El nombre no cabe.', 'Escribe de 2 a 80 letras o déjalo vacío.');
  const email = reader.text('email').toLowerCase();
  if (email !== '' && (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254))
    reader.wrong('email', 'No es una dirección de correo.', 'Corrígela o déjala vacía.');
  if (facts.emails.has(email)) reader.wrong('email', 'Ya es de otra cuenta.', 'Escribe otra o déjala vacía.');
  const country = reader.text('country').toUpperCase();
  if (country !== '' && !/^[A-Z]{2}$/.test(country))
    reader.wrong('country', 'No es un código de país.', 'Escribe dos letras, como ES, o déjalo vacío.');
  const rank = rankOf(reader, facts);
  const base = reader.text('home_airport_id').toUpperCase() || facts.base;
  if (!facts.airports.has(base))
    reader.wrong(
      'home_airport_id',
      `«${shorten(base)}» no es de la red.`,
      'Escribe un aeropuerto de la red o déjalo vacío.',
    );
  const vatsimCid = idOf(reader, 'vatsim_id', facts.vatsimCids);
  const ivaoVid = idOf(reader, 'ivao_id', facts.ivaoVids);
  const joined = reader.date('created_at');
  const joinedMs = joined === undefined ? null : Date.parse(`${joined}T00:00:00Z`);
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

/** The callsign, or the one that a number of the pilot makes: 17 is EVE017 where the airline's are like EVE001. */
function callsignOf(reader: RowReader, { pattern, example }: PilotFacts): string | undefined {
  const words = `Escribe uno como ${example}.`;
  const written = reader.text('callsign').toUpperCase();
  if (pattern.test(written)) return written;
  const number = /^\d+$/.test(written) ? written : reader.text('pilot_id');
  const [digits = ''] = /\d+$/.exec(example) ?? [];
  const made = `${example.slice(0, example.length - digits.length)}${number.padStart(digits.length, '0')}`;
  if (/^\d+$/.test(number) && pattern.test(made)) return made;
  const pilotId = reader.text('pilot_id').toUpperCase();
  if (pattern.test(pilotId)) return pilotId;
  const column = written === '' && pilotId !== '' ? 'pilot_id' : 'callsign';
  if (reader.text(column) === '')
    return reader.wrong(column, 'Está vacío.', `Escribe el indicativo, como ${example}.`);
  reader.wrong(column, `«${reader.shown(column)}» no es un indicativo de la compañía.`, words);
  // Returns the text as it is, so that the problems of the rest of the row are found too.
  return reader.text(column).toUpperCase();
}

function rankOf(reader: RowReader, { ranks, firstRank }: PilotFacts): string | undefined {
  const word = reader.text('rank');
  const rank = word === '' ? firstRank : ranks.get(rankKey(word));
  if (rank !== undefined) return rank;
  const known = new Intl.ListFormat('es-ES', { type: 'disjunction' }).format(new Set(ranks.values()));
  return reader.wrong(
    'rank',
    `El rango «${reader.shown('rank')}» no existe.`,
    `Elige en la revisión a cuál equivale, o escribe ${known}, o déjalo vacío.`,
  );
}

/** A rank of a file as it is compared and kept: small letters, single spaces. */
export function rankKey(word: string): string {
  return word.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** A rank of another system in a file, and the airline's rank that replaces it; null until staff choose one. */
export interface ForeignRank {
  word: string;
  /** Rows with it. */
  rows: number;
  rank: string | null;
}

/** The ranks of a file that are not called as those of the airline, in the order of the file. */
export function foreignRanks(
  records: readonly CsvRecord[],
  { ranks, own }: Pick<PilotFacts, 'ranks' | 'own'>,
): ForeignRank[] {
  const [header, ...body] = records;
  const at = header && readHeader(header, TABLE, body).index.get('rank');
  if (at === undefined) return [];
  const found = new Map<string, ForeignRank>();
  for (const { cells } of body) {
    const word = cellText(cells[at] ?? '');
    const key = rankKey(word);
    if (word === '' || own.has(key) || word.length > MOST_RANK_SIGNS) continue;
    const before = found.get(key);
    found.set(key, {
      word: before?.word ?? word,
      rows: (before?.rows ?? 0) + 1,
      rank: ranks.get(key) ?? null,
    });
  }
  return [...found.values()].slice(0, MOST_RANKS);
}

/** Longest name of a rank that is kept, and most of them in one review. */
export const MOST_RANK_SIGNS = 100;
export const MOST_RANKS = 100;

function idOf(reader: RowReader, column: string, taken: ReadonlySet<number>): number | null {
  // Databases store 0 for a missing number.
  const id = reader.whole(column, 0, 99_999_999, 'Escribe el número de la red o déjalo vacío.') || undefined;
  if (id !== undefined && taken.has(id))
    reader.wrong(column, 'Ya es de otra cuenta.', 'Escribe otro o déjalo vacío.');
  return id ?? null;
}
