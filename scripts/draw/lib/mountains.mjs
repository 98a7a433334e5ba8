/** Mountain ranges in two tones, with snow. */
import { fill, poly, seeded } from './svg.mjs';

const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/**
 * A range from left to right. `peaks` are `[x, y]`; every peak has a face in shade on its left and one in the light on
 * its right (or the other way round with `sun: 'left'`).
 * @param {number} seed
 * @param {number[][]} peaks
 * @param {number} foot
 * @param {{shade: string, light: string, snow?: string, snowShade?: string, snowline?: number, sun?: 'left' | 'right'}} look
 */
export function range(seed, peaks, foot, look) {
  const random = seeded(seed);
  const jag = (size) => (random() - 0.5) * size;
  const valleys = peaks.slice(1).map((peak, i) => {
    const last = peaks[i];
    const depth = Math.max(last[1], peak[1]) + (foot - Math.max(last[1], peak[1])) * (0.26 + random() * 0.28);
    const x = last[0] + (peak[0] - last[0]) * (0.4 + random() * 0.2);
    return [x, depth, x + (random() - 0.5) * (foot - depth) * 0.4];
  });
  valleys.unshift([peaks[0][0] - 120, foot, peaks[0][0] - 120]);
  valleys.push([peaks.at(-1)[0] + 120, foot, peaks.at(-1)[0] + 120]);
  const shade = [];
  const light = [];
  const snow = [];
  const snowShade = [];
  peaks.forEach((peak, i) => {
    const [before, after] = [valleys[i], valleys[i + 1]];
    const shoulder = (valley) => {
      const [x, y] = between(peak, valley, 0.45 + random() * 0.2);
      return [x + jag(8), y + (random() - 0.35) * 14];
    };
    const [left, right] = [shoulder(before), shoulder(after)];
    const tall = foot - peak[1];
    const ridge = [0.18, 0.36, 0.6, 1].map((t) => [
      peak[0] + tall * (0.06 * t + 0.1 * t * t) + jag(tall * 0.1),
      peak[1] + tall * t,
    ]);
    const dark = [peak, left, before.slice(0, 2), [before[2], foot], ...[...ridge].reverse()];
    const bright = [peak, right, after.slice(0, 2), [after[2], foot], ...[...ridge].reverse()];
    const swap = look.sun === 'left';
    shade.push(swap ? bright : dark);
    light.push(swap ? dark : bright);
    if (!look.snow || peak[1] > (look.snowline ?? foot)) return;
    const reach = Math.min(0.9, (((look.snowline ?? foot) - peak[1]) / tall) * 1.2 + 0.25);
    const lower = (side, depth) => between(peak, side, reach * depth);
    const leftEnd = lower(left, 1);
    const rightEnd = lower(right, 1);
    const heart = [ridge[0][0], peak[1] + tall * 0.18 * (0.8 + reach)];
    const leftCap = [
      peak,
      leftEnd,
      between(leftEnd, heart, 0.3).map((v, k) => v - (k ? 9 : 0)),
      between(leftEnd, heart, 0.62).map((v, k) => v + (k ? 10 : 0)),
      heart,
    ];
    const rightCap = [
      peak,
      rightEnd,
      between(rightEnd, heart, 0.36).map((v, k) => v - (k ? 8 : 0)),
      between(rightEnd, heart, 0.66).map((v, k) => v + (k ? 12 : 0)),
      heart,
    ];
    snowShade.push(swap ? rightCap : leftCap);
    snow.push(swap ? leftCap : rightCap);
  });
  const d = (faces) => faces.map((face) => poly(face.map((p) => p.map(Math.round)))).join('');
  return [
    fill(d(shade), look.shade, `stroke="${look.shade}"`),
    fill(d(light), look.light),
    look.snow && snow.length > 0 && fill(d(snow), look.snow),
    look.snow && snowShade.length > 0 && fill(d(snowShade), look.snowShade ?? look.snow),
  ];
}
