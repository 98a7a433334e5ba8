/** Puts the designators beside their thresholds so that none covers another, a runway or the rose. Pure. */
import type { Point } from './path.ts';

export interface Strip {
  from: Point;
  to: Point;
}

export interface Threshold {
  text: string;
  at: Point;
  /** Unit vector out of the runway. */
  outward: Point;
}

export interface RunwayLabel {
  text: string;
  /** Middle of the label. */
  x: number;
  y: number;
  /** Thin line to the threshold, where the label had to move away from it. */
  leader: Strip | undefined;
}

export interface LabelSpace {
  /** Height of the letters. */
  fontSize: number;
  /** Half the width of a runway as drawn. */
  halfStrip: number;
  /** Labels stay inside this circle about the origin. */
  radius: number;
}

/** Width of a letter of the monospaced face, per height. */
const ADVANCE = 0.66;
const DIRECTIONS = 24;

interface Candidate extends RunwayLabel {
  halfWidth: number;
  halfHeight: number;
  /** What speaks against this place before any other label is looked at. */
  cost: number;
}

/** How deep two boxes overlap, 0 when they are apart. */
function overlap(a: Candidate, b: Candidate): number {
  const across = a.halfWidth + b.halfWidth - Math.abs(a.x - b.x);
  const down = a.halfHeight + b.halfHeight - Math.abs(a.y - b.y);
  return across > 0 && down > 0 ? Math.min(across, down) + 1 : 0;
}

/** Length of the part of a segment that runs inside a box about (x, y). */
function lengthInside(
  { from, to }: Strip,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [start, end] = [0, 1];
  for (const [step, low, high] of [
    [dx, x - halfWidth - from[0], x + halfWidth - from[0]],
    [dy, y - halfHeight - from[1], y + halfHeight - from[1]],
  ] as const) {
    if (step === 0) {
      if (low > 0 || high < 0) return 0;
      continue;
    }
    const [enter, leave] = step > 0 ? [low / step, high / step] : [high / step, low / step];
    start = Math.max(start, enter);
    end = Math.min(end, leave);
  }
  return end > start ? (end - start) * Math.hypot(dx, dy) : 0;
}

function candidatesFor(
  threshold: Threshold,
  thresholds: readonly Threshold[],
  strips: readonly Strip[],
  space: LabelSpace,
): Candidate[] {
  const { fontSize, halfStrip, radius } = space;
  const halfWidth = (threshold.text.length * ADVANCE * fontSize) / 2 + fontSize * 0.1;
  const halfHeight = fontSize * 0.5;
  const axis = Math.atan2(threshold.outward[1], threshold.outward[0]);
  const candidates: Candidate[] = [];
  for (const reach of [0.35, 0.7, 1.2, 1.8, 2.5, 3.3]) {
    for (let step = 0; step < DIRECTIONS; step++) {
      const turn = (step / DIRECTIONS) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(axis + turn), Math.sin(axis + turn)];
      // The label's own edge, not its middle, keeps the distance.
      const edge = Math.min(
        halfWidth / Math.max(1e-9, Math.abs(cos)),
        halfHeight / Math.max(1e-9, Math.abs(sin)),
      );
      const distance = edge + halfStrip * 0.6 + reach * fontSize * 0.5;
      const [x, y] = [threshold.at[0] + cos * distance, threshold.at[1] + sin * distance];
      const inStrips = strips.reduce(
        (sum, strip) => sum + lengthInside(strip, x, y, halfWidth + halfStrip, halfHeight + halfStrip),
        0,
      );
      const corner = Math.hypot(Math.abs(x) + halfWidth, Math.abs(y) + halfHeight);
      const leader: Strip | undefined =
        reach < 1 ? undefined : { from: threshold.at, to: [x - cos * edge, y - sin * edge] };
      // A label nearer to another threshold than to its own would name the wrong one.
      const away = (at: Point) => Math.hypot(at[0] - x, at[1] - y);
      const nearest = Math.min(
        ...thresholds.filter((other) => other !== threshold).map((other) => away(other.at)),
      );
      const deviation = Math.min(turn, 2 * Math.PI - turn);
      candidates.push({
        text: threshold.text,
        x,
        y,
        leader,
        halfWidth,
        halfHeight,
        cost:
          reach * fontSize * 0.8 +
          deviation * fontSize * 0.35 +
          inStrips * 12 +
          (leader ? fontSize : 0) +
          Math.max(0, corner - radius) * 40 +
          Math.max(0, away(threshold.at) - nearest + fontSize * 0.15) * 25,
      });
    }
  }
  return candidates;
}

/** Boxes may not overlap, and no leader may run through a label. */
function clash(a: Candidate, b: Candidate): number {
  const crossing = (line: Candidate, box: Candidate) =>
    line.leader ? lengthInside(line.leader, box.x, box.y, box.halfWidth, box.halfHeight) * 20 : 0;
  return overlap(a, b) * 200 + crossing(a, b) + crossing(b, a);
}

/** One label for each threshold, in their order. Labels give way to each other until none gains by moving. */
export function placeRunwayLabels(
  thresholds: readonly Threshold[],
  strips: readonly Strip[],
  space: LabelSpace,
): RunwayLabel[] {
  const choices = thresholds.map((threshold) => candidatesFor(threshold, thresholds, strips, space));
  const best = (candidates: readonly Candidate[], others: readonly Candidate[]) =>
    candidates.reduce<{ candidate: Candidate | undefined; cost: number }>(
      (found, candidate) => {
        const cost = others.reduce((sum, other) => sum + clash(candidate, other), candidate.cost);
        return cost < found.cost ? { candidate, cost } : found;
      },
      { candidate: undefined, cost: Infinity },
    ).candidate;
  const placed: Candidate[] = [];
  for (const candidates of choices) {
    const chosen = best(candidates, placed);
    if (chosen) placed.push(chosen);
  }
  for (let round = 0; round < 8; round++) {
    let moved = false;
    choices.forEach((candidates, index) => {
      const chosen = best(
        candidates,
        placed.filter((_, other) => other !== index),
      );
      if (chosen && chosen !== placed[index]) {
        placed[index] = chosen;
        moved = true;
      }
    });
    if (!moved) break;
  }
  return placed.map(({ text, x, y, leader }) => ({ text, x, y, leader }));
}
