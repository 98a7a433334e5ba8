import { PROFILE_PHASES } from '@va/domain/flight-record/flight-profile.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { type ReadableStore, useStore } from '@va/ui/state/store.ts';
import type { FlightProfile } from '#app/lib/report-types.ts';
import { MarkButtons, type MarkChoice } from './mark-buttons.tsx';
import type { Mark } from './marks.ts';
import {
  heightIn,
  lineOf,
  lowSpans,
  nearest,
  speedOf,
  timeScale,
  timeSteps,
  type Band,
  type SpeedLimit,
} from './profile-scale.ts';
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

const HEIGHT = 316;
const LEFT = 46;
/** Pixels that a time takes on the axis. */
const LABEL = 64;
const FL100 = 10_000;
/** Style of the name at the end of a curve. */
const NAME = 'fill-ink text-[11px] font-bold';

/** Diagram of height and speed over time, with the letters of the deductions. Its table gives the same in words. */
export function ProfilePicture({
  profile,
  marks,
  width,
  label,
  limit,
  moment,
  chosen,
  onChoose,
}: MarkChoice & {
  profile: FlightProfile;
  marks: readonly Mark[];
  width: number;
  label: string;
  /** The limit of speed at low height; null where none is judged. */
  limit: SpeedLimit | null;
  /** The moment that is played, milliseconds since 1970; null while none is. */
  moment: ReadableStore<number | null>;
}) {
  const { points, phases, gaps } = profile;
  const right = width - 10;
  const { from, to, x } = timeScale(points, LEFT, right);
  const top = Math.max(...points.map(({ altFt }) => altFt ?? 0), FL100);
  const alt: Band = { top: 52, bottom: 196, most: Math.ceil(top / FL100) * FL100 };
  const speeds: Band = { top: 214, bottom: 286, most: Math.max(300, ...points.map((p) => speedOf(p) ?? 0)) };
  const altLine = lineOf(
    points,
    gaps,
    ({ altFt }) => altFt,
    (ms, value) => [x(ms), heightIn(alt, value)],
  );
  const speedLine = lineOf(points, gaps, speedOf, (ms, value) => [x(ms), heightIn(speeds, value)]);
  const levels = Array.from({ length: alt.most / FL100 + 1 }, (_, i) => i * FL100);
  const placed = spread(
    marks.flatMap((mark) => (mark.at === null ? [] : [{ mark, at: mark.at, x: x(mark.at) }])),
    right,
  );
  return (
    <div className="relative">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label} className="block w-full">
        {phases.map((span) => {
          const [start, end] = [x(Date.parse(span.from)), x(Date.parse(span.to))];
          return (
            <g key={span.from}>
              <path
                d={`M${start + 1} 20H${Math.max(start + 1, end - 1)}`}
                className="stroke-link"
                strokeWidth={3}
              />
              {end - start > 52 && (
                <text x={(start + end) / 2} y={13} textAnchor="middle" className="fill-ink-2 text-[12px]">
                  {PROFILE_PHASES[span.phase]}
                </text>
              )}
            </g>
          );
        })}
        {levels.map((feet) => (
          <g key={feet}>
            <path
              d={`M${LEFT} ${heightIn(alt, feet)}H${right}`}
              className={feet === FL100 ? 'stroke-control' : 'stroke-line'}
              strokeDasharray={feet === FL100 ? '2 3' : undefined}
            />
            <text
              x={LEFT - 6}
              y={heightIn(alt, feet) + 4}
              textAnchor="end"
              className="fill-ink-2 text-[11px]"
            >
              {feet === 0 ? '0' : `FL${feet / 100}`}
            </text>
          </g>
        ))}
        {[0, 100, 200, 300].map((knots) => (
          <g key={knots}>
            <path d={`M${LEFT} ${heightIn(speeds, knots)}H${right}`} className="stroke-line" />
            <text
              x={LEFT - 6}
              y={heightIn(speeds, knots) + 4}
              textAnchor="end"
              className="fill-ink-2 text-[11px]"
            >
              {knots}
            </text>
          </g>
        ))}
        {gaps.map((gap) => {
          const start = x(Date.parse(gap.from));
          return (
            <rect
              key={gap.from}
              x={start}
              y={alt.top}
              width={Math.max(2, x(Date.parse(gap.to)) - start)}
              height={speeds.bottom - alt.top}
              className="fill-media-soft stroke-media"
              strokeDasharray="3 2"
            />
          );
        })}
        {gaps.length === 0 && (
          <path d={`${altLine}V${alt.bottom}H${LEFT}Z`} className="fill-info-soft" stroke="none" />
        )}
        <path d={altLine} className="fill-none stroke-link" strokeWidth={2} />
        <path d={speedLine} className="fill-none stroke-ink" strokeWidth={1.5} />
        {limit !== null &&
          lowSpans(points, limit.belowFt).map(([start, end]) => (
            <path
              key={start}
              d={`M${x(start)} ${heightIn(speeds, limit.kt)}H${x(end)}`}
              className="fill-none stroke-alta"
              strokeWidth={1.5}
              strokeDasharray="5 3"
            />
          ))}
        <text x={(LEFT + right) / 2} y={alt.top + 36} textAnchor="middle" className={NAME}>
          Altitud
        </text>
        <text x={(LEFT + right) / 2} y={speeds.bottom - 12} textAnchor="middle" className={NAME}>
          Velocidad indicada, kt
        </text>
        {timeSteps(from, to, Math.floor((right - LEFT) / LABEL)).map((ms) => (
          <g key={ms}>
            <path d={`M${x(ms)} ${speeds.bottom}v5`} className="stroke-control" />
            <text x={x(ms)} y={HEIGHT - 12} textAnchor="middle" className="fill-ink-2 text-[11px]">
              {formatUtcMinute(new Date(ms))}
            </text>
          </g>
        ))}
        {placed.map(({ mark: { letter }, at, x: here, shown }) => {
          const height = nearest(points, at)?.altFt;
          return (
            <g key={letter}>
              <path
                d={`M${shown} 42L${here} ${alt.top}V${speeds.bottom}`}
                className="fill-none stroke-ink"
                strokeDasharray="1.5 2.5"
              />
              {typeof height === 'number' && (
                <circle
                  cx={here}
                  cy={heightIn(alt, height)}
                  r={4}
                  className="fill-surface stroke-ink"
                  strokeWidth={2}
                />
              )}
            </g>
          );
        })}
        <ProfileMoment moment={moment} points={points} x={x} heights={alt} bottom={speeds.bottom} />
      </svg>
      <MarkButtons
        places={placed.map(({ mark, shown }) => ({ mark, x: shown / width, y: 34 / HEIGHT }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}

/** Letters that would overlap are moved beside each other. */
function spread<T extends { x: number }>(marks: readonly T[], right: number): (T & { shown: number })[] {
  const placed = marks.reduce<(T & { shown: number })[]>((before, mark) => {
    const edge = before.at(-1)?.shown ?? -Infinity;
    return [...before, { ...mark, shown: Math.max(mark.x, edge + 24) }];
  }, []);
  const edge = placed.at(-1)?.shown ?? 0;
  const over = Math.max(0, edge - (right - 8));
  return placed.map((mark, i) => {
    const room = right - 8 - (placed.length - 1 - i) * 24;
    return { ...mark, shown: over > 0 ? Math.min(mark.shown, room) : mark.shown };
  });
}
