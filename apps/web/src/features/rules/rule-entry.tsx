import { formatDate } from '@va/domain/dates.ts';
import { PHASE_WORDS } from '@va/domain/scoring/texts/explain-rules.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import type { ExplainedRules } from '#app/api/rules.ts';

/** Phases that are named; with more of them it is the whole flight. */
const FEW = 5;

/** One rule: its limits, tolerances and deduction. */
export function RuleEntry({ rule }: { rule: ExplainedRules['rules'][number] }) {
  const { id, title, phases, asks, lets, takes, cap, since, types } = rule;
  const where = phases.length > FEW ? 'todo el vuelo' : phases.map((phase) => PHASE_WORDS[phase]).join(', ');
  return (
    <li id={id} className="grid scroll-mt-20 gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-bold">
          <span className="mr-2 font-mono text-sm text-ink-2">{id}</span>
          {title}
        </h3>
        <StateBadge tone={cap === 0 ? 'neutral' : 'media'}>{takes}</StateBadge>
      </div>
      <p>{asks}</p>
      {lets && <p className="text-sm text-ink-2">{lets}</p>}
      <p className="text-xs text-ink-2">
        Se mira en: {where}.{since && ` Para los vuelos que salen desde el ${formatDate(since)}.`}
        {types.length > 0 && ` Con cifras propias para ${types.join(', ')}.`}
      </p>
    </li>
  );
}
