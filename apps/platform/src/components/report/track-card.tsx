import { formatNumber } from '@va/domain/numbers.ts';
import { formatUtcClock } from '@va/domain/utc-clock.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import type { Mark } from './marks.ts';
import { nearest } from './profile-scale.ts';
import { TrackMap } from './track-map.tsx';

/** The map of the track, and where each letter lies on it in words. */
export function TrackCard(props: { report: ReportDetail; profile: FlightProfile; marks: readonly Mark[] }) {
  const { profile, marks } = props;
  return (
    <section aria-label="Recorrido">
      <Card className="overflow-hidden">
        <TrackMap {...props} />
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
