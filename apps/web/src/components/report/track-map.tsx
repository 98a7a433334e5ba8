import type { MapLine, MapPlace, MapScene } from '@va/domain/maps/map-scene.ts';
import { bow, wayThrough } from '@va/domain/maps/track-parts.ts';
import { useMemo } from 'react';
import { SceneMap } from '#app/components/maps/scene-map.tsx';
import { waypoints } from '#app/lib/waypoints.ts';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import type { MarkChoice } from './mark-buttons.tsx';
import type { Mark } from './marks.ts';
import { nearest } from './profile-scale.ts';
import type { ReplayPlace } from './replay-place.ts';

/** Colours between the ground and the highest point of the flight. */
const HEIGHT_STEPS = 10;

interface TrackMapProps extends MarkChoice {
  report: ReportDetail;
  profile: FlightProfile;
  marks: readonly Mark[];
  /** Position of the replayed aircraft; null for none. */
  aircraft: ReplayPlace | null;
}

/**
 * Map of the track, coloured by height, with the planned route or the great circle and the letters. The table gives the
 * place of each letter.
 */
export function TrackMap({ report, profile: { points }, marks, aircraft, chosen, onChoose }: TrackMapProps) {
  const { dep, arr, arrPlanned, plan } = report;
  const end = arr ?? arrPlanned;
  const way = plan?.points;
  const still = useMemo(
    (): MapScene => ({
      flights: [],
      lines: [
        { points: way?.length ? wayThrough([dep, ...way]) : bow(dep, end), look: 'planned', width: 1.5 },
        ...byHeight(points),
      ],
      places: [
        ...waypoints(way ?? [], [dep.icao, end.icao]),
        ...[dep, end].map(({ icao, lat, lon }): MapPlace => ({
          name: icao,
          lat,
          lon,
          look: 'ringed',
          important: true,
        })),
      ],
      marks: marks.flatMap(({ letter, item, at }) => {
        const near = at === null ? undefined : nearest(points, at);
        return near ? [{ letter, title: item.title, lat: near.lat, lon: near.lon }] : [];
      }),
    }),
    [dep, end, way, points, marks],
  );
  const scene = useMemo(
    () => ({ ...still, flights: aircraft ? [{ ...REPLAYED, ...aircraft }] : [] }),
    [still, aircraft],
  );
  return (
    <SceneMap
      what="El mapa del recorrido"
      label="Mapa del recorrido"
      description={`Recorrido de ${dep.city} a ${end.city}`}
      scene={scene}
      chosen={chosen ?? undefined}
      onChoose={(shown) => shown?.kind === 'mark' && onChoose(shown.id === chosen ? null : shown.id)}
      leastDegrees={3}
      margin={0.14}
      allLabel="Ver todo el recorrido"
    />
  );
}

/** The replayed aircraft, drawn exactly at the slider's moment. */
const REPLAYED = { id: 'replay', name: '', detail: '', grounded: false, lost: false, own: false };

/** The track in pieces of one colour, each beginning where the one before ended. */
function byHeight(points: FlightProfile['points']): MapLine[] {
  const most = Math.max(1, ...points.map(({ altFt }) => altFt ?? 0));
  const lines: { points: FlightProfile['points']; step: number }[] = [];
  for (const point of points) {
    const last = lines.at(-1);
    const step = Math.round(((point.altFt ?? 0) / most) * HEIGHT_STEPS);
    last?.points.push(point);
    if (last?.step !== step) lines.push({ points: [point], step });
  }
  return lines.map(({ points: piece, step }) => ({
    points: piece,
    look: 'flown',
    width: 3,
    height: step / HEIGHT_STEPS,
  }));
}
