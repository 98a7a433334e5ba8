/** Reads the cells of one row by the names of their columns, and notes everything that is wrong instead of stopping. */
import type { CsvProblem, CsvRecord } from './csv-record.ts';
import { unguarded } from './csv-text.ts';

const NOT_VALID = 'No es un número que valga aquí.';

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

  /**
   * A number within bounds, with a point or a comma before its decimals; undefined for an empty cell, which is no problem.
   * One that may have thousands as well as decimals, such as `1.234`, is a problem.
   */
  number(column: string, min: number, max: number, write: string): number | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    const within = (value: number) => value >= min && value <= max;
    // No thousands begin with a zero, and those out of bounds can't be meant.
    if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && within(Number(text.replace(/[.,]/, '')))) {
      const words = 'Escribe los miles sin punto ni coma, o los decimales con una cifra más o menos.';
      return this.wrong(column, 'No se sabe si son miles o decimales.', words);
    }
    const value = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
    return within(value) ? value : this.wrong(column, NOT_VALID, write);
  }

  /** A whole number within bounds, in figures alone; undefined for an empty cell, which is no problem. */
  whole(column: string, min: number, max: number, write: string): number | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    if (!/^[+-]?\d+$/.test(text)) {
      return this.wrong(column, 'No es un número entero.', `${write} Los miles van sin punto ni coma.`);
    }
    const value = Number(text);
    return value >= min && value <= max ? value : this.wrong(column, NOT_VALID, write);
  }

  /** What a text stands for, as it is or in capitals, as codes are; a problem when it stands for nothing. */
  oneOf<T>(column: string, known: ReadonlyMap<string, T>, write: string): T | undefined {
    const text = this.needed(column, write);
    if (text === undefined) return undefined;
    return (
      known.get(text) ?? known.get(text.toUpperCase()) ?? this.wrong(column, `«${text}» no existe.`, write)
    );
  }
}
