import { STAGE_STATES, type StageState } from '@va/domain/tour/tour.ts';
import { StageMark } from './stage-mark.tsx';

/** All stages of a tour as a row of small marks; its name says the state of each. */
export function StageTrack({ states }: { states: readonly StageState[] }) {
  return (
    <span
      role="img"
      aria-label={states.map((state, i) => `${i + 1} ${STAGE_STATES[state]}`).join(', ')}
      className="flex flex-wrap gap-1"
    >
      {states.map((state, i) => (
        <StageMark key={i} state={state} small />
      ))}
    </span>
  );
}
