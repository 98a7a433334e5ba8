/** One row of the business cabin, facing the viewer: in centimetres from the eye, as seen at 1 m a metre. */
import { mix } from './colour.mjs';
import { disc, fill, line, n, poly, rect } from './svg.mjs';

const DEPTH = 1.32;

/** Parameters as in `seatRow`. */
export function businessRow(id, blocks, pitch, { eyeX, eye, mood }) {
  const X = (x) => (x - eyeX) * 100;
  const Y = (y) => (eye - y) * 100;
  const [lit, plain, shade] = mood.seat;
  const pairs = blocks.map(({ from, count }) => {
    const seats = Array.from({ length: count }, (_, i) => X(from + (i + 0.5) * pitch));
    const left = X(from);
    const right = X(from + count * pitch);
    const shell = `M${n(left)} ${n(Y(0))}V${n(Y(1.02))}q0-22 22-22H${n(right - 22)}q22 0 22 22V${n(Y(0))}z`;
    return [
      fill(shell, mix(shade, '#000000', 0.25)),
      fill(
        `M${n(left + 3)} ${n(Y(0.1))}V${n(Y(1.0))}q0-19 20-19H${n(right - 23)}q20 0 20 19V${n(Y(0.1))}z`,
        mix(mood.wall, mood.shade, 0.35),
      ),
      line(`M${n(left + 10)} ${n(Y(1.185))}H${n(right - 10)}`, mood.accent, 1.6, 'stroke-linecap="round"'),
      seats.map((x) => one(x, Y, mood, [lit, plain, shade])),
      // Console between the two seats, with its lamp and a glass.
      fill(
        poly([
          [(left + right) / 2 - 8, Y(0.72)],
          [(left + right) / 2 + 8, Y(0.72)],
          [((left + right) / 2 + 9) * DEPTH, Y(0.66) * DEPTH],
          [((left + right) / 2 - 9) * DEPTH, Y(0.66) * DEPTH],
        ]),
        '#dfd3c4',
      ),
      fill(
        poly([
          [((left + right) / 2 - 9) * DEPTH, Y(0.66) * DEPTH],
          [((left + right) / 2 + 9) * DEPTH, Y(0.66) * DEPTH],
          [((left + right) / 2 + 9) * DEPTH, Y(0.1) * DEPTH],
          [((left + right) / 2 - 9) * DEPTH, Y(0.1) * DEPTH],
        ]),
        mix(shade, '#000000', 0.35),
      ),
      rect((left + right) / 2 - 7, Y(1.08), 14, 30, mix(shade, '#000000', 0.3), 'rx="3"'),
      disc((left + right) / 2, Y(0.98), 14, mood.accent, 'opacity=".3"'),
      disc((left + right) / 2, Y(0.98), 4.5, '#fff1cf'),
    ];
  });
  return `<g id="${id}">${pairs.flat(Infinity).join('')}</g>`;
}

/** A seat: quilted back, pillow, deep cushion, folded blanket, leg rest. */
function one(x, Y, mood, [lit, plain, shade]) {
  const h = 25;
  const back = Y(0.48);
  const front = Y(0.46) * DEPTH;
  const ribs = [0.6, 0.7, 0.8].map((y) => `M${n(x - h * 0.74)} ${n(Y(y))}h${n(h * 1.48)}`).join('');
  return [
    fill(
      `M${n(x - h - 2)} ${n(Y(0.45))}V${n(Y(1.0))}q0-16 14-16h${n(2 * h - 24)}q14 0 14 16V${n(Y(0.45))}z`,
      shade,
    ),
    fill(
      `M${n(x - h)} ${n(Y(0.45))}V${n(Y(0.98))}q0-14 12-14h${n(2 * h - 24)}q12 0 12 14V${n(Y(0.45))}z`,
      plain,
    ),
    fill(
      `M${n(x - h * 0.74)} ${n(Y(0.5))}V${n(Y(0.88))}q${n(h * 0.74)}-5 ${n(h * 1.48)} 0V${n(Y(0.5))}z`,
      lit,
    ),
    line(ribs, plain, 1.4),
    fill(`M${n(x - 17)} ${n(Y(0.97))}q0-13 17-13t17 13q0 8-17 8t-17-8z`, mood.cover),
    fill(
      poly([
        [x - h, back],
        [x + h, back],
        [(x + h) * DEPTH, front],
        [(x - h) * DEPTH, front],
      ]),
      lit,
    ),
    fill(
      poly([
        [(x - h) * DEPTH, front],
        [(x + h) * DEPTH, front],
        [(x + h - 2) * DEPTH, front + 22],
        [(x - h + 2) * DEPTH, front + 22],
      ]),
      plain,
    ),
    fill(
      poly([
        [(x - h + 3) * DEPTH, front + 22],
        [(x + h - 3) * DEPTH, front + 22],
        [(x + h - 4) * DEPTH, front + 46],
        [(x - h + 4) * DEPTH, front + 46],
      ]),
      shade,
    ),
    // Pillow and folded blanket on the seat.
    fill(`M${n((x - 13) * 1.08)} ${n(Y(0.5) * 1.08)}q-5-24 2-26 12-3 24 0 7 2 2 26-14 4-28 0z`, '#fbf6ee'),
    fill(
      poly([
        [(x - 20) * 1.16, Y(0.52) * 1.16],
        [(x + 20) * 1.16, Y(0.52) * 1.16],
        [(x + 21) * 1.28, Y(0.5) * 1.28],
        [(x - 21) * 1.28, Y(0.5) * 1.28],
      ]),
      mood.accent,
    ),
    line(`M${n((x - 20) * 1.22)} ${n(Y(0.51) * 1.22)}h${n(48)}`, '#ffffff', 1.5, 'opacity=".6"'),
  ];
}
