/** S-23: parking brake set, engines off and beacon off at the stand, in that order and in time. */
import { lastStop } from '../../flight-record/on-block.ts';
import { STATE, bit } from '../../flight-record/telemetry-point.ts';
import { type Finding, hit, noData, ok } from '../finding.ts';
import { SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration } from '../texts/figures.ts';
import { lightOn, lightReported, type Sample, type Track } from '../track.ts';
import type { EngineTemperatureRule } from './s22-engine-temperature.ts';

/** Seconds to secure the aircraft. */
const figures = {
  thresholds: { seconds: SECONDS },
  tolerance: {},
  deduction: TENTHS,
} as const;
type SecuredRule = RuleOf<typeof figures>;

export const securedRule = { id: 'S-23', figures, words, judge } as const;

function words({ thresholds: { seconds } }: SecuredRule): RuleWords {
  return {
    asks: `En el puesto: freno, motores y anticolisión, en ese orden y en ${duration(seconds)}.`,
    lets: 'El tiempo corre desde el freno, y el enfriamiento de los motores no lo gasta. Si falta algún dato en ese rato, «sin datos».',
  };
}

/** The time runs from the parking brake and not before the engines have cooled down. */
function judge(
  track: Track,
  rule: SecuredRule,
  { rules }: { rules: { 'S-22': EngineTemperatureRule } },
): Finding {
  const { seconds } = thresholdsFor(rule, track.type);
  const expected = `Freno, motores y luz anticolisión, en ese orden, en ${duration(seconds)}`;
  const stop = track.samples.slice(lastStop(track.samples));
  const from = stop[0]?.at;
  if (from === undefined || track.times.landing === null)
    return noData('No se vio la llegada al puesto', expected);
  if (!lightReported(track, 'beacon'))
    return noData('La luz anticolisión no cambia en toda la grabación', expected);
  if (!track.samples.some(({ flags }) => bit(flags, STATE.parkingBrake) !== null))
    return noData('El freno de estacionamiento no cambia en toda la grabación', expected);
  const brake = firstAt(stop, (sample) => bit(sample.flags, STATE.parkingBrake) === true);
  const engines = firstAt(stop, (sample) => sample.engines === 0);
  const beacon = firstAt(stop, (sample) => lightOn(sample, 'beacon') === false);
  const cooled = track.times.landing + thresholdsFor(rules['S-22'], track.type).minutes * 60_000;
  const deadline = Math.max(brake ?? from, cooled) + seconds * 1000;
  const seen = stop.filter(({ at }) => at <= deadline);
  if (seen.some(isUnknown)) return noData('Faltan datos de la llegada al puesto', expected);
  const steps = [brake, engines, beacon];
  if (steps.every((at, i) => at !== null && at <= deadline && at >= (steps[i - 1] ?? from)))
    return ok('Avión asegurado', expected);
  const disordered = steps.some(
    (at, i) => at !== null && steps.slice(0, i).some((earlier) => earlier === null || earlier > at),
  );
  const end = stop.at(-1)?.at ?? from;
  if (!disordered && end <= deadline) return noData('La grabación acabó antes de tiempo', expected);
  const missing = [
    brake === null ? 'freno' : '',
    engines === null ? 'motores' : '',
    beacon === null ? 'luz anticolisión' : '',
  ];
  const left = missing.filter((step) => step !== '').join(', ');
  const observed = left === '' ? (disordered ? 'en otro orden' : 'fuera de tiempo') : `sin asegurar: ${left}`;
  return hit([{ from, to: Math.min(end, deadline), observed }], expected, rule);
}

function firstAt(samples: readonly Sample[], test: (sample: Sample) => boolean): number | null {
  return samples.find(test)?.at ?? null;
}

function isUnknown(sample: Sample): boolean {
  const { flags, engines, gsKt, afterGap, usable } = sample;
  const isReported = bit(flags, STATE.parkingBrake) !== null && lightOn(sample, 'beacon') !== null;
  return !isReported || engines === null || gsKt === null || afterGap || !usable;
}
