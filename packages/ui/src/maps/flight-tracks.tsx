import { clsx } from 'clsx';
import { pathOf } from '@va/domain/drawings/projection.ts';
import type { TrafficMark, TrafficTrack } from '@va/domain/traffic/traffic-scene.ts';

interface FlightTracksProps {
  tracks: readonly TrafficTrack[];
  marks: readonly TrafficMark[];
  selected: string | undefined;
}

/** Lines of the map: what is flown, what is to go, and where each aircraft will be in ten minutes. */
export function FlightTracks({ tracks, marks, selected }: FlightTracksProps) {
  const others = tracks.filter(({ callsign }) => callsign !== selected);
  const own = tracks.find(({ callsign }) => callsign === selected);
  return (
    <>
      <path
        d={others.map(({ flown }) => pathOf(flown)).join('')}
        strokeWidth={1.25}
        className={clsx('fill-none stroke-(--color-map-route)', own ? 'opacity-25' : 'opacity-60')}
      />
      <path
        d={others.map(({ toGo }) => pathOf(toGo)).join('')}
        strokeWidth={1}
        strokeDasharray="2 4"
        className={clsx('fill-none stroke-(--color-map-dot)', own ? 'opacity-20' : 'opacity-45')}
      />
      {own && (
        <>
          <path
            d={pathOf(own.toGo)}
            strokeWidth={2}
            strokeDasharray="1 6"
            strokeLinecap="round"
            className="fill-none stroke-(--color-map-dot) opacity-80"
          />
          <path d={pathOf(own.flown)} strokeWidth={3} className="fill-none stroke-(--color-map-route)" />
          <path
            d={[own.departure, own.arrival].map((end) => (end ? `M${end.at.x} ${end.at.y}h0` : '')).join('')}
            strokeWidth={9}
            strokeLinecap="round"
            className="fill-none stroke-(--color-map-dot)"
          />
        </>
      )}
      <path
        d={marks.map(({ at, ahead }) => (ahead ? pathOf([at, ahead]) : '')).join('')}
        strokeWidth={1.5}
        className="fill-none stroke-(--color-map-dot) opacity-70"
      />
    </>
  );
}
