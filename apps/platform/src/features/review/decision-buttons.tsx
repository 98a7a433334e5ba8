import { Button } from '@va/ui/controls/button.tsx';
import { clsx } from 'clsx';
import { type Act, ACTS } from './acts.ts';
import { QueueButtons, type QueueButtonsProps } from './queue-buttons.tsx';

interface DecisionButtonsProps extends QueueButtonsProps {
  /** Undefined while nothing is chosen. */
  act: Act | undefined;
  /** Somebody has proposed to void the report. */
  proposed: boolean;
  pending: boolean;
  onDecide: (act: Act) => void;
}

/** Takes the decision, or goes through the queue without one; in view wherever the decision is scrolled to. */
export function DecisionButtons({ act, proposed, pending, onDecide, ...queue }: DecisionButtonsProps) {
  const inQueue = queue.onNext !== undefined;
  return (
    <div className={clsx('flex flex-wrap items-center gap-3', inQueue && AT_FOOT)}>
      <Button
        variant="primary"
        data-decide
        disabled={pending || act === undefined}
        onClick={() => act && onDecide(act)}
      >
        {wordsOf(act, proposed, inQueue)}
      </Button>
      <QueueButtons {...queue} />
    </div>
  );
}

/** The docked decision scrolls behind its buttons. */
const AT_FOOT =
  'lg:sticky lg:bottom-0 lg:-mx-5 lg:-mb-5 lg:border-t lg:border-line lg:bg-surface lg:px-5 lg:py-3';

/** What the decision is, and what comes next. */
function wordsOf(act: Act | undefined, proposed: boolean, goesOn: boolean): string {
  if (act === 'void') return proposed ? 'Confirmar la anulación' : 'Proponer la anulación';
  const next = goesOn && act !== 'withdraw_void' ? ' y abrir el siguiente' : '';
  return `${act ? ACTS[act].label : 'Decidir'}${next}`;
}
