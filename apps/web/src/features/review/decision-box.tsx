import { clsx } from 'clsx/lite';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { KeyCap } from '@va/ui/controls/key-cap.tsx';
import { type Act, ACTS } from './acts.ts';

interface DecisionBoxProps {
  ref: Ref<HTMLDivElement>;
  /** Whether it stays at the foot of the window, over the report; a window a few lines high has no room for that. */
  docked: boolean;
  /** Whether a narrow window shows more of it than its foot. */
  unfolded: boolean;
  /** Something is chosen: over the report its heading and what stands beside that make room for the words. */
  chosen: boolean;
  /** Beside its heading. */
  aside: ReactNode;
  /** The buttons, which stay in view while the rest scrolls. */
  foot: ReactNode;
  children: ReactNode;
}

/**
 * The box in which a report is decided. Docked, it takes a quarter of a usual window at most, and three quarters of a narrow
 * one, where only its foot shows until it is unfolded. What has no room scrolls within.
 */
export function DecisionBox({ ref, docked, unfolded, chosen, aside, foot, children }: DecisionBoxProps) {
  const id = useId();
  return (
    <div
      ref={ref}
      className={clsx('mt-4 print:hidden', docked && 'tall:sticky tall:bottom-0 tall:z-10')}
      {...(docked && { 'data-docked': unfolded ? 'unfolded' : 'folded' })}
    >
      <section aria-labelledby={id}>
        <Card className={clsx('flex flex-col', docked && DOCKED)}>
          <div
            className={clsx(
              'grid grid-cols-1 gap-4 p-5',
              // A browser brings the line that is written into view, not its whole field: the padding is for the rest of it.
              docked && 'min-h-0 overflow-y-auto lg:scroll-pb-10 lg:gap-1 lg:py-1',
              docked && !unfolded && 'max-lg:hidden',
            )}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 id={id} className={clsx('text-lg font-bold', docked && chosen && 'lg:sr-only')}>
                Decisión
              </h2>
              <div className={clsx('text-sm text-ink-2', docked && chosen && 'lg:hidden')}>{aside}</div>
            </div>
            {children}
          </div>
          <div className={clsx('grid gap-3 px-5', docked ? 'border-t border-line py-3 lg:py-2' : 'pb-5')}>
            {foot}
          </div>
        </Card>
      </section>
    </div>
  );
}

const DOCKED = 'tall:max-h-[75dvh] tall:rounded-b-none tall:shadow-floating tall:lg:max-h-[max(25vh,14rem)]';

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

interface QueueButtonsProps {
  withKeys: boolean;
  /** Undefined where the report is not in the queue. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Goes through the queue without a decision. */
export function QueueButtons({ withKeys, onNext, onPrevious }: QueueButtonsProps) {
  return (
    <>
      {onNext && <Button onClick={onNext}>Saltar sin decidir {withKeys && <KeyCap>J</KeyCap>}</Button>}
      {onPrevious && <Button onClick={onPrevious}>El anterior {withKeys && <KeyCap>K</KeyCap>}</Button>}
    </>
  );
}
