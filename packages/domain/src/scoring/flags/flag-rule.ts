import type { Flag, FlagCode } from '../score-item.ts';
import type { FlagRules } from '../flag-rules.ts';
import type { ScoringRules } from '../scoring-rules.ts';
import type { Track } from '../track.ts';

/** Looks for one kind of remark, or for several of a family. */
export type FlagRule = (track: Track, figures: FlagRules, rules: ScoringRules) => readonly Flag[];

/** A flag that sends the report to a person. */
export function blocking(code: FlagCode, detail: string): Flag[] {
  return [{ code, blocking: true, detail }];
}

/** A flag that is only shown. */
export function informative(code: FlagCode, detail: string): Flag[] {
  return [{ code, blocking: false, detail }];
}
