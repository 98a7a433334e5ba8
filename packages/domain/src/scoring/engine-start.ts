import type { Sample } from './track.ts';

/** The last sample without running engines and the first one with them, among samples that report engines. */
export interface EngineStart {
  before: Sample;
  start: Sample;
}

/**
 * The first start of engines, among all samples or only those that rules may use; undefined if they never ran, or
 * already ran when the recording began.
 * @param isRunning whether those that are meant run, by the bits of all that do
 */
export function engineStart(
  samples: readonly Sample[],
  isRunning: (engines: number) => boolean,
  which: 'all' | 'usable' = 'all',
): EngineStart | undefined {
  let before: Sample | undefined;
  for (const sample of samples) {
    if (sample.engines === null || (which === 'usable' && !sample.usable)) continue;
    if (isRunning(sample.engines)) return before && { before, start: sample };
    before = sample;
  }
  return undefined;
}
