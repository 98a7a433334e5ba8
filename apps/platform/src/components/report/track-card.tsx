import { formatNumber } from '@va/domain/numbers.ts';
import { formatUtcClock } from '@va/domain/utc-clock.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import type { Mark } from './marks.ts';
import { nearest } from './profile-scale.ts';
import { ReplayControls } from './replay-controls.tsx';
import { replayPlace } from './replay-place.ts';
import { TrackMap } from './track-map.tsx';
import { useReplay } from './use-replay.ts';

/** The map of the track with the flight played over it, and where each letter lies on it in words. */
export function TrackCard(props: { report: ReportDetail; profile: FlightProfile; marks: readonly Mark[] }) {
  const { profile, marks } = props;
  const [from, to] = [profile.points[0], profile.points.at(-1)].map((point) => Date.parse(point?.at ?? ''));
  const replay = useReplay(from ?? 0, to ?? 0);
  const place = replayPlace(profile.points, replay.at);
  return (
    <section aria-label="Recorrido">
      <Card className="overflow-hidden">
        <TrackMap {...props} aircraft={place} />
        {place && from !== undefined && to !== undefined && (
          <ReplayControls replay={replay} place={place} phases={profile.phases} from={from} to={to} />
        )}
        <VisuallyHidden>
          {marks
            .flatMap(({ letter, item, at }) => {
              const point = at === null ? undefined : nearest(profile.points, at);
              return point && at !== null
                ? `${letter}, ${item.title}: ${formatUtcClock(new Date(at))}, ${degrees(point.lat)} de latitud y ${degrees(point.lon)} de longitud.`
                : [];
            })
            .join(' ')}
        </VisuallyHidden>
      </Card>
    </section>
  );
}

function degrees(value: number): string {
  return `${value < 0 ? '−' : ''}${formatNumber(Math.round(Math.abs(value) * 10) / 10)}°`;
}
