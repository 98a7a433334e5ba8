/** Facts about a rule that its id alone gives, without the rules' code: browsers need no more. */
import type { RuleId } from './score-rules.ts';

/** The two measures of a touchdown, rate and load: of both only the one that takes more counts. */
export const TOUCHDOWN_RULES: ReadonlySet<string> = new Set<RuleId>(['S-14', 'S-15']);

/** Whether a word has the form of a rule's id; for answers of the API, in which every such word is one. */
export function looksLikeRule(word: string): word is RuleId {
  return /^S-\d\d$/.test(word);
}
