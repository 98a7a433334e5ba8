import { formatNumber, tenths } from '@va/domain/numbers.ts';
import type { Score } from '#app/lib/report-types.ts';
import { TableView } from '#app/components/charts/table-view.tsx';

const [WIDTH, TOP, BOTTOM, HEIGHT] = [300, 16, 38, 56];

interface BandScaleProps {
  title: string;
  bands: NonNullable<Score['landingBands']>['fpm'];
  /** Lower end of the first band. */
  from: number;
  value: number;
  /** Whether the other measure of the touchdown deducted more, so that this one counts for nothing. */
  outdone?: boolean;
}

/**
 * Scale of the deductions for a landing, with the value of this one. Bands have equal width; their ends show their
 * range.
 */
export function BandScale({ title, bands, from, value, outdone = false }: BandScaleProps) {
  const each = WIDTH / bands.length;
  const ends = bands.map(({ upTo }, index) => ({
    start: index === 0 ? from : (bands[index - 1]?.upTo ?? from),
    end: upTo,
  }));
  const own = Math.max(
    0,
    bands.findIndex(({ upTo }) => upTo === null || value <= upTo),
  );
  const { start = from, end = null } = ends[own] ?? {};
  const part = end === null ? 0.5 : Math.min(1, Math.max(0, (value - start) / (end - start)));
  const x = (own + part) * each;
  const taken = bands[own]?.deduction ?? 0;
  const said = `${title}: ${formatNumber(value)}, ${taken === 0 ? 'dentro del objetivo' : `en la banda que resta ${tenths(taken)}${outdone ? ', que aquí no cuenta' : ''}`}`;
  return (
    <figure className="grid gap-1">
      <figcaption className="text-xs text-ink-2">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said} className="w-full max-w-md">
        {bands.map(({ deduction, upTo }, index) => (
          <g key={String(upTo)}>
            <rect
              x={index * each + 1}
              y={TOP}
              width={each - 2}
              height={BOTTOM - TOP}
              className={
                index !== own
                  ? 'fill-surface-2 stroke-line'
                  : outdone
                    ? 'fill-surface-2 stroke-control'
                    : 'fill-sky-soft stroke-link'
              }
              strokeDasharray={index === own && outdone ? '3 2' : undefined}
            />
            <text
              x={(index + 0.5) * each}
              y={(TOP + BOTTOM) / 2 + 4}
              textAnchor="middle"
              className="fill-ink text-[11px]"
            >
              {deduction === 0 ? 'objetivo' : tenths(deduction)}
            </text>
            {upTo !== null && (
              <text
                x={(index + 1) * each}
                y={HEIGHT - 4}
                textAnchor="middle"
                className="fill-ink-2 text-[11px]"
              >
                {formatNumber(upTo)}
              </text>
            )}
          </g>
        ))}
        <path
          d={`M${x} ${TOP + 5}V${TOP - 4}m-5 -8h10l-5 8z`}
          className="fill-ink stroke-ink"
          strokeWidth={2}
        />
      </svg>
      {outdone && (
        <p className="text-xs text-ink-2">
          No resta: de las dos medidas de la toma cuenta sólo la que más resta, y es la otra.
        </p>
      )}
      <TableView
        label={title}
        columns={[{ title: 'Hasta' }, { title: 'Resta', number: true }]}
        rows={bands.map(({ upTo, deduction }) => ({
          key: String(upTo),
          cells: [upTo === null ? 'más' : formatNumber(upTo), tenths(deduction)],
        }))}
      />
    </figure>
  );
}
