/** Points of flights and of everything else. `content/plataforma/puntos.yaml` gives the figures. */

import type { PromotionRules, RankNeeds } from '../ranks/rank-progress.ts';

/** Why an entry was posted, with the words that people see. */
export const POINTS_REASONS = {
  base: 'Vuelo',
  score_80: 'Nota de 8,0 a 8,9',
  score_90: 'Nota de 9,0 o más',
  online: 'Vuelo íntegro en VATSIM o IVAO',
  stage: 'Etapa de tour',
  tour: 'Tour completado',
  focus: 'Focus Airport',
  event: 'Evento',
  day_flight: 'Vuelo del día',
  manual: 'Reporte manual',
  second_pilot: 'Segundo piloto',
  inactive_month: 'Mes sin ningún vuelo válido',
  abandoned: 'Reserva no volada ni anulada',
  cheating: 'Vuelo anulado por trampa',
  adjustment: 'Ajuste',
  import: 'Saldo anterior',
  reversal: 'Anulación',
} as const;

/** Training that a rank requires besides points and hours, which the rank itself gives. */
export interface RankTraining extends Omit<RankNeeds, 'points' | 'minutes'> {
  /** Name of the rank. */
  rango: string;
  /** Whether pilots of the rank sign verifications. */
  instructor: boolean;
}

/** Why an entry was posted. */
export type PointsReason = keyof typeof POINTS_REASONS;

/** Points are whole; debits are negative. Scores are tenths, 0 to 100. Months are `YYYY-MM`, UTC. */
export interface PointsRules {
  /** Base points by block time, shortest first; the last one has no end. */
  base: readonly { underMin: number | null; points: number }[];
  score80: number;
  score90: number;
  /** `share`: least part of the block on one network, 0 to 1. */
  online: { points: number; share: number };
  stage: number;
  tour: number;
  /** `perMonth`: times a month that an airport gives them. */
  focus: { points: number; perMonth: number };
  event: number;
  /** The flight that the airline proposes to a pilot for a day; 0 where it gives none. */
  dayFlight: number;
  /** Manual reports that a pilot may send in a month. */
  manualPerMonth: number;
  inactiveMonth: number;
  /** Months without the debit for inactivity. */
  sparedMonths: readonly string[];
  abandoned: number;
  cheating: number;
  /** Adjustments up to this many points either way need one person only. */
  aloneUpTo: number;
  /** Day and hour (UTC) of the next month at which a month is closed. */
  close: { day: number; hour: number };
  /** Days in which a pilot may claim against the statement of a month. */
  claimDays: number;
  promotions: PromotionRules;
  /** Training that each rank requires besides points and hours. */
  ranks: readonly RankTraining[];
}

/** Bonus for a score, with its reason; null below 8,0. */
export function scoreBonus(
  score: number,
  { score80, score90 }: Pick<PointsRules, 'score80' | 'score90'>,
): { reason: 'score_80' | 'score_90'; points: number } | null {
  if (score >= 90) return { reason: 'score_90', points: score90 };
  return score >= 80 ? { reason: 'score_80', points: score80 } : null;
}

/** Base points of a block time, minutes. */
export function basePoints(blockMin: number, { base }: PointsRules): number {
  return base.find(({ underMin }) => underMin === null || blockMin < underMin)?.points ?? 0;
}
