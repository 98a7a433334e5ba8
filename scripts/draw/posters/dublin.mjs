/** Dublin: the Samuel Beckett bridge over the Liffey at the blue hour. */
import { glints, plane, stars } from '../lib/atmosphere.mjs';
import { amber, cream, honey, ink, navy, night, paper, slate, straw } from '../lib/palette.mjs';
import { disc, document, fill, gradient, line, n, poly, rect, seeded } from '../lib/svg.mjs';

const WATER = 640;

/** Point of the pylon's curve, 0 at the deck, 1 at the tip. */
function pylon(t) {
  const [a, b, c, d] = [
    [600, 612],
    [500, 480],
    [474, 320],
    [500, 132],
  ];
  const u = 1 - t;
  const at = (i) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
  return [at(0), at(1)];
}

/** Upper edge of the deck, a slow arc. */
const deck = (x) => 618 - 14 * (1 - ((x - 800) / 820) ** 2);

function cables() {
  let fore = '';
  for (let i = 0; i < 25; i += 1) {
    const [x, y] = pylon(0.2 + (0.78 * i) / 24);
    const foot = 672 + i * 26.2;
    fore += `M${n(x)} ${n(y)}L${n(foot)} ${n(deck(foot))}`;
  }
  let back = '';
  for (let i = 0; i < 6; i += 1) {
    const [x, y] = pylon(0.72 + 0.052 * i);
    const foot = 392 - i * 15;
    back += `M${n(x)} ${n(y)}L${n(foot)} ${n(deck(foot))}`;
  }
  return [line(fore, paper, 1.8, 'opacity=".8"'), line(back, paper, 3)];
}

/** Lit windows in a block: rows of dashes with gaps. */
function windows(seed, boxes, colour) {
  const random = seeded(seed);
  let d = '';
  for (const [x, y, columns, rows, dx, dy] of boxes) {
    for (let r = 0; r < rows; r += 1)
      for (let c = 0; c < columns; c += 1) if (random() < 0.42) d += `M${n(x + c * dx)} ${n(y + r * dy)}v7`;
  }
  return line(d, colour, 6);
}

export function dublin() {
  const defs = [
    gradient('s', [
      [0, '#0b1730'],
      [0.36, '#1d4272'],
      [0.62, '#4b7fa8'],
      [0.78, '#c49c92'],
      [0.9, '#f2b777'],
      [1, '#f9dba2'],
    ]),
    gradient('w', [
      [0, '#c98f5c'],
      [0.08, '#4f7893'],
      [0.3, '#1d4067'],
      [1, night],
    ]),
    gradient(
      'p',
      [
        [0, paper],
        [0.55, paper],
        [1, '#b9cfe0'],
      ],
      true,
    ),
  ];
  const [sunX, sunY] = [860, 590];
  const halo = [430, 340, 255].map((r) => disc(sunX, sunY, r, straw, 'opacity=".1"'));
  // North quays far off: terraces, a crane, the dome of the Custom House, a church spire.
  const far = `M380 640v-66h28v-10h10v10h10l8-52 8 52h18v-12h34v14h30v-30h16v-12h10v12h14v28h46v-20h38v-30c2-20 12-30 22-33v-16h3v16c10 3 20 13 22 33v30h40v16h40v-18h30v-14h26v14h30v20h44v-40h40v30h50v-20h92v16h44v-24h46v10h60v66z`;
  const chimneys = 'M1013 640V420h14v220zM1053 640V420h14v220z';
  const bands = 'M1013 428h14M1013 446h14M1053 428h14M1053 446h14';
  const left = poly([
    [0, 640],
    [0, 470],
    [70, 470],
    [70, 500],
    [92, 500],
    [92, 486],
    [108, 486],
    [108, 500],
    [150, 500],
    [150, 520],
    [232, 520],
    [232, 498],
    [300, 498],
    [300, 534],
    [318, 534],
    [318, 522],
    [332, 522],
    [332, 534],
    [404, 534],
    [404, 640],
  ]);
  const right = poly([
    [1200, 640],
    [1200, 520],
    [1256, 520],
    [1256, 470],
    [1420, 470],
    [1420, 440],
    [1500, 440],
    [1500, 404],
    [1600, 404],
    [1600, 640],
  ]);
  const [tipX, tipY] = pylon(1);
  const curve = `M612 616C516 484 492 322 ${n(tipX + 5)} ${n(tipY)}L${n(tipX - 5)} ${n(tipY)}C452 316 470 486 566 622z`;
  const deckLine = `M-10 ${n(deck(-10))}Q800 ${n(2 * deck(800) - deck(-10))} 1610 ${n(deck(1610))}v15Q800 ${n(2 * (deck(800) + 22) - deck(-10) - 15)} -10 ${n(deck(-10) + 15)}z`;
  const swan = `${fill('M8 0c14-16 44-14 58-26 2 24-14 36-38 36C12 10 2 8 8 0z', paper)}${line('M11 4C2-8 22-20 14-32 11-38 4-37 1-33', paper, 6, 'stroke-linecap="round"')}${fill('M2-36l-9 6 9 1z', amber)}`;
  const swans = [
    `<g transform="translate(664 796)">${swan}</g><g transform="translate(600 770)scale(.75)">${swan}</g>`,
    line('M668 812h70M604 786h52M690 821h40', paper, 3, 'stroke-linecap="round" opacity=".35"'),
  ];
  return document(1600, 900, defs, [
    rect(0, 0, 1600, WATER, 'url(#s)'),
    stars(7, 60, 0, 10, 1600, 330),
    halo,
    disc(sunX, sunY, 172, honey),
    disc(sunX, sunY, 172, cream, 'opacity=".35"'),
    fill(far, '#55708f'),
    fill('M350 640l3-330 3 330z', '#6d93b3'),
    line('M1120 640V470M1076 476h88l-44-16z', '#55708f', 4),
    fill(chimneys, '#35628a'),
    line(bands, '#e9c3a4', 8),
    fill(left, slate),
    fill(right, slate),
    // Convention centre: a glass drum that leans in its stone frame.
    fill('M1264 640V500l26-64q46-20 92 0l-26 204z', '#2f5f8e'),
    fill('M1290 436q46-20 92 0-46 18-92 0z', '#8fc0da'),
    line(
      'M1286 470q44 18 90 0M1281 504q44 18 90 0M1276 540q44 18 90 0M1271 576q44 18 90 0',
      straw,
      7,
      'opacity=".85"',
    ),
    windows(
      3,
      [
        [14, 488, 4, 4, 14, 26],
        [166, 536, 5, 3, 14, 24],
        [250, 514, 4, 4, 13, 24],
        [346, 548, 4, 3, 14, 24],
        [1214, 536, 3, 3, 14, 26],
        [1432, 458, 5, 6, 14, 26],
        [1514, 424, 6, 7, 14, 26],
      ],
      honey,
    ),
    rect(0, WATER - 8, 1600, 300, 'url(#w)'),
    rect(0, WATER - 10, 420, 22, navy),
    rect(1230, WATER - 10, 400, 22, navy),
    glints(11, 44, sunX, 662, 230, 250, 60, honey, 0.75, 4.5),
    glints(12, 26, sunX, 668, 200, 180, 50, cream, 0.6, 3),
    glints(5, 34, 520, 670, 190, 60, 26, paper, 0.4, 4),
    glints(9, 60, 800, 670, 230, 800, 800, '#5f95bb', 0.28, 3),
    // Pier with the turntable of the bridge.
    fill('M536 640l24 46q28 12 56 0l26-46z', ink),
    fill('M548 688q40 16 80 0v10q-40 14-80 0z', night, 'opacity=".6"'),
    cables(),
    fill(deckLine, paper),
    line(
      `M-10 ${n(deck(-10) + 7)}Q800 ${n(2 * (deck(800) + 9) - deck(-10) - 7)} 1610 ${n(deck(1610) + 7)}`,
      amber,
      4,
      'stroke-dasharray="4 22"',
    ),
    fill(
      `M-10 ${n(deck(-10) + 11)}Q800 ${n(2 * (deck(800) + 16) - deck(-10) - 11)} 1610 ${n(deck(1610) + 11)}v14Q800 ${n(2 * (deck(800) + 26) - deck(-10) - 25)} -10 ${n(deck(-10) + 25)}z`,
      '#5d86a6',
    ),
    fill(curve, 'url(#p)'),
    swans,
    plane(1062, 256, 54, 62, paper, 130),
    fill('M0 900V846q200-26 420 4t460-6 420 8 300-10v58z', night, 'opacity=".55"'),
  ]);
}
