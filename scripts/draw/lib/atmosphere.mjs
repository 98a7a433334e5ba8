/** Sky, clouds, stars, water and the little aeroplane that every poster shares. */
import { dashes, fill, line, n, rect, seeded } from './svg.mjs';
import { amber, paper } from './palette.mjs';

/** Flat clouds: heaps of round-ended bars. `bars` are `[x, y, length]`. */
export const cloud = (bars, thickness, colour, opacity = 1) =>
  line(
    dashes(bars),
    colour,
    thickness,
    `stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}`,
  );

/** Stars as dots, in a box, thinning towards its lower edge. */
export function stars(seed, count, x, y, width, height, size = 2.4, colour = paper) {
  const random = seeded(seed);
  const dots = Array.from({ length: count }, () => [x + random() * width, y + random() ** 1.6 * height, 0]);
  return line(dashes(dots), colour, size, 'stroke-linecap="round" opacity=".75"');
}

/** Light on water: short bars that widen and thin out towards the viewer, around `x`. */
export function glints(seed, count, x, y, height, near, far, colour, opacity = 0.8, thickness = 4) {
  const random = seeded(seed);
  const bars = [];
  for (let i = 0; i < count; i += 1) {
    const t = (i + random() * 0.8) / count;
    const half = near + (far - near) * t;
    const length = half * (0.25 + random() * 0.7);
    const at = x + (random() - 0.5) * (2 * half - length) - length / 2;
    bars.push([at, y + t * height, length]);
  }
  return line(dashes(bars), colour, thickness, `stroke-linecap="round" opacity="${opacity}"`);
}

/** A small airliner seen from below with its trail; `angle` is its heading, 0 up, clockwise. */
export function plane(x, y, size, angle, colour = paper, trail = 0) {
  const s = n(size / 60, 3);
  const wake = trail
    ? line(`M-3 34v${n(trail)}M3 34v${n(trail)}`, colour, 2, 'stroke-linecap="round" opacity=".45"')
    : '';
  return `<g transform="translate(${n(x)} ${n(y)})rotate(${n(angle)})scale(${s})">${wake}${fill(
    'M0-30c2.6 0 4 4 4 8v12l27 18v5L4 4l-1 15 9 7v4L0 26l-12 4v-4l9-7L-4 4l-27 9V8l27-18v-12c0-4 1.4-8 4-8z',
    colour,
  )}${fill('M-1 18h2v10h-2z', amber)}</g>`;
}

/** A row of tree crowns from one side of the picture to the other, filled down to `foot`. */
export function hedge(seed, y, size, colour, width, foot) {
  const random = seeded(seed);
  const crowns = (scale, step, lift) => {
    const dots = [];
    for (let x = -20; x < width + 20; x += size * step * (0.7 + random() * 0.6))
      dots.push([x, y - lift * size * random(), 0]);
    return line(dashes(dots), colour, size * scale, 'stroke-linecap="round"');
  };
  return [crowns(1.2, 0.8, 0.3), crowns(0.8, 0.9, 0.6), rect(0, y, width, foot - y, colour)];
}

/** One broad-leaved tree of radius 50 round the origin, lit from the upper left, to be placed with `use`; `tones` from shade to light. */
export function tree(id, tones, trunk) {
  const round = 'stroke-linecap="round"';
  return `<g id="${id}">${line('M0 20v80', trunk, 8)}${line(
    'M-30 12h0M30 14h0M-20-24h0M22-22h0M0 2h0',
    tones[0],
    56,
    round,
  )}${line('M-32 4h0M-20-26h0M8-30h0M-4-6h0M18 0h0', tones[1], 40, round)}${line(
    'M-34-4h0M-20-30h0M2-36h0M-16-14h0',
    tones[2],
    22,
    round,
  )}</g>`;
}

/** A drawing of `defs` put at a place, scaled; a negative width mirrors it. */
export const place = (id, x, y, scale = 1, mirrored = false) =>
  `<use href="#${id}" transform="translate(${n(x)} ${n(y)})scale(${mirrored ? `-${n(scale, 2)} ${n(scale, 2)}` : n(scale, 2)})"/>`;
