import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { KeyCap } from '@va/ui/controls/key-cap.tsx';
import { countOf } from '@va/domain/numbers.ts';
import type { PaletteIndex } from '#app/lib/palette-search.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { PaletteOption } from './palette-option.tsx';
import { MOST_OPTIONS, useCombobox } from './use-combobox.ts';

interface PalettePanelProps {
  /** Index of the search; undefined while it is loading. */
  index: PaletteIndex<PaletteEntry> | undefined;
  /** Initial text of the field. */
  text: string;
  onChoose: (entry: PaletteEntry) => void;
  onClose: () => void;
  onShowShortcuts: () => void;
}

/**
 * Field, options and foot of the palette, as an ARIA combobox with grouped options. The field comes first, because a
 * dialog focuses its first control.
 */
export function PalettePanel({ index, text, onChoose, onClose, onShowShortcuts }: PalettePanelProps) {
  const id = useId();
  const { query, typed, found, groups, options, activeEntry, byArrows, ...on } = useCombobox(
    index,
    text,
    onChoose,
  );
  const list = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;
  const entryAt = (target: EventTarget) => {
    const option = target instanceof Element && target.closest('[role=option]');
    return option ? options.find((entry) => optionId(entry) === option.id) : undefined;
  };

  // A new search starts at the top. Only where the list was scrolled, because writing `scrollTop` costs a
  // layout.
  useEffect(() => {
    if (scrolled.current && list.current) list.current.scrollTop = 0;
    scrolled.current = false;
  }, [query]);

  return (
    <div className="flex max-h-[min(36rem,calc(100dvh-1rem))] flex-col">
      <div className="flex items-center gap-2 border-b border-line px-3">
        <Search aria-hidden className="size-5 shrink-0 text-ink-2" />
        <input
          role="combobox"
          aria-label="Buscar en el portal"
          aria-autocomplete="list"
          aria-expanded={found > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeEntry && optionId(activeEntry)}
          value={query}
          onChange={(event) => on.setQuery(event.target.value)}
          onKeyDown={on.onKeyDown}
          placeholder="Aeropuerto, avión, página, documento…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          className="min-h-14 min-w-0 grow bg-transparent text-ellipsis outline-none"
        />
        <button
          type="button"
          aria-label="Cerrar la búsqueda"
          onClick={onClose}
          className="grid size-9 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-surface-2 hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div
        ref={list}
        role="listbox"
        tabIndex={-1}
        id={`${id}-list`}
        aria-label="Resultados"
        hidden={found === 0}
        onScroll={() => {
          scrolled.current = true;
        }}
        // `pointermove` and not `pointerenter`: a list that scrolls under a resting pointer must not change
        // the active option.
        onPointerMove={({ target }) => {
          const entry = entryAt(target);
          if (entry && entry !== activeEntry) on.setActiveEntry(entry);
        }}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ target }) => {
          const entry = entryAt(target);
          if (entry) onChoose(entry);
        }}
        className="grow overflow-y-auto overscroll-contain p-2"
      >
        {groups.map(({ heading, entries }, i) => (
          // Keyed by place: React then changes the text of rows instead of replacing them, which is much
          // faster.
          <div key={i} role="group" aria-labelledby={`${id}-group-${i}`}>
            <div
              role="presentation"
              id={`${id}-group-${i}`}
              className="px-3 pt-3 pb-1 text-xs font-bold tracking-[0.14em] text-link uppercase"
            >
              {heading}
            </div>
            {entries.map((entry, place) => (
              <PaletteOption
                key={place}
                id={optionId(entry)}
                entry={entry}
                active={entry === activeEntry}
                reached={byArrows && entry === activeEntry}
              />
            ))}
          </div>
        ))}
      </div>
      {index && found === 0 && (
        <div className="grid justify-items-center gap-4 px-6 py-10 text-center">
          <p>
            No hay nada que se llame así. Prueba con un código OACI, una matrícula o el nombre de una página.
          </p>
          <p className="flex flex-wrap justify-center gap-2">
            {on.lastResorts.map((entry) => (
              <Button key={entry.id} onClick={() => onChoose(entry)}>
                <entry.icon aria-hidden className="size-4" />
                {entry.label}
              </Button>
            ))}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-3 py-1.5 text-sm text-ink-2">
        <p role="status">{statusLine(index !== undefined, typed, found)}</p>
        <button
          type="button"
          onClick={onShowShortcuts}
          className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-md px-2 hover:bg-surface-2 hover:text-ink"
        >
          Atajos de teclado
          <span aria-hidden>
            <KeyCap>?</KeyCap>
          </span>
        </button>
      </div>
    </div>
  );
}

function statusLine(ready: boolean, typed: boolean, found: number): string {
  if (!ready) return 'Preparando la búsqueda…';
  if (!typed) return 'Escribe para buscar en todo el portal';
  if (found === 0) return 'Sin resultados';
  const all = countOf(found, 'resultado', 'resultados');
  return found > MOST_OPTIONS ? `${all}; se muestran los ${MOST_OPTIONS} primeros` : all;
}
