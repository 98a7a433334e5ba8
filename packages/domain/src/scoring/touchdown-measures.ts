/** How hard a touchdown was, from everything that measured it. */
import type { TouchdownSample } from '../flight-record/flight-event.ts';
import type { Touchdown } from '../flight-record/touchdowns.ts';
import { fastSamples, isFast } from './fast-samples.ts';
import type { RuleOf } from './scoring-rules.ts';
import type { Track } from './track.ts';

/** Vertical speeds in ft/min, all positive. */
export interface TouchdownRate {
  /** Latched by the recorder; null without it. */
  latched: number | null;
  /** Slope of the radio height over the last second; null without samples fast enough. */
  slope: number | null;
  /** What is judged: null unless both measured. */
  judged: number | null;
  /** Both differ so much that the kinder one counts. */
  doubtful: boolean;
}

/** The vertical speed of a touchdown. */
export function touchdownRate(track: Track, touchdown: Touchdown, rule: RuleOf<'S-14'>): TouchdownRate {
  const { slopeS, leastHz, doubtFpm } = rule.tolerance;
  const said = touchdown.event?.data.rateFpm ?? null;
  const latched = said === null ? null : Math.round(Math.abs(said));
  const from = touchdown.at - slopeS * 1000;
  const samples = fastSamples(track, [touchdown], from, touchdown.at);
  const fast = isFast(samples, 'aglFt', { from, to: touchdown.at, hz: leastHz });
  const slope = fast ? Math.round(Math.abs(slopePerMinute(samples))) : null;
  if (latched === null || slope === null) return { latched, slope, judged: null, doubtful: false };
  const doubtful = Math.abs(latched - slope) > doubtFpm;
  const judged = doubtful ? Math.min(latched, slope) : Math.round((latched + slope) / 2);
  return { latched, slope, judged, doubtful };
}

/** Least-squares slope of the height, ft/min. */
function slopePerMinute(samples: readonly TouchdownSample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const times = samples.map(({ at }) => at / 60_000);
  const heights = samples.map(({ aglFt }) => aglFt ?? 0);
  const [time, height] = [mean(times), mean(heights)];
  const up = times.reduce((sum, at, i) => sum + (at - time) * ((heights[i] ?? 0) - height), 0);
  return up / times.reduce((sum, at) => sum + (at - time) ** 2, 0);
}

/** The largest load factor of a touchdown: the recorder's own and that of the window, whichever is larger; null without. */
export function touchdownG(track: Track, touchdown: Touchdown, rule: RuleOf<'S-15'>): number | null {
  const { windowS, leastHz } = rule.tolerance;
  const [from, to] = [touchdown.at - windowS * 1000, touchdown.at + windowS * 1000];
  const samples = fastSamples(track, [touchdown], from, to);
  const fast = isFast(samples, 'g', { from, to, hz: leastHz });
  const seen = fast ? samples.map(({ g }) => g ?? 0) : [];
  const said = touchdown.event?.data.g ?? null;
  const all = said === null ? seen : [...seen, said];
  return all.length === 0 ? null : Math.max(...all);
}
