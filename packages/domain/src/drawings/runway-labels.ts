/** Puts the designators beside their thresholds so that none covers another, a runway or the rose. Pure. */
import type { Point } from './path.ts';

/** A straight line of the drawing. */
export interface Strip {
  from: Point;
  to: Point;
}

/** An end of a runway that gets a label. */
export interface Threshold {
  text: string;
  at: Point;
  /** Unit vector out of the runway. */
  outward: Point;
}

/** Position of the designator of a threshold. */
export interface RunwayLabel {
  text: string;
  /** Middle of the label. */
  x: number;
  y: number;
  /** Thin line to the threshold, if the label had to move away from it. */
  leader: Strip | undefined;
}

/** Sizes that bound the labels, in units of the drawing. */
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
/** Distances that a label may have from its threshold, in halves of a letter's height. */
const REACHES = [0.35, 0.7, 1.2, 1.8, 2.5, 3.3] as const;
/** From this reach on, a line joins the label to its threshold. */
const LED_FROM = 1;

interface Candidate extends RunwayLabel {
  halfWidth: number;
  halfHeight: number;
  /** Cost of the place by itself, before it is compared with other labels. */
  cost: number;
}

/** Depth by which two boxes overlap, plus 1; 0 if they don't. */
function overlap(a: Candidate, b: Candidate): number {
  const across = a.halfWidth + b.halfWidth - Math.abs(a.x - b.x);
  const down = a.halfHeight + b.halfHeight - Math.abs(a.y - b.y);
  return across > 0 && down > 0 ? Math.min(across, down) + 1 : 0;
}

/** Length of the part of a segment that runs inside a box about (x, y). Called thousands of times for one airport. */
function lengthInside(
  { from, to }: Strip,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const left = x - halfWidth - from[0];
  const right = x + halfWidth - from[0];
  const top = y - halfHeight - from[1];
  const bottom = y + halfHeight - from[1];
  if (dx === 0 && (left > 0 || right < 0)) return 0;
  if (dy === 0 && (top > 0 || bottom < 0)) return 0;
  const enterX = dx === 0 ? 0 : (dx > 0 ? left : right) / dx;
  const leaveX = dx === 0 ? 1 : (dx > 0 ? right : left) / dx;
  const enterY = dy === 0 ? 0 : (dy > 0 ? top : bottom) / dy;
  const leaveY = dy === 0 ? 1 : (dy > 0 ? bottom : top) / dy;
  const share = Math.min(1, leaveX, leaveY) - Math.max(0, enterX, enterY);
  return share > 0 ? share * Math.hypot(dx, dy) : 0;
}

/** Least cost of any place at this reach. */
const leastCost = (reach: number, fontSize: number) => (reach * 0.8 + (reach < LED_FROM ? 0 : 1)) * fontSize;

/** The places at one reach from a threshold, all around it. */
function candidatesAt(
  reach: number,
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
  for (let step = 0; step < DIRECTIONS; step++) {
    const turn = (step / DIRECTIONS) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(axis + turn), Math.sin(axis + turn)];
    // Measures the distance from the edge of the label, not from its middle.
    const edge = Math.min(
      halfWidth / Math.max(1e-9, Math.abs(cos)),
      halfHeight / Math.max(1e-9, Math.abs(sin)),
    );
    const distance = edge + halfStrip * 0.6 + reach * fontSize * 0.5;
    const [x, y] = [threshold.at[0] + cos * distance, threshold.at[1] + sin * distance];
    let inStrips = 0;
    for (const strip of strips) {
      inStrips += lengthInside(strip, x, y, halfWidth + halfStrip, halfHeight + halfStrip);
    }
    const corner = Math.hypot(Math.abs(x) + halfWidth, Math.abs(y) + halfHeight);
    const leader: Strip | undefined =
      reach < LED_FROM ? undefined : { from: threshold.at, to: [x - cos * edge, y - sin * edge] };
    // A label nearer to another threshold than to its own would name the wrong one.
    const away = (at: Point) => Math.hypot(at[0] - x, at[1] - y);
    let nearest = Infinity;
    for (const other of thresholds) {
      if (other !== threshold) nearest = Math.min(nearest, away(other.at));
    }
    const deviation = Math.min(turn, 2 * Math.PI - turn);
    candidates.push({
      text: threshold.text,
      x,
      y,
      leader,
      halfWidth,
      halfHeight,
      cost:
        leastCost(reach, fontSize) +
        deviation * fontSize * 0.35 +
        inStrips * 12 +
        Math.max(0, corner - radius) * 40 +
        Math.max(0, away(threshold.at) - nearest + fontSize * 0.15) * 25,
    });
  }
  return candidates;
}

/** Boxes may not overlap, and no leader may run through a label. */
function clash(a: Candidate, b: Candidate): number {
  const crossing = (line: Candidate, box: Candidate) =>
    line.leader ? lengthInside(line.leader, box.x, box.y, box.halfWidth, box.halfHeight) * 20 : 0;
  return overlap(a, b) * 200 + crossing(a, b) + crossing(b, a);
}

/** One label per threshold, in the same order. The labels are moved until no move improves the total. */
export function placeRunwayLabels(
  thresholds: readonly Threshold[],
  strips: readonly Strip[],
  space: LabelSpace,
): RunwayLabel[] {
  // Most labels find room near their thresholds, so further places are only worked out if no nearer one is free.
  const rings = thresholds.map(() => new Map<number, Candidate[]>());
  const ringOf = (index: number, reach: number) => {
    const known = rings[index]?.get(reach);
    const threshold = thresholds[index];
    if (known || !threshold) return known ?? [];
    const candidates = candidatesAt(reach, threshold, thresholds, strips, space);
    rings[index]?.set(reach, candidates);
    return candidates;
  };
  const best = (index: number, others: readonly Candidate[]) => {
    let chosen: Candidate | undefined;
    let lowest = Infinity;
    for (const reach of REACHES) {
      if (leastCost(reach, space.fontSize) >= lowest) break;
      for (const candidate of ringOf(index, reach)) {
        let { cost } = candidate;
        for (const other of others) {
          if (cost >= lowest) break;
          cost += clash(candidate, other);
        }
        if (cost < lowest) [chosen, lowest] = [candidate, cost];
      }
    }
    return chosen;
  };
  const placed: Candidate[] = [];
  for (const index of thresholds.keys()) {
    const chosen = best(index, placed);
    if (chosen) placed.push(chosen);
  }
  for (let round = 0; round < 8; round++) {
    let moved = false;
    for (const index of thresholds.keys()) {
      const chosen = best(
        index,
        placed.filter((_, other) => other !== index),
      );
      if (chosen && chosen !== placed[index]) {
        placed[index] = chosen;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return placed.map(({ text, x, y, leader }) => ({ text, x, y, leader }));
}
