import { Search, SearchX } from 'lucide-react';
import { useEffect, useRef, useState, memo } from 'react';
import { useLocation, useNavigationType, useSearchParams, Link } from 'react-router';
import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { useGrowingList } from '#app/components/blocks/use-growing-list.ts';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import type { Airport } from '@va/schemas/content/airports.ts';
import { searchAirports } from '@va/domain/airport/airport-search.ts';
import { countOf } from '@va/domain/numbers.ts';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import { BoardTiles } from '@va/ui/controls/board-tiles.tsx';
import { paths } from '#app/lib/paths.ts';

interface AirportCardProps {
  airport: Airport;
  /** Whether the airport belongs only to tours, not to routes. */
  onlyInTours: boolean;
}

/** A row of the departure board: code, name, number of destinations. One line on a phone, a small card elsewhere. */
const AirportCard = memo(function AirportCard({ airport, onlyInTours }: AirportCardProps) {
  return (
    <Link to={paths.airport(airport.icao)} className={`${linkCardClass} @container block h-full`}>
      <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-3 px-3.5 py-3.5 @min-[19rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[19rem]:gap-x-3 @min-[19rem]:px-4 @min-[19rem]:py-3">
        <BoardTiles text={airport.icao} />
        <span className="col-span-2 row-start-2 min-w-0 @min-[19rem]:col-span-1 @min-[19rem]:col-start-2 @min-[19rem]:row-start-1">
          <span className="block leading-tight font-bold group-hover:underline">{airport.name}</span>
          <span className="block text-sm wrap-anywhere text-ink-2">
            {airport.country}
            {onlyInTours && ' · sólo en tours'}
          </span>
        </span>
        <span className="justify-self-end text-xs whitespace-nowrap text-link @min-[14rem]:text-sm">
          {countOf(airport.destinations.length, 'destino', 'destinos')}
        </span>
      </span>
    </Link>
  );
});

/** Search parameter with the typed text, so that Back restores the list. */
export const SEARCH_PARAMETER = 'q';
/** Milliseconds without a keystroke after which the address takes over what was typed. */
const PAUSE_MS = 300;

interface AirportsPageProps {
  airports: readonly Airport[];
  /** Direct routes of the network. */
  routeCount: number;
  /** ICAO codes of the airports without routes that tours call at. */
  onlyInTours: readonly string[];
  /** Opens the search over the whole portal. */
  onSearchPortal: (text: string) => void;
}

/** The departure board: every airport of the network, searchable by ICAO code or name. */
export function AirportsPage({ airports, routeCount, onlyInTours, onSearchPortal }: AirportsPageProps) {
  const { query, find, keepNow } = useQuery();
  const found = searchAirports(airports, query);
  const { shown, rest, end, grow } = useGrowingList(found, `${useLocation().key} ${query}`);

  return (
    <>
      <PageHead
        eyebrow="Red de la compañía"
        title="Aeropuertos"
        lead={`${countOf(airports.length, 'aeropuerto', 'aeropuertos')}, ${countOf(routeCount, 'ruta', 'rutas')}. Busca por código OACI o por nombre.`}
        actions={
          <search className="relative w-full sm:w-80">
            <label htmlFor="buscar-aeropuerto" className="sr-only">
              Buscar por código OACI o nombre
            </label>
            <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-ink-2" />
            <input
              id="buscar-aeropuerto"
              type="search"
              value={query}
              onChange={(event) => find(event.target.value)}
              onBlur={keepNow}
              placeholder="OACI o nombre"
              autoComplete="off"
              spellCheck={false}
              className="min-h-11 w-full rounded-md border border-control bg-surface pr-3 pl-10"
            />
          </search>
        }
      />
      <p role="status" className="sr-only">
        {query && countOf(found.length, 'aeropuerto encontrado', 'aeropuertos encontrados')}
      </p>
      {found.length > 0 ? (
        <>
          <CardGrid size="tile" steady>
            {shown.map((airport) => (
              <AirportCard
                key={airport.icao}
                airport={airport}
                onlyInTours={onlyInTours.includes(airport.icao)}
              />
            ))}
          </CardGrid>
          {rest > 0 && (
            <p ref={end} className="mt-6 text-center">
              <Button onClick={grow}>{`Mostrar más (${countOf(rest, 'queda', 'quedan')})`}</Button>
            </p>
          )}
        </>
      ) : (
        <EmptyState icon={SearchX} title="No se encontraron aeropuertos que coincidan con la búsqueda.">
          <Button onClick={() => find('')}>
            Ver todos <VisuallyHidden>los aeropuertos</VisuallyHidden>
          </Button>
          <Button onClick={() => onSearchPortal(query)}>Buscar «{query}» en todo el portal</Button>
        </EmptyState>
      )}
    </>
  );
}

/**
 * The text in the field at once, and in the address once the pilot pauses or leaves the field: each change of the
 * address costs more than the list itself. The address wins only after a navigation that is not our own: a link, Back
 * or Forward.
 */
function useQuery() {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const ownChange = useNavigationType() === 'REPLACE';
  const fromAddress = search.get(SEARCH_PARAMETER) ?? '';
  const [typed, setTyped] = useState({ text: fromAddress, key });
  if (!ownChange && typed.key !== key) setTyped({ text: fromAddress, key });

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (ownChange) return;
    clearTimeout(pause.current);
    pause.current = undefined;
  }, [key, ownChange]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const keep = (text: string) => {
    clearTimeout(pause.current);
    pause.current = undefined;
    setSearch(text ? { [SEARCH_PARAMETER]: text } : {}, { replace: true, preventScrollReset: true });
  };
  const find = (text: string) => {
    setTyped({ text, key });
    clearTimeout(pause.current);
    pause.current = setTimeout(keep, PAUSE_MS, text);
  };
  /** Without waiting for the pause, if there is something to take over. */
  const keepNow = () => {
    if (pause.current !== undefined) keep(typed.text);
  };
  return { query: typed.text, find, keepNow };
}
