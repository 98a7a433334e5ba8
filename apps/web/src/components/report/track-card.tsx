import { tenths, formatNumber } from '@va/domain/numbers.ts';
import { formatUtcClock } from '@va/domain/utc-clock.ts';
import type { Store } from '@va/ui/state/store.ts';
import { TableView } from '#app/components/charts/table-view.tsx';
import { LazyMap } from '#app/components/maps/lazy-map.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import type { MarkChoice } from './mark-buttons.tsx';
import type { Mark } from './marks.ts';
import { nearest } from './profile-scale.ts';
import { replayPlace, type ReplayPlace } from './replay-place.ts';
import { useReplay, REPLAY_SPEEDS, type Replay } from './use-replay.ts';
import { PROFILE_PHASES } from '@va/domain/flight-record/flight-profile.ts';
import { formatKnots } from '@va/domain/quantities.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Pause, Play } from 'lucide-react';

/** A step of the slider by keyboard, ms. */
const STEP_MS = 15_000;

interface ReplayControlsProps {
  replay: Replay;
  place: ReplayPlace;
  phases: FlightProfile['phases'];
  from: number;
  to: number;
}

/** Plays a flight again: when, how high, how fast; with a slider to look at one moment. */
export function ReplayControls({ replay, place, phases, from, to }: ReplayControlsProps) {
  const { at, playing, speed, seek, setSpeed, toggle } = replay;
  const phase = phases.findLast((one) => Date.parse(one.from) <= at);
  const words = [
    formatUtcClock(new Date(at)),
    phase && PROFILE_PHASES[phase.phase],
    place.altFt !== null && `${formatNumber(Math.round(place.altFt / 100) * 100)}\u00a0ft`,
    place.speedKt !== null && formatKnots(Math.round(place.speedKt)),
  ].filter(Boolean);
  return (
    <div role="group" aria-label="Repetición del vuelo" className="grid gap-2 p-4 print:hidden">
      <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
        {words.map((word) => (
          <span key={String(word)}>{word}</span>
        ))}
      </p>
      <input
        type="range"
        aria-label="Momento del vuelo"
        aria-valuetext={words.join(', ')}
        min={from}
        max={to}
        step={STEP_MS}
        value={at}
        onChange={({ target }) => seek(Number(target.value))}
        className="h-6 w-full accent-link"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={toggle} className="min-w-32">
          {playing ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
          {playing ? 'Pausa' : 'Reproducir'}
        </Button>
        <div role="group" aria-label="Velocidad" className="flex gap-1">
          {REPLAY_SPEEDS.map((one) => (
            <Button
              key={one}
              aria-pressed={speed === one}
              onClick={() => setSpeed(one)}
              className={speed === one ? 'border-link bg-sky-soft text-link' : ''}
            >
              {one}×
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

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
