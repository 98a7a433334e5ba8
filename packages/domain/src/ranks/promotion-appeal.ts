/** Appeals against what staff decide on a rank: against which decisions, until when, and what they bring. */
import { countOf } from '../numbers.ts';
import { DAY_MS } from '../durations.ts';
import type { Refusal } from '../refusal.ts';

/** A promotion, or an instructor's rank in question, as far as an appeal asks. */
export interface AppealedPromotion {
  kind: 'promotion' | 'instruction';
  state: 'asked' | 'proposed' | 'granted' | 'declined' | 'withdrawn';
  /** Whether every requirement was met, so that the rank was proposed. */
  proposed: boolean;
  /** Time of the decision by staff, milliseconds UTC; null while it is open. */
  decidedAt: number | null;
}

/**
 * Whether staff decided against the pilot: a promotion was declined, or an instructor lost the rank for not
 * instructing.
 */
export function isAgainstPilot({ kind, state }: Pick<AppealedPromotion, 'kind' | 'state'>): boolean {
  return state === (kind === 'promotion' ? 'declined' : 'granted');
}

/** Last instant for an appeal against a decision, milliseconds UTC; null if there is nothing to appeal. */
export function promotionAppealEnd(promotion: AppealedPromotion, appealDays: number): number | null {
  const { decidedAt } = promotion;
  return decidedAt !== null && isAgainstPilot(promotion) ? decidedAt + appealDays * DAY_MS : null;
}

/** Circumstances of an appeal. */
export interface AppealCircumstances {
  /** Days to appeal, from the rules. */
  appealDays: number;
  /** Whether the pilot has appealed this decision before, without withdrawing the appeal. */
  appealed: boolean;
  /** Whether another promotion of the pilot is undecided. */
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
 * State of a promotion after an upheld appeal: the rank is granted, or the instructor keeps the rank. A verification
 * that was refused before the requirements were met is asked for again, since nobody has examined the training.
 */
export function upheldState({
  kind,
  proposed,
}: Pick<AppealedPromotion, 'kind' | 'proposed'>): 'granted' | 'asked' | 'declined' {
  if (kind === 'instruction') return 'declined';
  return proposed ? 'granted' : 'asked';
}
