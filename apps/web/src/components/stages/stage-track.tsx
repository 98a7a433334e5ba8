import { clsx } from 'clsx/lite';
import { Check, Circle, Hourglass, Lock, Plane, RotateCcw, Ticket } from 'lucide-react';
import { STAGE_STATES, type StageState } from '@va/domain/tour/tour.ts';

const marks = {
  passed: { icon: Check, look: 'border-link bg-link text-surface' },
  next: { icon: Plane, look: 'border-link border-2 text-link' },
  open: { icon: Circle, look: 'border-control border-2 text-ink' },
  booked: { icon: Ticket, look: 'border-link border-2 text-link' },
  flown: { icon: Hourglass, look: 'border-control border-2 text-ink' },
  repeat: { icon: RotateCcw, look: 'border-media border-2 bg-media-soft text-media' },
  locked: { icon: Lock, look: 'border-control border-dashed text-ink-2' },
} as const;

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

/** Symbol of a stage's state, beside its word; null for a visitor. */
export function StageMark({ state, small = false }: { state: StageState | null; small?: boolean }) {
  const { icon: Icon, look } =
    state === null ? { icon: Circle, look: 'border-control text-ink-2' } : marks[state];
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center border',
        small ? 'h-4 max-w-6 min-w-3.5 flex-1 rounded-sm' : 'size-8 rounded-full',
        look,
      )}
    >
      <Icon className={small ? 'size-3' : 'size-4'} />
    </span>
  );
}
