import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CsvRecord } from '../csv/csv-record.ts';
import { checkAirportsCsv } from '../airport/airport-csv.ts';
import { checkBalancesCsv } from './balances-csv.ts';
import { checkLogbookCsv } from './logbook-csv.ts';
import { checkPilotsCsv } from './pilots-csv.ts';

const recordsOf = (header: string, rows: readonly (readonly string[])[]): CsvRecord[] =>
  [header.split(','), ...rows].map((cells, i) => ({ line: i + 1, cells }));
const callsigns = new Set(['PRB101', 'PRB102']);
const now = Date.parse('2026-11-20T10:00:00Z');
const logbook = { callsigns, flights: new Set<string>(), now };
const balances = { callsigns, settled: new Set<string>(), flown: new Map([['PRB101', 90]]) };
const pilots = {
  pattern: /^PRB[0-9]{3}$/,
  example: 'PRB001',
  ranks: new Map([['comandante', 'comandante']]),
  own: new Set(['comandante']),
  firstRank: 'segundo-oficial',
  airports: new Set(['LEMD']),
  base: 'LEMD',
  callsigns: new Set<string>(),
  emails: new Set(['ana@example.org']),
  vatsimCids: new Set([1]),
  ivaoVids: new Set<number>(),
  now,
};
const FILES = [
  [
    'airports',
    'icao,iata,name,location,country,timezone,lat,lon',
    (records: readonly CsvRecord[]) => checkAirportsCsv(records, { known: new Set(['LEMD']) }),
  ],
  [
    'a logbook',
    'callsign,depIcao,arrIcao,icaoType,offBlock,onBlock,blockMin,score',
    (records: readonly CsvRecord[]) => checkLogbookCsv(records, logbook),
  ],
  [
    'balances',
    'callsign,hours,minutes,points',
    (records: readonly CsvRecord[]) => checkBalancesCsv(records, balances),
  ],
  [
    'pilots',
    'ident,name,email,country,rank,home_airport_id,vatsim_id,created_at',
    (records: readonly CsvRecord[]) => checkPilotsCsv(records, pilots),
  ],
] as const;

describe.each(FILES)('the check of %s', (_what, header, check) => {
  it('takes or refuses every row whatever it says, and explains what it refuses', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('PRB101', 'PRB103', 'LEMD', 'A320', '2026-01-01T10:00Z', '12:30', '70', '-1', '=1+1'),
    );
    const width = header.split(',').length;
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: width - 1, maxLength: width })), (rows) => {
        const { rows: good, refused, problems } = check(recordsOf(header, rows));
        expect(good.length + refused.length).toBe(rows.length);
        const explained = new Set(problems.map(({ line }) => line));
        for (const { line } of refused) expect(explained).toContain(line);
        for (const { wrong, write } of problems) expect([wrong, write]).not.toContain('');
      }),
    );
  });
});

it('reads hours and minutes, and refuses a total that is less than the flights in it', () => {
  const check = (cells: string[]) =>
    checkBalancesCsv(recordsOf('callsign,hours,minutes,points', [cells]), balances);
  expect(check(['prb102', '123:45', '', '10']).rows[0]?.row).toEqual({
    callsign: 'PRB102',
    minutes: 7425,
    points: 10,
  });
  expect(check(['PRB101', '', '', '10']).rows).toHaveLength(1);
  expect(check(['PRB101', '1:00', '', '']).problems[0]).toMatchObject({ column: 'hours' });
  expect(check(['PRB101', '', '89', '']).problems[0]).toMatchObject({ column: 'minutes' });
});

it('counts the block from both times, also where only the departure and the minutes are there', () => {
  const header = 'callsign,depIcao,arrIcao,icaoType,offBlock,onBlock,blockMin';
  const rowOf = (on: string, block: string) =>
    checkLogbookCsv(
      recordsOf(header, [['PRB101', 'lemd', 'LEBL', 'a320', '2026-01-01 10:00', on, block]]),
      logbook,
    ).rows[0]?.row;
  expect(rowOf('2026-01-01T11:10Z', '')).toMatchObject({ blockMin: 70, onBlock: '2026-01-01T11:10:00.000Z' });
  expect(rowOf('', '65')).toMatchObject({ blockMin: 65, onBlock: '2026-01-01T11:05:00.000Z' });
  expect(rowOf('', '')).toBeUndefined();
});
