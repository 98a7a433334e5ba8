import type { PointsMonth } from '#app/api/points.ts';
import { shortMonth } from '#app/lib/points-words.ts';
import { signed } from '#app/lib/signed.ts';
import { namedColumns, telling } from './balance-scale.ts';

/** The tallest column, and the one that hangs deepest, pixels. */
const [MOST_HIGH, MOST_DEEP] = [34, 14];
/** Least column width at which every month shows its figures, pixels. */
const FIGURE_WIDE = 34;
/** And its name where that has so much. */
const NAME_WIDE = 30;
const YEAR_WIDE = 34;

/**
 * Columns of the points earned (upwards) and lost (downwards) per month, with names below. `months` in chronological
 * order.
 */
export function MonthColumns({
  months,
  middle,
  step,
  from,
  to,
  top,
}: {
  months: readonly PointsMonth[];
  /** The middle of a month's column. */
  middle: (index: number) => number;
  step: number;
  from: number;
  to: number;
  top: number;
}) {
  const ground = top + MOST_HIGH;
  const most = Math.max(1, ...months.map(({ earned, lost }) => Math.max(earned, -lost)));
  const tall = (value: number) => (value === 0 ? 0 : Math.max(2, (value / most) * MOST_HIGH));
  const deep = (value: number) => Math.min(MOST_DEEP, tall(value));
  const half = Math.min(12, step * 0.3);
  const named = namedColumns(months.length, step, NAME_WIDE);
  const years = yearMarks(months, Math.ceil(YEAR_WIDE / step));
  const peaks = telling(months);
  const roomy = step >= FIGURE_WIDE;
  return (
    <>
      <path d={`M${from} ${ground}H${to}`} className="stroke-control" />
      {months.map(({ month, earned, lost }, i) => (
        <g key={month} textAnchor="middle">
          {earned > 0 && (
            <rect
              x={middle(i) - half}
              y={ground - tall(earned)}
              width={2 * half}
              height={tall(earned)}
              className="fill-link"
            />
          )}
          {earned > 0 && (roomy || i === peaks.most) && (
            <text x={middle(i)} y={ground - tall(earned) - 4} className="fill-ink text-[11px]">
              {signed(earned)}
            </text>
          )}
          {lost < 0 && (
            <rect
              x={middle(i) - half}
              y={ground + 1}
              width={2 * half}
              height={deep(-lost)}
              className="fill-surface stroke-ink"
              strokeWidth={1.5}
            />
          )}
          {lost < 0 && (roomy || i === peaks.least) && (
            <text x={middle(i)} y={ground + deep(-lost) + 13} className="fill-ink text-[11px] font-bold">
              {signed(lost)}
            </text>
          )}
          {named.has(i) && (
            <text
              x={middle(i)}
              y={ground + 42}
              className={
                i === months.length - 1 ? 'fill-ink text-[11px] font-bold' : 'fill-ink-2 text-[11px]'
              }
            >
              {shortMonth(month)}
            </text>
          )}
          {years.has(i) && (
            <text x={middle(i)} y={ground + 56} className="fill-ink-2 text-[11px]">
              {month.slice(0, 4)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** Months at which the year is written: each January, and the first month unless a January is too near. */
function yearMarks(months: readonly PointsMonth[], apart: number): ReadonlySet<number> {
  const januaries = months.flatMap(({ month }, i) => (month.endsWith('-01') ? [i] : []));
  return new Set([...((januaries[0] ?? apart) < apart ? [] : [0]), ...januaries]);
}
