/** S-25: share of the flight on a network; a merit, never a deduction. */
import { type Finding, notApplicable, ok } from '../finding.ts';
import { onlineShare } from '../online-share.ts';
import { MINUTES, PERCENT, SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, percent } from '../texts/figures.ts';
import type { Track } from '../track.ts';

const NAMES = { vatsim: 'VATSIM', ivao: 'IVAO' } as const;

/**
 * Gives only merit. Up to `ownGapMin` off the network, and a feed without answer for `outageS`, do not count against
 * the pilot.
 */
const figures = {
  thresholds: { meritPercent: PERCENT },
  tolerance: { ownGapMin: MINUTES, outageS: SECONDS },
  deduction: TENTHS,
} as const;
type OnlineRule = RuleOf<typeof figures>;

export const onlineRule = { id: 'S-25', figures, words, judge } as const;

function words({ thresholds: { meritPercent }, tolerance: { ownGapMin, outageS } }: OnlineRule): RuleWords {
  return {
    asks: `La parte del vuelo en VATSIM o IVAO. Con el ${percent(meritPercent)} o más hay puntos de mérito; nunca descuenta.`,
    lets: `No cuentan en contra los cortes de la red de más de ${duration(outageS)} ni los tuyos de hasta ${ownGapMin} minutos.`,
  };
}

/** Says how much it was, on which network. */
function judge(track: Track, rule: OnlineRule): Finding {
  const { meritPercent } = thresholdsFor(rule, track.type);
  const expected = `El mérito pide el ${percent(meritPercent)} del bloque en una sola red`;
  const { offBlock, onBlock } = track.times;
  const online = onlineShare(track.network, { from: offBlock, to: onBlock }, rule.tolerance);
  if (!online) return notApplicable('Vuelo fuera de las redes', expected);
  return ok(`${percent(online.share * 100)} del bloque en ${NAMES[online.network]}`, expected);
}
