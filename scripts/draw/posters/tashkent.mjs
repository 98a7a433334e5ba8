/** Tashkent: the mosque of Hazrati Imam in the afternoon sun, Chorsu's dome and the television tower far off. */
import { cloud, glints, place, plane } from '../lib/atmosphere.mjs';
import { cream, gold, paper, straw } from '../lib/palette.mjs';
import { disc, document, fill, gradient, line, n, rect } from '../lib/svg.mjs';

const SAND = '#efcf9b';
const SAND_2 = '#d9ad6f';
const SAND_3 = '#b98650';
const TURQUOISE = '#2aa7b8';
const TURQUOISE_2 = '#1a7f99';
const TURQUOISE_3 = '#7fd3d2';
const LAPIS = '#174a86';
const LAPIS_2 = '#0f2f5c';

const GROUND = 700;

/** Four-centred arch standing on `y`. */
const arch = (x, y, half, spring, apex) =>
  `M${n(x - half)} ${y}V${spring}c0-${n((spring - apex) * 0.5)} ${n(half * 0.45)}-${n((spring - apex) * 0.72)} ${n(half)}-${n(spring - apex)} ${n(half * 0.55)} ${n((spring - apex) * 0.28)} ${n(half)} ${n((spring - apex) * 0.5)} ${n(half)} ${n(spring - apex)}V${y}z`;

/** Ribbed dome on its drum, 130 wide, its foot at `y`. */
const dome = (x, y) => [
  fill(`M${x - 66} ${y}v-96h132v96z`, SAND_2),
  fill(`M${x - 66} ${y}v-96h44v96z`, SAND),
  line(`M${x - 66} ${y - 82}h132`, LAPIS, 14),
  line(`M${x - 66} ${y - 82}h132`, straw, 6, 'stroke-dasharray="3 5 9 5 5 7"'),
  line(`M${x - 58} ${y - 40}h116`, TURQUOISE_2, 52, 'stroke-dasharray="12 8"'),
  line(`M${x - 66} ${y - 64}h132`, SAND_2, 6),
  fill(`M${x - 70} ${y - 96}c-26-62 26-118 70-154 44 36 96 92 70 154z`, TURQUOISE),
  fill(`M${x + 16} ${y - 96}c34-50 14-110-16-154 44 36 96 92 70 154z`, TURQUOISE_2),
  fill(`M${x - 58} ${y - 96}c-22-54 8-96 36-126-16 40-30 80-16 126z`, TURQUOISE_3),
  line(
    `M${x - 36} ${y - 96}c-20-60 14-116 36-154M${x - 12} ${y - 96}c-8-60 4-116 12-154M${x + 14} ${y - 96}c16-60-4-116-14-154M${x + 40} ${y - 96}c30-60-14-116-40-154`,
    '#12687f',
    3,
    'opacity=".55"',
  ),
  line(`M${x - 72} ${y - 97}h144`, paper, 5),
  line(`M${x} ${y - 246}v-34`, gold, 4),
  disc(x, y - 268, 6, gold),
];

/** Minaret with bands of glazed brick and a small cupola. */
const minaret = (x) => [
  fill(`M${x - 25} ${GROUND}l7-458h36l7 458z`, SAND_2),
  fill(`M${x - 25} ${GROUND}l7-458h14l-4 458z`, SAND),
  line(`M${x - 20} 330h40M${x - 21} 420h42M${x - 22} 510h44M${x - 24} 610h48`, LAPIS, 22),
  line(
    `M${x - 20} 330h40M${x - 21} 420h42M${x - 22} 510h44M${x - 24} 610h48`,
    TURQUOISE_3,
    10,
    'stroke-dasharray="4 4"',
  ),
  line(`M${x - 19} 362h38M${x - 21} 452h42M${x - 23} 546h46`, TURQUOISE_2, 6),
  fill(`M${x - 26} 250l6-18h40l6 18-8 14h-36z`, SAND),
  fill(`M${x - 16} 232v-40h32v40z`, LAPIS_2),
  line(`M${x - 14} 212h28`, SAND, 40, 'stroke-dasharray="5 6.5"'),
  fill(`M${x - 20} 194c-6-30 10-44 20-56 10 12 26 26 20 56z`, TURQUOISE),
  fill(`M${x + 4} 194c10-22 4-40-4-56 10 12 26 26 20 56z`, TURQUOISE_2),
  line(`M${x} 140v-20`, gold, 3),
];

/** Wing of cells: a wall with niches. */
const wing = (from, to) => {
  const niches = [];
  for (let x = from + 36; x < to - 20; x += 62) niches.push(arch(x, GROUND, 21, 628, 596));
  return [
    rect(from, 556, to - from, GROUND - 556, SAND_2),
    rect(from, 556, to - from, 24, SAND),
    line(`M${from} 568h${to - from}`, LAPIS, 11),
    line(`M${from} 568h${to - from}`, TURQUOISE_3, 5, 'stroke-dasharray="5 5"'),
    fill(niches.join(''), LAPIS_2),
    fill(niches.join(''), TURQUOISE_2, 'opacity=".35" transform="translate(5)"'),
  ];
};

const portal = [
  fill('M628 700V318h344v382z', SAND),
  fill('M940 700V318h32v382z', SAND_2),
  line('M624 316h352', TURQUOISE, 10),
  // Frame of glazed tiles, the band of writing, the spandrels full of stars.
  line('M652 700V344h296v356', TURQUOISE_2, 16),
  line('M652 700V344h296v356', cream, 6, 'stroke-dasharray="7 7"'),
  fill('M672 700V364h256v336z', LAPIS),
  line('M672 384h256', LAPIS_2, 32),
  line('M686 377h228M690 391h220', cream, 4, 'stroke-dasharray="9 3 2 3 5 4 14 3 3 5"'),
  line('M688 384h224', cream, 18, 'stroke-dasharray="2.5 14 2.5 9 2.5 21"'),
  rect(684, 408, 232, 292, 'url(#t)'),
  fill(arch(800, 700, 104, 520, 418), straw),
  fill(arch(800, 700, 97, 522, 428), LAPIS_2),
  fill(arch(800, 700, 97, 522, 428), 'url(#n)'),
  line(
    'M716 516h168M726 494h148M742 472h116M762 452h76',
    TURQUOISE_3,
    9,
    'stroke-dasharray="9 9" opacity=".55"',
  ),
  fill(arch(800, 700, 58, 600, 540), SAND_3),
  fill(arch(800, 700, 50, 604, 550), '#0b2143'),
  line('M800 700V556', SAND_3, 5),
  line('M766 640h22M812 640h22', gold, 26, 'stroke-dasharray="4 5" opacity=".7"'),
];

/** A cypress of radius 1, lit from the left. */
const cypress = (id) =>
  `<g id="${id}">${fill('M-30 4q30-12 90 2-50 10-90-2z', SAND_3, 'opacity=".6"')}${rect(-3, -4, 6, 10, '#5a3f2d')}${fill('M-12 0c-18-40-10-130 12-176 22 46 30 136 12 176z', '#173f57')}${fill('M-12 0c-18-40-10-130 12-176-8 56-14 120-4 176z', '#2c6a78')}</g>`;

export function tashkent() {
  const defs = [
    gradient('s', [
      [0, '#15609c'],
      [0.38, '#5cb0d3'],
      [0.68, '#d4e7dd'],
      [0.86, '#fdeac4'],
      [1, '#fbd493'],
    ]),
    gradient('n', [
      [0, '#2f77b4', 0.8],
      [1, '#0b2143', 0.6],
    ]),
    gradient('g', [
      [0, '#efd6a6'],
      [1, '#c9955d'],
    ]),
    gradient('l', [
      [0, '#3aa3b8'],
      [1, '#0f4675'],
    ]),
    `<pattern id="t" width="24" height="24" patternUnits="userSpaceOnUse">${rect(0, 0, 24, 24, TURQUOISE_2)}${fill('M12 1l3 6h7v7l-3 3-7 6-7-6-3-3V7h7z', LAPIS)}${fill('M12 6l5 6-5 6-5-6z', straw)}</pattern>`,
    `<clipPath id="c"><path d="M560 742h480l190 158H370z"/></clipPath>`,
    cypress('y'),
  ];
  const trees = [
    [604, 708, 0.7],
    [996, 708, 0.7],
    [330, 742, 0.95],
    [1270, 742, 0.95],
    [246, 780, 1.25],
    [1354, 780, 1.25],
    [116, 830, 1.6],
    [1484, 830, 1.6],
  ];
  return document(1600, 900, defs, [
    rect(0, 0, 1600, GROUND, 'url(#s)'),
    [400, 310, 225].map((r) => disc(800, 330, r, cream, 'opacity=".2"')),
    disc(800, 330, 150, '#fff6dd'),
    cloud(
      [
        [150, 236, 190],
        [210, 212, 90],
        [1330, 196, 170],
        [1290, 220, 160],
      ],
      24,
      paper,
      0.7,
    ),
    cloud(
      [
        [250, 420, 160],
        [1190, 450, 210],
        [1240, 428, 80],
      ],
      18,
      cream,
      0.8,
    ),
    // Chimgan under snow, Chorsu, the television tower.
    fill(
      'M0 640l150-90 90 50 150-80 120 90 110-60 130 80 160-110 130 56 170-96 150 120 130-60 110 50v120H0z',
      '#9db9cd',
    ),
    fill(
      'M390 520l-42 33 22-2 24 16 30-14 22 4zM1210 480l-42 33 26-2 20 18 30-14 20 3z',
      paper,
      'opacity=".85"',
    ),
    fill('M1388 700l20-260 3-170 3 170 20 260-23-120z', '#6f97b4'),
    fill('M1392 452h38l-8 20h-22zM1400 520h22v10h-22z', '#5684a6'),
    fill('M70 700v-66c20-90 100-130 176-130s156 40 176 130v66z', '#5eb2bd'),
    line(
      'M246 504c-70 30-110 80-120 130M246 504c-30 30-50 80-50 130M246 504c30 30 50 80 50 130M246 504c70 30 110 80 120 130',
      '#2f8fa1',
      7,
      'stroke-dasharray="12 8"',
    ),
    fill('M222 506v-22q24-24 48 0v22z', '#2f8fa1'),
    line('M60 636h372', cream, 9),
    dome(545, 556),
    dome(1055, 556),
    wing(300, 640),
    wing(960, 1300),
    minaret(450),
    minaret(1150),
    portal,
    rect(0, GROUND, 1600, 200, 'url(#g)'),
    rect(0, GROUND, 1600, 9, SAND_3, 'opacity=".5"'),
    line(
      'M-400 900L700 700M-60 900L720 700M250 900L745 700M1350 900L855 700M1660 900L880 700M2000 900L900 700',
      SAND_3,
      4,
      'opacity=".4"',
    ),
    line('M0 726h1600M0 768h1600M0 828h1600', SAND_3, 4, 'opacity=".35"'),
    fill('M548 734h504l206 166H342z', SAND_3),
    fill('M548 734h504l8 8H540z', cream),
    '<g clip-path="url(#c)">',
    rect(300, 742, 1000, 160, 'url(#l)'),
    `<g opacity=".5">${fill('M640 742h320v170H640z', SAND_2)}${fill('M690 742h220v190H690z', LAPIS)}${fill('M706 742h188v60c0 50-50 70-94 90-44-20-94-40-94-90z', '#0d2850')}</g>`,
    glints(6, 26, 800, 752, 150, 250, 420, '#bfe6e4', 0.5, 3),
    '</g>',
    trees.map(([x, y, scale]) => place('y', x, y, scale)),
    plane(1040, 196, 50, 60, paper, 150),
  ]);
}
