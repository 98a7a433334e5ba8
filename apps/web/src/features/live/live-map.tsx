import type { Position } from '@va/domain/great-circle.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { LiveTrack } from '@va/contract/flights/live.ts';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SceneMap } from '#app/components/maps/scene-map.tsx';
import { paths } from '#app/config/paths.ts';
import { liveScene, notOnMap, plannedWay } from './live-scene.ts';
import type { LiveRow } from './live-row.ts';

/** What is told in minutes, such as who is lost and where it is night, is drawn anew so often. Milliseconds. */
const STEP_MS = 10_000;

interface LiveMapProps {
  rows: readonly LiveRow[];
  /** Id of the flight whose way stands out. */
  chosen: string | undefined;
  /** Callsign of the pilot who looks; null for a visitor. */
  own: string | null;
  /** Where the chosen flight has been: longitude and latitude. */
  track: readonly (readonly [number, number])[];
  /** What its plan leads over. */
  planned: LiveTrack['planned'];
  /** Milliseconds since 1970. */
  now: number;
  /** Figures of the chosen flight, for the whole screen. */
  panel?: ReactNode;
}

/** The flights on a map that moves; the strips beside it say the same in words. The address says which one is chosen. */
export function LiveMap({ rows, chosen, own, track, planned, now, panel }: LiveMapProps) {
  const navigate = useNavigate();
  const step = Math.floor(now / STEP_MS) * STEP_MS;
  const flights = JSON.stringify(rows.map(({ flight, age }) => [flight.id, flight.at, flight.heardAt, age]));
  const flown = useMemo(() => track.map(([east, north]): Position => ({ lat: north, lon: east })), [track]);
  const departure = rows.find(({ flight }) => flight.id === chosen)?.progress.departure;
  const way = useMemo(() => plannedWay(planned, departure), [planned, departure]);
  const scene = useMemo(
    () => liveScene({ rows, chosen, own, track: flown, planned, way, now: step }),
    // The rows are new with every second; what is drawn of them changes with their reports alone.
    // oxlint-disable-next-line react/exhaustive-deps
    [flights, chosen, own, flown, planned, way, step],
  );
  const missing = rows.filter(({ flight }) => notOnMap(flight) !== '').length;
  return (
    <SceneMap
      what="El mapa"
      label="Mapa de vuelos"
      description={`Mapa con ${countOf(rows.length, 'vuelo', 'vuelos')}${missing > 0 ? `, ${missing} sin dibujar` : ''}; la lista dice lo mismo con palabras`}
      scene={scene}
      chosen={chosen}
      onChoose={(shown) => {
        if (shown && shown.kind !== 'flight') return;
        if (shown || chosen !== undefined)
          void navigate(shown ? paths.liveFlight(shown.id) : paths.map, {
            replace: true,
            preventScrollReset: true,
          });
      }}
      shows={rows.length === 0 ? 'network' : 'flights'}
      allLabel="Ver todos los vuelos"
      panel={panel}
    />
  );
}
