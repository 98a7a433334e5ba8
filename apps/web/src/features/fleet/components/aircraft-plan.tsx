import type { AircraftDimensions } from '@va/schemas/content/fleet.ts';
import { topView } from '@va/domain/drawings/aircraft-geometry.ts';
import { coordinate } from '@va/domain/drawings/path.ts';

const thin = 'stroke-ink [stroke-linejoin:round] *:[vector-effect:non-scaling-stroke]';

interface AircraftPlanProps {
  dimensions: AircraftDimensions;
  /** Part of the fuselage to mark, fractions of its length. */
  marked?: { from: number; to: number } | undefined;
  /** Thinner lines and no hairlines, for small pictures. */
  simple?: boolean;
}

/** An aircraft from above, in metres, nose at the origin pointing left. */
export function AircraftPlan({ dimensions, marked, simple = false }: AircraftPlanProps) {
  const view = topView(dimensions);
  const stroke = simple ? 1 : 1.4;
  return (
    <g className={thin} strokeWidth={stroke}>
      <path d={view.cores} className="fill-ink-2" />
      <path d={view.engines} className="fill-sky" />
      <path d={view.propellers} className="fill-ink-2" strokeWidth={0.75} />
      <path d={view.fairings} fill="none" strokeLinecap="round" strokeWidth={simple ? 1 : 2.5} />
      <path d={view.wings} className="fill-surface-2" />
      <path d={view.tipDevices} className="fill-sky" />
      <path d={view.tailplane} className="fill-surface-2" />
      {!simple && <path d={view.details} fill="none" strokeWidth={0.75} opacity={0.65} />}
      <path d={view.fuselage} className="fill-surface" />
      {marked && (
        <path
          d={band(marked, dimensions.lengthM, view.halfWidthAt)}
          className="fill-gold"
          strokeWidth={0.75}
        />
      )}
      {!simple && (
        <path
          d={`M${coordinate(dimensions.lengthM * 0.1)} 0H${coordinate(dimensions.lengthM * 0.79)}`}
          fill="none"
          strokeWidth={0.75}
          strokeDasharray="14 4 3 4"
          opacity={0.5}
        />
      )}
      <path d={view.windscreen} className="fill-ink stroke-none" />
      <path d={view.fin} className="fill-sky" />
    </g>
  );
}

function band(
  { from, to }: { from: number; to: number },
  lengthM: number,
  halfWidthAt: (x: number) => number,
): string {
  const [start, end] = [from * lengthM, to * lengthM];
  const half = Math.min(halfWidthAt(start), halfWidthAt(end)) - 0.25;
  return `M${coordinate(start)} ${coordinate(-half)}H${coordinate(end)}V${coordinate(half)}H${coordinate(start)}Z`;
}
