import { describe, expect, it } from 'vitest';
import { cellTouchdownRate, touchdownRate } from '../touchdown-rate.ts';
import { cellClock, cellSpan, cellDate, orderOfDates, cellText, cellYes } from './cells.ts';
import { checkTable } from './check-table.ts';
import { decodeCsv } from './decode-csv.ts';
import { cellInstant } from './row-reader.ts';

describe('a date in a cell', () => {
  it.each([
    '2026-12-01',
    '2026-12-01 00:00:00',
    '2026-12-01T00:00:00.000000Z',
    '2026-12-01T00:00:00+00:00',
    '2026/12/1',
    '20261201',
    '1-dic-2026',
    '01 dic. 26',
    '1 de diciembre de 2026',
    '1 December 2026',
    'Dec 1, 2026',
    '46357',
  ])('means one day whatever the file: %s', (text) => {
    expect(cellDate(text, undefined)).toEqual({ kind: 'date', date: '2026-12-01' });
    expect(cellDate(text, 'month')).toEqual({ kind: 'date', date: '2026-12-01' });
  });

  it.each(['01/12/2026', '1/12/26', '01-12-2026', '1.12.2026', '01/12/2026 0:00:00'])(
    'has its day or its month first as the file says, and could be two where that says nothing: %s',
    (text) => {
      expect(cellDate(text, 'day')).toEqual({ kind: 'date', date: '2026-12-01' });
      expect(cellDate(text, 'month')).toEqual({ kind: 'date', date: '2026-01-12' });
      expect(cellDate(text, undefined)).toEqual({
        kind: 'either',
        dayFirst: '2026-12-01',
        monthFirst: '2026-01-12',
      });
    },
  );

  it('is one day where it can be no other', () => {
    expect(cellDate('29/03/2026', undefined)).toEqual({ kind: 'date', date: '2026-03-29' });
    expect(cellDate('3/29/2026', undefined)).toEqual({ kind: 'date', date: '2026-03-29' });
    expect(cellDate('05/05/2026', undefined)).toEqual({ kind: 'date', date: '2026-05-05' });
  });

  it.each([
    '30/02/2026',
    '2026-02-30',
    '31/31/2026',
    '2026-13-01',
    '1/2',
    'mañana',
    '12',
    '2026',
    '0000-00-00',
    '99999',
  ])('is none: %s', (text) => expect(cellDate(text, 'day')).toBeUndefined());

  it('tells the order of a whole file, and none of one that says both', () => {
    expect(orderOfDates(['01/02/2026', '29/03/2026'], false)).toBe('day');
    expect(orderOfDates(['01/02/2026', '3/29/2026'], true)).toBe('month');
    expect(orderOfDates(['01/02/2026'], true)).toBe('day');
    expect(orderOfDates(['01/02/2026'], false)).toBeUndefined();
    expect(orderOfDates(['29/03/2026', '3/29/2026'], true)).toBeUndefined();
  });
});

describe('a time in a cell', () => {
  const clock = (text: string) => {
    const found = cellClock(text);
    return found && [found.minute, found.isUtc ? 'UTC' : found.zone, found.later];
  };

  it.each([
    '810',
    '0810',
    '8:10',
    '08:10',
    '8:10:00',
    '08:10:00.000',
    '08h10',
    '8.10',
    '8:10 AM',
    '08:10 a. m.',
    '810am',
    '1899-12-30 08:10:00',
    '30/12/1899 8:10:00',
    '0,340277777777778',
    '.3402777778',
    '8:10\xA0a.\xA0m.',
  ])('is 08:10: %s', (text) => expect(clock(text)).toEqual([490, null, null]));

  it.each<[string, unknown[]]>([
    ['0810Z', [490, 'UTC', null]],
    ['08:10 UTC', [490, 'UTC', null]],
    ['0810 gmt', [490, 'UTC', null]],
    ['0810 CST', [490, 'CST', null]],
    ['08:10:00 CEST', [490, 'CEST', null]],
    ['08:10+02:00', [490, 120, null]],
    ['0810 UTC-5', [490, -300, null]],
    ['0035+1', [35, null, 1]],
    ['00:35 (+1)', [35, null, 1]],
    ['8 PM', [1200, null, null]],
    ['12:00 AM', [0, null, null]],
    ['12:30 p. m.', [750, null, null]],
    ['5', [5, null, null]],
  ])('is read with what it says besides: %s', (text, said) => expect(clock(text)).toEqual(said));

  it.each([
    '25:00',
    '2400',
    '8:60',
    '8:10:30',
    '13:00 PM',
    '0.05',
    '0,25',
    'ocho',
    '8:1',
    '',
    '08-10',
    '1,5',
  ])('is none: %s', (text) => expect(clock(text)).toBeUndefined());

  it('spans minutes, or hours and minutes', () => {
    expect(['207', '207.0', '3:27', '03:27:00', '3h27'].map(cellSpan)).toEqual([207, 207, 207, 207, 207]);
    expect(['', '-5', '3:60', '3,27'].map(cellSpan)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('makes an instant of a date and a time, in UTC unless it says another zone', () => {
    const at = { at: Date.parse('2025-03-01T10:05:00Z') };
    for (const text of [
      '2025-03-01T10:05Z',
      '2025-03-01 10:05:00',
      '2025-03-01T11:05:00+01:00',
      '01/03/2025 10:05',
      '1/3/2025 10:05:00 a. m.',
      '2025-03-01T10:05:00.000000Z',
    ])
      expect(cellInstant(text, 'day'), text).toEqual(at);
    expect(cellInstant('01/03/2025 10:05', undefined)).toEqual({
      kind: 'either',
      dayFirst: '2025-03-01',
      monthFirst: '2025-01-03',
    });
    for (const text of ['2025-03-01', '2025-02-30 10:05', '2025-03-01 25:00', '2025-03-01 10:05 CST', 'ayer'])
      expect(cellInstant(text, 'day'), text).toBeUndefined();
  });
});

it('says yes and no in two languages, and nothing in the words of databases', () => {
  expect(['VERDADERO', 'Sí', 'si', 'x', '1', 'true', 'Yes', 'V', '-1'].map(cellYes)).toEqual(
    Array(9).fill(true),
  );
  expect(['FALSO', 'No', '0', 'false', 'n', 'F'].map(cellYes)).toEqual(Array(6).fill(false));
  expect(['', 'quizá', '2'].map(cellYes)).toEqual([undefined, undefined, undefined]);
  expect(['\\N', 'NULL', ' ', '\u00a0', '#N/D', 'Null', ' a '].map(cellText)).toEqual([
    '',
    '',
    '',
    '',
    '',
    'Null',
    'a',
  ]);
});

it('reads the rate of a touchdown with either sign, decimals or a unit', () => {
  const rates = [
    '-182',
    '182',
    '-182.45',
    '182,45',
    '-182 fpm',
    '182 ft/min',
    '−182',
    '- 182',
    '0,925 m/s',
    '0',
  ];
  expect(rates.map(cellTouchdownRate)).toEqual([-182, -182, -182, -182, -182, -182, -182, -182, -182, 0]);
  expect(['1.234', '-1,234', 'suave', '182 kg', '99999', ''].map(cellTouchdownRate)).toEqual(
    Array(6).fill(null),
  );
  expect([touchdownRate(182.4), touchdownRate(-182.4), touchdownRate(1e9)]).toEqual([-182.4, -182.4, null]);
});

describe('a table', () => {
  const columns = {
    needed: ['flight_number'],
    read: ['days', 'start_date'],
    ignored: ['notes'],
    aliases: { enabled: 'days', active: 'days' },
    dates: ['start_date'],
  };
  const check = (...rows: string[][]) =>
    checkTable(
      rows.map((cells, at) => ({ line: at + 1, cells })),
      columns,
      (reader) => [
        reader.needed('flight_number', 'Escribe el número.'),
        reader.text('days'),
        reader.date('start_date'),
      ],
    );

  it('knows its columns by whatever capitals, spaces and accents, and leaves empty ones away', () => {
    const { rows, problems } = check(
      ['Flight Númber', 'DAYS ', 'start-date', ''],
      ['101', '\\N', '2026-12-01', ''],
    );
    expect([problems, rows.map(({ row }) => row)]).toEqual([[], [['101', '', '2026-12-01']]]);
  });

  it('asks for the name that a slip may have meant, and names two of one column', () => {
    const wrong = (...rows: string[][]) => check(...rows).problems.map((one) => `${one.wrong} ${one.write}`);
    expect(wrong(['flight_number', 'dyas'], ['1', '2'])).toEqual([
      'La columna «dyas» no se conoce. ¿Es «days»? Quítala o corrige su nombre.',
    ]);
    expect(wrong(['flight_number', 'enabled', 'active'], ['1', '2', '3'])).toEqual([
      '«enabled» y «active» son la misma columna. Deja sólo una de las dos.',
    ]);
    expect(wrong(['flight_number', 'Flight Number'], ['1', '2'])).toEqual([
      'La columna «flight_number» está dos veces. Deja sólo una.',
    ]);
    expect(wrong(['a', 'b'], ['1', '2'])[0]).toMatch(/^Falta la columna «flight_number», y la primera fila/);
  });

  it('says how long a cell is that is none any more, and shows only its beginning', () => {
    const { problems } = check(['flight_number', 'days'], ['1'.repeat(10_240), '']);
    expect(problems).toMatchObject([
      { line: 2, column: 'flight_number', wrong: 'La celda tiene 10\u202f240 letras.' },
    ]);
    expect(problems[0]?.value).toHaveLength(60);
  });

  it('asks for a date that could be two, and gives rows back with the days that it has read', () => {
    expect(check(['flight_number', 'start_date'], ['1', '01/12/2026']).problems).toMatchObject([
      { wrong: expect.stringMatching(/puede ser el 1.de.diciembre de 2026 o el 12.de.enero de 2026/) },
    ]);
    const { refused } = check(['flight_number', 'start_date'], ['1', '29/11/2026'], ['', '01/12/2026']);
    expect(refused.map(({ cells }) => cells)).toEqual([['', '2026-12-01']]);
  });
});

it('names the line of the first letters that are not UTF-8', () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('a\nJosé\n'), 0xf1, 10]);
  expect(decodeCsv(bytes).problem).toMatchObject({ line: 3, wrong: expect.stringContaining('UTF-8') });
});
