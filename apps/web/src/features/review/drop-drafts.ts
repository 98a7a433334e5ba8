import type { WaitingReport } from '#app/api/reviews.ts';
import { draftNames, keepDraft, readDraft } from '#app/services/drafts.ts';

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
