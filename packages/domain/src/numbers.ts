import { madeWhenNeeded } from './made-when-needed.ts';

/** `1 destino`, `4 destinos`: the number in Spanish style and the form that goes with it. */
export function countOf(count: number, one: string, other: string): string {
  return `${formatNumber(count)}\u00a0${count === 1 ? one : other}`;
}

const grouped = madeWhenNeeded(() => new Intl.NumberFormat('es-ES', { useGrouping: 'min2' }));

/** A number the way the RAE writes it: groups parted by a narrow no-break space from five figures on, decimal comma. */
export function formatNumber(value: number): string {
  // Whole numbers of up to four figures have neither groups nor a comma, and need no formatter.
  if (Number.isInteger(value) && Math.abs(value) < 10_000) return String(value);
  // Debits are shown as positive figures; `+ 0` turns -0 into 0.
  return grouped()
    .format(value + 0)
    .replaceAll('.', '\u202f');
}
