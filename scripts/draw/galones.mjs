/**
 * Epaulettes of the four ranks: 1 to 2.2, bars over the whole width, each 8 % of the length high with gaps of 5 %, gathered
 * towards the shoulder; the collar's end comes to a point. Instructors carry a star.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { document, fill, gradient, line, n, poly, rect } from './lib/svg.mjs';

const WIDTH = 100;
const LENGTH = 220;
const BAR = 0.08 * LENGTH;
const GAP = 0.05 * LENGTH;
/** Cloth left below the last bar. */
const HEM = 15;
/** Edge, so that navy cloth stands out on a dark page. */
const RIM = 3;

const { ranks } = parse(readFileSync(path.resolve(import.meta.dirname, '../../content/pilots.yaml'), 'utf8'));

/** Bars and star of each rank that has a drawing, by the name of its file. */
export const RANKS = Object.fromEntries(
  ranks
    .filter(({ galones: picture }) => picture.src.endsWith('.svg'))
    .map(({ galones: picture, stripes, star: carries = false }) => [
      path.basename(picture.src, '.svg'),
      { bars: stripes, star: carries },
    ]),
);

/** Five-pointed star round a centre. */
function star(cx, cy, r) {
  return poly(
    Array.from({ length: 10 }, (_, i) => {
      const reach = i % 2 === 0 ? r : r * 0.44;
      const angle = (Math.PI * i) / 5 - Math.PI / 2;
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    }),
  );
}

/** @param {string} rank key of {@link RANKS} */
export function galones(rank) {
  const { bars, star: carries } = RANKS[rank];
  const first = LENGTH - HEM - bars * BAR - (bars - 1) * GAP;
  const tops = Array.from({ length: bars }, (_, i) => first + i * (BAR + GAP));
  const outline = 'M1.5 38q0-5 4-7L44 4q6-4 12 0l38.5 27q4 2 4 7v174q0 6.5-6.5 6.5H8q-6.5 0-6.5-6.5z';
  const weave = tops.map((y) => `M4 ${n(y + BAR * 0.32)}h92M4 ${n(y + BAR * 0.68)}h92`).join('');
  return document(
    WIDTH,
    LENGTH,
    [
      gradient('k', [
        [0, '#1d3760'],
        [1, '#0e1d32'],
      ]),
      gradient('o', [
        [0, '#fbe6a6'],
        [0.5, '#eec35c'],
        [1, '#d9a63e'],
      ]),
    ],
    [
      fill(outline, 'url(#k)', `stroke="#4a6a96" stroke-width="${RIM}" stroke-linejoin="round"`),
      `<circle cx="50" cy="26" r="7" fill="#2c4a78" stroke="#6f8fbb" stroke-width="2"/>`,
      tops.map((y) => rect(3, y, WIDTH - 6, BAR, 'url(#o)')),
      line(weave, '#a87a22', 1, 'stroke-dasharray="3 2" opacity=".5"'),
      carries && fill(star(50, (38 + first) / 2 + 1, 25), 'url(#o)', 'stroke="#8a641a"'),
    ],
  );
}
