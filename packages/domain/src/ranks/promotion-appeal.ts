/** Appeals against what staff decide on a rank: against which decisions, until when, and what they bring. */
import { countOf } from '../numbers.ts';
import { DAY_MS } from '../durations.ts';
import type { Refusal } from '../refusal.ts';

/** A promotion, or an instructor's rank in question, as far as an appeal asks. */
export interface AppealedPromotion {
  kind: 'promotion' | 'instruction';
  state: 'asked' | 'proposed' | 'granted' | 'declined' | 'withdrawn';
  /** Whether it was proposed: every requirement was met. */
  proposed: boolean;
  /** When staff decided it, milliseconds UTC; null while it is open. */
  decidedAt: number | null;
}

/** Whether staff decided against the pilot: a rank that is not granted or taken back, or one lost for not instructing. */
export function isAgainstPilot({ kind, state }: Pick<AppealedPromotion, 'kind' | 'state'>): boolean {
  return state === (kind === 'promotion' ? 'declined' : 'granted');
}

/** Until when a decision is appealed, milliseconds UTC; null where there is nothing to appeal. */
export function promotionAppealEnd(promotion: AppealedPromotion, appealDays: number): number | null {
  const { decidedAt } = promotion;
  return decidedAt !== null && isAgainstPilot(promotion) ? decidedAt + appealDays * DAY_MS : null;
}

/** What else counts when a pilot appeals. */
export interface AppealCircumstances {
  /** Days to appeal, from the rules. */
  appealDays: number;
  /** Whether this decision was appealed before, and the appeal was not taken back. */
  appealed: boolean;
  /** Whether another promotion of the pilot waits for its decision. */
  anotherOpen: boolean;
}

/**
 * Why the pilot can't appeal now, milliseconds UTC; null where they can: once, in its time, and while no other promotion
 * is open, since both would give a rank.
 */
export function refusePromotionAppeal(
  promotion: AppealedPromotion,
  { appealDays, appealed, anotherOpen }: AppealCircumstances,
  now: number,
): Refusal | null {
  const end = promotionAppealEnd(promotion, appealDays);
  if (end === null) return { code: 'no-recurrible', message: 'Aquí no se ha decidido nada en tu contra.' };
  if (appealed) return { code: 'no-recurrible', message: 'Esta decisión ya la has recurrido.' };
  if (now > end)
    return {
      code: 'recurso-fuera-de-plazo',
      message: `El plazo para recurrir era de ${countOf(appealDays, 'día', 'días')}.`,
    };
  if (anotherOpen)
    return { code: 'promocion-abierta', message: 'Tienes otra promoción por decidir: espera su respuesta.' };
  return null;
}

/**
 * What a promotion becomes by an appeal that is upheld: the rank is granted, or the instructor keeps theirs; a verification
 * that was refused before the training was there is asked for again, since nobody has seen the training.
 */
export function upheldState({
  kind,
  proposed,
}: Pick<AppealedPromotion, 'kind' | 'proposed'>): 'granted' | 'asked' | 'declined' {
  if (kind === 'instruction') return 'declined';
  return proposed ? 'granted' : 'asked';
}
