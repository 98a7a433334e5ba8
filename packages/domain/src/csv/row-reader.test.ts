import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowReader } from './row-reader.ts';

const readerOf = (cell: string) => new RowReader({ line: 2, cells: [cell] }, new Map([['n', 0]]));
const number = (cell: string, max = 12_000) => readerOf(cell).number('n', -max, max, 'Escribe un número.');
const whole = (cell: string) => readerOf(cell).whole('n', -12_000, 12_000, 'Escribe un número.');

describe('a number of a file', () => {
  it('has a point or a comma before its decimals', () => {
    expect([number('260.8'), number('260,8'), number('-3.5667'), number('1234.567')]).toEqual([
      260.8, 260.8, -3.5667, 1234.567,
    ]);
  });

  it.each(['1.234', '1,234', '-12.000', '12,000'])(
    'that may have thousands or decimals is refused: %s',
    (cell) => {
      const reader = readerOf(cell);
      expect(reader.number('n', -12_000, 12_000, 'Escribe un número.')).toBeUndefined();
      expect(reader.problems).toEqual([
        {
          line: 2,
          column: 'n',
          value: cell,
          wrong: 'No se sabe si son miles o decimales.',
          write: 'Escribe los miles sin punto ni coma, o los decimales con una cifra más o menos.',
        },
      ]);
    },
  );

  it('has decimals where a zero stands first or thousands would be out of bounds', () => {
    expect([number('0.500'), number('-0,123'), number('260.812'), number('40.472', 90)]).toEqual([
      0.5, -0.123, 260.812, 40.472,
    ]);
  });

  it('is never read as another one when it is written with thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 12_000 }), fc.constantFrom('.', ','), (value, sign) => {
        const written = String(value).replace(/(\d{3})$/, `${sign}$1`);
        expect([number(written), whole(written)]).toEqual([undefined, undefined]);
        expect([number(String(value)), whole(String(value))]).toEqual([value, value]);
      }),
    );
  });
});

describe('a whole number of a file', () => {
  it('has figures alone, with a sign at most', () => {
    expect([whole('12000'), whole('-5'), whole('+5'), whole('')]).toEqual([12_000, -5, 5, undefined]);
  });

  it.each([
    ['2.000', 'No es un número entero.'],
    ['2,000', 'No es un número entero.'],
    ['10.0', 'No es un número entero.'],
    ['dos', 'No es un número entero.'],
    ['12001', 'No es un número que valga aquí.'],
  ])('is refused: %s', (cell, wrong) => {
    const reader = readerOf(cell);
    expect(reader.whole('n', -12_000, 12_000, 'Escribe un número.')).toBeUndefined();
    expect(reader.problems).toMatchObject([{ value: cell, wrong }]);
  });

  it('is asked for without thousands', () => {
    const reader = readerOf('2.000');
    reader.whole('n', 0, 12_000, 'Escribe un número.');
    expect(reader.problems[0]?.write).toBe('Escribe un número. Los miles van sin punto ni coma.');
  });
});
