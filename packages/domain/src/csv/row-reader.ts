/** Reads the cells of one row by the names of their columns, and notes everything that is wrong instead of stopping. */
import type { CsvProblem, CsvRecord } from './csv-record.ts';
import { unguarded } from './csv-text.ts';

/** Reads one row: each method answers a value, or notes a problem in `problems` and answers `undefined`. */
export class RowReader {
  readonly #record: CsvRecord;
  readonly #columns: ReadonlyMap<string, number>;
  readonly problems: CsvProblem[] = [];

  constructor(record: CsvRecord, columns: ReadonlyMap<string, number>) {
    this.#record = record;
    this.#columns = columns;
  }

  /** The text of a cell without space around it; empty where there is none. */
  text(column: string): string {
    const index = this.#columns.get(column);
    return index === undefined ? '' : unguarded((this.#record.cells[index] ?? '').trim());
  }

  /** Notes what is wrong with a column, or with the whole row when its name is empty. */
  wrong(column: string, wrong: string, write: string): undefined {
    const value = column === '' ? '' : this.text(column);
    this.problems.push({ line: this.#record.line, column, value, wrong, write });
    return undefined;
  }

  /** The text of a cell that can't be empty. */
  needed(column: string, write: string): string | undefined {
    const text = this.text(column);
    return text === '' ? this.wrong(column, 'Está vacío.', write) : text;
  }

  /** A number within bounds, with a point or a comma before its decimals; undefined for an empty cell, which is no problem. */
  number(column: string, min: number, max: number, write: string): number | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    const value = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
    if (value >= min && value <= max) return value;
    return this.wrong(column, 'No es un número que valga aquí.', write);
  }

  /** The same without decimals. */
  whole(column: string, min: number, max: number, write: string): number | undefined {
    const value = this.number(column, min, max, write);
    if (value === undefined || Number.isInteger(value)) return value;
    return this.wrong(column, 'No es un número entero.', write);
  }

  /** What a text stands for; a problem when it stands for nothing. */
  oneOf<T>(column: string, known: ReadonlyMap<string, T>, write: string): T | undefined {
    const text = this.needed(column, write);
    if (text === undefined) return undefined;
    return known.get(text) ?? this.wrong(column, `«${text}» no existe.`, write);
  }
}
