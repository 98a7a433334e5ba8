import { Button } from '@va/ui/controls/button.tsx';
import { clsx } from 'clsx/lite';
import { type Act, ACTS } from './acts.ts';
import { QueueButtons, type QueueButtonsProps } from './queue-buttons.tsx';

interface DecisionButtonsProps extends QueueButtonsProps {
  /** Undefined while nothing is chosen. */
  act: Act | undefined;
  /** Somebody has proposed to void the report. */
  proposed: boolean;
  pending: boolean;
  /** Whether a narrow window shows what can be decided. */
  unfolded: boolean;
  /** Folds that away, or unfolds it. */
  onTurn: () => void;
  onDecide: (act: Act) => void;
}

/**
 * Takes the decision, or goes through the queue without one. On a narrow window they first unfold the decision of a report
 * that waits, and the queue has its buttons at the head of the page.
 */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { act, proposed, pending, unfolded, onTurn, onDecide, ...queue } = props;
  const inQueue = queue.onNext !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="primary"
        className={clsx(inQueue && 'max-lg:grow', inQueue && !unfolded && 'max-lg:hidden')}
        data-decide
        disabled={pending || act === undefined}
        onClick={() => act && onDecide(act)}
      >
        {wordsOf(act, proposed, inQueue)}
      </Button>
      {inQueue && (
        <Button
          variant={unfolded ? 'secondary' : 'primary'}
          className="grow lg:hidden"
          aria-expanded={unfolded}
          onClick={onTurn}
        >
          {unfolded ? 'Volver al informe' : 'Decidir'}
        </Button>
      )}
      <div className={clsx('flex flex-wrap gap-3', inQueue && 'max-lg:hidden')}>
        <QueueButtons {...queue} />
      </div>
    </div>
  );
}

/** What the decision is, and what comes next. */
function wordsOf(act: Act | undefined, proposed: boolean, goesOn: boolean): string {
  if (act === 'void') return proposed ? 'Confirmar la anulación' : 'Proponer la anulación';
  const next = goesOn && act !== 'withdraw_void' ? ' y abrir el siguiente' : '';
  return `${act ? ACTS[act].label : 'Decidir'}${next}`;
}
