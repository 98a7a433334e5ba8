import { KeyCap } from '@va/ui/controls/key-cap.tsx';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import { type Act, ACTS } from './acts.ts';

interface ActChoiceProps {
  acts: readonly Act[];
  /** Undefined while nothing is chosen. */
  chosen: Act | undefined;
  /** Shows the key that chooses each. */
  withKeys: boolean;
  /** What follows from it, read before it is chosen. */
  effectOf: (act: Act) => string;
  onChoose: (act: Act) => void;
}

/** What can be decided, each with what follows from it. */
export function ActChoice({ acts, chosen, withKeys, effectOf, onChoose }: ActChoiceProps) {
  const id = useId();
  return (
    <fieldset
      className={clsx(
        'grid gap-x-4 gap-y-2',
        // The same columns; of a grid the line under them would keep those that stand empty.
        chosen ? 'lg:flex lg:flex-wrap' : 'lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]',
      )}
    >
      <legend className="sr-only">Qué decides</legend>
      {acts.map((act) => (
        <div
          key={act}
          className={clsx(
            'content-start',
            chosen ? 'lg:contents' : 'lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-0',
          )}
        >
          <label className={clsx('flex min-h-9 items-center gap-3', chosen && 'lg:grow lg:basis-40')}>
            <input
              type="radio"
              name="decision"
              className="size-5 shrink-0 accent-link"
              checked={act === chosen}
              aria-describedby={`${id}${act}`}
              onChange={() => onChoose(act)}
            />
            <span>
              {ACTS[act].label} {withKeys && ACTS[act].key && <KeyCap>{ACTS[act].key}</KeyCap>}
            </span>
          </label>
          {/* Read before it is chosen; then that of the others makes room for the words, and its own takes a line. */}
          <p
            id={`${id}${act}`}
            className={clsx(
              'pl-8 text-sm text-ink-2',
              chosen && (act === chosen ? 'lg:order-last lg:basis-full lg:pl-0' : 'hidden'),
            )}
          >
            {effectOf(act)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
