import { SectionCard } from '#app/components/section-card.tsx';
import type { DecisionProps } from './decision-props.ts';
import { QueueButtons } from './queue-buttons.tsx';
import { useKeys } from './use-keys.ts';
import { useKeysWanted } from './use-keys-wanted.ts';

const WHY = {
  own: ['Es tuyo', 'Nadie decide sobre lo suyo: lo hará otra persona.'],
  decided: [
    'Lo decidiste tú',
    'Un recurso lo resuelve quien no tomó parte en la decisión: lo hará otra persona.',
  ],
  noRight: ['Lo decide otra persona', 'No tienes permiso para decidirlo: lo hará quien lo tiene.'],
} as const;

interface ClosedDecisionProps extends Pick<DecisionProps, 'onNext' | 'onPrevious'> {
  why: keyof typeof WHY;
}

/** Why a report is not this reviewer's to decide, and, where it waits, the ways on and back, by key too. */
export function ClosedDecision({ why, onNext, onPrevious }: ClosedDecisionProps) {
  const [title, text] = WHY[why];
  const [keysOn] = useKeysWanted();
  useKeys(keysOn && onNext ? ['J', 'K'] : [], (key) => (key === 'K' ? onPrevious?.() : onNext?.()));
  return (
    <div className="mt-4 print:hidden">
      <SectionCard title={title}>
        <p className="text-ink-2">{text}</p>
        {onNext && (
          <div className="flex flex-wrap gap-3">
            <QueueButtons withKeys={keysOn} onNext={onNext} onPrevious={onPrevious} />
          </div>
        )}
      </SectionCard>
    </div>
  );
}
