import { hoursAndMinutes } from '@va/domain/durations.ts';
import { SERVICES, TAIL_STATES } from '@va/domain/fleet/tail-state.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import type { Aircraft } from '#app/api/fleet.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { useAddress } from '#app/components/desk-list/use-address.ts';
import { Instant } from '#app/components/instant.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { fieldOf } from '#app/lib/form-props.ts';
import { ChangeAircraft } from './change-aircraft.tsx';
import { FerryDialog } from './ferry-dialog.tsx';
import { isAway, TailBadge } from './tail-card.tsx';
import { ServiceDialog } from './service-dialog.tsx';

const COLUMNS: readonly DeskColumn<Aircraft>[] = [
  {
    id: 'matricula',
    title: 'Matrícula',
    text: ({ registration }) => registration,
    cell: ({ registration, name }) => (
      <>
        <TextLink to={paths.tail(registration)}>{registration}</TextLink>
        {name && (
          <small className="block max-w-48 font-sans font-normal text-ink-2 wrap-anywhere">{name}</small>
        )}
      </>
    ),
  },
  { id: 'modelo', title: 'Modelo', text: ({ model }) => model },
  {
    id: 'estado',
    title: 'Estado',
    text: ({ service, state }) => (service === 'operational' ? TAIL_STATES[state] : SERVICES[service]),
    cell: (tail) => (
      <>
        <TailBadge tail={tail} />
        {tail.note && <small className="block max-w-48 text-ink-2 wrap-anywhere">{tail.note}</small>}
      </>
    ),
  },
  {
    id: 'lugar',
    title: 'Lugar',
    text: (tail) => `${isAway(tail) ? 'En vuelo desde ' : ''}${tail.place.icao} ${tail.place.city}`,
  },
  {
    id: 'desde-cuando',
    title: 'Desde',
    text: (tail) => (isAway(tail) ? '' : (tail.place.since ?? '')),
    cell: (tail) =>
      !isAway(tail) &&
      (tail.place.since === null ? 'su base' : <Instant at={tail.place.since} withTime={false} />),
  },
  { id: 'horas', title: 'Horas', text: ({ minutes }) => hoursAndMinutes(minutes) },
  { id: 'ciclos', title: 'Ciclos', text: ({ cycles }) => String(cycles) },
];

/** The fleet for staff: found, sorted and saved like any list of the desk, and changed tail by tail. */
export function FleetList({ tails }: { tails: readonly Aircraft[] }) {
  const address = useAddress();
  const [asking, setAsking] = useState<{ act: 'service' | 'ferry' | 'details'; id: string }>();
  const [service, model] = [address.get('servicio') ?? '', address.get('modelo') ?? ''];
  const models = [...new Set(tails.map((tail) => tail.model))].toSorted();
  const asked = tails.find(({ id }) => id === asking?.id);
  const close = () => setAsking(undefined);
  return (
    <>
      <DeskList
        label="Flota"
        file="aviones"
        none="La flota está vacía: añade un avión o importa un archivo con los que tienes, y saldrán aquí, con su estado y su lugar."
        rows={tails.filter(
          (tail) => (service === '' || tail.service === service) && (model === '' || tail.model === model),
        )}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        filters={
          <>
            <SelectField
              label="Servicio"
              {...fieldOf(service, (servicio) => address.set({ servicio }))}
              options={[['', 'Todos'], ...Object.entries(SERVICES)]}
            />
            <SelectField
              label="Modelo"
              {...fieldOf(model, (modelo) => address.set({ modelo }))}
              options={[['', 'Todos'], ...models.map((one) => [one, one] as const)]}
            />
          </>
        }
        action={({ id, registration, service: now }) =>
          now === 'retired' ? (
            <Button
              size="sm"
              aria-label={`Devolver ${registration} al servicio`}
              onClick={() => setAsking({ act: 'service', id })}
            >
              Devolver al servicio
            </Button>
          ) : (
            <span className="inline-flex gap-2">
              <Button
                size="sm"
                aria-label={`Datos de ${registration}`}
                onClick={() => setAsking({ act: 'details', id })}
              >
                Datos
              </Button>
              <Button
                size="sm"
                aria-label={`Servicio de ${registration}`}
                onClick={() => setAsking({ act: 'service', id })}
              >
                Servicio
              </Button>
              <Button
                size="sm"
                aria-label={`Trasladar ${registration}`}
                onClick={() => setAsking({ act: 'ferry', id })}
              >
                Trasladar
              </Button>
            </span>
          )
        }
      />
      {asked && asking?.act === 'service' && (
        <ServiceDialog key={asked.id} tail={asked} open onClose={close} />
      )}
      {asked && asking?.act === 'details' && <ChangeAircraft key={asked.id} tail={asked} onClose={close} />}
      {asked && asking?.act === 'ferry' && <FerryDialog key={asked.id} tail={asked} open onClose={close} />}
    </>
  );
}
