/** A cabin in one-point perspective: walls, windows, lockers, ceiling, far end, and rows of seats. */
import { mix } from './colour.mjs';
import { document, fill, glow, gradient, line, n, poly, rect } from './svg.mjs';

const WIDTH = 1200;
const HEIGHT = 800;
const FOCAL = 700;
const NEAR = 0.3;

/**
 * @param {object} section cross-section in metres, see `SECTIONS` in `cabin.mjs`
 * @param {{from: number, count: number}[]} edges blocks of seats
 * @param {{mood: import('./moods.mjs').Mood, eyeX: number, eye: number, centre: number[], pitch: number, rows: number[], far?: number, row: (mood: object) => string}} view
 *   `eyeX` and `eye` place the viewer in metres, `centre` the vanishing point in the picture; `pitch` is the distance of
 *   the windows, `rows` the distances of the seat rows, the farthest first; `row` draws one row under the id `r`
 */
export function perspective(
  section,
  edges,
  { mood, eyeX, eye, centre: [cx, cy], pitch, rows: depths, far = 15, row },
) {
  const at = (x, y, z) => [cx + (FOCAL * (x - eyeX)) / z, cy - (FOCAL * (y - eye)) / z];
  const band = (a, b, colour, more) =>
    fill(poly([at(...a, NEAR), at(...b, NEAR), at(...b, far), at(...a, far)]), colour, more);
  const both = (a, b, colour, more) => [
    band(a, b, colour, more),
    band([-a[0], a[1]], [-b[0], b[1]], colour, more),
  ];

  const defs = [
    gradient('c', [
      [0, mix(mood.wall, mood.light, 0.5)],
      [1, mood.wall],
    ]),
    gradient('b', [
      [0, mix(mood.wall, '#ffffff', 0.35)],
      [1, mix(mood.wall, mood.shade, 0.35)],
    ]),
    glow('g', [
      [0, mood.light, 0.9],
      [0.25, mood.light, 0.4],
      [1, mood.light, 0],
    ]),
    gradient('v', [
      [0, '#0a1424', 0.18],
      [0.3, '#0a1424', 0],
      [0.6, '#0a1424', 0],
      [1, '#0a1424', 0.4],
    ]),
    row(mood),
  ];

  const { shell, bin, roof, hung } = section;
  const walls = [
    both(shell[0], shell[1], mix(mood.wall, mood.shade, 0.5)),
    both(shell[1], shell[2], 'url(#c)'),
    both(shell[2], shell[3], mix(mood.wall, mood.shade, 0.14)),
  ];
  const panes = windowPanes(section.half, at, pitch, eyeX, far);
  const ceiling = [
    both(roof[0], roof[1], mood.strip),
    both(roof[1], roof[2], mix(mood.wall, mood.light, 0.65)),
    both(
      [roof[1][0] * 0.86, roof[1][1] + 0.01],
      [roof[1][0] * 0.8, roof[1][1] + 0.012],
      '#ffffff',
      'opacity=".55"',
    ),
  ];
  const bins = [
    both(bin[0], bin[1], mix(mood.wall, mood.shade, 0.55)),
    both(bin[1], bin[2], 'url(#b)'),
    hung && [
      both(hung[0], hung[1], 'url(#b)'),
      both(hung[1], hung[2], mix(mood.wall, mood.shade, 0.7)),
      both([hung[0][0] + 0.05, hung[0][1]], hung[0], mood.strip),
    ],
  ];
  const seams = binSeams(section, at, Math.min(11, far));
  const rows = depths.map(
    (z) => `<use href="#r" transform="translate(${cx} ${cy})scale(${n(FOCAL / (100 * z), 3)})"/>`,
  );
  const distant = Math.floor(rows.length / 2);
  const carpet = edges
    .slice(1)
    .map(({ from }) => [
      band([from - section.aisle - 0.02, 0], [from + 0.02, 0], mood.carpet),
      band([from - section.aisle, 0], [from - section.aisle + 0.03, 0], mood.accent, 'opacity=".8"'),
      band([from - 0.03, 0], [from, 0], mood.accent, 'opacity=".8"'),
    ]);
  return document(WIDTH, HEIGHT, defs, [
    rect(0, 0, WIDTH, HEIGHT, mix(mood.wall, mood.shade, 0.3)),
    fill(
      poly([
        at(-section.half, 0, NEAR),
        at(section.half, 0, NEAR),
        at(section.half, 0, far),
        at(-section.half, 0, far),
      ]),
      mix(mood.carpet, '#000000', 0.35),
    ),
    carpet,
    walls,
    fill(
      panes.frames,
      mix(mood.wall, '#ffffff', 0.5),
      `stroke="${mix(mood.wall, '#ffffff', 0.5)}" stroke-width="14" stroke-linejoin="round"`,
    ),
    fill(panes.glass, mood.outside, `stroke="${mood.outside}" stroke-width="7" stroke-linejoin="round"`),
    bulkhead(section, at, mood, far),
    ceiling,
    bins,
    line(seams, mix(mood.wall, mood.shade, 0.5), 2, 'opacity=".8"'),
    `<ellipse cx="${cx}" cy="${cy}" rx="430" ry="300" fill="url(#g)"/>`,
    rows.slice(0, distant),
    `<ellipse cx="${cx}" cy="${cy}" rx="210" ry="120" fill="url(#g)" opacity=".75"/>`,
    rows.slice(distant),
    rect(0, 0, WIDTH, HEIGHT, 'url(#v)'),
  ]);
}

/** Windows of both walls as two paths: surrounds and glass. */
function windowPanes(half, at, pitch, eyeX, far) {
  const one = (side, z, dy, dz) =>
    poly(
      [
        [1.36 + dy, z - dz],
        [1.36 + dy, z + dz],
        [1.02 - dy, z + dz],
        [1.02 - dy, z - dz],
      ].map(([y, depth]) => at(side * half, y, depth)),
    );
  let frames = '';
  let glass = '';
  for (const side of [-1, 1]) {
    const reach = Math.abs(side * half - eyeX);
    for (let i = 0; i < 15; i += 1) {
      const z = 1.7 + i * pitch * 1.5;
      if (z < reach * 0.8 - 0.4 || z > Math.min(11, far - 0.3)) continue;
      frames += one(side, z, 0.02, 0.13);
      glass += one(side, z, -0.01, 0.09);
    }
  }
  return { frames, glass };
}

/** Joints between the lockers. */
function binSeams({ bin, hung }, at, far) {
  let d = '';
  for (let z = 1.5; z < far; z += 1.06) {
    for (const side of [-1, 1]) {
      d += poly(
        bin.map(([x, y]) => at(side * x, y, z)),
        false,
      );
      if (hung)
        d += poly(
          hung.slice(0, 2).map(([x, y]) => at(side * x, y, z)),
          false,
        );
    }
  }
  return d;
}

/** Far end: a wall with a curtain and the green sign over it. */
function bulkhead({ half, roof }, at, mood, z) {
  const [x0, y0] = at(-half, roof[1][1], z);
  const [x1, y1] = at(half, 0, z);
  const [left, top] = at(-half * 0.72, 2, z);
  const [right] = at(half * 0.72, 2, z);
  const folds = Array.from(
    { length: 14 },
    (_, i) => `M${n(left + ((i + 0.5) / 14) * (right - left))} ${n(top)}V${n(y1)}`,
  ).join('');
  return [
    rect(x0, y0, x1 - x0, y1 - y0, mix(mood.wall, mood.light, 0.5)),
    rect(left, top, right - left, y1 - top, mood.seat[1]),
    line(folds, mood.seat[0], Math.max(1, (right - left) / 40), 'opacity=".7"'),
  ];
}
