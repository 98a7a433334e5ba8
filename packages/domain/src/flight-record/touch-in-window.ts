import type { TouchdownSample } from './flight-event.ts';

/** Height over that of the wheels on the ground up to which a radio altimeter shows a touch, ft. */
const TOUCH_FT = 0.3;
/** More than an aircraft descends from one fast sample to the next, ft. */
const SPIKE_FT = 10;

/** A sample with a known height. */
type Height = TouchdownSample & { aglFt: number };

/**
 * When the wheels touched, by the radio height in the fast recording around a touchdown; null if it does not show.
 * Radio altimeters show different heights on the ground, so the least height of the recording counts as the ground.
 * @param eventAt when the recorder reported the touchdown: of several touches the nearest one counts
 */
export function touchInWindow(window: readonly TouchdownSample[], eventAt: number): number | null {
  const heights = steadyHeights(window.toSorted((a, b) => a.at - b.at)).filter(isKnown);
  const least = heights.reduce((low, { aglFt }) => Math.min(low, aglFt), Infinity);
  const touches = heights.flatMap(({ aglFt }, i) => {
    const before = heights[i - 1];
    if (aglFt > least + TOUCH_FT || before === undefined || before.aglFt <= least + TOUCH_FT) return [];
    const rest = heights.slice(i).find((height, j, left) => (left[j + 1] ?? height).aglFt >= height.aglFt);
    return rest ?? [];
  });
  const [nearest] = touches.toSorted((a, b) => Math.abs(a.at - eventAt) - Math.abs(b.at - eventAt));
  return nearest?.at ?? null;
}

/** The samples in order with a height that both its sides contradict drawn to the line between them; at an end, left out. */
export function steadyHeights(samples: readonly TouchdownSample[]): TouchdownSample[] {
  return samples.flatMap((sample, i) => {
    const sides = [samples[i - 1], samples[i + 1]].filter((side) => side !== undefined).filter(isKnown);
    if (!isKnown(sample) || sides.length === 0) return [sample];
    const steps = sides.map(({ aglFt }) => sample.aglFt - aglFt);
    const isSpike = steps.every((step) => Math.abs(step) > SPIKE_FT && step > 0 === (steps[0] ?? 0) > 0);
    if (!isSpike) return [sample];
    return sides.length === 1
      ? []
      : [{ ...sample, aglFt: sides.reduce((sum, { aglFt }) => sum + aglFt, 0) / 2 }];
  });
}

function isKnown(sample: TouchdownSample): sample is Height {
  return sample.aglFt !== null;
}
