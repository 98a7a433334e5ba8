import { Card } from '@va/ui/controls/card.tsx';
import { clsx } from 'clsx/lite';
import { useId, type ReactNode, type Ref } from 'react';

interface DecisionBoxProps {
  ref: Ref<HTMLDivElement>;
  /** Whether it stays at the foot of the window, over the report; a window a few lines high has no room for that. */
  docked: boolean;
  /** Whether a narrow window shows more of it than its foot. */
  unfolded: boolean;
  /** Beside its heading. */
  aside: ReactNode;
  /** The buttons, which stay in view while the rest scrolls. */
  foot: ReactNode;
  children: ReactNode;
}

/**
 * The box in which a report is decided. Docked, it leaves the report half of the window, a quarter of a narrow one, and
 * there only its foot shows until it is unfolded.
 */
export function DecisionBox({ ref, docked, unfolded, aside, foot, children }: DecisionBoxProps) {
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
              docked && 'min-h-0 overflow-y-auto',
              docked && !unfolded && 'max-lg:hidden',
            )}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 id={id} className="text-lg font-bold">
                Decisión
              </h2>
              <div className="text-sm text-ink-2">{aside}</div>
            </div>
            {children}
          </div>
          <div className={clsx('grid gap-3 px-5', docked ? 'border-t border-line py-3' : 'pb-5')}>{foot}</div>
        </Card>
      </section>
    </div>
  );
}

const DOCKED = 'tall:max-h-[75dvh] tall:rounded-b-none tall:shadow-floating tall:lg:max-h-[50vh]';
