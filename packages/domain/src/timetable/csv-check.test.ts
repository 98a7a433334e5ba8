import { describe, expect, it } from 'vitest';
import type { CsvRecord } from '../csv/csv-record.ts';
import { distanceNm } from '../great-circle.ts';
import { checkTimetableCsv, type TimetableCsvContext } from './csv-check.ts';
import { FLIGHT_COLUMNS } from './csv-columns.ts';
import { applyRows } from './apply-rows.ts';
import type { Flight } from './flight.ts';
import type { TimetableAirport } from './timetable-input.ts';
import { daysOf } from './weekdays.ts';

const lemd: TimetableAirport = {
  icao: 'LEMD',
  lat: 40.47,
  lon: -3.56,
  timezone: 'Europe/Madrid',
  runwayM: 4350,
};
const lebl: TimetableAirport = {
  icao: 'LEBL',
  lat: 41.3,
  lon: 2.08,
  timezone: 'Europe/Madrid',
  runwayM: 3352,
};
const context: TimetableCsvContext = {
  airline: 'EVE',
  airports: new Map([
    ['LEMD', lemd],
    ['LEBL', lebl],
  ]),
  types: new Map([
    ['a320-200', 'a320-200'],
    ['A320-200', 'a320-200'],
    ['A320', 'a320-200'],
    ['A333', 'a330-300'],
  ]),
  localTimes: false,
  current: [],
  today: '2026-11-22',
  distanceNm,
};

const row = {
  airline: 'EVE',
  flight_number: '101',
  dpt_airport: 'LEMD',
  arr_airport: 'LEBL',
  days: '135',
  dpt_time: '0630',
  arr_time: '07:35',
  flight_time: '65',
  flight_type: 'J',
  subfleets: 'A320',
};
type Row = Partial<Record<(typeof FLIGHT_COLUMNS)[number], string>>;

function file(...rows: Row[]): CsvRecord[] {
  return [
    { line: 1, cells: [...FLIGHT_COLUMNS] },
    ...rows.map((cells, index) => ({
      line: index + 2,
      cells: FLIGHT_COLUMNS.map((column) => cells[column] ?? ''),
    })),
  ];
}
const check = (rows: Row[], more: Partial<TimetableCsvContext> = {}) =>
  checkTimetableCsv(file(...rows), { ...context, ...more });
const problem = (changes: Row) => {
  const [first] = check([{ ...row, ...changes }]).problems;
  return first && [first.column, first.wrong];
};

describe('a row of a timetable', () => {
  it('becomes a flight', () => {
    const { rows, problems } = check([row]);
    expect(problems).toEqual([]);
    expect(rows[0]?.row).toMatchObject({
      number: 101,
      days: daysOf('135'),
      stdUtc: 390,
      staUtc: 455,
      blockMin: 65,
      distanceNm: 260.8,
      level: null,
      kind: 'line',
      validFrom: '2026-11-22',
      types: ['a320-200'],
      source: 'import',
    });
  });

  it('flies every day without days, and needs one of arrival and block time', () => {
    expect(check([{ ...row, days: '' }]).rows[0]?.row.days).toBe(127);
    expect(check([{ ...row, flight_time: '' }]).rows[0]?.row.blockMin).toBe(65);
    expect(check([{ ...row, arr_time: '' }]).rows[0]?.row.staUtc).toBe(455);
    expect(problem({ arr_time: '', flight_time: '' })).toEqual(['flight_time', 'Falta la llegada.']);
  });

  it('reads times that a spreadsheet has cut, and arrivals after midnight', () => {
    expect(check([{ ...row, dpt_time: '630' }]).rows[0]?.row.stdUtc).toBe(390);
    const night = check([{ ...row, dpt_time: '2330', arr_time: '0035' }]).rows[0]?.row;
    expect(night).toMatchObject({ stdUtc: 1410, staUtc: 35, arrDayOffset: 1, blockMin: 65 });
  });

  it('takes local times where it is told so, with the days that go with them', () => {
    const local = { ...row, dpt_time: '0030', arr_time: '0135', days: '1' };
    const utc = check([local], { localTimes: true }).rows[0]?.row;
    expect(utc).toMatchObject({ stdUtc: 1410, staUtc: 35, arrDayOffset: 1, days: daysOf('7') });
  });

  it.each<[Row, string, string]>([
    [{ airline: 'IBE' }, 'airline', '«IBE» no es esta aerolínea.'],
    [{ flight_number: '0' }, 'flight_number', 'No es un número que valga aquí.'],
    [{ flight_number: '10.5' }, 'flight_number', 'No es un número entero.'],
    [{ flight_number: '' }, 'flight_number', 'Está vacío.'],
    [{ dpt_airport: 'XXXX' }, 'dpt_airport', '«XXXX» no existe.'],
    [{ arr_airport: 'LEMD' }, 'arr_airport', 'Es el mismo aeropuerto de salida.'],
    [{ days: '018' }, 'days', '«018» no son días de la semana.'],
    [{ days: '11' }, 'days', '«11» no son días de la semana.'],
    [{ dpt_time: '25:00' }, 'dpt_time', '«25:00» no es una hora.'],
    [{ arr_time: '0800' }, 'arr_time', 'Con salida a las 06:30 Z y 65\u00a0min llegaría a las 07:35 Z.'],
    [{ flight_time: '-5' }, 'flight_time', 'No es un número que valga aquí.'],
    [{ level: '35000' }, 'level', 'No es un número que valga aquí.'],
    [{ flight_type: 'JJ' }, 'flight_type', '«JJ» no es un tipo de vuelo que se conozca.'],
    [{ route: 'Ñ'.repeat(1001) }, 'route', 'La ruta tiene 1001 caracteres.'],
    [{ enabled: 'quizá' }, 'enabled', '«quizá» no es ni sí ni no.'],
    [{ enabled: 'FALSO' }, 'enabled', 'El vuelo está desactivado.'],
    [{ subfleets: 'B738;A320' }, 'subfleets', 'No existe «B738».'],
    [{ start_date: '2026-02-30' }, 'start_date', '«2026-02-30» no es una fecha.'],
    [{ end_date: '2026-01-01' }, 'end_date', 'Es anterior a la fecha de comienzo.'],
    [{ enabled: '0' }, 'enabled', 'El vuelo está desactivado.'],
    [{ fields: 'kind=otro' }, 'fields', '«kind=otro» no se conoce.'],
    [{ notes: 'a'.repeat(201) }, 'notes', 'Tiene 201 caracteres.'],
  ])('with %j is refused with column and words', (changes, column, wrong) => {
    const { rows, problems, refused } = check([{ ...row, ...changes }]);
    expect(rows).toEqual([]);
    expect(refused).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 2, column, wrong });
    expect(problems[0]?.write).toMatch(/\.$/);
  });

  it('takes codes in small letters as the same in capitals', () => {
    const small = {
      ...row,
      airline: ' eve',
      dpt_airport: 'lemd ',
      arr_airport: 'lebl',
      flight_type: 'j',
      subfleets: 'a333; a320',
    };
    expect(check([small]).problems).toEqual([]);
    expect(check([small]).rows[0]?.row).toEqual(check([{ ...row, subfleets: 'A333;A320' }]).rows[0]?.row);
  });

  it('takes a decimal comma in its distance, and asks for no point', () => {
    expect(check([{ ...row, distance: '260,8' }]).rows[0]?.row.distanceNm).toBe(260.8);
    const { problems } = check([{ ...row, distance: 'lejos' }]);
    expect(problems).toMatchObject([{ column: 'distance', write: 'Escribe las millas náuticas.' }]);
  });

  it('names everything that is wrong with it at once', () => {
    const { problems } = check([{ ...row, days: '8', dpt_airport: 'XXXX', subfleets: '' }]);
    expect(problems.map(({ column }) => column)).toEqual(['dpt_airport', 'days', 'subfleets']);
    // No file makes a type: who meets that reads who does.
    expect(problems.at(-1)?.write).toMatch(/Un tipo nuevo se añade antes en «Tipos de avión»/);
  });
});

describe('a timetable', () => {
  it('keeps three flights of one number on three days apart', () => {
    const { rows, problems } = check(['1', '3', '5'].map((days) => ({ ...row, days })));
    expect(problems).toEqual([]);
    expect(rows.map(({ row: flight }) => flight.days)).toEqual([1, 4, 16]);
    expect(new Set(rows.map(({ row: flight }) => flight.id)).size).toBe(3);
  });

  it('refuses a row that is there twice, and a number that leaves twice a day', () => {
    expect(check([row, row]).problems).toMatchObject([
      { line: 3, wrong: 'Es el mismo vuelo que el de la línea 2.' },
    ]);
    const clash = check([row, { ...row, days: '57', dpt_airport: 'LEBL', arr_airport: 'LEMD' }]);
    expect(clash.problems[0]?.wrong).toBe('El número ya sale en la línea 2 (viernes).');
    const later = { ...row, start_date: '2027-01-01' };
    expect(check([{ ...row, end_date: '2026-12-31' }, later]).problems).toEqual([]);
  });

  it('leaves flights alone that it says as they are, and takes over those that it changes', () => {
    const [first] = check([row]).rows;
    const known: Flight = { ...first!.row, id: 'now', source: 'generated' };
    const next = (rows: Row[], today = context.today, current = [known]) =>
      applyRows(
        current,
        check(rows, { current, today }).rows.map((one) => one.row),
        { mode: 'add', from: today, today, source: 'import' },
      );
    expect(next([row])).toEqual([known]);
    // The same file on another day: a row without its first day moves no flight that flies already.
    expect(next([row], '2026-11-23')).toEqual([known]);
    const ended = { ...known, validUntil: '2026-11-22' };
    expect(next([row], '2026-11-24', [ended])).toEqual([
      ended,
      expect.objectContaining({ validFrom: '2026-11-24', validUntil: null, source: 'import' }),
    ]);
    expect(next([{ ...row, notes: 'Con cena' }])).toEqual([{ ...known, source: 'import', note: 'Con cena' }]);
  });

  it('says which columns are not kept, and reads the old name of «enabled»', () => {
    expect(check([{ ...row, route: 'DCT', callsign: 'IB' }]).ignored).toEqual(['callsign']);
    const old = file(row).map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => (cell === 'enabled' ? 'active' : cell)),
    }));
    expect(checkTimetableCsv(old, context).problems).toEqual([]);
  });

  it('is refused whole when its header is wrong', () => {
    const header = (cells: string[]) =>
      checkTimetableCsv(
        [
          { line: 1, cells },
          { line: 2, cells: [] },
        ],
        context,
      ).problems.map(({ wrong }) => wrong);
    expect(header([...FLIGHT_COLUMNS, 'days'])).toEqual(['La columna «days» está dos veces.']);
    expect(header(['airline'])).toContain('Falta la columna «subfleets».');
    expect(checkTimetableCsv([], context).problems[0]).toMatchObject({
      wrong: 'El archivo está vacío.',
      write: 'Empieza por la fila de la cabecera, con los nombres de las columnas.',
    });
  });

  it('names a row with cells too many', () => {
    const [head, one] = file(row);
    const long = { line: 2, cells: [...one!.cells, 'x'] };
    expect(checkTimetableCsv([head!, long], context).problems[0]).toMatchObject({
      line: 2,
      column: '',
      write: 'Revisa las comillas de la fila: un texto con comas o puntos y coma va entre comillas dobles.',
    });
  });
});
