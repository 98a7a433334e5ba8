import type { Review, ReviewEffects } from '#app/api/reviews.ts';

/** What a decision on a report is taken from, and what comes after it. */
export interface DecisionProps {
  review: Review;
  /** Rules that are let off. */
  waivers: readonly string[];
  /** What each outcome would bring; undefined until the server has said it. */
  effects?: ReviewEffects | undefined;
  /** Called once the server has taken the decision. */
  onDone: () => void;
  /** Opens the next report of the queue; undefined where this one is not in it. */
  onNext?: (() => void) | undefined;
  /** Goes back to the report before it. */
  onPrevious?: (() => void) | undefined;
}
