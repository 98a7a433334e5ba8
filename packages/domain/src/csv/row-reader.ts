/** Reads the cells of one row by the names of their columns, and notes everything that is wrong instead of stopping. */
import { formatDate } from '../dates.ts';
import { shorten } from '../texts.ts';
import { cellDate, type DateOrder, cellText } from './cells.ts';
import type { CsvProblem, CsvRecord } from './csv-record.ts';
import { unguarded } from './csv-text.ts';

const NOT_VALID = 'No es un número que valga aquí.';

/** ms since 1970 UTC; or the two days that the date could be; undefined where it is no instant. */
type CellInstant = { at: number } | { dayFirst: string; monthFirst: string } | undefined;

const PARTS =
  /^(.*?\d{2,4}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})[T ,]+(\d{1,2}):?(\d{2})(?::(\d{2})(?:[.,]\d+)?)? ?(am|pm)?(.*)$/i;
const ZONE = /^\s*(?:z|utc|gmt|zulu)?\s*(?:([+-])(\d{2}):?(\d{2}))?$/i;

/** Reads one row: each method answers a value, or notes a problem in `problems` and answers `undefined`. */
export class RowReader {
  readonly #record: CsvRecord;
  readonly #columns: ReadonlyMap<string, number>;
  readonly #dates: DateOrder;
  readonly problems: CsvProblem[] = [];

  /** @param dates order of the dates of the file, where it is known */
  constructor(record: CsvRecord, columns: ReadonlyMap<string, number>, dates?: DateOrder) {
    this.#record = record;
    this.#columns = columns;
    this.#dates = dates;
  }

  /** Line of the file where the row begins. */
  get line(): number {
    return this.#record.line;
  }

  /** The text of a cell without space around it; empty where there is none, or what databases write for none. */
  text(column: string): string {
    const index = this.#columns.get(column);
    return index === undefined ? '' : cellText(unguarded((this.#record.cells[index] ?? '').trim()));
  }

  /** The text as a sentence shows it, in one line and no longer than one reads. */
  shown(column: string): string {
    return shorten(this.text(column));
  }

  /** Notes a problem of a column, or of the whole row if the column's name is empty. */
  wrong(column: string, wrong: string, write: string): undefined {
    const value = column === '' ? '' : shorten(this.text(column), 60);
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
    // No group of thousands begins with a zero, and a value out of bounds can't be the intended one.
    if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && within(Number(text.replace(/[.,]/, '')))) {
      const words = 'Escribe los miles sin punto ni coma, o los decimales con una cifra más o menos.';
      return this.wrong(column, 'No se sabe si son miles o decimales.', words);
    }
    const value = numberOf(text);
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

  /** The value that a code stands for, as written or in capitals; notes a problem if the code is unknown. */
  oneOf<T>(column: string, known: ReadonlyMap<string, T>, write: string): T | undefined {
    const text = this.needed(column, write);
    if (text === undefined) return undefined;
    return (
      known.get(text) ??
      known.get(text.toUpperCase()) ??
      this.wrong(column, `«${shorten(text)}» no existe.`, write)
    );
  }

  /** A date, `YYYY-MM-DD`; undefined for an empty cell, which is no problem. */
  date(column: string): string | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    const found = cellDate(text, this.#dates);
    if (found?.kind === 'date') return found.date;
    if (found !== undefined) return this.#either(column, found);
    return this.wrong(
      column,
      `«${shorten(text)}» no es una fecha.`,
      'Escribe año-mes-día, por ejemplo 2026-11-22.',
    );
  }

  /** An instant, ms since 1970 UTC; NaN for a cell that is none; undefined where its date could be two, which is noted. */
  instant(text: string, column: string): number | undefined {
    const found = cellInstant(text, this.#dates);
    if (found === undefined) return NaN;
    return 'at' in found ? found.at : this.#either(column, found);
  }

  #either(column: string, { dayFirst, monthFirst }: { dayFirst: string; monthFirst: string }): undefined {
    return this.wrong(
      column,
      `«${this.shown(column)}» puede ser el ${formatDate(dayFirst)} o el ${formatDate(monthFirst)}.`,
      `Escribe el año primero: ${dayFirst} o ${monthFirst}.`,
    );
  }
}

/**
 * Instants as programs and spreadsheets write them: a date, a time of day, and how far from UTC. An instant without
 * a zone is in UTC.
 */
export function cellInstant(written: string, order: DateOrder): CellInstant {
  const text = written.replaceAll(/\s+/g, ' ').replace(/\b([ap])\. ?m\.?/i, '$1m');
  const [, day = '', hours = '', minutes = '', seconds = '0', half, rest = ''] = PARTS.exec(text) ?? [];
  const zone = ZONE.exec(rest);
  const date = cellDate(day, order);
  if (zone === null || date === undefined) return undefined;
  if (date.kind === 'either') return date;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const [, sign, zoneHours = '0', zoneMinutes = '0'] = zone;
  const ahead = (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes));
  const minute = hour * 60 + Number(minutes) - ahead;
  return { at: Date.parse(date.date) + minute * 60_000 + Number(seconds) * 1000 };
}

/** Parses decimals after a point or a comma, with the other sign between thousands; NaN for any other text. */
function numberOf(text: string): number {
  if (/^-?\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^-?\d{1,3}(,\d{3})+\.\d+$/.test(text) ? Number(text.replaceAll(',', '')) : NaN;
}
