/** Words of cells that mean the same in every file: nothing, yes and no. */

/** What databases and spreadsheets write for nothing. */
const NOTHING: ReadonlySet<string> = new Set(['\\N', 'NULL', '#N/A', '#N/D']);

const YES: ReadonlySet<string> = new Set(
  'si sí s yes y true t verdadero v x 1 -1 on activo activa active activado habilitado enabled'.split(' '),
);
const NO: ReadonlySet<string> = new Set(
  'no n false f falso 0 off inactivo inactiva inactive desactivado deshabilitado disabled'.split(' '),
);

/** The text of a cell without space around it; empty for what stands for nothing. */
export function cellText(cell: string): string {
  const text = cell.replaceAll('\u00a0', ' ').trim();
  return NOTHING.has(text) ? '' : text;
}

/** Whether a cell says yes or no, Spanish or English; undefined for anything else. */
export function cellYes(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
