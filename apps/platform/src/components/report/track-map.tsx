import { boxAround } from '@va/domain/drawings/map-box.ts';
import { greatCircle } from '@va/domain/drawings/great-circle-path.ts';
import { pathOf, project, unwrap } from '@va/domain/drawings/projection.ts';
import { AIRLINER } from '@va/ui/maps/airliner.ts';
import { WorldMap } from '@va/ui/maps/world-map.tsx';
import { ASPECTS } from '#app/components/maps/aspects.ts';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import { world } from '#app/config/world.ts';
import { MarkButtons, type MarkChoice } from './mark-buttons.tsx';
import type { Mark } from './marks.ts';
import { nearest } from './profile-scale.ts';
import type { ReplayPlace } from './replay-place.ts';

/** How far a letter stands from its place, in parts of the width. */
const ASIDE = 0.07;
/** Side of a letter with some air, in parts of the width of a picture on a phone. */
const LETTER = 0.065;

interface TrackMapProps extends MarkChoice {
  report: ReportDetail;
  profile: FlightProfile;
  marks: readonly Mark[];
  /** Where the flight is while it is played; null for none. */
  aircraft: ReplayPlace | null;
}

/** Where the flight went, over land and sea, with the great circle and the letters. The table says where each letter is. */
export function TrackMap({
  report: { dep, arr, arrPlanned },
  profile: { points },
  marks,
  aircraft,
  ...choice
}: TrackMapProps) {
  const end = arr ?? arrPlanned;
  const [from, to, ...flown] = unwrap([dep, end, ...points]).map(project);
  if (!from || !to) return null;
  const straight = shifted(greatCircle(dep, end), from.x);
  const box = boxAround([from, to, ...flown], { aspect: ASPECTS.track, leastDegrees: 3, margin: 0.14 });
  const placed = marks.flatMap((mark) => {
    const near = mark.at === null ? undefined : nearest(points, mark.at);
    const here = flown[near ? points.indexOf(near) : -1];
    return here ? [{ mark, here, x: (here.x - box.x) / box.width, y: (here.y - box.y) / box.height }] : [];
  });
  const sides = beside(placed);
  const now = aircraft && shifted([project(aircraft)], from.x)[0];
  return (
    <WorldMap
      label={`Recorrido de ${dep.city} a ${end.city}`}
      box={box}
      aspect={ASPECTS.track}
      land={world.land}
      network={world.places}
      lines={
        <>
          <path
            d={pathOf(straight)}
            strokeWidth={1.2}
            strokeDasharray="3 4"
            className="fill-none stroke-(--color-map-dot)"
          />
          <path
            d={pathOf(flown)}
            strokeWidth={2.5}
            strokeLinejoin="round"
            className="fill-none stroke-(--color-map-route)"
          />
          {sides.map(({ mark, here, x, y }) => (
            <path
              key={mark.letter}
              d={`M${here.x} ${here.y}L${box.x + x * box.width} ${box.y + y * box.height}`}
              className="fill-none stroke-(--color-map-dot)"
            />
          ))}
        </>
      }
      overlay={
        <>
          <MarkButtons places={sides} {...choice} />
          {aircraft && now && (
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              style={{
                left: `${((now.x - box.x) / box.width) * 100}%`,
                top: `${((now.y - box.y) / box.height) * 100}%`,
                rotate: `${aircraft.course}deg`,
              }}
              className="absolute size-6 -translate-1/2 fill-(--color-map-dot) stroke-(--color-map-sea) [paint-order:stroke] print:hidden"
            >
              <path d={AIRLINER} />
            </svg>
          )}
        </>
      }
      dots={{ points: placed.map(({ here }) => here), ringed: [from, to] }}
      names={[
        { ...from, text: dep.icao, important: true },
        { ...to, text: end.icao, important: true },
      ]}
      avoid={flown}
      blocked={sides.map(({ x, y }) => ({
        x: box.x + (x - LETTER / 2) * box.width,
        y: box.y + (y - (LETTER * ASPECTS.track) / 2) * box.height,
        width: LETTER * box.width,
        height: LETTER * ASPECTS.track * box.height,
      }))}
      clearance={1.6}
    />
  );
}

/** Moved by whole turns to begin where the track does. */
function shifted(points: { x: number; y: number }[], x: number) {
  const turn = project({ lat: 0, lon: 360 }).x;
  const shift = Math.round((x - (points[0]?.x ?? x)) / turn) * turn;
  return points.map((point) => ({ x: point.x + shift, y: point.y }));
}

/** Letters stand beside the track, each clear of the ones before. */
function beside<T extends { x: number; y: number }>(marks: readonly T[]): T[] {
  const taken: { x: number; y: number }[] = [];
  return marks.map((mark) => {
    const x = mark.x > 1 - 2 * ASIDE ? mark.x - ASIDE : mark.x + ASIDE;
    let y = mark.y - ASIDE / 2;
    const step = y < 0.5 ? ASIDE : -ASIDE;
    while (taken.some((other) => Math.abs(other.x - x) < ASIDE && Math.abs(other.y - y) < ASIDE)) y += step;
    taken.push({ x, y });
    return { ...mark, x, y };
  });
}
