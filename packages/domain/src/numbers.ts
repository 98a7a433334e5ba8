import { madeWhenNeeded } from './made-when-needed.ts';

/** A number with its unit in Spanish: `1 destino`, `4 destinos`. */
export function countOf(count: number, one: string, other: string): string {
  return `${formatNumber(count)}\u00a0${count === 1 ? one : other}`;
}

const grouped = madeWhenNeeded(() => new Intl.NumberFormat('es-ES', { useGrouping: 'min2' }));

/** A number the way the RAE writes it: groups parted by a narrow no-break space from five figures on, decimal comma. */
export function formatNumber(value: number): string {
  // Whole numbers of up to four digits have no grouping and no comma, so they need no formatter.
  if (Number.isInteger(value) && Math.abs(value) < 10_000) return String(value);
  // Debits are shown as positive figures; `+ 0` turns -0 into 0.
  return grouped()
    .format(value + 0)
    .replaceAll('.', '\u202f');
}

/** Tenths as a score reads: `8,4`, `10,0`. */
export function tenths(value: number): string {
  return (value / 10).toLocaleString('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The middle of the values, the mean of the two in the middle for an even number; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
