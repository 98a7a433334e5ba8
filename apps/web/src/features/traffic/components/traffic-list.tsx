import { CloudOff, PlaneTakeoff, RadioTower } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Notice } from '#app/components/blocks/notice.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { paths } from '#app/lib/paths.ts';
import { shorten } from '@va/domain/texts.ts';
import { networkNames } from '@va/domain/traffic/flight.ts';
import { FlightStrip } from './flight-strip.tsx';
import type { TrafficRow } from '../traffic-row.ts';
import type { NetworkTraffic } from '../use-traffic.ts';

interface TrafficListProps {
  rows: readonly TrafficRow[];
  traffic: readonly NetworkTraffic[];
  /** `wanted`: callsign in the address; `selected`: the same where that flight exists. */
  wanted: string | undefined;
  selected: string | undefined;
  airlineName: string;
  pilotIndicativo: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/** The flights as a list: everything the map shows, for keyboards and screen readers. */
export function TrafficList(props: TrafficListProps) {
  const { rows, traffic, wanted, selected, airlineName, pilotIndicativo, now } = props;
  const answered = traffic.filter(({ query }) => query.data !== undefined);
  const loading = traffic.some(
    ({ query: { data, fetchStatus } }) => data === undefined && fetchStatus === 'fetching',
  );
  return (
    <section aria-labelledby="vuelos" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="vuelos" className="text-xl font-bold">
        {rows.length > 0 ? countOf(rows.length, 'vuelo', 'vuelos') : 'Vuelos'}
      </h2>
      {wanted !== undefined && selected === undefined && answered.length > 0 && !loading && (
        <Notice title={`${shorten(wanted)} no está conectado`}>
          <p>No aparece ahora entre los vuelos de {airlineName}. Puede que haya aterrizado.</p>
        </Notice>
      )}
      {rows.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {rows.map((row) => (
            <FlightStrip
              key={row.flight.callsign}
              row={row}
              selected={row.flight.callsign === selected}
              own={row.flight.callsign === pilotIndicativo}
              now={now}
            />
          ))}
        </ul>
      ) : answered.length > 0 ? (
        <NobodyFlies airlineName={airlineName} where={namesOf(answered)} />
      ) : loading ? (
        <Surface icon={<RadioTower aria-hidden className="size-8 animate-pulse text-link" />}>
          <p className="text-lg font-bold">Buscando vuelos…</p>
        </Surface>
      ) : (
        <Surface icon={<CloudOff aria-hidden className="size-8 text-media" />}>
          <p className="text-lg font-bold">Ahora no se puede saber quién vuela</p>
          <p className="text-ink-2">
            {traffic.length > 1 ? 'Ninguna de las redes ha contestado' : 'La red no ha contestado'}. En cuanto
            vuelva, los vuelos aparecerán aquí.
          </p>
        </Surface>
      )}
    </section>
  );
}

function NobodyFlies({ airlineName, where }: { airlineName: string; where: string }) {
  return (
    <Surface icon={<PlaneTakeoff aria-hidden className="size-8 text-link" />}>
      <p className="text-lg font-bold">Ahora no vuela nadie de {airlineName}</p>
      <p className="text-ink-2">
        No hay ningún vuelo de la aerolínea en {where}. El cielo es tuyo: sé el primero en despegar.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.booking} variant="primary">
          Reservar un vuelo
        </ButtonLink>
        <ButtonLink to={paths.flightPlan}>Preparar el briefing</ButtonLink>
      </div>
    </Surface>
  );
}

function Surface({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-control bg-surface p-6 py-10 text-center text-balance">
      {icon}
      {children}
    </div>
  );
}

/** `VATSIM ni en IVAO` */
function namesOf(traffic: readonly NetworkTraffic[]): string {
  return traffic.map(({ network }) => networkNames[network]).join(' ni en ');
}
