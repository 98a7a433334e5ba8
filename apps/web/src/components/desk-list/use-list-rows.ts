import { type ListColumn, type ListOrder, orderRows } from './list-order.ts';
import { useAddress } from './use-address.ts';

/** Rows of one page. */
const PAGE = 50;

/** The rows of a list that the address asks for, and how to ask for others. */
export interface ListRows<T> {
  search: string;
  order: ListOrder | null;
  /** All matching rows, sorted. */
  found: readonly T[];
  /** Rows of the current page, and the number of rows before them. */
  shown: readonly T[];
  from: number;
  /** Offset of the current page; undefined on the first. */
  cursor: string | undefined;
  /** Offset of the next page; undefined on the last. */
  next: string | undefined;
  /** Whether the address contains no search and no filter. */
  isPlain: boolean;
  set: (changes: { q?: string; orden?: string | null; desde?: string | undefined }) => void;
}

/**
 * Searches, sorts and pages rows by the address.
 * @param part name of the list in the address, if the page has several
 */
export function useListRows<T>(
  rows: readonly T[],
  columns: readonly ListColumn<T>[],
  part?: string,
): ListRows<T> {
  const address = useAddress();
  const named = (name: string) => (part === undefined ? name : `${part}-${name}`);
  const search = address.get(named('q')) ?? '';
  const order = address.get(named('orden')) ?? null;
  const found = orderRows(rows, columns, { search, order });
  // A list that has become shorter shows its last page.
  const last = Math.max(Math.ceil(found.length / PAGE) - 1, 0) * PAGE;
  const from = Math.min(Math.max(Number(address.get(named('desde')) ?? 0) || 0, 0), last);
  return {
    search,
    order,
    found,
    shown: found.slice(from, from + PAGE),
    from,
    cursor: from === 0 ? undefined : String(from),
    next: from + PAGE < found.length ? String(from + PAGE) : undefined,
    isPlain: address.isPlain(),
    set: (changes) =>
      address.set({
        ...(!('desde' in changes) && { [named('desde')]: null }),
        ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [named(name), value])),
      }),
  };
}
