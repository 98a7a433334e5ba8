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

  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = cellOf(text.replaceAll(/[\r\n]/g, ' ')) ?? '';
        const plain = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
        expect(unguarded(plain)).toBe(text.replaceAll(/[\r\n]/g, ' '));
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
