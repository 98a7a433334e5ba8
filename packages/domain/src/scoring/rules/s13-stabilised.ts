/** S-13: the approach is stabilised at its gate. */
import { gateIndex } from '../approach-gate.ts';
import { hit, noData, ok } from '../finding.ts';
import { thresholdsFor, type Judge, type RuleOf } from '../scoring-rules.ts';
import type { Occurrence } from '../score-item.ts';
import { degrees, feet, feetPerMinute } from '../texts/figures.ts';
import type { Sample, Track } from '../track.ts';

/** Judges the last approach only: at the lower gate, and in instrument conditions at the higher one too. Deducts once. */
export const judgeStabilised: Judge<'S-13'> = (track, rule) => {
  const { gateFt, gateImcFt } = thresholdsFor(rule, track.type);
  const imc = track.facts.imcAtArrival === true;
  const expected = `Estabilizado a ${feet(imc ? gateImcFt : gateFt)}: tren, flaps de aterrizaje, descenso y alabeo`;
  const results = (imc ? [gateImcFt, gateFt] : [gateFt]).map((gate) => atGate(track, rule, gate));
  const broken = results.filter((result) => result !== null && result !== 'stable').slice(0, 1);
  if (broken.length > 0) return hit(broken, expected, rule);
  return results.includes(null)
    ? noData('No se vio el paso por esa altura', expected)
    : ok('Estabilizado', expected);
};

/** What was wrong at a gate; null when that was not seen. */
function atGate(track: Track, rule: RuleOf<'S-13'>, gateFt: number): Occurrence | 'stable' | null {
  const { leastFlaps, sinkFpm, sinkS, bankDeg } = thresholdsFor(rule, track.type);
  const { steepApproaches, steepSinkFpm } = rule.tolerance;
  const index = gateIndex(track, gateFt);
  const gate = track.samples[index];
  if (!gate || !gate.usable) return null;
  const { gear, flaps, bank, iasKt, at } = gate;
  const sink = meanSink(track.samples.slice(0, index + 1), at - sinkS * 1000);
  if (gear === null || flaps === null || bank === null || iasKt === null || sink === null) return null;
  const steep = steepApproaches.includes(track.facts.arrivalIcao ?? '');
  const faults = [
    gear < 1 ? 'tren sin bajar' : '',
    flaps < leastFlaps ? `flaps en ${flaps}` : '',
    sink > (steep ? steepSinkFpm : sinkFpm) ? `descenso de ${feetPerMinute(sink)}` : '',
    Math.abs(bank) > bankDeg ? `alabeo de ${degrees(Math.abs(bank))}` : '',
  ].filter((fault) => fault !== '');
  return faults.length === 0
    ? 'stable'
    : { from: at, to: at, observed: `a ${feet(gateFt)}: ${faults.join(', ')}` };
}

/** Mean sink over the last seconds, ft/min; null with a hole in it. */
function meanSink(samples: readonly Sample[], from: number): number | null {
  const last = samples.filter(({ at }) => at >= from);
  if (last.some(({ vsFpm, usable }) => vsFpm === null || !usable)) return null;
  return last.reduce((sum, { vsFpm }) => sum - (vsFpm ?? 0), 0) / last.length;
}
