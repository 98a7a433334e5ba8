/** A «no» that a person can act on: every guard of the rules answers with one. */

/** Why something is refused. */
export interface Refusal {
  /** Stable word for programs and addresses: lower case with hyphens, in Spanish as the pilot sees it in a link. */
  code: string;
  /** The problem, in one or two Spanish sentences. */
  message: string;
  /** Advice, in Spanish; absent if there is none. */
  wayOut?: string;
  /** Data of the sentences for programs: ids, instants and figures. */
  details?: Readonly<Record<string, unknown>>;
}

/**
 * Result of a step of a state machine: the next state with the effects to carry out in the same transaction, or a
 * refusal.
 */
export type Step<State, Effect> =
  | { ok: true; next: State; effects: readonly Effect[] }
  | { ok: false; refusal: Refusal };

/** A step that goes ahead. */
export function goTo<State, Effect>(next: State, ...effects: readonly Effect[]): Step<State, Effect> {
  return { ok: true, next, effects };
}

/** A step that is refused. */
export function refuse(code: string, message: string, wayOut?: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: wayOut === undefined ? { code, message } : { code, message, wayOut } };
}
