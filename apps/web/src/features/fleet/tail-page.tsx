import type { AircraftDetails } from '@va/domain/fleet/aircraft-details.ts';
import { formatHours } from '@va/domain/quantities.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SERVICES, TAIL_STATES } from '@va/domain/fleet/tail-state.ts';
import { formatDate } from '@va/domain/dates.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState, type ReactNode } from 'react';
import { showToast } from '@va/ui/controls/toast-store.ts';
import {
  type Aircraft,
  type AircraftHistory,
  aircraftHistoryQuery,
  changeAircraft,
  fleetQuery,
  typesQuery,
} from '#app/api/fleet.ts';
import { useSession } from '#app/api/use-session.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { changeWords } from './change-aircraft.tsx';
import { AircraftDrawing } from './components/aircraft-drawing.tsx';
import { isAway } from './tail-card.tsx';
import { UndoEntry } from './undo-entry.tsx';

/** Entries at first: a tail that flies every day has hundreds, which few ask for. */
const AT_FIRST = 15;

/** Page of one tail: place and arrival there, flights, and history. */
export function TailPage({ registration }: { registration: string }) {
  const fleet = useQuery(fleetQuery);
  return (
    <>
      <PageHead
        eyebrow="Flota"
        title={registration}
        actions={<ButtonLink to={paths.fleet}>Toda la flota</ButtonLink>}
      />
      <Loaded query={fleet} what="el avión">
        {(tails) => {
          const tail = tails.find((one) => one.registration === registration);
          return tail ? (
            <Tail tail={tail} />
          ) : (
            <p>La compañía no tiene en servicio ningún avión con esa matrícula.</p>
          );
        }}
      </Loaded>
    </>
  );
}

type Some = Partial<AircraftDetails>;

/**
 * Whether all fields still have the values that a change left: only then it can be undone without touching another's
 * change.
 */
const isAsLeft = (tail: Aircraft, after: Some): boolean =>
  (Object.keys(after) as (keyof AircraftDetails)[]).every((field) => tail[field] === after[field]);

function Tail({ tail }: { tail: Aircraft }) {
  const history = useQuery(aircraftHistoryQuery(tail.id));
  const [whole, setWhole] = useState(false);
  const { can } = useSession();
  const { data: types = [] } = useQuery(typesQuery);
  const dimensions = types.find(({ id }) => id === tail.typeId)?.dimensions;
  const { place } = tail;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <SectionCard title={tail.model} aside={tail.icaoType}>
        {dimensions && (
          <div className="overflow-hidden rounded-md border border-line">
            <AircraftDrawing aircraft={{ ...tail, dimensions }} />
          </div>
        )}
        <FactList
          facts={
            [
              [isAway(tail) ? 'Estaba en' : 'Está en', `${place.city} (${place.icao})`],
              [
                'Desde',
                place.since === null ? 'El principio: es su base' : <Instant key="since" at={place.since} />,
              ],
              ['Estado', tail.service === 'operational' ? TAIL_STATES[tail.state] : SERVICES[tail.service]],
              ['Base', tail.base],
              ['Nombre', tail.name],
              ['Librea', tail.livery],
              ['Entregado', tail.deliveredOn === null ? '' : formatDate(tail.deliveredOn)],
              ['Horas', formatHours(tail.minutes)],
              ['Ciclos', formatNumber(tail.cycles)],
            ].filter(([, value]) => value !== '') as [string, ReactNode][]
          }
        />
        {can('fleet.write') && history.data?.importId && (
          <UndoEntry registration={tail.registration} importId={history.data.importId} />
        )}
      </SectionCard>
      <SectionCard title="Lo que ha hecho">
        <Loaded query={history} what="su historia">
          {({ entries }) => (
            <>
              <RowList
                none="Todavía no ha volado ni se ha movido."
                rows={entries.slice(0, whole ? entries.length : AT_FIRST).map((entry, index) => ({
                  key: `${entry.at} ${index}`,
                  title: titleOf(entry),
                  detail: (
                    <>
                      <Instant at={entry.at} />
                      {entry.callsign && ` · ${entry.callsign}`}
                      {entry.before && entry.after && ` · ${changeWords(entry.before, entry.after)}`}
                      {entry.reason && ` · ${entry.reason}`}
                    </>
                  ),
                  action:
                    entry.before && entry.after && can('fleet.write') && isAsLeft(tail, entry.after) ? (
                      <UndoChange tail={tail} before={entry.before} />
                    ) : (
                      entry.minutes !== null && formatHours(entry.minutes)
                    ),
                }))}
              />
              {!whole && entries.length > AT_FIRST && (
                <Button className="justify-self-start" onClick={() => setWhole(true)}>
                  Ver {entries.length - AT_FIRST} más
                </Button>
              )}
            </>
          )}
        </Loaded>
      </SectionCard>
    </div>
  );
}

/** Button that restores the values before a change of an aircraft; the history records that too. */
function UndoChange({ tail, before }: { tail: Aircraft; before: Some }) {
  const undo = useMutation({
    mutationFn: () => changeAircraft(tail, { ...before, reason: 'Se deshace el cambio.' }),
    onSuccess: () => showToast({ title: 'Cambio deshecho', description: tail.registration }),
  });
  return (
    <div className="grid justify-items-end gap-2">
      <ActButton act={undo} size="sm">
        Deshacer
      </ActButton>
      <FormProblem error={undo.error} />
    </div>
  );
}

function titleOf({ kind, from, to, number, service }: AircraftHistory['entries'][number]): string {
  if (kind === 'flight') {
    const name = number === null ? 'Vuelo libre' : `${airline.icaoCode} ${number}`;
    return `${name}, ${from} → ${to ?? 'sin aeropuerto'}`;
  }
  if (kind === 'change') return 'Cambian sus datos';
  if (kind === 'ferry') return `Traslado a ${to}`;
  return service === null ? 'Nota' : `Pasa a ${SERVICES[service]}`;
}
