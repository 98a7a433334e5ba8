import { trafficLand } from '#app/content/traffic-land.ts';
import { WorldMap } from '@va/ui/maps/world-map.tsx';
import { boxAround } from '@va/domain/drawings/map-box.ts';
import { gather, project } from '@va/domain/drawings/projection.ts';
import { TRAFFIC_ASPECT } from '@va/domain/traffic/aspect.ts';
import { trafficScene } from '@va/domain/traffic/scene.ts';
import type { Place } from '@va/domain/traffic/progress.ts';
import { MapReadout } from './map-readout.tsx';
import { holds } from '@va/ui/maps/map-ground.tsx';
import { TrafficMarks } from './traffic-marks.tsx';
import { FlightTracks } from '@va/ui/maps/flight-tracks.tsx';
import type { TrafficRow } from '../traffic-row.ts';

interface TrafficMapProps {
  rows: readonly TrafficRow[];
  /** Callsign of the flight whose way stands out. */
  selected: string | undefined;
  /** Whether the map holds the way of the selected flight alone. */
  close: boolean;
  /** Airports of the network, as small dots. */
  network: readonly Place[];
  /** Says what the picture shows; the flights stand as a list beside it. */
  label: string;
}

/** The flights over Natural Earth. */
export function TrafficMap({ rows, selected, close, network, label }: TrafficMapProps) {
  const scene = trafficScene(rows, close ? selected : undefined);
  const box = scene?.box ?? boxAround(gather(network).map(project), { margin: 0.05, aspect: TRAFFIC_ASPECT });
  const tracks = scene?.tracks ?? [];
  const marks = (scene?.marks ?? []).filter(({ at }) => holds(box, at));
  const own = tracks.find(({ callsign }) => callsign === selected);
  const chosen = rows.find(({ flight }) => flight.callsign === selected);
  const ends = [own?.departure, own?.arrival].filter((end) => end !== undefined);
  return (
    <WorldMap
      label={label}
      box={box}
      aspect={TRAFFIC_ASPECT}
      land={trafficLand}
      network={network}
      lines={<FlightTracks tracks={tracks} marks={marks} selected={selected} />}
      overlay={
        <>
          <TrafficMarks rows={rows} marks={marks} box={box} selected={selected} />
          {chosen && <MapReadout row={chosen} />}
        </>
      }
      names={[
        ...marks
          .filter(({ callsign }) => !close || callsign === selected)
          .map(({ callsign, at }) => ({ ...at, text: callsign, important: callsign === selected })),
        ...ends.map(({ icao, at }) => ({ ...at, text: icao, important: true })),
      ]}
      avoid={[...(own?.flown ?? []), ...(own?.toGo ?? []), ...marks.map(({ at }) => at)]}
      clearance={1.9}
    />
  );
}
