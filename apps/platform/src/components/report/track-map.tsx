import {
  boxAround,
  greatCirclePath,
  pathOf,
  project,
  squeezeOf,
  unwrap,
} from '@va/domain/drawings/projection.ts';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import { LetterMark } from './letter.tsx';
import type { Mark } from './marks.ts';
import { AIRLINER } from '@va/ui/maps/airliner.ts';
import { nearest } from './profile-scale.ts';
import type { ReplayPlace } from './replay-place.ts';

const WIDTH = 360;
const HEIGHT = 320;
/** Degrees between the lines of the graticule, both ways. */
const GRID = 5;

/** Where the flight went, with the great circle and the letters. The list beneath says where each letter is. */
export function TrackMap({
  report: { dep, arr, arrPlanned },
  profile: { points },
  marks,
  aircraft,
}: {
  report: ReportDetail;
  profile: FlightProfile;
  marks: readonly Mark[];
  /** Where the flight is while it is played; null for none. */
  aircraft: ReplayPlace | null;
}) {
  const end = arr ?? arrPlanned;
  const [from, to, ...flown] = unwrap([dep, end, ...points]).map(project);
  if (!from || !to) return null;
  const box = boxAround([from, to, ...flown], { aspect: WIDTH / HEIGHT, leastDegrees: 3, margin: 0.14 });
  const squeeze = squeezeOf(box, WIDTH / HEIGHT);
  const scale = HEIGHT / box.height;
  const place = ({ x, y }: { x: number; y: number }) => ({
    x: (x - box.x) * scale * squeeze,
    y: (y - box.y) * scale,
  });
  const here = aircraft && flown[0] && besideOf(project(aircraft), flown[0], project({ lat: 0, lon: 360 }).x);
  const map = `scale(${scale * squeeze} ${scale}) translate(${-box.x} ${-box.y})`;
  const placed = marks.flatMap(({ letter, at }) => {
    const near = at === null ? undefined : nearest(points, at);
    const index = near ? points.indexOf(near) : -1;
    const here = flown[index];
    return here ? [{ letter, ...place(here) }] : [];
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Recorrido de ${dep.city} a ${end.city}`}
      className="w-full bg-info-soft"
    >
      <path
        d={graticule(box)}
        transform={map}
        className="fill-none stroke-line"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={greatCirclePath(dep, end)}
        transform={map}
        className="fill-none stroke-ink"
        strokeWidth={1.2}
        strokeDasharray="3 4"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={pathOf(flown)}
        transform={map}
        className="fill-none stroke-media"
        strokeWidth={2.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {[
        { name: dep.icao, ...place(from) },
        { name: end.icao, ...place(to) },
      ].map(({ name, x, y }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={4.5} className="fill-surface stroke-ink" strokeWidth={2} />
          <text
            x={x > WIDTH / 2 ? x - 10 : x + 10}
            y={y + 18}
            textAnchor={x > WIDTH / 2 ? 'end' : 'start'}
            paintOrder="stroke"
            strokeWidth={4}
            className="fill-ink stroke-info-soft font-mono text-[14px] font-bold"
          >
            {name}
          </text>
        </g>
      ))}
      {beside(placed).map(({ letter, x, y, side }) => (
        <g key={letter}>
          <circle cx={x} cy={y} r={3.5} className="fill-surface stroke-ink" strokeWidth={1.5} />
          <path d={`M${x} ${y}L${side.x} ${side.y}`} className="stroke-ink" />
          <LetterMark letter={letter} x={side.x} y={side.y} />
        </g>
      ))}
      {aircraft && here && (
        <g
          transform={`translate(${place(here).x} ${place(here).y}) rotate(${aircraft.course}) translate(-12 -12)`}
          className="fill-ink stroke-info-soft print:hidden"
          strokeWidth={2}
          paintOrder="stroke"
        >
          <path d={AIRLINER} />
        </g>
      )}
    </svg>
  );
}

/** A point moved by whole turns to the side of the map on which the track is drawn. */
function besideOf({ x, y }: { x: number; y: number }, track: { x: number }, turn: number) {
  return { x: x + Math.round((track.x - x) / turn) * turn, y };
}

/** Letters stand beside the track, each clear of the one before. */
function beside(marks: readonly { letter: string; x: number; y: number }[]) {
  const taken: { x: number; y: number }[] = [];
  return marks.map((mark) => {
    const away = mark.x > WIDTH - 50 ? -1 : 1;
    let side = { x: mark.x + 26 * away, y: mark.y - 14 };
    while (taken.some(({ x, y }) => Math.abs(x - side.x) < 18 && Math.abs(y - side.y) < 18))
      side = { x: side.x, y: side.y < 30 ? side.y + 20 : side.y - 20 };
    taken.push(side);
    return { ...mark, side: { x: Math.max(10, side.x), y: Math.max(10, side.y) } };
  });
}

function graticule({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const unit = project({ lat: 0, lon: GRID }).x;
  const lines = (start: number, length: number) =>
    Array.from({ length: Math.floor(length / unit) + 2 }, (_, i) => (Math.floor(start / unit) + i) * unit);
  return [
    ...lines(x, width).map((at) => `M${at} ${y}v${height}`),
    ...lines(y, height).map((at) => `M${x} ${at}h${width}`),
  ].join('');
}
