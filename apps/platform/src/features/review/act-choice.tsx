import { KeyCap } from '@va/ui/controls/key-cap.tsx';
import { useId } from 'react';
import { type Act, ACTS } from './acts.ts';

interface ActChoiceProps {
  acts: readonly Act[];
  /** Undefined while nothing is chosen. */
  chosen: Act | undefined;
  /** Shows the key that chooses each. */
  withKeys: boolean;
  onChoose: (act: Act) => void;
}

/** What can be decided, each with what follows from it. */
export function ActChoice({ acts, chosen, withKeys, onChoose }: ActChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Qué decides</legend>
      {acts.map((act) => (
        <div key={act}>
          <label className="flex min-h-9 items-center gap-3">
            <input
              type="radio"
              name="decision"
              className="size-5 accent-link"
              checked={act === chosen}
              aria-describedby={`${id}${act}`}
              onChange={() => onChoose(act)}
            />
            <span>
              {ACTS[act].label} {withKeys && ACTS[act].key && <KeyCap>{ACTS[act].key}</KeyCap>}
            </span>
          </label>
          <p id={`${id}${act}`} className="pl-8 text-sm text-ink-2">
            {ACTS[act].effect}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
