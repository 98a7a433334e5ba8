import { TextField } from '@va/ui/controls/field.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { formatSpan } from '@va/domain/ages.ts';
import { daysAfter } from '@va/domain/durations.ts';
import { memo, useId } from 'react';
import type { FoundDepartures } from '#app/api/flights.ts';
import { dayName } from '#app/lib/times.ts';
import { fieldOf } from '#app/lib/form-props.ts';
import { ANYWHERE, PARAMETERS, SWITCHES } from '#app/lib/flight-filters.ts';
import { useNow } from '#app/lib/use-now.ts';
import type { FlightSearch } from './use-flight-search.ts';

/** A filter that is on or off, with how many departures it would leave. */
function FilterSwitch({
  label,
  checked,
  count,
  onChange,
}: {
  label: string;
  checked: boolean;
  count: number | undefined;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
      <input
        id={id}
        type="checkbox"
        className="size-5 shrink-0 accent-link"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className="grow">
        {label}
      </label>
      {!checked && count !== undefined && <span className="text-ink-2">{count}</span>}
    </div>
  );
}

/** Minutes that a pilot may have. */
const TIMES = [90, 120, 180, 240, 300, 360, 480, 600, 750];

/** Filters that need an account's preferences. */
const OF_LIKES: ReadonlySet<string> = new Set(['ownScenery', 'likedTail']);

/** Form of all filters, with the number of departures per choice from `found`. */
export const FilterForm = memo(function FilterForm({
  params,
  set,
  found: departures,
}: Pick<FlightSearch, 'params' | 'set'> & { found: FoundDepartures | undefined }) {
  const counts = departures?.counts;
  const place = departures?.place;
  const value = (name: string) => params.get(name) ?? '';
  const field = (name: string) => fieldOf(value(name), (typed) => set({ [name]: typed }));
  // Airports by their codes, which pilots type to find them in a list.
  const choices = (found: Readonly<Record<string, number>> | undefined, chosen: string) =>
    [
      ...new Set([
        ...Object.keys(found ?? {}),
        ...(chosen && chosen !== ANYWHERE ? [chosen.toUpperCase()] : []),
      ]),
    ]
      .toSorted()
      .map((code): [string, string] => [
        code.toLowerCase(),
        [code, counts?.cities[code], found?.[code] ?? 0].filter((part) => part !== undefined).join(' · '),
      ]);
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const days = Array.from({ length: 8 }, (_, ahead) => daysAfter(today, ahead));
  return (
    <form className="isolate grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Buscar"
        type="search"
        placeholder="Número o ciudad"
        {...fieldOf(value(PARAMETERS.text) || value(PARAMETERS.number), (typed) =>
          set({ [PARAMETERS.text]: typed, [PARAMETERS.number]: null }),
        )}
      />
      <SelectField
        label="Desde"
        {...field(PARAMETERS.origin)}
        options={[
          ['', place ? `Donde estoy: ${place.icao}` : 'Donde estoy'],
          [ANYWHERE, 'Cualquier origen'],
          ...choices(counts?.origins, value(PARAMETERS.origin)),
        ]}
      />
      <SelectField
        label="Hasta"
        {...field(PARAMETERS.destination)}
        options={[['', 'Cualquier destino'], ...choices(counts?.destinations, value(PARAMETERS.destination))]}
      />
      <SelectField
        label="Cuándo"
        {...field(PARAMETERS.date)}
        options={[['', 'Próximas horas'], ...days.map((date): [string, string] => [date, dayName(date)])]}
      />
      {/* One column if two would cut off the typed time. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {[['Sale desde (UTC)', PARAMETERS.from] as const, ['Sale hasta (UTC)', PARAMETERS.to] as const].map(
          ([label, name]) => (
            <TextField key={name} label={label} type="time" {...field(name)} />
          ),
        )}
      </div>
      <SelectField
        label="Tiempo disponible"
        {...field(PARAMETERS.timeMin)}
        options={[
          ['', 'El que haga falta'],
          ...TIMES.map((minutes): [string, string] => [
            String(minutes),
            `Hasta ${formatSpan(minutes * 60_000)}`,
          ]),
        ]}
      />
      <SelectField
        label="Avión"
        {...field(PARAMETERS.type)}
        value={value(PARAMETERS.type).toLowerCase()}
        options={[
          ['', 'Cualquier tipo'],
          ...Object.entries(counts?.types ?? {})
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([type, found]): [string, string] => [type, `${type.toUpperCase()} · ${found}`]),
        ]}
      />
      <SelectField
        label="Sin volarlo desde hace"
        {...field(PARAMETERS.notFlownForDays)}
        options={[
          ['', 'Da igual'],
          ['30', 'Más de un mes'],
          ['90', 'Más de tres meses'],
          ['180', 'Más de seis meses'],
          ['365', 'Más de un año'],
        ]}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-bold">Sólo</legend>
        {SWITCHES.filter(
          ([name, key]) => departures?.likes || params.get(name) === '1' || !OF_LIKES.has(key),
        ).map(([name, key, label]) => (
          <FilterSwitch
            key={name}
            label={label}
            checked={params.get(name) === '1'}
            count={counts?.added[key]}
            onChange={(on) => set({ [name]: on ? '1' : null })}
          />
        ))}
      </fieldset>
    </form>
  );
});
