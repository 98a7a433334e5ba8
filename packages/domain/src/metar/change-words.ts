/** Words that begin a forecast within a report, however they are spelled. Pure. */
import type { ChangeHead } from './report.ts';

const KINDS = ['TEMPO', 'BECMG', 'INTER'] as const;
/** Other spellings of the kinds, and words for a forecast of no stated kind. */
const OTHER: Readonly<Record<string, ChangeHead['kind']>> = {
  GRADU: 'BECMG',
  RAPID: 'BECMG',
  INTERM: 'INTER',
  TREND: 'FCST',
  FCST: 'FCST',
  TTF: 'FCST',
  TAF: 'FCST',
  OUTLOOK: 'FCST',
};

/** The kind of change that a group names: `TEMPO`, `TEMP0`, `TEMPO/`, `TEMPOFM1200`; undefined for any other group. */
export function changeKind(group: string): ChangeHead['kind'] | undefined {
  const word = group.replaceAll(/[^A-Z0-9]/g, '');
  if (/^FM(?:\d{2,6}Z?)?$/.test(word)) return 'FM';
  if (probabilityOf(word) !== undefined) return 'PROB';
  const letters = word.replace(/(?:FM|TL|AT)?\d{2,6}Z?$/, '');
  return OTHER[word] ?? KINDS.find((kind) => isNearly(word, kind) || letters === kind);
}

/**
 * Probability in `PROB40`, percent; 0 for a `PROB` whose figure is in the next group; undefined for any other group.
 */
export function probabilityOf(group: string): number | undefined {
  const [word, figure] = /^P(?:ROB|RB|ROV|ORB)[A-Z]*(\d{2})?/.exec(group) ?? [];
  return word === undefined ? undefined : Number(figure ?? 0);
}

/** A day and an hour, or an hour and a minute. */
const FOUR_FIGURES = '(?:[0-3]\\d[0-2]\\d|[0-2]\\d[0-5]\\d)';
const SPAN = new RegExp(`^${FOUR_FIGURES}/(?:${FOUR_FIGURES})?$`);

/** `TL1200`, `AT1300Z`, `FM1100`, and a span of a forecast, `2106/2112` or `2106/`: times of a change. */
export function isChangeTime(group: string): boolean {
  return /^(?:TL|AT|FM)\d{2,6}Z?$/.test(group) || SPAN.test(group);
}

/** Whether the groups from here on are a forecast, not an observation. */
export function beginsForecast(group: string): boolean {
  return changeKind(group) !== undefined || isChangeTime(group);
}

/** `NOSIG`: no change that matters is expected. */
export function isNoChange(group: string): boolean {
  return isNearly(group.replaceAll(/[^A-Z]/g, ''), 'NOSIG');
}

/** Whether two words are equal, or differ by one letter added, missing, wrong or swapped with its neighbour. */
function isNearly(word: string, other: string): boolean {
  if (word === other) return true;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [a, b] = [word.slice(start), other.slice(start)];
  const swapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
