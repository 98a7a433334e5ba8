import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { paletteSearch, type PaletteIndex } from '#app/lib/palette-search.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Entries under one heading. */
export interface Group<T> {
  heading: string;
  entries: T[];
}

/** Puts ranked entries under their headings: the group of the best one first, each group in the order of rank. */
export function groupEntries<T extends { group: string }>(ranked: readonly T[]): Group<T>[] {
  const groups = new Map<string, T[]>();
  for (const entry of ranked) {
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups].map(([heading, entries]) => ({ heading, entries }));
}

/** Most options shown; with more results it is quicker to type another letter. */
export const MOST_OPTIONS = 16;

interface State {
  query: string;
  /** Place of the option that Enter would choose. */
  active: number;
  /** Whether the arrow keys selected it. */
  byArrows: boolean;
}

/**
 * Query, results and active option of the palette.
 * @param index what is searched; undefined while it is loading, when text and Enter are already taken
 * @param text what is searched for at first
 */
export function useCombobox(
  index: PaletteIndex<PaletteEntry> | undefined,
  text: string,
  onChoose: (entry: PaletteEntry) => void,
) {
  const [{ query, active, byArrows }, setState] = useState<State>({
    query: text,
    active: 0,
    byArrows: false,
  });
  /** Enter was pressed before the index was loaded; it chooses the first result as soon as there is one. */
  const entered = useRef(false);
  const typed = query.trim() !== '';

  const search = useMemo(() => paletteSearch(index ?? []), [index]);
  const { found, groups, options } = useMemo(() => {
    const all = typed
      ? search(query)
      : (index ?? []).map(({ entry }) => entry).filter((entry) => entry.suggested);
    const grouped = groupEntries(typed ? all.slice(0, MOST_OPTIONS) : all);
    return { found: all.length, groups: grouped, options: grouped.flatMap(({ entries }) => entries) };
  }, [index, search, query, typed]);

  const first = options[0];
  useEffect(() => {
    if (!index || !entered.current) return;
    entered.current = false;
    if (first) onChoose(first);
  }, [index, first, onChoose]);

  const last = options.length - 1;
  const steps: Partial<Record<string, number>> = {
    ArrowDown: active === last ? 0 : active + 1,
    ArrowUp: active === 0 ? last : active - 1,
    Home: 0,
    End: last,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed during IME composition belong to the input method.
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const step = steps[event.key];
    const chosen = options[active];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) onChoose(chosen);
      else entered.current = !index && typed;
    } else if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setState({ query, active: step, byArrows: true });
    }
  };

  return {
    query,
    typed,
    /** Number of entries found, shown or not. */
    found,
    groups,
    /** The entries in the order shown, from top to bottom. */
    options,
    /** The entry that the arrow keys have selected. */
    activeEntry: options[active],
    byArrows,
    /** Entries offered if nothing is found. */
    lastResorts: (index ?? []).map(({ entry }) => entry).filter((entry) => entry.lastResort),
    setQuery: (next: string) => {
      entered.current = false;
      setState({ query: next, active: 0, byArrows: false });
    },
    setActiveEntry: (entry: PaletteEntry) =>
      setState({ query, active: options.indexOf(entry), byArrows: false }),
    onKeyDown,
  };
}
