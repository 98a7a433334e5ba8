/** Writing CSV: commas, CRLF, quotes where they are needed, and nothing that a spreadsheet takes for a formula. */

/** Spreadsheets run cells that begin with one of these; some take the wide ones of Asian keyboards for the same. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * Start of a cell in a spreadsheet that separates cells by semicolons, as Spanish ones do: such a spreadsheet ignores
 * quotes inside our cells and starts a row at every line break.
 */
const INNER_FORMULA = /([;\t\r\n])(?='*[=+\-@＝＋－＠])/g;
const GUARDED_INNER = /([;\t\r\n])'(?='*[=+\-@＝＋－＠])/g;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** The sign that makes a spreadsheet show a cell as it is. */
const GUARD = "'";

/** The text of a file: header and rows, each ended by CRLF (RFC 4180). */
export function csvText(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [lineOf(header)];
  for (const row of rows) lines.push(lineOf(row));
  return `${lines.join('\r\n')}\r\n`;
}

function lineOf(cells: readonly string[]): string {
  return cells.map(cellOf).join(',');
}

function cellOf(given: string): string {
  const text = given.replaceAll(INNER_FORMULA, `$1${GUARD}`);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `${GUARD}${text}` : text;
  const guarded = text.startsWith(GUARD) ? `${GUARD}${text}` : safe;
  return /[",\r\n]|^\s|\s$|^'/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A cell as it was before it was guarded. */
export function unguarded(cell: string): string {
  const rest = cell.slice(1);
  const whole = cell.startsWith(GUARD) && (FORMULA.test(rest) || rest.startsWith(GUARD)) ? rest : cell;
  return whole.replaceAll(GUARDED_INNER, '$1');
}
