import { useQuery } from '@tanstack/react-query';
import type { FocusCampaign } from '@va/contract/points/flight-points.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { focusAirportsQuery } from '#app/api/events.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { PARAMETERS } from '#app/lib/flight-filters.ts';
import { focusBonus, focusDays, focusTypes } from './event-words.ts';

const STATES = { now: 'En vigor', next: 'Próximo', over: 'Terminado' } as const;

/** Focus Airports with days, types, bonus left and flights, and a link to fly there. */
export function FocusAirports() {
  const campaigns = useQuery(focusAirportsQuery);
  return (
    <section aria-labelledby="focus-airports" className="grid grid-cols-1 gap-3">
      <h2 id="focus-airports" className="text-lg font-bold">
        Focus Airports
      </h2>
      <Loaded query={campaigns} what="los Focus Airports">
        {(items) =>
          items.length === 0 ? (
            <p className="text-ink-2">Ahora no hay ninguno.</p>
          ) : (
            <ul
              aria-label="Focus Airports"
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3"
            >
              {items.map((campaign) => (
                <li key={`${campaign.airport.icao} ${campaign.from}`}>
                  <Campaign campaign={campaign} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Campaign({ campaign }: { campaign: FocusCampaign }) {
  const { airport, state, flights, pilots } = campaign;
  const search = new URLSearchParams({
    [PARAMETERS.origin]: airline.base.icao,
    [PARAMETERS.destination]: airport.icao,
    [PARAMETERS.type]: campaign.types[0]?.id ?? '',
  });
  return (
    <Card className="grid h-full content-start gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-lg font-bold">
          {airport.city} ({airport.icao})
        </h3>
        <Badge tone={state === 'now' ? 'gold' : 'neutral'}>{STATES[state]}</Badge>
      </div>
      <p className="font-bold">{focusDays(campaign)}</p>
      <p className="text-sm">Con {focusTypes(campaign)}</p>
      <p className="text-sm">{focusBonus(campaign)}</p>
      <p className="text-sm text-ink-2">
        {flights === 0
          ? 'Sin vuelos con bonificación todavía'
          : `${countOf(flights, 'vuelo', 'vuelos')} con bonificación, de ${countOf(pilots, 'piloto', 'pilotos')}`}
      </p>
      {state === 'now' && (
        <TextLink to={`${paths.freeFlight}?${search}`} className="justify-self-start">
          Reservar vuelo a {airport.city}
        </TextLink>
      )}
    </Card>
  );
}
