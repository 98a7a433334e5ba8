import { useMemo, useState, type KeyboardEvent } from 'react';
import { searchPalette, type PaletteIndex } from '#app/lib/palette-search.ts';
import { groupEntries } from './group-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Options shown at once; whoever sees so many types another letter. */
export const MOST_OPTIONS = 24;

/** What was typed, what it finds, and which option the arrows stand on. */
export function useCombobox(index: PaletteIndex<PaletteEntry>, onChoose: (entry: PaletteEntry) => void) {
  const [{ query, active }, setState] = useState({ query: '', active: 0 });
  const typed = query.trim() !== '';

  const { found, groups, options } = useMemo(() => {
    const all = typed
      ? searchPalette(index, query)
      : index.map(({ entry }) => entry).filter((entry) => entry.suggested);
    const grouped = groupEntries(typed ? all.slice(0, MOST_OPTIONS) : all);
    return { found: all.length, groups: grouped, options: grouped.flatMap(({ entries }) => entries) };
  }, [index, query, typed]);

  const setActive = (next: number) => setState({ query, active: next });
  const last = options.length - 1;
  const steps: Partial<Record<string, number>> = {
    ArrowDown: active === last ? 0 : active + 1,
    ArrowUp: active === 0 ? last : active - 1,
    Home: 0,
    End: last,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is being composed the keys belong to it; with a modifier they mean something else.
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const step = steps[event.key];
    const chosen = options[active];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) onChoose(chosen);
    } else if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive(step);
    }
  };

  return {
    query,
    typed,
    /** How many entries were found, shown or not. */
    found,
    groups,
    /** The entries as they stand, from top to bottom. */
    options,
    /** The entry the arrows stand on. */
    activeEntry: options[active],
    setQuery: (next: string) => setState({ query: next, active: 0 }),
    setActiveEntry: (entry: PaletteEntry) => setActive(options.indexOf(entry)),
    onKeyDown,
  };
}
