import { useSession } from '#app/api/use-session.ts';
import { actsOpenTo } from './acts.ts';
import { ClosedDecision } from './closed-decision.tsx';
import type { DecisionProps } from './decision-props.ts';
import { lastSent } from './last-sent.ts';
import { OpenDecision } from './open-decision.tsx';

/** The decision on a report, or why it is another person's; nothing where there is none to take. */
export function Decision(props: DecisionProps) {
  const { can } = useSession();
  const { review, onNext, onPrevious } = props;
  const closed = (why: 'own' | 'decided' | 'noRight') => (
    <ClosedDecision why={why} onNext={onNext} onPrevious={onPrevious} />
  );
  if (review.own) return closed('own');
  if (review.decidedByMe) return closed('decided');
  const acts = actsOpenTo(review, can);
  if (acts.length > 0) return <OpenDecision key={lastSent(review.history)?.at} {...props} acts={acts} />;
  return onNext && can('reports.review') ? closed('noRight') : null;
}
