import { describe, expect, it } from 'vitest';
import type { CsvRecord } from '../csv/csv-record.ts';
import { aircraftCsv, checkAircraftCsv } from './aircraft-csv.ts';

/** Files without quotes, cell by cell. */
function records(text: string): CsvRecord[] {
  const lines = text.trimEnd().split('\r\n');
  return lines.map((line, index) => ({ line: index + 1, cells: line.split(',') }));
}
const context = {
  airports: new Map([
    ['LEMD', 'LEMD'],
    ['UTTT', 'UZTT'],
    ['UZTT', 'UZTT'],
  ]),
  types: new Map([['a320-200', 'a320-200']]),
};

describe('aircraft as CSV', () => {
  const tail = {
    registration: 'EC-X01',
    typeId: 'a320-200',
    icaoType: 'A20N',
    place: 'LEMD',
    base: 'LEMD',
    service: 'maintenance' as const,
  };

  it('come back as they were', () => {
    expect(checkAircraftCsv(records(aircraftCsv([tail])), context)).toMatchObject({
      rows: [{ line: 2, row: tail }],
      problems: [],
    });
  });

  it('name what is wrong and invent nothing', () => {
    const file = (row: string) => records(`subfleet,icao,airport_id,registration,status\r\n${row}\r\n`);
    const wrong = (row: string) => checkAircraftCsv(file(row), context).problems.map(({ column }) => column);
    expect(wrong('b738,=B738,XXXX,ECX,Z')).toEqual([
      'subfleet',
      'icao',
      'airport_id',
      'registration',
      'status',
    ]);
    expect(wrong('a320-200,A320,UTTT,EC-X01,')).toEqual([]);
    const place = checkAircraftCsv(file('a320-200,A320,UTTT,EC-X01,'), context).rows[0]?.row.place;
    expect(place).toBe('UZTT');
    expect(wrong('a320-200,A320,LEMD,EC-X01,\r\na320-200,A320,LEMD,EC-X01,')).toEqual(['registration']);
  });
});
