/** Words of cells that mean the same in every file: nothing, yes and no. */

/** Words that databases and spreadsheets write for an empty cell. */
const NOTHING: ReadonlySet<string> = new Set(['\\N', 'NULL', '#N/A', '#N/D']);

const YES: ReadonlySet<string> = new Set(
  'si sí s yes y true t verdadero v x 1 -1 on activo activa active activado habilitado enabled'.split(' '),
);
const NO: ReadonlySet<string> = new Set(
  'no n false f falso 0 off inactivo inactiva inactive desactivado deshabilitado disabled'.split(' '),
);

/** The text of a cell without surrounding spaces; empty for words that mean an empty cell. */
export function cellText(cell: string): string {
  const text = cell.replaceAll('\u00a0', ' ').trim();
  return NOTHING.has(text) ? '' : text;
}

/** Whether a cell says yes or no, in Spanish or English; undefined for any other text. */
export function cellYes(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
