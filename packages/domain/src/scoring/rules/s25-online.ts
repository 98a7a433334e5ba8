/** S-25: share of the flight on a network; a merit, never a deduction. */
import { notApplicable, ok } from '../finding.ts';
import { onlineShare } from '../online-share.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { percent } from '../texts/figures.ts';

const NAMES = { vatsim: 'VATSIM', ivao: 'IVAO' } as const;

/** Says how much it was, on which network. */
export const judgeOnline: Judge<'S-25'> = (track, rule) => {
  const { meritPercent } = thresholdsFor(rule, track.type);
  const expected = `El mérito pide el ${percent(meritPercent)} del bloque en una sola red`;
  const { offBlock, onBlock } = track.times;
  const online = onlineShare(track.network, { from: offBlock, to: onBlock }, rule.tolerance);
  if (!online) return notApplicable('Vuelo fuera de las redes', expected);
  return ok(`${percent(online.share * 100)} del bloque en ${NAMES[online.network]}`, expected);
};
