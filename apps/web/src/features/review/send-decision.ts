import { looksLikeRule } from '@va/domain/scoring/rule-id.ts';
import {
  askPilot,
  decideReport,
  reopenReport,
  resolveAppeal,
  voidReport,
  withdrawVoid,
  type Review,
} from '#app/api/reviews.ts';
import type { Act } from './acts.ts';
import { reasonOf } from './reject-reasons.ts';
import type { DecisionDraft } from './use-decision-draft.ts';

/** Sends what is decided of a report to the server, on the version that the reviewer has read. */
export function sendDecision(
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
