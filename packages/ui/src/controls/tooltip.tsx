import { clsx } from 'clsx/lite';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface TooltipProps {
  /** Text of the tooltip. */
  text: string;
  /** Shows nothing while false, e.g. when the label is visible anyway. */
  enabled?: boolean;
  /** Side of the control; `below` if the tooltip would cover its neighbours. */
  side?: 'right' | 'below';
  children: ReactNode;
}

/** A tooltip opens after 700 ms, or at once within 300 ms of another one closing (docs/spec.md §9). */
const TOOLTIP_DELAY_MS = 700;

/** Milliseconds after the last tooltip in which the next one opens at once. */
const TOOLTIP_SKIP_DELAY_MS = 300;
let closedAt = Number.NEGATIVE_INFINITY;

/** Shared by all tooltips of a page, so that moving from one to the next shows it at once. */
const tooltipDelay = {
  /** Milliseconds the next tooltip waits. */
  next: (): number => (Date.now() - closedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS),
  /** A tooltip has closed. */
  closed: (): void => {
    closedAt = Date.now();
  },
};

/** Says more about a control on hover (after 700 ms, without waiting within 300 ms of another one closing) or at once on keyboard focus. */
export function Tooltip({ text, enabled = true, side = 'right', children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const [place, setPlace] = useState<{ left: number; top: number }>();

  const show = () => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (!box) return;
    setPlace(
      side === 'below'
        ? { left: box.left, top: box.bottom + 6 }
        : { left: box.right + 8, top: box.top + box.height / 2 },
    );
  };
  const hide = () => {
    clearTimeout(timer.current);
    // At once, not when React gets to it: the pointer may enter the next control within the same event.
    if (place) tooltipDelay.closed();
    setPlace(undefined);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!place) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPlace(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [place]);

  return (
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => {
        if (!enabled || event.pointerType === 'touch') return;
        timer.current = setTimeout(show, tooltipDelay.next());
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (enabled && event.target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
    >
      {children}
      {enabled &&
        place &&
        createPortal(
          <span
            id={id}
            role="tooltip"
            style={place}
            className={clsx(
              'pointer-events-none fixed z-50 rounded-md border border-transparent bg-tile px-2.5 py-1.5 text-sm text-on-sidebar shadow-floating',
              side === 'right' && '-translate-y-1/2',
            )}
          >
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}
