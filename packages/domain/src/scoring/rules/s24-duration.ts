/** S-24: block time beside that of the plan; shown only. */
import { minutesHalfUp } from '../../flight-record/flight-times.ts';
import { notApplicable, ok } from '../finding.ts';
import type { Judge } from '../scoring-rules.ts';
import { duration } from '../texts/figures.ts';

/** Never takes anything. */
export const judgeDuration: Judge<'S-24'> = (track) => {
  const planned = track.facts.plan?.blockMin ?? null;
  if (planned === null) return notApplicable('La reserva no tiene plan', 'Tiempo de bloque del plan');
  const { offBlock, onBlock } = track.times;
  const flown = minutesHalfUp((onBlock - offBlock) / 1000);
  return ok(`${duration(flown * 60)} de bloque`, `${duration(planned * 60)} del plan`);
};
