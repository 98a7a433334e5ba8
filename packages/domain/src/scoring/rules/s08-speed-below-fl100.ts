/** S-08: indicated speed below FL100. */
import { EVENT } from '../../flight-record/flight-event.ts';
import { type Finding, hit, justified, ok } from '../finding.ts';
import { both, findStretches, isAbove, isBelow, largest, lasting, type Stretch } from '../stretches.ts';
import type { Sample, Track } from '../track.ts';
import { NEAR_S } from '../fixed-figures.ts';
import { FEET, MINUTES, SECONDS, SPEED_KT, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, feet, knots } from '../texts/figures.ts';

/** Indicated speed below `altFt`. A controller's approval is valid for `approvalMin`. */
const figures = {
  thresholds: { speedKt: SPEED_KT, altFt: FEET, seconds: SECONDS },
  tolerance: { speedKt: SPEED_KT, altFt: FEET, mergeS: SECONDS, approvalMin: MINUTES },
  deduction: TENTHS,
} as const;
type SpeedBelowFl100Rule = RuleOf<typeof figures>;

export const speedBelowFl100Rule = { id: 'S-08', figures, words, judge, isInTheAir: true } as const;

function words({ thresholds: { speedKt, altFt, seconds }, tolerance }: SpeedBelowFl100Rule): RuleWords {
  return {
    asks: `Hasta ${knots(speedKt)} por debajo de ${feet(altFt)}.`,
    lets: `Descuenta por encima de ${knots(speedKt + tolerance.speedKt)} durante ${duration(seconds)} o más por debajo de ${feet(altFt - tolerance.altFt)}; lo que se repite en ${duration(tolerance.mergeS)} es una sola vez. Con permiso de ATC anotado y en red, en los ${tolerance.approvalMin} minutos siguientes (o hasta ${duration(NEAR_S)} después de pasarse) queda justificado.`,
  };
}

/** Faster than allowed for its time; with leave by the controller and online at that time it is shown and takes nothing. */
function judge(track: Track, rule: SpeedBelowFl100Rule): Finding {
  const { speedKt, altFt, seconds } = thresholdsFor(rule, track.type);
  const { speedKt: extra, altFt: margin, mergeS, approvalMin } = rule.tolerance;
  const expected = `Hasta ${knots(speedKt)} por debajo de FL100`;
  const tooFast = (sample: Sample) =>
    both(isAbove(sample.iasKt, speedKt + extra), isBelow(sample.altFt, altFt - margin));
  const stretches = findStretches(track.airborne, tooFast, { seconds, mergeS });
  if (stretches.length === 0) return ok('Dentro del límite', expected);
  const allowed = stretches.filter((stretch) => isApproved(track, stretch, approvalMin));
  const broken = stretches.filter((stretch) => !allowed.includes(stretch));
  if (broken.length === 0) return justified(allowed.map(occurrence), expected, 'autorizado por ATC');
  return hit(broken.map(occurrence), expected, rule);
}

function occurrence(stretch: Stretch) {
  const speed = largest(stretch, ({ iasKt }) => iasKt);
  const at = stretch.samples.find(({ iasKt }) => iasKt === speed)?.altFt ?? 0;
  const observed = `${knots(speed)} a ${feet(at)} durante ${duration(lasting(stretch))}`;
  return { from: stretch.from, to: stretch.to, observed };
}

/** The leave was ticked shortly before or during it, and the pilot was on a network then. */
function isApproved({ events, network }: Track, { from, to }: Stretch, approvalMin: number): boolean {
  const ticked = events.some(
    ({ kind, at }) =>
      kind === EVENT.atcSpeed && at >= from - approvalMin * 60_000 && at <= to + NEAR_S * 1000,
  );
  const online = network.some(
    (sample) =>
      sample.network !== null && sample.at >= from - NEAR_S * 1000 && sample.at <= to + NEAR_S * 1000,
  );
  return ticked && online;
}
