import { useMutation } from '@tanstack/react-query';
import { showToast } from '@va/ui/controls/toast-store.ts';
import type { Review } from '#app/api/reviews.ts';
import { routeOf } from '#app/components/report/report-line.tsx';
import { isOvertaken } from '#app/lib/problem.ts';
import { type Act, ACTS } from './acts.ts';
import { sendDecision } from './send-decision.ts';
import type { DecisionDraft } from './use-decision-draft.ts';

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
