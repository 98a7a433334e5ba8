import { useEffect, useEffectEvent } from 'react';
import { SENT_TO_A_PERSON } from '@va/domain/report/report.ts';
import type { Review, WaitingReport } from '#app/api/reviews.ts';
import { draftNames, keepDraft, readDraft } from '#app/services/drafts.ts';
import { useDraftForm } from '#app/services/use-draft-form.ts';

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

/** What last sent a report to a person, by which its present round of review begins; undefined before the first. */
export const lastSent = (history: Review['history']) =>
  history.findLast(({ event }) => SENT_TO_A_PERSON.includes(event));

/** Whether a draft may be written over in a round of review: not one of a newer round, which another window has kept. */
export const notAfter =
  (round: string) =>
  (kept: { round: string }): boolean =>
    kept.round <= round;

/** How the drafts of a review are called, before the code of its report; the last two are no longer written. */
const KINDS = ['decision-', 'perdonado-', 'oido-', 'eleccion-'];

/** Forgets what this browser keeps for reports that waited when it was typed and wait no longer: the round is over. */
export function dropDrafts(waiting: readonly WaitingReport[]): void {
  const codes = new Set(waiting.map(({ code }) => code));
  for (const kind of KINDS)
    for (const name of draftNames(kind)) {
      const wasDecided = readDraft(name)['form']?.includes('"decided":true');
      if (!wasDecided && !codes.has(name.slice(kind.length))) keepDraft(name, null);
    }
}
