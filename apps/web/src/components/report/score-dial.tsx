import { Fragment } from 'react';
import { tenths } from '@va/domain/numbers.ts';
import { at, R, SWEEP, ticks } from './dial-shape.ts';
import type { Mark } from './marks.ts';

function arc(from: number, to: number, radius: number): string {
  const large = ((to - from) / 100) * SWEEP > 180 ? 1 : 0;
  return `M${at(from, radius).join(' ')}A${radius} ${radius} 0 ${large} 1 ${at(to, radius).join(' ')}`;
}

/** The score as a dial of a hundred tenths: those kept, and for each lost one the rule that took it. */
export function ScoreDial({
  score,
  least,
  marks,
}: {
  score: number;
  least: number | null;
  marks: readonly Mark[];
}) {
  const lost = marks
    .filter(({ item }) => item.deduction > 0)
    .reduce<{ letter: string; from: number; to: number }[]>((parts, { letter, item }) => {
      const to = parts.at(-1)?.from ?? 100;
      return [...parts, { letter, from: Math.max(0, to - item.deduction), to }];
    }, []);
  return (
    <svg
      viewBox="-125 -118 250 200"
      role="img"
      aria-label={`Nota ${tenths(score)} sobre 10`}
      className="mx-auto w-full max-w-72"
    >
      <path d={ticks(0, score)} className="stroke-link" strokeWidth={2.2} />
      <path d={ticks(score, 100)} className="stroke-line" strokeWidth={2.2} />
      {[0, 2, 4, 6, 8, 10].map((value) => {
        const [x, y] = at(value * 10, R - 26);
        return (
          <text key={value} x={x} y={y + 4} textAnchor="middle" className="fill-ink-2 text-[11px]">
            {value}
          </text>
        );
      })}
      {least !== null && least > 0 && (
        <>
          <path
            d={`M${at(least, R - 16).join(' ')}L${at(least, R + 6).join(' ')}`}
            className="stroke-alta"
            strokeWidth={3}
          />
          <text
            x={at(least, R + 16)[0]}
            y={at(least, R + 16)[1] + 3}
            textAnchor="middle"
            className="fill-alta text-[11px] font-bold"
          >
            {tenths(least)}
          </text>
        </>
      )}
      {lost.map(({ letter, ...part }) => {
        const [x, y] = at((part.from + part.to) / 2, R + 17);
        return (
          <Fragment key={letter}>
            <path
              d={arc(part.from + 0.2, part.to - 0.2, R + 6)}
              className="fill-none stroke-ink"
              strokeWidth={3}
            />
            <text x={x} y={y + 4} textAnchor="middle" className="fill-ink text-[11px] font-bold">
              {letter}
            </text>
          </Fragment>
        );
      })}
      <rect x={-40} y={-26} width={80} height={52} rx={6} className="fill-tile" />
      <text
        y={13}
        textAnchor="middle"
        className={`fill-on-tile font-bold ${score === 100 ? 'text-[31px]' : 'text-[38px]'}`}
      >
        {tenths(score)}
      </text>
    </svg>
  );
}
