import { Plane } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useNow } from '#app/components/blocks/use-now.ts';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { paths } from '#app/lib/paths.ts';
import { mergeFlights } from '@va/domain/traffic/flight.ts';
import type { Place } from '@va/domain/traffic/progress.ts';
import type { TrafficFeed } from '#app/services/feeds/traffic.ts';
import { FLIGHT_PARAMETER } from './flight-parameter.ts';
import { TrafficMap } from './components/traffic-map.tsx';
import { NetworkStatus } from './components/network-status.tsx';
import { TrafficList } from './components/traffic-list.tsx';
import { rowsOf } from './traffic-row.ts';
import { useTraffic } from './use-traffic.ts';
import { ViewSwitch } from './components/view-switch.tsx';

interface TrafficPageProps {
  /** The networks that the airline has switched on. */
  feeds: readonly TrafficFeed[];
  airlineName: string;
  /** The letters that callsigns begin with. */
  prefix: string;
  /** All airports known to the portal, by ICAO code. */
  places: ReadonlyMap<string, Place>;
  /** The signed-in pilot's identifier. */
  pilotIndicativo: string | null;
}

/** Milliseconds between looks at the clock, for times to go and ages. */
const STEP_MS = 15_000;

/** The airline's flights on the networks, on a map and as a list. */
export function TrafficPage({ feeds, airlineName, prefix, places, pilotIndicativo }: TrafficPageProps) {
  const traffic = useTraffic(feeds, prefix);
  const now = useNow(STEP_MS).getTime();
  const [parameters] = useSearchParams();
  const rows = rowsOf(mergeFlights(traffic.flatMap(({ query }) => query.data?.data.flights ?? [])), places);
  const wanted = parameters.get(FLIGHT_PARAMETER)?.toUpperCase() ?? undefined;
  const selected = rows.find(({ flight }) => flight.callsign === wanted)?.flight.callsign;
  return (
    <>
      <PageHead
        eyebrow="Operaciones"
        title="Tráfico en las redes"
        lead={`Quién vuela ahora con ${airlineName} en ${feeds.length > 1 ? 'las redes' : 'la red'}, por dónde va y cuánto le queda.`}
        actions={
          <ButtonLink to={paths.booking}>
            <Plane aria-hidden className="size-4" />
            Reservar un vuelo
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(21rem,2fr)]">
        <div className="grid gap-4 lg:sticky lg:top-[calc(var(--header-height)+1rem)]">
          <ViewSwitch selected={selected}>
            {(close) => <TrafficMap rows={rows} selected={selected} close={close} own={pilotIndicativo} />}
          </ViewSwitch>
          <NetworkStatus traffic={traffic} />
        </div>
        <TrafficList
          rows={rows}
          traffic={traffic}
          wanted={wanted}
          selected={selected}
          airlineName={airlineName}
          pilotIndicativo={pilotIndicativo}
          now={now}
        />
      </div>
    </>
  );
}
