/** S-09: largest operating speed and Mach number of the type. */
import { EVENT } from '../../flight-record/flight-event.ts';
import { type Finding, hit, noData, ok } from '../finding.ts';
import { findStretches, largest, lasting, type Stretch } from '../stretches.ts';
import type { Sample, Track } from '../track.ts';
import { between, MINUTES, SECONDS, SPEED_KT, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, knots, machNumber, tenths } from '../texts/figures.ts';

/** Largest operating speed and Mach number; with turbulence reported within `turbulenceMin` the cap is `turbulenceCap`. */
const figures = {
  thresholds: { seconds: SECONDS },
  tolerance: { speedKt: SPEED_KT, mach: between(0, 0.2), turbulenceCap: TENTHS, turbulenceMin: MINUTES },
  deduction: TENTHS,
} as const;
type OverspeedRule = RuleOf<typeof figures>;

export const overspeedRule = { id: 'S-09', figures, words, judge, isInTheAir: true } as const;

function words({ thresholds: { seconds }, tolerance }: OverspeedRule): RuleWords {
  return {
    asks: `Sin pasar de la velocidad ni del Mach máximos del tipo (VMO y MMO) durante ${duration(seconds)} o más.`,
    lets: `Se dejan pasar ${knots(tolerance.speedKt)} y ${tolerance.mach.toLocaleString('es-ES')} de Mach. El aviso del simulador solo nunca cuenta. Con turbulencia fuerte anotada en los ${tolerance.turbulenceMin} minutos cercanos, ${tenths(tolerance.turbulenceCap)} como mucho.`,
  };
}

/**
 * Judged by the figures alone, since the simulator's own warning is unreliable. Reported severe turbulence lowers the
 * cap.
 */
function judge(track: Track, rule: OverspeedRule): Finding {
  const { limits } = track;
  if (!limits) return noData('No hay cifras de este tipo de avión', 'Sin pasar de VMO ni de MMO');
  const { seconds } = thresholdsFor(rule, track.type);
  const { speedKt, mach: machExtra, turbulenceCap, turbulenceMin } = rule.tolerance;
  const expected = `Hasta ${knots(limits.vmoKt)} y ${machNumber(limits.mmo)}`;
  const tooFast = ({ iasKt, mach }: Sample) =>
    iasKt === null || mach === null ? null : iasKt > limits.vmoKt + speedKt || mach > limits.mmo + machExtra;
  const stretches = findStretches(track.airborne, tooFast, { seconds });
  if (stretches.length === 0) return ok('Dentro de los límites', expected);
  const rough = stretches.some((stretch) => hasTurbulence(track, stretch, turbulenceMin));
  const cap = rough ? Math.min(rule.cap, turbulenceCap) : rule.cap;
  return hit(stretches.map(occurrence), expected, { deduction: rule.deduction, cap });
}

function occurrence(stretch: Stretch) {
  const speed = knots(largest(stretch, ({ iasKt }) => iasKt));
  const mach = machNumber(largest(stretch, ({ mach: value }) => value));
  const observed = `${speed} y ${mach} durante ${duration(lasting(stretch))}`;
  return { from: stretch.from, to: stretch.to, observed };
}

function hasTurbulence({ events }: Track, { from, to }: Stretch, minutes: number): boolean {
  const near = minutes * 60_000;
  return events.some(({ kind, at }) => kind === EVENT.turbulence && at >= from - near && at <= to + near);
}
