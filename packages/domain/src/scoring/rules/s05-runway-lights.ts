/** S-05: strobe and landing lights for the take-off and the landing. */
import { itemsBetween } from '../../flight-record/in-time.ts';
import type { LightName } from '../../flight-record/telemetry-point.ts';
import { beforeLiftOff } from '../airborne.ts';
import { gateIndex } from '../approach-gate.ts';
import { hit, noData, ok } from '../finding.ts';
import { lightOn, lightReported } from '../lights.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import type { Occurrence } from '../score-item.ts';
import { feet } from '../texts/figures.ts';
import type { Sample } from '../sample.ts';
import type { Track } from '../track.ts';

const LIGHTS: readonly [LightName, string][] = [
  ['strobe', 'estroboscópicas'],
  ['landing', 'luces de aterrizaje'],
];

/** Each occasion counts once, however many lights were off. */
export const judgeRunwayLights: Judge<'S-05'> = (track, rule) => {
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
};

/** What was off around a moment; null when that can't be told. */
function occasion(track: Track, at: number | null, where: string, seconds: number): Occurrence | 'on' | null {
  if (at === null) return null;
  const around = itemsBetween(track.samples, at - seconds * 1000, at + seconds * 1000);
  const told = LIGHTS.filter(([name]) => lightReported(track, name));
  const dark = told.filter(([name]) => !around.some((sample) => lightOn(sample, name) === true));
  if (told.length === 0) return null;
  if (dark.length === 0) return 'on';
  const isUnknown = (sample: Sample) => dark.some(([name]) => lightOn(sample, name) === null);
  const unsure = around.length < 2 || around.some((sample) => isUnknown(sample) || !sample.usable);
  if (unsure || around.some(({ afterGap }) => afterGap)) return null;
  return { from: at, to: at, observed: `${dark.map(([, name]) => name).join(' y ')} apagadas ${where}` };
}
