import { MINUTE_MS } from '@va/domain/durations.ts';
import { around } from '@va/domain/drawings/boxes.ts';
import { boxAround, type MapBox } from '@va/domain/drawings/map-box.ts';
import { gather, project, unwrap } from '@va/domain/drawings/projection.ts';
import { nightPath } from '@va/domain/drawings/night-side.ts';
import { TRAFFIC_ASPECT } from '@va/domain/traffic/aspect.ts';
import { trafficScene } from '@va/domain/traffic/scene.ts';
import { FlightTracks } from '@va/ui/maps/flight-tracks.tsx';
import { holds } from '@va/ui/maps/map-ground.tsx';
import { WorldMap } from '@va/ui/maps/world-map.tsx';
import { world } from '#app/config/world.ts';
import { countOf } from '@va/domain/numbers.ts';
import { useWidth } from '#app/components/use-width.ts';
import { AircraftMarks } from './aircraft-marks.tsx';
import { blockLayout, onMap } from './block-layout.ts';
import { DataBlocks } from './data-blocks.tsx';
import { MapLens } from './map-lens.tsx';
import type { LiveRow } from './live-row.ts';

/** Width and height of an aircraft over the map, CSS pixels; the chosen one alone is larger. */
const AIRCRAFT = 20;

interface LiveMapProps {
  rows: readonly LiveRow[];
  /** Id of the flight whose way stands out. */
  chosen: string | undefined;
  /** Whether the map follows the chosen flight alone. */
  close: boolean;
  /** Where the chosen flight has been: longitude and latitude. */
  track: readonly (readonly [number, number])[];
  /** Milliseconds since 1970: where it is night. */
  now: number;
}

/** The flights over Natural Earth; the strips beside it say the same in words. */
export function LiveMap({ rows, chosen, close, track, now }: LiveMapProps) {
  const flights = rows.map(({ flight, progress, grounded }) => ({
    flight: {
      callsign: flight.id,
      lat: flight.lat,
      lon: flight.lon,
      heading: flight.hdg ?? 0,
      groundSpeedKt: flight.gsKt ?? 0,
    },
    progress,
    grounded,
  }));
  const scene = trafficScene(flights, close ? chosen : undefined);
  const box =
    scene?.box ?? boxAround(gather(world.places).map(project), { margin: 0.05, aspect: TRAFFIC_ASPECT });
  const marks = (scene?.marks ?? []).filter(({ at }) => holds(box, at));
  const tracks = (scene?.tracks ?? []).map((one) =>
    one.callsign === chosen && track.length > 1 ? { ...one, flown: flownTo(track, one.toGo[0]) } : one,
  );
  const own = tracks.find(({ callsign }) => callsign === chosen);
  const ends = [own?.departure, own?.arrival].filter((end) => end !== undefined);
  const [frame, width] = useWidth<HTMLDivElement>(720);
  const layout = blockLayout({
    rows,
    marks,
    box,
    width,
    height: width / TRAFFIC_ASPECT,
    chosen,
    close,
    avoid: [...(own?.flown ?? []), ...(own?.toGo ?? [])],
  });
  const { lens, blocks } = layout;
  const lines = (
    <>
      <path
        d={nightPath(Math.floor(now / MINUTE_MS) * MINUTE_MS)}
        className="fill-(--color-map-dot) opacity-15"
      />
      <FlightTracks tracks={tracks} marks={marks} selected={chosen} />
    </>
  );
  return (
    <div ref={frame}>
      <WorldMap
        label={`Mapa con ${countOf(rows.length, 'vuelo', 'vuelos')}; la lista dice lo mismo con palabras`}
        box={box}
        aspect={TRAFFIC_ASPECT}
        land={world.land}
        network={world.places}
        lines={
          <>
            {lines}
            {lens && (
              <path
                d={outlineOf(lens.box)}
                strokeDasharray="4 3"
                className="fill-none stroke-(--color-map-dot)"
              />
            )}
          </>
        }
        overlay={
          <>
            <AircraftMarks rows={rows} marks={marks} box={box} chosen={chosen} />
            <DataBlocks picture={layout} rows={rows} chosen={chosen} />
            <MapLens layout={layout} rows={rows} marks={marks} chosen={chosen} lines={lines} />
          </>
        }
        names={ends.map(({ icao, at }) => ({ ...at, text: icao, important: true }))}
        avoid={own?.toGo ?? []}
        blocked={[
          ...[...blocks.map((block) => block.box), ...(lens ? [lens.corner] : [])].map((covered) =>
            onMap(covered, layout),
          ),
          ...marks.map(({ at }) =>
            around(at, (AIRCRAFT / layout.width) * box.width, (AIRCRAFT / layout.height) * box.height),
          ),
        ]}
        clearance={1.9}
      />
    </div>
  );
}

function outlineOf({ x, y, width, height }: MapBox): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The track as points of the drawing, moved by whole turns to end where the aircraft stands. */
function flownTo(track: LiveMapProps['track'], end: { x: number; y: number } | undefined) {
  const points = unwrap(track.map(([lon, lat]) => ({ lat, lon }))).map(project);
  const last = points.at(-1);
  if (!last || !end) return points;
  const turn = project({ lat: 0, lon: 360 }).x;
  const shift = Math.round((end.x - last.x) / turn) * turn;
  return [...points.map(({ x, y }) => ({ x: x + shift, y })), end];
}
