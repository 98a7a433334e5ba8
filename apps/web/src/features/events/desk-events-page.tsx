import { useQuery, useQueryClient } from '@tanstack/react-query';
import { nameCode } from '@va/domain/name-code.ts';
import type { EventSummary } from '@va/contract/tours-and-events/events.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { cancelEvent, eventsQuery, restoreEvent } from '#app/api/events.ts';
import { fleetQuery } from '#app/api/fleet.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { instantColumn } from '#app/components/desk-list/instant-column.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { ranks } from '#app/config/ranks.ts';
import { paths } from '#app/config/paths.ts';
import { typesOf } from '#app/lib/fleet-types.ts';
import { useNow } from '#app/lib/use-now.ts';
import { EventForm } from './event-form.tsx';
import { eventState } from './event-words.ts';

const COLUMNS = (now: number): readonly DeskColumn<EventSummary>[] => [
  {
    id: 'nombre',
    title: 'Evento',
    text: ({ name }) => name,
    cell: ({ id, name }) => (
      <TextLink to={paths.event(id)} className="font-sans">
        {name}
      </TextLink>
    ),
  },
  instantColumn('empieza', 'Empieza', ({ startsAt }) => startsAt, true),
  instantColumn('acaba', 'Acaba', ({ endsAt }) => endsAt, true),
  {
    id: 'estado',
    title: 'Estado',
    text: (event) =>
      Date.parse(event.advertiseFrom) > now && !event.cancelled ? 'Sin anunciar' : eventState(event, now),
  },
  { id: 'apuntados', title: 'Apuntados', text: ({ signedUp }) => String(signedUp) },
  { id: 'participan', title: 'Participan', text: ({ tookPart }) => String(tookPart) },
  { id: 'puntos', title: 'Puntos', text: ({ points }) => String(points) },
];

/** Events at the desk: making, changing and cancelling them. */
export function DeskEventsPage() {
  const events = useQuery(eventsQuery);
  const fleet = useQuery(fleetQuery);
  const queries = useQueryClient();
  const now = useNow();
  const [edited, setEdited] = useState<EventSummary | 'new'>();
  const [restoring, setRestoring] = useState<EventSummary>();
  const [cancelling, setCancelling] = useState<EventSummary>();
  // Takes the event from the list again, since a colleague may change it while its form is open.
  const event =
    edited === 'new' ? null : (events.data?.find(({ id }) => id === edited?.id) ?? edited ?? null);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Eventos"
        lead="Quien se apunta recibe un mensaje cuando cambian o se cancelan. Los puntos se dan solos al aceptar cada informe."
        actions={
          <Button variant="primary" onClick={() => setEdited('new')}>
            <CalendarPlus aria-hidden className="size-4" />
            Nuevo evento
          </Button>
        }
      />
      <Loaded query={events} what="los eventos">
        {(rows) => (
          <DeskList
            label="Eventos"
            file="eventos"
            none="Aquí estarán los eventos, también los terminados y los cancelados. El primero se hace con «Nuevo evento»."
            rows={rows.toReversed()}
            columns={COLUMNS(now)}
            keyOf={({ id }) => id}
            action={(event) =>
              event.cancelled ? (
                Date.parse(event.startsAt) > now && (
                  <Button
                    size="sm"
                    aria-label={`Recuperar ${event.name}`}
                    onClick={() => setRestoring(event)}
                  >
                    Recuperar
                  </Button>
                )
              ) : (
                <span className="inline-flex gap-2">
                  <Button size="sm" aria-label={`Cambiar ${event.name}`} onClick={() => setEdited(event)}>
                    Cambiar
                  </Button>
                  {Date.parse(event.startsAt) > now && (
                    <Button
                      size="sm"
                      aria-label={`Cancelar ${event.name}`}
                      onClick={() => setCancelling(event)}
                    >
                      Cancelar
                    </Button>
                  )}
                </span>
              )
            }
          />
        )}
      </Loaded>
      {edited && (
        <EventForm
          event={event}
          {...(event && { onRestore: () => setRestoring(event) })}
          types={typesOf(fleet.data ?? [])}
          ranks={ranks.map(({ rango }) => [nameCode(rango), rango] as const)}
          onClose={() => {
            setEdited(undefined);
            void queries.invalidateQueries(eventsQuery);
          }}
        />
      )}
      {restoring && (
        <ReasonDialog
          title={`Recuperar ${restoring.name}`}
          note="Vuelve a celebrarse como estaba. Quien estaba apuntado lo sigue estando y recibe el motivo."
          button="Recuperar el evento"
          act={(reason) => restoreEvent(restoring.id, reason)}
          done={{ title: 'Evento recuperado', description: 'Los apuntados tienen un mensaje.' }}
          draft={`recuperar-evento-${restoring.id}`}
          onClose={() => setRestoring(undefined)}
        />
      )}
      {cancelling && (
        <ReasonDialog
          title={`Cancelar ${cancelling.name}`}
          note="Quien está apuntado recibe el motivo. Sus reservas siguen como vuelos normales."
          button="Cancelar el evento"
          act={(reason) => cancelEvent(cancelling.id, reason)}
          done={{ title: 'Evento cancelado', description: 'Los apuntados tienen un mensaje.' }}
          draft={`cancelar-evento-${cancelling.id}`}
          onClose={() => setCancelling(undefined)}
        />
      )}
    </>
  );
}
