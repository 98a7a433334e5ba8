/** Tour Nacional: windmills of La Mancha at sundown, vines in front, the castle of Consuegra. */
import { cloud, plane } from '../lib/atmosphere.mjs';
import { paper } from '../lib/palette.mjs';
import { disc, document, fill, gradient, line, n, rect } from '../lib/svg.mjs';

/** Windmill with its foot at the origin, about 200 high; the sails are turned by `angle`. */
function mill(x, y, scale, angle) {
  const sails = [0, 90, 180, 270].map(
    (turn) =>
      `<g transform="rotate(${turn + angle})">${line('M0 0V-104', '#3a2a30', 5)}${fill('M3-24h19v78-78V-100H3z', '#fff6e2', 'opacity=".92"')}${line('M3-32h19M3-48h19M3-64h19M3-80h19', '#a9805f', 2.5)}</g>`,
  );
  return `<g transform="translate(${x} ${y})scale(${n(scale, 2)})">${[
    fill('M-46 0l6-120h80l6 120z', '#fbf2e2'),
    fill('M8 0v-120h32l6 120z', '#c99a84'),
    fill('M-46 0l1-22h90l1 22z', '#3f76b0', 'opacity=".55"'),
    fill('M-44-118l30-52q14-12 28 0l30 52z', '#4b3340'),
    fill('M2-175q7 1 12 5l30 52H14z', '#33222f'),
    fill('M-12 0v-34q12-14 24 0V0z', '#4b3340'),
    fill('M-26-70h12v-16h-12zM16-84h10v-14H16z', '#4b3340'),
    `<g transform="translate(-6-132)">${sails.join('')}${disc(0, 0, 8, '#33222f')}</g>`,
  ].join('')}</g>`;
}

/** Rows of vines that run to the vanishing point. */
function vines() {
  const [vx, vy] = [610, 470];
  const rows = [];
  for (let i = -9; i <= 9; i += 1) {
    if (i === 0) continue;
    const foot = vx + i * 150;
    rows.push(`M${n(vx + (foot - vx) * 0.3)} ${n(vy + 205 * 0.3)}L${foot} 680`);
  }
  return rows.join('');
}

export function nacional() {
  const defs = [
    gradient('s', [
      [0, '#2c4f86'],
      [0.3, '#8a7ca8'],
      [0.55, '#e8917a'],
      [0.78, '#f9b765'],
      [1, '#fbd98f'],
    ]),
    gradient('h', [
      [0, '#b5643c'],
      [1, '#6a3540'],
    ]),
    gradient('v', [
      [0, '#c27a45'],
      [1, '#5d3038'],
    ]),
  ];
  return document(1200, 675, defs, [
    rect(0, 0, 1200, 520, 'url(#s)'),
    [270, 205].map((r) => disc(590, 372, r, '#ffe3a8', 'opacity=".25"')),
    disc(590, 372, 142, '#fff0c6'),
    cloud(
      [
        [80, 118, 230],
        [150, 98, 110],
        [870, 96, 210],
        [930, 76, 100],
      ],
      18,
      '#f6c4ad',
      0.7,
    ),
    cloud(
      [
        [300, 206, 150],
        [760, 232, 170],
      ],
      12,
      '#fdd9b0',
      0.8,
    ),
    fill('M0 470v-44q160-50 330-34t320-22 280 14 270-30v116z', '#c9806c', 'opacity=".8"'),
    // Consuegra on its hill.
    fill('M820 470c60-60 120-104 190-120q100-6 190 50v90z', '#a05a4c'),
    fill('M930 372v-44h12v-14h24v14h40v-34h14v-10h26v10h12v22h44v-16h24v16h12v58l-80-14-70 2z', '#7c4446'),
    line('M966 312h24M1018 282h30M1100 300h30M942 326h70', '#7c4446', 6, 'stroke-dasharray="5 4"'),
    fill('M1048 356v-78h10v22h44v56z', '#5f3340', 'opacity=".7"'),
    rect(0, 440, 1200, 80, '#a8604a'),
    fill('M-10 480q150-90 330-92 170 0 270 50 140 20 330 50t290-20v90H-10z', 'url(#h)'),
    mill(140, 432, 0.62, 12),
    mill(318, 402, 0.86, 34),
    mill(756, 470, 0.56, 20),
    fill('M330 520q110-70 210-72 130 0 260 72z', '#8a4a3c'),
    mill(530, 462, 1.3, 22),
    rect(0, 500, 1200, 175, 'url(#v)'),
    fill('M-10 512q170-26 400-16t420-4 400 2v20H-10z', '#8f5238'),
    line(vines(), '#3d3a2f', 16, 'stroke-linecap="round" stroke-dasharray="2 24"'),
    line(
      vines(),
      '#7f8a3f',
      11,
      'stroke-linecap="round" stroke-dasharray="2 24" transform="translate(-3-4)"',
    ),
    plane(800, 150, 52, 62, paper, 150),
  ]);
}
