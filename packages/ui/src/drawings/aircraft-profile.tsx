import { sideView } from '@va/domain/drawings/aircraft-side-geometry.ts';
import type { AircraftDimensions } from '@va/domain/shapes.ts';

interface AircraftProfileProps {
  dimensions: AircraftDimensions;
  /** Doors, fractions of the length from the nose. */
  doors?: readonly number[];
  /** Thinner lines and no hairlines, for small pictures. */
  simple?: boolean;
}

/** An aircraft from its left side on its wheels, in metres; the ground is y = 0. */
export function AircraftProfile({ dimensions, doors, simple = false }: AircraftProfileProps) {
  const view = sideView(dimensions, doors);
  return (
    <g
      className="stroke-ink [stroke-linejoin:round] *:[vector-effect:non-scaling-stroke]"
      strokeWidth={simple ? 1 : 1.4}
    >
      <path d={view.struts} fill="none" strokeWidth={simple ? 1.5 : 3} />
      {view.wheels.map((wheel) => (
        <circle key={wheel.x} cx={wheel.x} cy={wheel.y} r={wheel.radius} className="fill-ink-2" />
      ))}
      <path d={view.fin} className="fill-sky" />
      <path d={view.fairing} className="fill-surface-2" />
      <path d={view.fuselage} className="fill-surface" />
      <path
        d={view.windows}
        fill="none"
        strokeWidth={simple ? 1 : 2.5}
        strokeDasharray={simple ? '1 2' : '2 3'}
      />
      {!simple && <path d={view.doors} className="fill-surface" strokeWidth={1} />}
      <path d={view.windscreen} className="fill-ink" stroke="none" />
      <path d={view.tailplane} className="fill-surface-2" />
      <path d={view.wing} className="fill-surface-2" />
      <path d={view.tipDevice} className="fill-sky" />
      <path d={view.core} className="fill-ink-2" />
      <path d={view.pylon} className="fill-surface-2" />
      <path d={view.engine} className="fill-sky" />
      <path d={view.propeller} className="fill-ink-2" strokeWidth={0.75} />
      {!simple && <path d={view.details} fill="none" strokeWidth={0.75} opacity={0.65} />}
    </g>
  );
}
