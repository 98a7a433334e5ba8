import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, unguarded } from './csv-text.ts';
import { refusedCsv } from './refused-csv.ts';

const cellOf = (text: string) => csvText(['a'], [[text]]).split('\r\n')[1];

describe('writing CSV', () => {
  it('quotes what needs it', () => {
    expect(csvText(['a', 'b'], [['1,5', 'di «no»']])).toBe('a,b\r\n"1,5",di «no»\r\n');
    expect(cellOf('di "no"')).toBe('"di ""no"""');
  });

  it('leaves nothing that a spreadsheet runs, and numbers as they are', () => {
    expect(cellOf('=1+1')).toBe(`"'=1+1"`);
    for (const text of ['+34', '-nota', '@SUM(A1)', '\tx']) expect(cellOf(text)).toMatch(/^"'/);
    expect(cellOf('-3.56')).toBe('-3.56');
  });

  it('leaves nothing that a spreadsheet runs which parts cells by semicolons, as in Spain, and knows no quotes then', () => {
    for (const text of [
      'hola;=1+1;',
      'hola\n=1+1\n',
      'a\r\n@SUM(A1)',
      "b;'=1",
      'c;;-x',
      '＝1+1',
      'd;＋1',
      '\n=1',
    ])
      for (const cell of csvText(['a', 'b'], [['x', text]]).split(/[;\t\r\n]/))
        expect(cell, JSON.stringify(text)).not.toMatch(/^[=+\-@＝＋－＠]/);
    expect(cellOf('LEMD;LEBL')).toBe('LEMD;LEBL');
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...";='\t\n-a＋") })), (text) => {
        const written = csvText(['a'], [[text]]).slice('a\r\n'.length, -'\r\n'.length);
        const plain = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
        expect(unguarded(plain)).toBe(text);
      }),
    );
  });
});

describe('the file of refused rows', () => {
  it('has the rows as they came, with what is wrong beside them', () => {
    const problems = [
      { line: 3, column: 'days', value: '8', wrong: 'No existe.', write: 'Escribe 1.' },
      { line: 3, column: '', value: '', wrong: 'Sobra una celda.', write: 'Quítala.' },
    ];
    const text = refusedCsv(
      { line: 1, cells: ['days', 'problema'] },
      { problems, refused: [{ line: 3, cells: ['8', 'lo de antes'] }] },
    );
    expect(text).toBe('days,problema\r\n8,days: No existe. Escribe 1. Sobra una celda. Quítala.\r\n');
  });
});
