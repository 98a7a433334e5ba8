import { formatSpan } from '@va/domain/ages.ts';
import { countOf } from '@va/domain/numbers.ts';
import { X } from 'lucide-react';
import { ANYWHERE, PARAMETERS, SWITCHES } from '#app/lib/flight-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

/** The filters that are on, each with a way to lift it. */
export function ActiveFilters({ search: { params, set, departures } }: { search: FlightSearch }) {
  const value = (name: string) => params.get(name)?.trim() ?? '';
  const origin = value(PARAMETERS.origin).toUpperCase() || departures.data?.place?.icao;
  const chips: [label: string, lift: Record<string, string | null>][] = [];
  if (origin && value(PARAMETERS.origin) !== ANYWHERE)
    chips.push([`Desde ${origin}`, { [PARAMETERS.origin]: ANYWHERE }]);
  const plain: [name: string, label: (text: string) => string][] = [
    [PARAMETERS.destination, (text) => `Hasta ${text.toUpperCase()}`],
    [PARAMETERS.text, (text) => `«${text}»`],
    [PARAMETERS.number, (text) => `Vuelo ${text}`],
    [PARAMETERS.date, (text) => `El ${text.slice(8)}/${text.slice(5, 7)}`],
    [PARAMETERS.from, (text) => `Desde las ${text}Z`],
    [PARAMETERS.to, (text) => `Hasta las ${text}Z`],
    [PARAMETERS.timeMin, (text) => `Hasta ${formatSpan(Number(text) * 60_000)}`],
    [PARAMETERS.type, (text) => text.toUpperCase()],
    [PARAMETERS.notFlownForDays, (text) => `Sin volar desde hace ${countOf(Number(text), 'día', 'días')}`],
  ];
  for (const [name, label] of plain) if (value(name)) chips.push([label(value(name)), { [name]: null }]);
  for (const [name, , label] of SWITCHES) if (value(name) === '1') chips.push([label, { [name]: null }]);
  return chips.map(([label, lift]) => (
    <button
      key={label}
      type="button"
      aria-label={`${label}: quitar este filtro`}
      onClick={() => set(lift)}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-link bg-sky-soft px-3 text-sm font-bold text-link pointer-coarse:min-h-11"
    >
      {label}
      <X aria-hidden className="size-3.5" />
    </button>
  ));
}
