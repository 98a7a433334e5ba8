interface DimensionProps {
  /** Ends of the measured distance along the line, in user units. */
  from: number;
  to: number;
  /** Position of the line across, clear of the drawing. */
  at: number;
  /** Edges of the drawing on that side, where the thin lines begin. */
  edges: readonly [number, number];
  label: string;
  /** One hundredth of the picture's width. */
  unit: number;
}

const lineClass = 'stroke-link fill-none [vector-effect:non-scaling-stroke]';
/** Larger in user units where the picture is narrow, so that figures stay readable on a phone. */
export const drawingTextClass =
  'fill-link font-bold text-[calc(var(--unit)*3.7px)] @md:text-[calc(var(--unit)*2.9px)] @xl:text-[calc(var(--unit)*2.3px)]';

/** Dimension below the drawing, with its figure under the line. */
export function HorizontalDimension({ from, to, at, edges, label, unit }: DimensionProps) {
  return (
    <g>
      <path
        className={lineClass}
        strokeWidth={0.75}
        opacity={0.6}
        d={`M${from} ${edges[0] + unit}V${at + unit}M${to} ${edges[1] + unit}V${at + unit}`}
      />
      <path
        className={lineClass}
        strokeWidth={1.5}
        d={`M${from} ${at}H${to}${arrow(from, at, unit, 0)}${arrow(to, at, -unit, 0)}`}
      />
      <text
        className={drawingTextClass}
        x={(from + to) / 2}
        y={at + unit}
        textAnchor="middle"
        dominantBaseline="hanging"
      >
        {label}
      </text>
    </g>
  );
}

/** Dimension to the right of the drawing, with its figure outside the line, reading upwards. */
export function VerticalDimension({ from, to, at, edges, label, unit }: DimensionProps) {
  const middle = (from + to) / 2;
  return (
    <g>
      <path
        className={lineClass}
        strokeWidth={0.75}
        opacity={0.6}
        d={`M${edges[0] + unit} ${from}H${at + unit}M${edges[1] + unit} ${to}H${at + unit}`}
      />
      <path
        className={lineClass}
        strokeWidth={1.5}
        d={`M${at} ${from}V${to}${arrow(at, from, 0, unit)}${arrow(at, to, 0, -unit)}`}
      />
      <text
        className={drawingTextClass}
        transform={`translate(${at + unit} ${middle}) rotate(-90)`}
        textAnchor="middle"
        dominantBaseline="hanging"
      >
        {label}
      </text>
    </g>
  );
}

/** Head of an arrow with its point at (x, y), opening in the direction (dx, dy). */
function arrow(x: number, y: number, dx: number, dy: number): string {
  const [sideX, sideY] = [dy * 0.45, dx * 0.45];
  return `M${x + dx * 1.3 + sideX} ${y + dy * 1.3 + sideY}L${x} ${y}L${x + dx * 1.3 - sideX} ${y + dy * 1.3 - sideY}`;
}

/** Margins around the drawing in hundredths of the picture's width; right and bottom contain the figures. */
const MARGIN = { left: 3, top: 3, right: 10, bottom: 10 };

/**
 * The visible part of a drawing that is `length` metres long and reaches from `top` to `bottom`, with room for its
 * dimension lines, and the hundredth of its width.
 */
export function drawingBox(length: number, top: number, bottom: number) {
  const unit = length / (100 - MARGIN.left - MARGIN.right);
  return {
    unit,
    box: {
      x: -MARGIN.left * unit,
      y: top - MARGIN.top * unit,
      width: 100 * unit,
      height: bottom - top + (MARGIN.top + MARGIN.bottom) * unit,
    },
  };
}
