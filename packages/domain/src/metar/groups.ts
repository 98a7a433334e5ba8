/** Groups of a METAR that the library leaves out or gives without what we need. Pure; a group at a time. */
import type { Weather } from './report.ts';

/** The parts of a report that are decoded apart. */
export interface SplitReport {
  /** Everything up to the remarks, without the groups below. */
  body: string;
  remarks: string | undefined;
  recent: Weather[];
  windShear: string[];
  colour: string | undefined;
  runwayStates: string[];
  noCloud: boolean;
  /** The sky is hidden and its height was not measured: `VV///`. */
  hiddenSky: boolean;
}

const DESCRIPTORS = ['MI', 'BC', 'PR', 'DR', 'BL', 'SH', 'TS', 'FZ'];
/** Runway state: as now, as until 2008 (eight figures), and an aerodrome or a runway closed by snow. */
const STATES = /^R\d{2}[LCR]?\/(?:[\d/]{6}|CLRD(?:\d\d|\/\/)|SNOCLO)$|^\d{2}[\d/]{6}$|^(?:R\/)?SNOCLO$/;
const COLOURS = /^(?:BLACK)?(BLU|WHT|GRN|YLO|AMB|RED)\+?\d?$/;

/** Takes out of a report what is decoded here. Groups of the trend stay where they are. */
export function splitReport(raw: string): SplitReport {
  const [main = '', remarks] = raw.split(/ RMK(?: |$)/, 2);
  const groups = main.split(/\s+/).filter(Boolean);
  const split: SplitReport = {
    body: '',
    remarks: remarks?.trim() || undefined,
    recent: [],
    windShear: [],
    colour: undefined,
    runwayStates: [],
    noCloud: false,
    hiddenSky: false,
  };
  const kept: string[] = [];
  let inTrend = false;
  for (let i = 0; i < groups.length; i += 1) {
    const group = groups[i] ?? '';
    inTrend ||= /^(?:TEMPO|BECMG|INTER)$/.test(group);
    if (inTrend || i < 2) kept.push(group);
    else if (group === 'WS') i += takeWindShear(groups, i, split.windShear);
    else if (!take(group, split)) kept.push(group);
  }
  split.body = kept.join(' ');
  return split;
}

/** Puts a group where it belongs; false for one that is not ours. */
function take(group: string, split: SplitReport): boolean {
  const recent = /^RE([A-Z]{2,8})$/.exec(group)?.[1];
  if (recent !== undefined) {
    split.recent.push(weatherOf(recent));
  } else if (STATES.test(group)) {
    split.runwayStates.push(group);
  } else if (/^(?:SKC|CLR|NSC|NCD)$/.test(group)) {
    split.noCloud = true;
  } else if (group === 'VV///') {
    split.hiddenSky = true;
  } else if (COLOURS.test(group) || group === 'BLACK') {
    split.colour ??= COLOURS.exec(group)?.[1] ?? 'BLACK';
  } else {
    return false;
  }
  return true;
}

/** `WS R18L`, `WS RWY18L`, `WS ALL RWY`; how many groups more it took. */
function takeWindShear(groups: readonly string[], at: number, found: string[]): number {
  const next = groups[at + 1] ?? '';
  if (next === 'ALL' && groups[at + 2] === 'RWY') {
    found.push('ALL');
    return 2;
  }
  const runway = /^R(?:WY)?(\d{2}[LCR]?)$/.exec(next)?.[1];
  if (runway === undefined) return 0;
  found.push(runway);
  return 1;
}

/** `TSRA` as its parts. */
function weatherOf(code: string): Weather {
  const pairs = code.match(/../g) ?? [];
  const descriptor = DESCRIPTORS.includes(pairs[0] ?? '') ? pairs[0] : undefined;
  return { descriptor, phenomena: descriptor === undefined ? pairs : pairs.slice(1) };
}
