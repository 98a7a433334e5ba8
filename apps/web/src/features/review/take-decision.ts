import { useMutation } from '@tanstack/react-query';
import { looksLikeRule } from '@va/domain/scoring/rule-id.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import {
  askPilot,
  decideReport,
  reopenReport,
  resolveAppeal,
  type Review,
  voidReport,
  withdrawVoid,
} from '#app/api/reviews.ts';
import { routeOf } from '#app/components/report/report-line.tsx';
import { isOvertaken } from '#app/lib/problem.ts';
import { type Act, ACTS } from './acts.ts';
import type { DecisionDraft } from './decision-draft.ts';

interface Sent {
  what: Act;
  /** Goes on from the report: as it was when the button was pressed, since by the answer it may have left the queue. */
  goOn: (() => void) | undefined;
}

/** Takes a decision, says that it is done, and goes on with the next report. */
export function useDecide(
  review: Review,
  draft: DecisionDraft,
  waivers: readonly string[],
  onDone: () => void,
) {
  const { report, proposal } = review;
  return useMutation({
    mutationFn: ({ what }: Sent) => sendDecision(review, what, draft, waivers),
    // Noted when the act is sent: by its end the page has read the new proposal, and a proposal would look like a
    // confirmation.
    onMutate: () => ({ confirms: proposal !== null }),
    onSuccess: (_, { what, goOn }, { confirms }) => {
      onDone();
      showToast({
        title: what === 'void' && confirms ? 'Informe anulado' : ACTS[what].done,
        description: `${routeOf(report)}, informe ${report.code}.`,
      });
      // After proposing a voiding, or withdrawing the proposal, the reviewer stays on this report.
      if (what !== 'void' && what !== 'withdraw_void') goOn?.();
    },
    // The report is read again by then, and may leave no decision to stand beside.
    onError: (error) => {
      if (isOvertaken(error)) showToast({ title: 'No se ha decidido', description: error.message });
    },
  });
}

/** Sends what is decided of a report to the server, on the version that the reviewer has read. */
function sendDecision(
  { report: { code, version }, proposal }: Review,
  what: Act,
  { text, heard, reasonCode, withoutEmergency }: DecisionDraft,
  waivers: readonly string[],
): Promise<Review> {
  const said = text.trim();
  const none = withoutEmergency ? { withoutEmergency } : {};
  switch (what) {
    case 'ask':
      return askPilot(code, said);
    case 'reopen':
      return reopenReport(code, version, said);
    case 'withdraw_void':
      return withdrawVoid(code, version, said);
    case 'void':
      return voidReport(code, version, { facts: said, ...(!proposal && { heard: heard.trim() }) });
    case 'uphold':
    case 'dismiss':
      return resolveAppeal(code, version, {
        verdict: what,
        waivers: waivers.filter(looksLikeRule),
        answer: said,
        ...none,
      });
    case 'reject':
      return decideReport(code, version, { decision: what, reasonCode: reasonOf(reasonCode), text: said });
    case 'accept':
      return decideReport(code, version, {
        decision: what,
        waivers: waivers.filter(looksLikeRule),
        text: said,
        ...none,
      });
    case 'accept_without_score':
      return decideReport(code, version, { decision: what, text: said, ...none });
  }
}

/** Why a report is rejected: the code that the server keeps, and what the reviewer reads. */
export const REJECT_REASONS = [
  ['no_flight', 'No es un vuelo verdadero'],
  ['wrong_data', 'Los datos no son de este vuelo'],
  ['duplicate', 'Ya hay otro informe de este vuelo'],
  ['other', 'Otro motivo'],
] as const;

/** The code of a reason; an unknown word is another reason. */
const reasonOf = (word: string) => REJECT_REASONS.find(([code]) => code === word)?.[0] ?? 'other';
