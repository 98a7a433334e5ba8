import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { DepartureBoard } from './departure-board.tsx';
import { FilterForm } from './filter-form.tsx';
import { NoDepartures } from './no-departures.tsx';
import { useFlightSearch } from './use-flight-search.ts';

/**
 * The timetable as a departure board: filters with their counts, and every departure with what stands against it.
 * @param booked what the pilot has booked already
 */
export function FlightsPage({ booked }: { booked: ReactNode }) {
  const search = useFlightSearch();
  const { departures } = search;
  const [filtersOpen, setFiltersOpen] = useState(false);
  const from = departures.data?.items[0]?.dep.city;
  const one = new Set(departures.data?.items.map(({ dep }) => dep.icao)).size === 1;
  return (
    <div className="@container">
      <PageHead
        eyebrow="Horario de la compañía"
        title={one && from ? `Salidas desde ${from}` : 'Salidas'}
        lead="Lo que sale y puedes reservar, en UTC y en hora local. Lo que no, dice por qué y desde cuándo."
      />
      <div className="grid items-start gap-5 @5xl:grid-cols-[16rem_minmax(0,1fr)]">
        <Card className="hidden p-5 @5xl:block">
          <FilterForm search={search} />
        </Card>
        <div className="min-w-0">
          {booked}
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status">
              {departures.data && (
                <>
                  <b>{countOf(departures.data.total, 'salida', 'salidas')}</b>
                  {departures.data.bookable !== null && (
                    <span className="text-ink-2"> · puedes reservar {departures.data.bookable}</span>
                  )}
                </>
              )}
            </p>
            <div className="flex flex-wrap items-center gap-2">
              <ActiveFilters search={search} />
              <Button className="@5xl:hidden" onClick={() => setFiltersOpen(true)}>
                <SlidersHorizontal aria-hidden className="size-4" />
                Filtros
              </Button>
            </div>
          </div>
          <Loaded query={departures} what="las salidas">
            {(data) =>
              data.items.length === 0 ? (
                <NoDepartures search={search} advice={data.advice} />
              ) : (
                <DepartureBoard items={data.items} search={search} />
              )
            }
          </Loaded>
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
        <FilterForm search={search} />
      </Dialog>
    </div>
  );
}
