import { type ReadableStore, useStore } from '@va/ui/state/store.ts';
import type { FlightProfile } from '#app/lib/report-types.ts';
import { heightIn, type Band } from './profile-scale.ts';
import { replayPlace } from './replay-place.ts';

interface ProfileMomentProps {
  /** Milliseconds since 1970; null while nobody has played the flight. */
  moment: ReadableStore<number | null>;
  points: FlightProfile['points'];
  /** Pixels of a time. */
  x: (ms: number) => number;
  /** Area of the heights, and the lower end of the line. */
  heights: Band;
  bottom: number;
}

/** The moment of the flight that is played, across its profile: the slider and the map of the track show the same one. */
export function ProfileMoment({ moment, points, x, heights, bottom }: ProfileMomentProps) {
  const at = useStore(moment);
  const place = at === null ? null : replayPlace(points, at);
  if (at === null || !place) return null;
  return (
    <g data-moment={at} className="print:hidden">
      <path d={`M${x(at)} ${heights.top}V${bottom}`} className="stroke-link" strokeWidth={2} />
      {place.altFt !== null && (
        <circle
          cx={x(at)}
          cy={heightIn(heights, place.altFt)}
          r={5}
          className="fill-link stroke-surface"
          strokeWidth={2}
        />
      )}
    </g>
  );
}
