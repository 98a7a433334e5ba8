import { lowCoverageWords } from '@va/domain/scoring/score-item.ts';
import { tenths } from '@va/domain/numbers.ts';
import { ticks } from './dial-shape.ts';

/** A score, in tenths, as a dial without the causes of what it lost. */
export function SmallDial({ score, coverage }: { score: number; coverage: number | null }) {
  const low = lowCoverageWords(coverage);
  return (
    <svg
      viewBox="-94 -94 188 158"
      role="img"
      aria-label={`Nota ${tenths(score)} sobre 10${low === null ? '' : `, ${low}`}`}
      className="w-22 shrink-0"
    >
      <path d={ticks(0, score)} className="stroke-link" strokeWidth={3} />
      <path d={ticks(score, 100)} className="stroke-line" strokeWidth={3} />
      <text y={18} textAnchor="middle" className="fill-ink text-[52px] font-bold">
        {tenths(score)}
      </text>
      {low !== null && (
        <text y={58} textAnchor="middle" className="fill-ink-2 text-[24px]">
          {low}
        </text>
      )}
    </svg>
  );
}
