import type { TourSummary } from '@va/contract/tours-and-events/tours.ts';
import { useMemo } from 'react';

const [WIDTH, HEIGHT, MARGIN] = [320, 132, 18];
/** Of a stage with its number, and of one whose number has no room. */
const [NUMBERED, BARE] = [8, 3.5];

/** The way of a tour as a drawing: the stages that were passed drawn through, those still to come dotted, each end with the place of its stage, as far as there is room for it. */
export function RouteSketch({ tour: { name, stops, own } }: { tour: TourSummary }) {
  const points = useMemo(() => place(stops), [stops]);
  if (points.length < 2) return null;
  const numbered = withRoom(points);
  const isPassed = (n: number) => own?.legs[n - 1] === true;
  const line = (of: (n: number) => boolean) =>
    points
      .slice(1)
      .flatMap(({ x, y, n }, i) => (of(n) ? [`M${points[i]?.x} ${points[i]?.y}L${x} ${y}`] : []))
      .join('');
  const flown = line(isPassed);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Dibujo de la ruta de ${name}: ${stops.map(({ icao }) => icao).join(', ')}`}
      className="w-full rounded-md bg-surface-2"
    >
      <path
        d={line((n) => !isPassed(n))}
        className="fill-none stroke-control"
        strokeWidth={1.5}
        strokeDasharray="2 4"
      />
      {flown !== '' && <path d={flown} className="fill-none stroke-link" strokeWidth={2.5} />}
      {points.toSorted(numbersLast(numbered)).map(({ x, y, n }) => (
        <g key={n}>
          <circle
            cx={x}
            cy={y}
            r={numbered.has(n) ? NUMBERED : BARE}
            className={isPassed(n) || (n === 0 && isPassed(1)) ? 'fill-link' : 'fill-surface stroke-control'}
          />
          {numbered.has(n) && (
            <text
              x={x}
              y={y + 3.5}
              textAnchor="middle"
              className={
                isPassed(n) ? 'fill-surface text-[10px] font-bold' : 'fill-ink text-[10px] font-bold'
              }
            >
              {n}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

interface Stop {
  /** Number of the stage that ends here; 0 where the tour begins. */
  n: number;
  x: number;
  y: number;
}

/** Numbers of the stages that have room for theirs: the last one, and each that is clear of those before it. */
function withRoom(points: readonly Stop[]): ReadonlySet<number> {
  const kept: Stop[] = [];
  for (const stop of [...points.slice(-1), ...points.slice(1, -1)]) {
    const isClear = kept.every(({ x, y }) => Math.hypot(x - stop.x, y - stop.y) > 2 * NUMBERED + 1);
    if (isClear) kept.push(stop);
  }
  return new Set(kept.map(({ n }) => n));
}

/** Order in which numbers lie above the dots. */
const numbersLast = (numbered: ReadonlySet<number>) => (a: Stop, b: Stop) =>
  Number(numbered.has(a.n)) - Number(numbered.has(b.n)) || a.n - b.n;

/** The stops in the drawing, as large as it allows: a flat map whose scale is right in its middle. */
function place(stops: TourSummary['stops']): Stop[] {
  const middle = stops.reduce((sum, { lat }) => sum + lat, 0) / Math.max(1, stops.length);
  const shrink = Math.max(0.2, Math.cos((middle * Math.PI) / 180));
  const flat = stops.reduce<{ u: number; v: number }[]>((before, { lat, lon }) => {
    const last = before.at(-1);
    const u = lon * shrink;
    // The short way round, also over the antimeridian.
    const turn = 360 * shrink;
    return [...before, { u: last ? u + Math.round((last.u - u) / turn) * turn : u, v: -lat }];
  }, []);
  const [us, vs] = [flat.map(({ u }) => u), flat.map(({ v }) => v)];
  const [left, top] = [Math.min(...us), Math.min(...vs)];
  const [wide, high] = [Math.max(...us) - left, Math.max(...vs) - top];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(wide, 0.1),
    (HEIGHT - 2 * MARGIN) / Math.max(high, 0.1),
  );
  const round = (value: number) => Math.round(value * 10) / 10;
  return flat.map(({ u, v }, n) => ({
    n,
    x: round(WIDTH / 2 + (u - left - wide / 2) * scale),
    y: round(HEIGHT / 2 + (v - top - high / 2) * scale),
  }));
}
