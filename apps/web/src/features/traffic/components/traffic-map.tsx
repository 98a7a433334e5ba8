import { countOf } from '@va/domain/numbers.ts';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { flightPath } from '../flight-parameter.ts';
import type { TrafficRow } from '../traffic-row.ts';
import { countOffMap, trafficScene } from '../traffic-scene.ts';

const ASPECT = 1.45;

/** Loaded after the list, because land and drawing weigh most; its place is reserved. */
const loadMap = async () => (await import('#app/components/maps/scene-map.tsx')).SceneMap;

interface TrafficMapProps {
  rows: readonly TrafficRow[];
  /** Callsign of the flight whose route is highlighted. */
  selected: string | undefined;
  /** Whether the map is zoomed to the route of the selected flight. */
  close: boolean;
  /** Callsign of the pilot who looks; null for none. */
  own: string | null;
}

/** Moving map of the flights; the list beside it gives the same. The address contains the selected flight. */
export function TrafficMap({ rows, selected, close, own }: TrafficMapProps) {
  const navigate = useNavigate();
  const reports = JSON.stringify(rows.map(({ flight }) => [flight.callsign, flight.seenAt]));
  const scene = useMemo(
    () => trafficScene(rows, selected, own),
    // The rows are new with every look at the clock; what is drawn of them changes with their reports alone.
    // oxlint-disable-next-line react/exhaustive-deps
    [reports, selected, own],
  );
  return (
    <LazyPart
      what="El mapa del tráfico"
      load={loadMap}
      fallback={<div style={{ aspectRatio: ASPECT }} className="bg-(--color-map-sea)" />}
      props={{
        what: 'El mapa del tráfico',
        label: 'Mapa del tráfico',
        description: mapWords(rows, selected),
        aspect: ASPECT,
        scene,
        chosen: selected,
        shows: close && selected !== undefined ? selected : rows.length === 0 ? 'network' : 'all',
        allLabel: 'Ver todos los vuelos',
        onChoose: (shown) => {
          if (shown?.kind === 'flight')
            void navigate(flightPath(shown.id), { replace: true, preventScrollReset: true });
          else if (!shown && selected !== undefined)
            void navigate(paths.traffic, { replace: true, preventScrollReset: true });
        },
      }}
    />
  );
}

function mapWords(rows: readonly TrafficRow[], selected: string | undefined): string {
  if (rows.length === 0) return 'Mapa de la red, sin vuelos';
  const missing = countOffMap(rows);
  const flights = `Mapa con ${countOf(rows.length, 'vuelo', 'vuelos')}${missing > 0 ? `, ${missing} sin dibujar` : ''}`;
  return selected ? `${flights}; destaca ${selected} con su ruta` : flights;
}
