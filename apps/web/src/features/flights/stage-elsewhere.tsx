import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import type { NextStage } from '@va/contract/bookings/new-bookings.ts';
import { stagesQuery } from '#app/api/bookings.ts';
import { TextLink } from '#app/components/text-link.tsx';
import { ANYWHERE, PARAMETERS } from '#app/lib/flight-filters.ts';
import { stageAddress } from '#app/lib/stages.ts';
import type { FlightSearch } from './use-flight-search.ts';

/** What the filter of the origin hides of one's own: the next stage of each tour that one has begun, and where to book it. */
export function StageElsewhere({ search: { params, departures } }: { search: FlightSearch }) {
  const { data: stages = [] } = useQuery(stagesQuery);
  const asked = params.get(PARAMETERS.origin)?.trim().toUpperCase();
  const origin = asked || departures.data?.place?.icao;
  if (!origin || asked === ANYWHERE.toUpperCase()) return null;
  const city = departures.data?.items.find(({ dep }) => dep.icao === origin)?.dep.city ?? origin;
  const seen = new Set<string>();
  const elsewhere = stages.filter((stage): stage is HeldStage => {
    if (!isHeld(stage) || stage.dep.icao === origin || seen.has(stage.tour)) return false;
    seen.add(stage.tour);
    return true;
  });
  if (elsewhere.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 text-sm text-ink-2">
      {elsewhere.map(({ tour, name, n, dep, arr }) => (
        <li key={tour} className="flex items-start gap-2">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            Tu siguiente etapa de {name}, {dep.icao}–{arr.icao}, no sale de {city}.{' '}
            <TextLink to={stageAddress(tour, n)}>
              Reservar la etapa {n}
              <span className="sr-only"> de {name}</span>
            </TextLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

type HeldStage = NextStage & { n: number; dep: object; arr: object };

/** Whether it can be booked now, in a tour that the pilot has begun. */
function isHeld(stage: NextStage): stage is HeldStage {
  const { begun, n, dep, arr, refusal } = stage;
  return begun && n !== null && dep !== null && arr !== null && refusal === null;
}
