import { useSession } from '#app/api/use-session.ts';
import { actsOpenTo } from './acts.ts';
import { ClosedDecision } from './closed-decision.tsx';
import type { DecisionProps } from './decision-props.ts';
import { OpenDecision } from './open-decision.tsx';

/** The decision on a report, or why it is another person's; nothing where there is none to take. */
export function Decision(props: DecisionProps) {
  const { can } = useSession();
  const { own, decidedByMe } = props.review;
  if (own || decidedByMe) return <ClosedDecision own={own} />;
  const acts = actsOpenTo(props.review, can);
  return acts.length === 0 ? null : <OpenDecision {...props} acts={acts} />;
}
