import { tenths } from '@va/domain/numbers.ts';
import { formatUtcClock } from '@va/domain/utc-clock.ts';
import type { Store } from '@va/ui/state/store.ts';
import { TableView } from '#app/components/charts/table-view.tsx';
import { LazyMap } from '#app/components/maps/lazy-map.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import type { MarkChoice } from './mark-buttons.tsx';
import type { Mark } from './marks.ts';
import { nearest } from './profile-scale.ts';
import { ReplayControls } from './replay-controls.tsx';
import { replayPlace } from './replay-place.ts';
import { useReplay } from './use-replay.ts';

/** Most rows of the table besides those of the marks. */
const ROWS = 12;

const loadMap = async () => (await import('./track-map.tsx')).TrackMap;

interface TrackCardProps extends MarkChoice {
  report: ReportDetail;
  profile: FlightProfile;
  marks: readonly Mark[];
  /** The moment that is played, milliseconds since 1970, which the profile shows too; null while none is. */
  moment: Store<number | null>;
}

/** The map of the track with the flight played over it, and the same as a table with where each letter lies. */
export function TrackCard({ moment, ...props }: TrackCardProps) {
  const { profile, marks } = props;
  const [from, to] = [profile.points[0], profile.points.at(-1)].map((point) => Date.parse(point?.at ?? ''));
  const replay = useReplay(from ?? 0, to ?? 0, moment);
  const place = replayPlace(profile.points, replay.at);
  return (
    <SectionCard title="Recorrido">
      <div className="-mx-5 overflow-clip">
        <LazyMap
          what="El mapa del recorrido"
          load={loadMap}
          props={{ ...props, aircraft: place }}
          className="aspect-[9/8] @4xl:aspect-2/1 print:aspect-2/1"
        />
        {place && from !== undefined && to !== undefined && (
          <ReplayControls replay={replay} place={place} phases={profile.phases} from={from} to={to} />
        )}
      </div>
      <TableView
        label="Recorrido"
        columns={[
          { title: 'Hora' },
          { title: 'Latitud', number: true },
          { title: 'Longitud', number: true },
          { title: 'Marca' },
        ]}
        rows={rowsOf(profile, marks)}
      />
    </SectionCard>
  );
}

function rowsOf({ points }: FlightProfile, marks: readonly Mark[]) {
  const step = Math.max(1, Math.floor(points.length / ROWS));
  const some = points.filter((_, index) => index % step === 0 || index === points.length - 1);
  const rows = some.map((point) => ({ ms: Date.parse(point.at), point, words: '' }));
  const marked = marks.flatMap(({ letter, item, at }) => {
    const point = at === null ? undefined : nearest(points, at);
    return point && at !== null ? [{ ms: at, point, words: `${letter}, ${item.title}` }] : [];
  });
  return [...rows, ...marked]
    .toSorted((a, b) => a.ms - b.ms)
    .map(({ ms, point, words }) => ({
      key: `${ms} ${words}`,
      cells: [formatUtcClock(new Date(ms)), degrees(point.lat), degrees(point.lon), words],
    }));
}

/** `−5,0°`: always with one decimal, so that the figures of a column align. */
function degrees(value: number): string {
  const rounded = Math.round(value * 10);
  return `${rounded < 0 ? '−' : ''}${tenths(Math.abs(rounded))}°`;
}
