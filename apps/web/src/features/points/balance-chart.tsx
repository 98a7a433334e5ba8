import { formatMonth } from '@va/domain/dates.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import type { OwnPoints, PointsMonth } from '@va/contract/points/points.ts';
import { TableView } from '#app/components/charts/table-view.tsx';
import { useWidth } from '#app/components/use-width.ts';
import { signed } from '#app/lib/signed.ts';
import { axisMarks, placeThresholds } from './balance-scale.ts';
import { MonthColumns } from './month-columns.tsx';

const HEIGHT = 296;
/** The line of the balance: its highest mark, and its zero. */
const [TOP, ZERO] = [26, 176];
/** Width for the figures of the axis, and for the last balance beside its point. */
const [LEFT, RIGHT] = [42, 44];

/**
 * Line chart of the balance at the end of each month, with the thresholds of the ranks and, below, the points earned
 * and lost per month. `months`: the latest first, at least two.
 */
export function BalanceChart({ months, thresholds }: Pick<OwnPoints, 'months' | 'thresholds'>) {
  const [box, width] = useWidth<HTMLDivElement>(560);
  const inOrder = months.toReversed();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return null;
  const marks = axisMarks(
    Math.max(...inOrder.map(({ balance }) => balance), ...thresholds.map(({ points }) => points)),
  );
  const high = (points: number) => ZERO - (points / (marks.at(-1) ?? 1)) * (ZERO - TOP);
  const right = width - RIGHT;
  const step = (right - LEFT) / inOrder.length;
  const middle = (i: number) => LEFT + step * (i + 0.5);
  const points = inOrder.map(({ balance }, i) => `${middle(i)} ${high(balance)}`);
  const line = `M${points.join('L')}`;
  return (
    <div ref={box} className="grid gap-1">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={sentence(first, last, thresholds)}
        className="block w-full"
      >
        {marks.map((mark) => (
          <g key={mark}>
            <path
              d={`M${LEFT} ${high(mark)}H${right}`}
              className={mark === 0 ? 'stroke-control' : 'stroke-line'}
            />
            <text x={LEFT - 6} y={high(mark) + 4} textAnchor="end" className="fill-ink-2 text-[11px]">
              {formatNumber(mark)}
            </text>
          </g>
        ))}
        <path
          d={`${line}L${middle(inOrder.length - 1)} ${ZERO}L${middle(0)} ${ZERO}Z`}
          className="fill-sky-soft"
          opacity={0.6}
        />
        {placeThresholds(thresholds, last.balance, high).map(({ rank, points: asked, y, side, named }) => (
          <g key={asked}>
            <path d={`M${LEFT} ${y}H${right}`} className="stroke-ink-2" strokeDasharray="5 4" />
            {named && (
              <text
                x={side === 'left' ? LEFT + 4 : right - 4}
                y={side === 'left' || y + 16 > ZERO ? y - 5 : y + 14}
                textAnchor={side === 'left' ? 'start' : 'end'}
                className="fill-ink text-[11px] font-bold"
              >
                {rank}, {formatNumber(asked)}
              </text>
            )}
          </g>
        ))}
        <path d={line} className="fill-none stroke-link" strokeWidth={2.5} strokeLinejoin="round" />
        {inOrder.map(({ month, balance }, i) => (
          <circle
            key={month}
            cx={middle(i)}
            cy={high(balance)}
            r={i === inOrder.length - 1 ? 5 : 3}
            className="fill-surface stroke-link"
            strokeWidth={2}
          />
        ))}
        <text
          x={middle(inOrder.length - 1) + 10}
          y={high(last.balance) + 5}
          className="fill-ink text-[14px] font-bold"
        >
          {formatNumber(last.balance)}
        </text>
        <MonthColumns months={inOrder} middle={middle} step={step} from={LEFT} to={right} top={ZERO + 24} />
      </svg>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        <Key className="fill-none stroke-link" d="M0 6H18" strokeWidth={2.5}>
          Saldo al acabar el mes
        </Key>
        <Key className="fill-link" d="M3 1H15V11H3Z">
          Ganados
        </Key>
        <Key className="fill-surface stroke-ink" d="M3 3H15V9H3Z" strokeWidth={1.5}>
          Descontados
        </Key>
      </p>
      <TableView
        label="El saldo, mes a mes"
        columns={[
          { title: 'Mes' },
          { title: 'Ganados', number: true },
          { title: 'Descontados', number: true },
          { title: 'Saldo', number: true },
        ]}
        rows={months.map(({ month, earned, lost, balance }) => ({
          key: month,
          cells: [formatMonth(month), signed(earned), signed(lost), formatNumber(balance)],
        }))}
      />
    </div>
  );
}

/** Description of the chart, in a sentence. */
function sentence(first: PointsMonth, last: PointsMonth, thresholds: OwnPoints['thresholds']): string {
  const next = thresholds.find(({ points }) => points > last.balance);
  return [
    `Saldo al acabar cada mes: de ${formatNumber(first.balance)} en ${formatMonth(first.month)} a ${formatNumber(last.balance)} en ${formatMonth(last.month)}.`,
    next && `El rango de ${next.rank} pide ${formatNumber(next.points)}.`,
    'Debajo, lo ganado y lo descontado en cada mes; la tabla dice lo mismo.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Entry of the chart's legend. */
function Key({
  children,
  ...shape
}: {
  children: string;
  d: string;
  className: string;
  strokeWidth?: number;
}) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden viewBox="0 0 18 12" className="h-3 w-4.5">
        <path {...shape} />
      </svg>
      {children}
    </span>
  );
}
