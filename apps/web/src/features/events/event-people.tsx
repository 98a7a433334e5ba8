import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import type { EventDetail, EventPilot } from '@va/contract/tours-and-events/events.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { eventPilotsQuery } from '#app/api/events.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PilotLink } from '#app/components/pilot-link.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { shortMoment } from '#app/lib/times.ts';

const STATES = { counts: 'Participa', pending: 'En decisión', signed: 'Apuntado', no: 'Sin vuelo' } as const;

/** Pilots who signed up and, after the first landing, those who flew. */
export function EventPeople({ event, now }: { event: EventDetail; now: number }) {
  const pilots = useQuery(eventPilotsQuery(event.id));
  const over = now > Date.parse(event.endsAt);
  return (
    <SectionCard
      title={over ? 'Resultados' : 'Quién viene'}
      aside={pilots.data && countOf(pilots.data.length, 'piloto', 'pilotos')}
    >
      <Loaded query={pilots} what="los participantes">
        {(rows) => (
          <RowList
            none={over ? 'No lo voló nadie.' : 'Todavía no viene nadie.'}
            rows={rows.map((pilot) => ({
              key: pilot.callsign,
              title: <PilotLink callsign={pilot.callsign} />,
              detail: [pilot.own ? 'Tú' : pilot.name, whatOf(pilot)].filter(Boolean).join(' · '),
              action: (
                <Badge tone={pilot.state === 'counts' ? 'gold' : 'neutral'}>{STATES[pilot.state]}</Badge>
              ),
            }))}
          />
        )}
      </Loaded>
    </SectionCard>
  );
}

function whatOf({ flight, slot }: EventPilot): string | null {
  if (flight) return `${flight.dep}–${flight.arr}, ${shortMoment(flight.offBlock)}`;
  return slot && `turno del ${shortMoment(slot)}`;
}
