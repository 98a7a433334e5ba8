/** S-13: the approach is stabilised at its gate. */
import { itemsBetween } from '../../flight-record/in-time.ts';
import { gateIndex } from '../approach-gate.ts';
import { hit, noData, ok } from '../finding.ts';
import { thresholdsFor, type Judge, type RuleOf } from '../scoring-rules.ts';
import type { Occurrence } from '../score-item.ts';
import { degrees, feet, feetPerMinute } from '../texts/figures.ts';
import type { Sample } from '../sample.ts';
import type { Track } from '../track.ts';

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
  const [gate, next] = [track.samples[index], track.samples[index + 1]];
  if (!gate || !gate.usable || !next || next.afterGap || !next.usable) return null;
  const { at } = gate;
  const sink = meanSink(itemsBetween(track.samples, at - sinkS * 1000, at));
  const [gear, flaps, bank] = [
    kinder(gate.gear, next.gear, Math.max),
    kinder(gate.flaps, next.flaps, Math.max),
    kinder(gate.bank, next.bank, (a, b) => Math.min(Math.abs(a), Math.abs(b))),
  ];
  if (gear === null || flaps === null || bank === null || gate.iasKt === null || sink === null) return null;
  const steep = steepApproaches.includes(track.facts.arrivalIcao ?? '');
  const faults = [
    gear < 1 ? 'tren sin bajar' : '',
    flaps < leastFlaps ? `flaps en ${flaps}` : '',
    sink > (steep ? steepSinkFpm : sinkFpm) ? `descenso de ${feetPerMinute(sink)}` : '',
    bank > bankDeg ? `alabeo de ${degrees(bank)}` : '',
  ].filter((fault) => fault !== '');
  return faults.length === 0
    ? 'stable'
    : { from: at, to: at, observed: `a ${feet(gateFt)}: ${faults.join(', ')}` };
}

/** The kinder of two samples: both must tell of a fault. Null where one of them does not say. */
function kinder(
  gate: number | null,
  next: number | null,
  kind: (a: number, b: number) => number,
): number | null {
  return gate === null || next === null ? null : kind(gate, next);
}

/** Mean sink over some seconds, ft/min; null with a hole in it. */
function meanSink(last: readonly Sample[]): number | null {
  if (last.some(({ vsFpm, usable }) => vsFpm === null || !usable)) return null;
  return last.reduce((sum, { vsFpm }) => sum - (vsFpm ?? 0), 0) / last.length;
}
