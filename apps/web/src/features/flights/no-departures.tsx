import { Button } from '@va/ui/controls/button.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { SearchX } from 'lucide-react';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import type { Departures } from '#app/api/flights.ts';
import { ANYWHERE, PARAMETERS, parameterOf, SWITCHES } from '#app/lib/flight-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

const NAMES: Readonly<Record<string, string>> = {
  origin: 'el origen',
  destination: 'el destino',
  hours: 'las horas',
  timeMin: 'el tiempo disponible',
  notFlownForDays: 'el tiempo sin volarlo',
  type: 'el avión',
  text: 'la búsqueda',
};

/** Preferences that a filter needs and the pilot has not given yet: the filter's name in the address, and a hint. */
const UNSAID: readonly [name: string, of: 'sceneries' | 'tails', words: string][] = [
  ['escenarios', 'sceneries', 'Aún no has dicho qué escenarios tienes.'],
  ['preferido', 'tails', 'Aún no has dicho qué avión prefieres.'],
];

/** Says which filter to lift when there are no departures, and lifts it. */
export function NoDepartures({
  search: { params, set },
  advice,
  likes,
}: {
  search: FlightSearch;
  advice: Departures['advice'];
  likes: Departures['likes'];
}) {
  const nameOf = (filter: string) =>
    NAMES[filter] ?? `«${SWITCHES.find(([, key]) => key === filter)?.[2] ?? filter}»`;
  const lift = (filters: readonly string[]) =>
    set(
      Object.fromEntries(
        filters.flatMap((filter): [string, string | null][] => {
          if (filter === 'origin') return [[PARAMETERS.origin, ANYWHERE]];
          if (filter === 'text')
            return [
              [PARAMETERS.text, null],
              [PARAMETERS.number, null],
            ];
          if (filter === 'hours')
            return [
              [PARAMETERS.from, null],
              [PARAMETERS.to, null],
            ];
          return [[parameterOf(filter), null]];
        }),
      ),
    );
  const filters = advice?.filters ?? [];
  const unsaid =
    likes === null ? undefined : UNSAID.find(([name, of]) => params.get(name) === '1' && likes[of] === 0);
  return (
    <EmptyState icon={SearchX} title="Ninguna salida con esos filtros">
      {unsaid && (
        <p className="text-ink-2">
          {unsaid[2]} <TextLink to={paths.account}>Dilo en tu cuenta</TextLink> y aquí saldrá lo tuyo.
        </p>
      )}
      {advice?.lift === 'one' && (
        <div className="flex flex-wrap justify-center gap-2">
          {filters.slice(0, 3).map(({ name, results }) => (
            <Button key={name} onClick={() => lift([name])}>
              Quitar {nameOf(name)}: {countOf(results, 'salida', 'salidas')}
            </Button>
          ))}
        </div>
      )}
      {advice?.lift === 'all_of' && (
        <Button onClick={() => lift(filters.map(({ name }) => name))}>
          Quitar {new Intl.ListFormat('es-ES').format(filters.map(({ name }) => nameOf(name)))}
        </Button>
      )}
      {params.get(PARAMETERS.date) && (
        <Button onClick={() => set({ [PARAMETERS.date]: null })}>Ver las próximas horas</Button>
      )}
    </EmptyState>
  );
}
