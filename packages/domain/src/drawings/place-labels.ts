/** Chooses where the labels of a map go so that none covers another or a point. Pure. */
import { around, contains, crosses, holdsBox, type Line, overlap } from './boxes.ts';
import type { MapBox } from './map-box.ts';
import type { MapPoint } from './projection.ts';

/** A point of the map with the text of its label. */
export interface LabelledPoint extends MapPoint {
  text: string;
  /** Placed first and always shown. */
  important?: boolean;
}

/** Position of a label, in units of the drawing. */
export interface PlacedLabel {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  anchor: 'start' | 'end' | 'middle';
  /** Thin line from the point to a label that had to move away from it. */
  leader?: Line;
}

/** Options for the layout of labels. */
export interface LabelOptions {
  /** Height of the letters in units of the drawing. */
  size: number;
  /** Box that no label may leave. */
  bounds?: MapBox;
  /** Whether a label may be placed further away, joined to its point by a thin line. */
  leaders?: boolean;
  /** Points that labels had better not cover, such as those of routes. */
  avoid?: readonly MapPoint[];
  /** Boxes already occupied on the map, such as buttons: a label covers one only if no other place is free. */
  blocked?: readonly MapBox[];
  /**
   * Factor by which labels keep more distance than usual from their points, for symbols larger than dots; 1 by default.
   */
  clearance?: number;
}

interface Candidate {
  label: PlacedLabel;
  box: MapBox;
}

/** Width of a letter of the monospaced face, per height. */
const ADVANCE = 0.66;

/**
 * Places labels beside their points or, where it is crowded, further off with a leader line. Of the free places it
 * takes the one that hides least. A label without a free place is left out, unless it is important.
 */
export function placeLabels(points: readonly LabelledPoint[], options: LabelOptions): PlacedLabel[] {
  const { size, bounds, leaders = false, avoid = [], blocked = [], clearance = 1 } = options;
  const reach = size * 0.7 * clearance;
  const taken: MapBox[] = [...points.map(({ x, y }) => around({ x, y }, reach, reach)), ...blocked];
  const lines: Line[] = [];
  const ordered = points.toSorted((a, b) => Number(b.important ?? false) - Number(a.important ?? false));
  return ordered.flatMap((point) => {
    const own = taken[points.indexOf(point)];
    const others = taken.filter((box) => box !== own);
    const candidates = [...beside(point, size, clearance), ...(leaders ? further(point, size) : [])].filter(
      ({ box }) => bounds === undefined || holdsBox(bounds, box),
    );
    const isFree = ({ box, label }: Candidate) =>
      others.every((other) => !overlap(box, other) && !(label.leader && crosses(label.leader, other))) &&
      lines.every((line) => !crosses(line, box));
    const best = cheapest(candidates, isFree, avoid);
    const chosen =
      best ?? (point.important ? (candidates[0] ?? beside(point, size, clearance)[0]) : undefined);
    if (!chosen) return [];
    taken.push(chosen.box);
    if (chosen.label.leader) lines.push(chosen.label.leader);
    return [chosen.label];
  });
}

/** Later places cost more, and so does each point that a label hides. */
function cheapest(
  candidates: readonly Candidate[],
  isFree: (candidate: Candidate) => boolean,
  avoid: readonly MapPoint[],
): Candidate | undefined {
  let best: Candidate | undefined;
  let least = Infinity;
  for (const [order, candidate] of candidates.entries()) {
    if (order >= least) break;
    if (!isFree(candidate)) continue;
    const cost = order + 1.5 * avoid.filter((at) => contains(candidate.box, at)).length;
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
}

/** The eight places next to the point, the usual ones first. */
function beside({ x, y, text }: LabelledPoint, size: number, clearance: number): Candidate[] {
  const gap = size * 0.62 * clearance;
  const at = (anchor: PlacedLabel['anchor'], labelX: number, baseline: number) =>
    candidate({ text, x: labelX, y: baseline, anchor }, size);
  const [right, left] = [x + gap, x - gap];
  return [
    at('start', right, y + size * 0.36),
    at('end', left, y + size * 0.36),
    at('middle', x, y - gap),
    at('middle', x, y + gap + size * 0.76),
    at('start', x + gap * 0.6, y - gap * 0.7),
    at('end', x - gap * 0.6, y - gap * 0.7),
    at('start', x + gap * 0.6, y + gap * 0.7 + size * 0.76),
    at('end', x - gap * 0.6, y + gap * 0.7 + size * 0.76),
  ];
}

/** Places further off, all round, nearer ones first. */
function further(point: LabelledPoint, size: number): Candidate[] {
  const halfWidth = (point.text.length * ADVANCE * size) / 2;
  return [1.7, 2.6, 3.6, 4.8].flatMap((reach) =>
    Array.from({ length: 16 }, (_, step) => {
      const angle = (step / 16) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const to = { x: point.x + cos * reach * size, y: point.y + sin * reach * size };
      const middle = { x: to.x + cos * (halfWidth + size * 0.15), y: to.y + sin * size * 0.6 };
      const label: PlacedLabel = {
        text: point.text,
        x: middle.x,
        y: middle.y + size * 0.36,
        anchor: 'middle',
        leader: { from: { x: point.x, y: point.y }, to },
      };
      return candidate(label, size);
    }),
  );
}

function candidate(label: PlacedLabel, size: number): Candidate {
  const width = label.text.length * size * ADVANCE;
  const start = { start: label.x, end: label.x - width, middle: label.x - width / 2 }[label.anchor];
  return { label, box: { x: start, y: label.y - size * 0.86, width, height: size } };
}
