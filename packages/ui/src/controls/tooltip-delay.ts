/** A tooltip opens after 700 ms, or at once within 300 ms of another one closing (docs/spec.md §9). */
export const TOOLTIP_DELAY_MS = 700;
/** Milliseconds after the last tooltip in which the next one opens at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

let closedAt = Number.NEGATIVE_INFINITY;

/** Shared by all tooltips of a page, so that moving from one to the next shows it at once. */
export const tooltipDelay = {
  /** Milliseconds the next tooltip waits. */
  next: (): number => (Date.now() - closedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS),
  /** A tooltip has closed. */
  closed: (): void => {
    closedAt = Date.now();
  },
};
