import type { RankRequirement } from '@va/contract/pilots/ranks.ts';
import { Check } from 'lucide-react';
import { requirementWords } from '#app/lib/requirement-words.ts';
import { PartBar } from './part-bar.tsx';

/** Requirements with a gradual value; the others are met or not. */
const COUNTED = new Set<RankRequirement['kind']>(['points', 'minutes', 'verified_types', 'students']);

/** Tenths of the best score. */
const BEST = 100;

/** List item with a requirement as figure and meter; the items of a row align. */
export function RequirementMeter({ one }: { one: RankRequirement }) {
  const { name, figure, goal, missing } = requirementWords(one);
  const { kind, have, need, met } = one;
  return (
    <li className="row-span-4 grid min-w-0 grid-rows-subgrid gap-y-1">
      <p className="flex items-end justify-between gap-x-2 text-sm">
        {name}
        {met ? (
          <b className="flex items-center gap-1 text-ok">
            <Check aria-hidden className="size-4" />
            cumplido
          </b>
        ) : (
          COUNTED.has(kind) && (
            <span className="whitespace-nowrap text-ink-2">{`${Math.floor((have / need) * 100)}\u00a0%`}</span>
          )
        )}
      </p>
      <p>
        <b className="text-xl tabular-nums">{figure}</b> <span className="text-sm text-ink-2">{goal}</span>
      </p>
      <RequirementBar one={one} />
      <p className="text-sm text-ink-2">{!met && missing}</p>
    </li>
  );
}

/**
 * Progress of a requirement as a bar. A mean is shown on the scale of all scores, with a mark at the required value.
 */
export function RequirementBar({ one: { kind, have, need } }: { one: RankRequirement }) {
  return kind === 'mean' ? (
    <PartBar have={have} need={BEST} mark={need} />
  ) : (
    <PartBar have={have} need={need} />
  );
}

/** Requirements of a rank with the pilot's values; nothing for a rank without any. */
export function RequirementLines({ requirements }: { requirements: readonly RankRequirement[] }) {
  if (requirements.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {requirements.map((one) => {
        const { name, value } = requirementWords(one);
        return (
          <li key={`${one.kind}${one.typeId}`}>
            {one.met ? '✓' : '○'} {name}: {value}
            <span className="sr-only">{one.met ? ', cumplido' : ', pendiente'}</span>
          </li>
        );
      })}
    </ul>
  );
}
