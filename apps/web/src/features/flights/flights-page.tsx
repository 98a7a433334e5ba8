import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { SlidersHorizontal, X, CalendarDays, List, Map } from 'lucide-react';
import { useState, type ReactNode, useEffect, useRef } from 'react';
import { Loaded } from '#app/components/loaded.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { paths } from '#app/config/paths.ts';
import { PARAMETERS, ANYWHERE, SWITCHES } from '#app/lib/flight-filters.ts';
import { useAfterPaint } from '#app/lib/use-after-paint.ts';
import { maintenanceQuery } from '#app/api/maintenance.ts';
import { MaintenanceNote } from '#app/components/maintenance-note.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { DepartureBoard } from './departure-board.tsx';
import { FilterForm } from './filter-form.tsx';
import { NoDepartures } from './no-departures.tsx';
import { StageElsewhere } from './stage-elsewhere.tsx';
import { useFlightSearch, type FlightSearch } from './use-flight-search.ts';
import { formatSpan } from '@va/domain/ages.ts';
import { clsx } from 'clsx/lite';

/** The filters that are on, each with a way to lift it. */
function ActiveFilters({ search: { params, set, departures } }: { search: FlightSearch }) {
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

/** Loads the next departures. The focus moves to the first new one, and their number is announced. */
function MoreDepartures({ search: { departures } }: { search: FlightSearch }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = departures;
  const shown = data?.items.length ?? 0;
  const asked = useRef<number>(null);
  useEffect(() => {
    if (asked.current === null || shown <= asked.current) return;
    const rows = document.querySelectorAll('[data-departure]');
    rows[asked.current]?.querySelector<HTMLElement>('button, a')?.focus();
    asked.current = null;
  }, [shown]);
  if (!data || shown === 0) return null;
  return (
    <div className="mt-4 grid justify-items-center gap-2">
      <p role="status" className="text-sm text-ink-2">
        {shown < data.total && `Se ven ${shown} de ${countOf(data.total, 'salida', 'salidas')}`}
      </p>
      {hasNextPage && (
        <Button
          disabled={isFetchingNextPage}
          onClick={() => {
            asked.current = shown;
            void fetchNextPage();
          }}
        >
          Ver más salidas
        </Button>
      )}
    </div>
  );
}

const VIEWS = [
  ['', 'Lista', List],
  ['semana', 'Semana', CalendarDays],
  ['mapa', 'Mapa', Map],
] as const;

/** The view that the address asks for; the list where it asks for none. */
function viewIn(params: URLSearchParams) {
  return VIEWS.find(([name]) => name === params.get(PARAMETERS.view))?.[0] ?? '';
}

/** Choice of the view of the departures: list, week or map. */
function ViewChoice({ search: { params, set } }: { search: FlightSearch }) {
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

// Loaded when chosen: most pilots stay with the list.
const loadWeek = async () => (await import('./week-view.tsx')).WeekView;
const loadMap = async () => (await import('./results-map.tsx')).ResultsMap;
const waiting = <StateLine kind="loading" title="Cargando la vista" />;

/**
 * The timetable as a departure board: filters with their counts, and every departure with its obstacles.
 * @param booked the pilot's bookings
 */
export function FlightsPage({ booked }: { booked: ReactNode }) {
  const search = useFlightSearch();
  const maintenance = useQuery(maintenanceQuery);
  const { departures } = search;
  // The filters' counts are rendered one frame after the departures, which matter more.
  const found = useAfterPaint(departures.data);
  // The search that was cached when the page was opened, as after «Atrás».
  const [known] = useState(departures.data?.asked);
  const view = viewIn(search.params);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const from = departures.data?.items[0]?.dep.city;
  const one = new Set(departures.data?.items.map(({ dep }) => dep.icao)).size === 1;
  return (
    <div className="@container">
      <PageHead
        eyebrow="Reservar vuelo"
        title={one && from ? `Salidas desde ${from}` : 'Salidas'}
        lead="Lo que sale y puedes reservar, en UTC y en hora local. Lo que no, dice por qué y desde cuándo."
        actions={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={paths.rotations}>El día de un avión</ButtonLink>
            <ButtonLink to={paths.freeFlight}>Vuelo libre</ButtonLink>
          </div>
        }
      />
      <MaintenanceNote sentence={maintenance.data?.sentence} />
      <div className="grid items-start gap-5 @5xl:grid-cols-[16rem_minmax(0,1fr)]">
        <Card className="hidden p-5 @5xl:block">
          <FilterForm params={search.chosen} set={search.set} found={found} />
        </Card>
        <div className="min-w-0">
          {booked}
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <p role="status" className="grow">
              {departures.data && (
                <>
                  <b>{countOf(departures.data.total, 'salida', 'salidas')}</b>
                  {departures.data.bookable !== null &&
                    departures.data.bookable < departures.data.items.length && (
                      <span className="text-ink-2"> · puedes reservar {departures.data.bookable}</span>
                    )}
                </>
              )}
            </p>
            <Button className="@5xl:hidden" onClick={() => setFiltersOpen(true)}>
              <SlidersHorizontal aria-hidden className="size-4" />
              Filtros
            </Button>
            <ActiveFilters search={search} />
            <ViewChoice search={search} />
          </div>
          <Loaded query={departures} what="las salidas">
            {(data) =>
              data.items.length === 0 && view !== 'semana' ? (
                <NoDepartures search={search} advice={data.advice} likes={data.likes} />
              ) : (
                <>
                  {view === '' && (
                    <>
                      <DepartureBoard
                        items={data.items}
                        asked={data.asked}
                        atOnce={data.asked === known}
                        open={search.params.get(PARAMETERS.open)}
                        set={search.set}
                      />
                      <MoreDepartures search={search} />
                    </>
                  )}
                  {view === 'semana' && (
                    <LazyPart what="La semana" load={loadWeek} props={{ search }} fallback={waiting} chosen />
                  )}
                  {view === 'mapa' && (
                    <LazyPart what="El mapa" load={loadMap} props={{ search }} fallback={waiting} chosen />
                  )}
                </>
              )
            }
          </Loaded>
          {departures.data && view !== 'semana' && <StageElsewhere search={search} />}
        </div>
      </div>
      <Dialog
        open={filtersOpen}
        onClose={() => setFiltersOpen(false)}
        title="Filtros"
        actions={
          <Button variant="primary" onClick={() => setFiltersOpen(false)}>
            Ver {countOf(departures.data?.total ?? 0, 'salida', 'salidas')}
          </Button>
        }
      >
        <FilterForm params={search.chosen} set={search.set} found={found} />
      </Dialog>
    </div>
  );
}
