import { useWidth } from '#app/components/use-width.ts';

export interface ChartColumn {
  /** Under the column. */
  name: string;
  value: number;
  /** Over it; an empty column has none. */
  text: string;
}

const HEIGHT = 168;
const [TOP, BOTTOM] = [22, 144];

/** Column chart with an axis from 0. `label` is a sentence about its contents; a table gives the same data. */
export function ColumnChart({ columns, label }: { columns: readonly ChartColumn[]; label: string }) {
  const [box, width] = useWidth<HTMLDivElement>(560);
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const step = width / Math.max(1, columns.length);
  const thick = Math.min(56, step * 0.72);
  // Labels that would touch each other are shown for every other column only.
  const every = Math.ceil(44 / step);
  return (
    <div ref={box}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label} className="block w-full">
        <path d={`M0 ${BOTTOM}H${width}`} className="stroke-control" />
        {columns.map(({ name, value, text }, index) => {
          const middle = step * (index + 0.5);
          const height = (value / most) * (BOTTOM - TOP);
          const shown = index % every === 0;
          return (
            <g key={name}>
              <rect
                x={middle - thick / 2}
                y={BOTTOM - height}
                width={thick}
                height={height}
                className="fill-link"
              />
              {value > 0 && step >= 34 && (
                <text
                  x={middle}
                  y={BOTTOM - height - 6}
                  textAnchor="middle"
                  className="fill-ink text-[11px] font-bold"
                >
                  {text}
                </text>
              )}
              {shown && (
                <text x={middle} y={BOTTOM + 16} textAnchor="middle" className="fill-ink-2 text-[11px]">
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
