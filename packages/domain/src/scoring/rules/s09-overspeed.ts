/** S-09: largest operating speed and Mach number of the type. */
import { EVENT } from '../../flight-record/flight-event.ts';
import { hit, noData, ok } from '../finding.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { findStretches, largest, lasting, type Stretch } from '../stretches.ts';
import { duration, knots, machNumber } from '../texts/figures.ts';
import type { Sample } from '../sample.ts';
import type { Track } from '../track.ts';

/**
 * Judged by the figures alone, since the simulator's own warning is unreliable. Reported severe turbulence lowers the
 * cap.
 */
export const judgeOverspeed: Judge<'S-09'> = (track, rule) => {
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
};

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
