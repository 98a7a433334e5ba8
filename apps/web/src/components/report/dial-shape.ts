/** The dial of a score goes from 0 at the lower left to 10 at the lower right, degrees from the top. */
export const SWEEP = 260;
/** Outer radius of its ticks. */
export const R = 92;

/** A point on the dial for tenths, at a distance from its middle. */
export function at(value: number, radius: number): [x: number, y: number] {
  const angle = ((value / 100) * SWEEP - SWEEP / 2) * (Math.PI / 180);
  return [Math.round(Math.sin(angle) * radius * 10) / 10, Math.round(-Math.cos(angle) * radius * 10) / 10];
}

/** Path of the ticks between two scores, a tick for each tenth. */
export function ticks(from: number, to: number): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => {
    const value = from + i + 0.5;
    return `M${at(value, R - 14).join(' ')}L${at(value, R).join(' ')}`;
  }).join('');
}
