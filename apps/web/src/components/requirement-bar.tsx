import type { RankRequirement } from '@va/contract/pilots/ranks.ts';
import { PartBar } from './part-bar.tsx';

/** Tenths of the best score. */
const BEST = 100;

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
