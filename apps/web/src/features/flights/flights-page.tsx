import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Loaded } from '#app/components/loaded.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { paths } from '#app/config/paths.ts';
import { PARAMETERS } from '#app/lib/flight-filters.ts';
import { useAfterPaint } from '#app/lib/use-after-paint.ts';
import { maintenanceQuery } from '#app/api/maintenance.ts';
import { MaintenanceNote } from '#app/components/maintenance-note.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { DepartureBoard } from './departure-board.tsx';
import { FilterForm } from './filter-form.tsx';
import { MoreDepartures } from './more-departures.tsx';
import { NoDepartures } from './no-departures.tsx';
import { StageElsewhere } from './stage-elsewhere.tsx';
import { useFlightSearch } from './use-flight-search.ts';
import { viewIn, ViewChoice } from './view-choice.tsx';

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
