import { useEffect, useEffectEvent } from 'react';
import type { Review } from '#app/api/reviews.ts';
import { readDraft } from '#app/services/drafts.ts';
import { useDraftForm } from '#app/services/use-draft-form.ts';
import { lastSent, notAfter } from './last-sent.ts';

/** Nothing is chosen or typed when a report is first opened. */
const blank = () => ({
  /** The instant at which the round of review began, where known. */
  round: '',
  /** Whether the report was decided already when this was typed. */
  decided: false,
  chosen: '',
  reasonCode: 'no_flight',
  text: '',
  heard: '',
  /** There was no emergency, although the pilot declared one. */
  withoutEmergency: false,
});

/** What is chosen and typed of a decision. */
export type DecisionDraft = ReturnType<typeof blank>;

/**
 * What is chosen and typed of a decision, kept in this browser until it has been taken or the round of review is over: the
 * draft, how to change some of it, and how to forget it. What a colleague overtook stays while the page is open. For a new
 * round the part that uses it is mounted anew: another window may have kept something for it.
 */
export function useDecisionDraft({ report, history }: Review) {
  const name = `decision-${report.code}`;
  const round = lastSent(history)?.at ?? '';
  const decided = report.state !== 'in_review' && report.appeal?.state !== 'open';
  // A review that was read before may be older than the draft: that one then waits for the newer review.
  const freshen = (old: DecisionDraft) => {
    const { form, text } = readDraft(name);
    // Before there was a form, the text was kept alone.
    if (form === undefined && text !== undefined) return { ...blank(), round, decided, text };
    return old.round < round || (old.round === round && decided && !old.decided) ? blank() : old;
  };
  const [kept, keep, forget] = useDraftForm(name, blank, freshen, notAfter(round));
  const isOver = kept.round < round;
  const drop = useEffectEvent(forget);
  useEffect(() => {
    if (isOver) drop();
  }, [isOver]);
  const draft = kept.round === round ? kept : blank();
  return {
    draft,
    change: (changes: Partial<DecisionDraft>) => keep({ ...draft, round, decided, ...changes }),
    forget: () => {
      keep(blank());
      forget();
    },
  };
}
