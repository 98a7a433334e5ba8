import { dayOf } from '@va/domain/months.ts';
import { cellText } from '@va/domain/csv/cells.ts';
import { csvText } from '@va/domain/csv/csv-text.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { checkTimetableCsv, type TimetableCsvContext } from '@va/domain/timetable/csv-check.ts';
import { timetableCsv } from '@va/domain/timetable/csv-export.ts';
import { flightId } from '@va/domain/timetable/flight-identity.ts';
import { arrivalOf, type Flight } from '@va/domain/timetable/flight.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import { readCsv } from './read-csv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const cells = (text: string) => readCsv(bytes(text)).records.map((record) => record.cells);

const airports = new Map(
  ['LEMD', 'LEBL', 'MMUN'].map((icao, index) => [
    icao,
    { icao, lat: 40 - index * 9, lon: -3 - index * 40, runwayM: 3000 },
  ]),
);
/** Rows of a large file. */
const ROWS = howOften(10_000, 100_000, 100_000);

const context: TimetableCsvContext = {
  airline: 'EVE',
  airports,
  types: new Map([
    ['a320-200', 'a320-200'],
    ['a350-900', 'a350-900'],
  ]),
  localTimes: false,
  current: [],
  today: '2026-11-22',
  distanceNm,
};

describe('reading CSV', () => {
  it('says what a file of another kind is', () => {
    const wrong = (text: string) => readCsv(bytes(text)).problems.map((problem) => problem.wrong);
    expect(wrong('PK\u0003\u0004\u0014')).toEqual(['Es un archivo ZIP o una hoja de cálculo, no un CSV.']);
    expect(wrong('%PDF-1.7')).toEqual(['No es un archivo CSV.']);
  });

  it('takes a mark at the beginning, both line ends, quotes and empty lines', () => {
    expect(cells('\uFEFFa,b\r\n"1,5","di ""no"""\n\nx,\n')).toEqual([
      ['a', 'b'],
      ['1,5', 'di "no"'],
      ['x', ''],
    ]);
  });

  it('takes the semicolons of a Spanish spreadsheet, and those inside a cell for what they are', () => {
    expect(cells('\uFEFFa;b\r\n"1,5";x;\r\n')).toEqual([
      ['a', 'b'],
      ['1,5', 'x', ''],
    ]);
    expect(cells('a,b\n1;2,x')).toEqual([
      ['a', 'b'],
      ['1;2', 'x'],
    ]);
  });

  it.each([
    ['an accent', 'callsign;name;Observación', 'x;y;z', 3],
    ['a hyphen', 'callsign;e-mail', 'x;y', 2],
    ['brackets', 'callsign;points (total)', 'x;y', 2],
    ['quotes', '"callsign";"name"', 'x;y', 2],
    ['commas in quotes', 'callsign;"name, surname, other"', 'x;y', 2],
    ['a comma among the semicolons', 'callsign;name;Notas, varias', 'x;y;z', 3],
    ['semicolons in quotes', 'callsign,"a;b;c"', 'x,y', 2],
  ])('knows the sign between cells from a header with %s', (_, header, row, columns) => {
    expect(cells(`${header}\r\n${row}\r\n`).map(({ length }) => length)).toEqual([columns, columns]);
  });

  it('knows the line on which a row begins', () => {
    expect(readCsv(bytes('a,b\n"uno\ndos",x\n\n3,4\n')).records.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('refuses other encodings instead of losing letters', () => {
    const { records, problems } = readCsv(new Uint8Array([0x61, 0x2c, 0xf1, 0x0a]));
    expect(records).toEqual([]);
    expect(problems[0]?.wrong).toContain('UTF-8');
    // A browser has put the sign of a lost letter in its place.
    expect(readCsv(bytes('a,b\nx,Espa\uFFFDa\n'))).toMatchObject({ records: [], problems: [{ line: 2 }] });
  });

  it('names the line of quotes that don’t fit, and reads nothing of the file', () => {
    const bad = readCsv(bytes('a,b\n"x"y,1\n2,3\n'));
    expect(bad).toMatchObject({ records: [], problems: [{ line: 2 }] });
    const open = readCsv(bytes('a,b\n1,"x\n2,3\n'));
    expect(open).toMatchObject({
      records: [],
      problems: [{ wrong: 'Hay unas comillas que no se cierran.' }],
    });
  });

  it('gives back what was written, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          const plain = rows.map((row) => row.map((cell) => (cell.startsWith("'") ? '' : cell) || 'x'));
          const safe = plain.map((row) => row.map((cell) => cell.replace(/^[=+\-@\t\r]+/, '') || 'x'));
          expect(cells(csvText(['a', 'b'], safe)).slice(1)).toEqual(safe);
        },
      ),
    );
  });
});

const flight: fc.Arbitrary<Flight> = fc
  .record({
    number: fc.integer({ min: 1, max: 9999 }),
    ends: fc.constantFrom(['LEMD', 'LEBL'] as const, ['LEBL', 'LEMD'] as const, ['LEMD', 'MMUN'] as const),
    days: fc.integer({ min: 1, max: 127 }),
    stdUtc: fc.integer({ min: 0, max: 1439 }),
    blockMin: fc.integer({ min: 1, max: 2879 }),
    level: fc.option(fc.integer({ min: 10, max: 600 })),
    kind: fc.constantFrom('line', 'continuation', 'tour', 'training', 'positioning', 'free'),
    validUntil: fc.option(fc.constant('2027-03-01')),
    isPublic: fc.boolean(),
    locked: fc.boolean(),
    note: fc.string({ unit: 'grapheme', maxLength: 60 }).map(cellText),
    types: fc.constantFrom(['a320-200'], ['a350-900', 'a320-200']),
  })
  .map(({ ends: [dep, arr], ...rest }) => ({
    ...rest,
    id: flightId(rest.number, dep, arr),
    dep,
    arr,
    ...arrivalOf(rest.stdUtc, rest.blockMin),
    distanceNm: 261.5,
    validFrom: '2026-11-22',
    source: 'import' as const,
  }));

describe('a timetable written and read into an empty base', () => {
  it('has identical rows', () => {
    fc.assert(
      fc.property(fc.uniqueArray(flight, { selector: ({ number }) => number, maxLength: 20 }), (flights) => {
        const read = readCsv(bytes(timetableCsv(flights, 'EVE')));
        const { rows, problems } = checkTimetableCsv(read.records, context);
        expect(problems).toEqual([]);
        expect(rows.map(({ row }) => row)).toEqual(flights);
      }),
    );
  });

  it(`of ${ROWS} rows is checked row by row, and of more than a hundred thousand not at all`, () => {
    const head =
      'airline,flight_number,dpt_airport,arr_airport,days,dpt_time,flight_time,subfleets,start_date,end_date';
    const rows = Array.from({ length: ROWS }, (_, index) => {
      const date = dayOf(Date.UTC(2027, 0, 1 + Math.floor(index / 9999)));
      const airport = index === 4321 ? 'XXXX' : 'LEBL';
      return `EVE,${(index % 9999) + 1},LEMD,${airport},,0800,65,a320-200,${date},${date}`;
    });
    const { records } = readCsv(bytes([head, ...rows].join('\n')));
    const check = checkTimetableCsv(records, context);
    expect(check.rows).toHaveLength(ROWS - 1);
    expect(check.problems).toMatchObject([{ line: 4323, column: 'arr_airport', value: 'XXXX' }]);
    const tooMany = Array.from({ length: 100_001 }, () => records[1]!);
    const many = checkTimetableCsv([records[0]!, ...tooMany], context);
    expect(many.problems[0]?.wrong).toContain('100001 filas');
  });
});
