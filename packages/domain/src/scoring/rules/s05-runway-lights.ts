/** S-05: strobe and landing lights for the take-off and the landing. */
import { itemsBetween } from '../../flight-record/in-time.ts';
import type { LightName } from '../../flight-record/telemetry-point.ts';
import { gateIndex } from '../approach-gate.ts';
import { type Finding, type Occurrence, hit, noData, ok } from '../finding.ts';
import { beforeLiftOff, lightOn, lightReported, type Sample, type Track } from '../track.ts';
import { FEET, SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, feet } from '../texts/figures.ts';

const LIGHTS: readonly [LightName, string][] = [
  ['strobe', 'estroboscópicas'],
  ['landing', 'luces de aterrizaje'],
];

/** Strobe and landing lights within `seconds` of lift-off and of `landingFt` over the ground. */
const figures = {
  thresholds: { landingFt: FEET },
  tolerance: { seconds: SECONDS },
  deduction: TENTHS,
} as const;
type RunwayLightsRule = RuleOf<typeof figures>;

export const runwayLightsRule = { id: 'S-05', figures, words, judge } as const;

function words({ thresholds: { landingFt }, tolerance: { seconds } }: RunwayLightsRule): RuleWords {
  return {
    asks: `Estroboscópicas y luces de aterrizaje encendidas al despegar y a ${feet(landingFt)} en la aproximación.`,
    lets: `Vale encenderlas hasta ${duration(seconds)} antes o después. Cuenta una vez por momento, sean las que sean.`,
  };
}

/** A take-off or landing counts once, however many lights were off. */
function judge(track: Track, rule: RunwayLightsRule): Finding {
  const { landingFt } = thresholdsFor(rule, track.type);
  const expected = 'Estroboscópicas y luces de aterrizaje encendidas al despegar y al aterrizar';
  const gate = track.samples[gateIndex(track, landingFt)];
  const occasions = [
    occasion(track, beforeLiftOff(track)?.first.at ?? null, 'al despegar', rule.tolerance.seconds),
    occasion(track, gate?.at ?? null, `a ${feet(landingFt)} en la aproximación`, rule.tolerance.seconds),
  ].filter((result) => result !== null);
  if (occasions.length === 0)
    return noData('No se vieron las luces en ninguno de los dos momentos', expected);
  const dark = occasions.filter((result) => result !== 'on');
  return dark.length === 0 ? ok('Encendidas', expected) : hit(dark, expected, rule);
}

/** The lights that were off around a moment; null if unknown. */
function occasion(track: Track, at: number | null, where: string, seconds: number): Occurrence | 'on' | null {
  if (at === null) return null;
  const around = itemsBetween(track.samples, at - seconds * 1000, at + seconds * 1000);
  const reported = LIGHTS.filter(([name]) => lightReported(track, name));
  const dark = reported.filter(([name]) => !around.some((sample) => lightOn(sample, name) === true));
  if (reported.length === 0) return null;
  if (dark.length === 0) return 'on';
  const isUnknown = (sample: Sample) => dark.some(([name]) => lightOn(sample, name) === null);
  const unsure = around.length < 2 || around.some((sample) => isUnknown(sample) || !sample.usable);
  if (unsure || around.some(({ afterGap }) => afterGap)) return null;
  return { from: at, to: at, observed: `${dark.map(([, name]) => name).join(' y ')} apagadas ${where}` };
}
