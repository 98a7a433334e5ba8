import { clsx } from 'clsx/lite';
import { CalendarDays, List, Map } from 'lucide-react';
import { PARAMETERS } from '#app/lib/flight-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

const VIEWS = [
  ['', 'Lista', List],
  ['semana', 'Semana', CalendarDays],
  ['mapa', 'Mapa', Map],
] as const;

/** The view that the address asks for; the list where it asks for none. */
export function viewIn(params: URLSearchParams) {
  return VIEWS.find(([name]) => name === params.get(PARAMETERS.view))?.[0] ?? '';
}

/** Choice of the view of the departures: list, week or map. */
export function ViewChoice({ search: { params, set } }: { search: FlightSearch }) {
  const chosen = viewIn(params);
  return (
    <div role="group" aria-label="Vista" className="flex rounded-md border border-control">
      {VIEWS.map(([name, label, Icon]) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => set({ [PARAMETERS.view]: name })}
          className={clsx(
            'inline-flex min-h-9 items-center gap-1.5 px-3 text-sm font-bold first:rounded-l-md last:rounded-r-md pointer-coarse:min-h-11',
            chosen === name ? 'bg-link text-surface' : 'bg-surface text-ink',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </button>
      ))}
    </div>
  );
}
