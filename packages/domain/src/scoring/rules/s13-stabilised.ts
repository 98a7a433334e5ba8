/** S-13: the approach is stabilised at its gate. */
import { itemsBetween } from '../../flight-record/in-time.ts';
import { gateIndex } from '../approach-gate.ts';
import { type Finding, type Occurrence, hit, noData, ok } from '../finding.ts';
import type { Sample, Track } from '../track.ts';
import { APPROACH_S } from '../fixed-figures.ts';
import { AIRPORTS, DEGREES, FEET, FPM, SECONDS, TENTHS, whole } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { degrees, duration, feet, feetPerMinute } from '../texts/figures.ts';

/** Gear, flaps, mean sink over `sinkS` and bank at `gateFt`, in instrument conditions at `gateImcFt` too. */
const figures = {
  thresholds: {
    gateFt: FEET,
    gateImcFt: FEET,
    leastFlaps: whole(0, 4),
    sinkFpm: FPM,
    sinkS: SECONDS,
    bankDeg: DEGREES,
  },
  tolerance: { steepSinkFpm: FPM, steepApproaches: AIRPORTS },
  deduction: TENTHS,
} as const;
type StabilisedRule = RuleOf<typeof figures>;

export const stabilisedRule = { id: 'S-13', figures, words, judge } as const;

function words({ thresholds, tolerance }: StabilisedRule): RuleWords {
  return {
    asks: `A ${feet(thresholds.gateFt)} sobre el terreno (y también a ${feet(thresholds.gateImcFt)} si el METAR dice instrumental): tren abajo, flaps en ${thresholds.leastFlaps} o más, descenso medio de ${duration(thresholds.sinkS)} hasta ${feetPerMinute(thresholds.sinkFpm)} y alabeo hasta ${degrees(thresholds.bankDeg)}.`,
    lets:
      tolerance.steepApproaches.length === 0
        ? `Sólo se juzga la última aproximación, la que llega a la pista en ${duration(APPROACH_S)}: un motor y al aire nunca descuenta. La falta ha de verse en dos muestras seguidas.`
        : `Sólo se juzga la última aproximación, la que llega a la pista en ${duration(APPROACH_S)}, y la falta ha de verse en dos muestras seguidas. En ${tolerance.steepApproaches.join(', ')}, hasta ${feetPerMinute(tolerance.steepSinkFpm)}.`,
  };
}

/** Judges the last approach only: at the lower gate, and in instrument conditions at the higher one too. Deducts once. */
function judge(track: Track, rule: StabilisedRule): Finding {
  const { gateFt, gateImcFt } = thresholdsFor(rule, track.type);
  const imc = track.facts.imcAtArrival === true;
  const expected = `Estabilizado a ${feet(imc ? gateImcFt : gateFt)}: tren, flaps de aterrizaje, descenso y alabeo`;
  const results = (imc ? [gateImcFt, gateFt] : [gateFt]).map((gate) => atGate(track, rule, gate));
  const broken = results.filter((result) => result !== null && result !== 'stable').slice(0, 1);
  if (broken.length > 0) return hit(broken, expected, rule);
  return results.includes(null)
    ? noData('No se vio el paso por esa altura', expected)
    : ok('Estabilizado', expected);
}

/** The faults at a gate; null if the gate was not seen. */
function atGate(track: Track, rule: StabilisedRule, gateFt: number): Occurrence | 'stable' | null {
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

/** The more favourable of two samples, since a fault must show in both; null if one has no value. */
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
