/** S-24: block time compared with the plan's; for information only. */
import { minutesHalfUp } from '../../flight-record/flight-times.ts';
import { type Finding, notApplicable, ok } from '../finding.ts';
import { TENTHS } from '../figure-kinds.ts';
import type { RuleWords } from '../rule-parts.ts';
import { duration } from '../texts/figures.ts';
import type { Track } from '../track.ts';

/** Shown only. */
const figures = {
  thresholds: {},
  tolerance: {},
  deduction: TENTHS,
} as const;
export const durationRule = { id: 'S-24', figures, words, judge } as const;

function words(): RuleWords {
  return { asks: 'La duración del vuelo frente a la prevista.', lets: 'Se enseña y no descuenta.' };
}

/** Never takes anything. */
function judge(track: Track): Finding {
  const planned = track.facts.plan?.blockMin ?? null;
  if (planned === null) return notApplicable('La reserva no tiene plan', 'Tiempo de bloque del plan');
  const { offBlock, onBlock } = track.times;
  const flown = minutesHalfUp((onBlock - offBlock) / 1000);
  return ok(`${duration(flown * 60)} de bloque`, `${duration(planned * 60)} del plan`);
}
