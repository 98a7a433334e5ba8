import { STAGE_STATES, type StageState } from '@va/domain/tour/tour.ts';
import { StageMark } from './stage-mark.tsx';

/** Stages of a tour as a row of small marks; the accessible name gives number and state of each. */
export function StageTrack({ stages }: { stages: readonly { n: number; state: StageState }[] }) {
  return (
    <span
      role="img"
      aria-label={stages.map(({ n, state }) => `${n} ${STAGE_STATES[state]}`).join(', ')}
      className="flex w-72 max-w-full flex-wrap gap-1"
    >
      {stages.map(({ n, state }) => (
        <StageMark key={n} state={state} small />
      ))}
    </span>
  );
}
