/** Tierra del Fuego: Les Éclaireurs lighthouse in the Beagle Channel, the Andes behind. */
import { cloud, glints, plane } from '../lib/atmosphere.mjs';
import { range } from '../lib/mountains.mjs';
import { navy, night, paper, straw } from '../lib/palette.mjs';
import { disc, document, fill, gradient, line, rect, seeded } from '../lib/svg.mjs';

const WATER = 430;

/** The island: a low skerry in facets. */
const island = [
  fill(
    'M330 604c40-40 90-44 130-70 30-24 66-20 90-40 30-14 60-6 86-2 40 4 54 30 96 40 60 16 110 30 150 74z',
    '#22395a',
  ),
  fill('M550 494c30-14 60-6 86-2 40 4 54 30 96 40 30 8 58 16 84 28l-120-4-60-30-70-4z', '#9c6a52'),
  fill('M460 534c30-24 66-20 90-40l16 28-60 34-90 6zM620 560l60 6 40 38H600z', '#34507a'),
  fill('M690 556l126 4c24 12 46 26 66 44H760z', '#b97b56'),
];

/** Tower 11 m high: red, white, red, with a black lantern. */
const tower = [
  fill('M592 506l16-236h56l16 236z', '#c8452f'),
  fill('M597.5 424l5.6-82h66.2l5.5 82z', paper),
  fill('M592 506l16-236h20l-6 236z', navy, 'opacity=".28"'),
  fill('M652 506l-4-236h16l16 236z', '#ffb27a', 'opacity=".4"'),
  fill('M600 270v-10h72v10z', navy),
  line('M602 262v-16h68v16', navy, 4),
  line('M602 254h68', navy, 4, 'stroke-dasharray="3 7"'),
  fill('M614 260v-44h44v44z', '#fff1c4'),
  line('M614 222v38M629 222v38M643 222v38M658 222v38', navy, 4),
  fill('M606 218c4-24 16-36 30-38 14 2 26 14 30 38z', navy),
  line('M636 180v-24', navy, 4),
  fill('M628 506v-34q8-10 16 0v34z', navy),
  fill('M631 398v-18h10v18z', navy),
];

const seal = (x, y, s) =>
  `<path transform="translate(${x} ${y})scale(${s})" d="M0 0c2-10 10-12 14-26 2-8 10-12 16-8l8 4-8 4c2 10 14 14 30 16 10 2 18 6 24 10z"/>`;

export function tierraDelFuego() {
  const random = seeded(5);
  const birds = Array.from(
    { length: 7 },
    (_, i) =>
      `M${Math.round(330 + i * 26 + random() * 30)} ${Math.round(190 + random() * 70)}q8-8 12 0 4-8 12 0`,
  ).join('');
  const defs = [
    gradient('s', [
      [0, '#16335c'],
      [0.35, '#3c6f9f'],
      [0.62, '#c99a94'],
      [0.82, '#f6b877'],
      [1, '#fbdca2'],
    ]),
    gradient('w', [
      [0, '#e9b17e'],
      [0.12, '#7f93a8'],
      [0.45, '#2c557f'],
      [1, '#0d213d'],
    ]),
    gradient(
      'b',
      [
        [0, '#fff1c4', 0.75],
        [1, '#fff1c4', 0],
      ],
      true,
    ),
    gradient(
      'd',
      [
        [0, '#fff1c4', 0],
        [1, '#fff1c4', 0.75],
      ],
      true,
    ),
  ];
  return document(1200, 675, defs, [
    rect(0, 0, 1200, WATER, 'url(#s)'),
    [190, 140].map((r) => disc(910, 350, r, straw, 'opacity=".2"')),
    disc(910, 350, 88, '#ffe9b8'),
    cloud(
      [
        [90, 126, 250],
        [150, 108, 120],
        [960, 140, 190],
        [1010, 122, 90],
      ],
      18,
      '#9dbdd6',
      0.45,
    ),
    cloud(
      [
        [60, 206, 150],
        [740, 182, 120],
      ],
      12,
      '#f0c6b0',
      0.7,
    ),
    range(
      12,
      [
        [-20, 250],
        [96, 214],
        [170, 262],
        [300, 176],
        [420, 250],
        [520, 216],
        [700, 244],
        [800, 206],
        [930, 282],
        [1050, 222],
        [1160, 178],
        [1240, 240],
      ],
      WATER,
      { shade: '#57719b', light: '#9d8598', snow: '#fff0da', snowShade: '#b3c8de', snowline: 290 },
    ),
    range(
      4,
      [
        [-30, 300],
        [70, 336],
        [190, 302],
        [330, 360],
        [430, 340],
        [545, 378],
        [690, 366],
        [830, 344],
        [960, 370],
        [1080, 318],
        [1210, 276],
      ],
      WATER,
      { shade: '#2a4670', light: '#5d5f84' },
    ),
    rect(0, WATER, 1200, 245, 'url(#w)'),
    glints(3, 40, 910, 440, 200, 120, 130, '#ffdf9f', 0.75, 4),
    glints(8, 36, 600, 446, 220, 600, 620, '#a9c3d6', 0.35, 3),
    fill('M636 238L1240 150v150z', 'url(#b)'),
    fill('M636 238L-40 150v150z', 'url(#d)'),
    tower,
    island,
    `<g fill="${night}">${seal(470, 536, 0.7)}${seal(404, 560, 0.8)}${seal(720, 530, 0.6)}${seal(770, 548, 0.75)}</g>`,
    fill('M300 606q140-16 300-4t340-6q40 20-60 26-260 12-520 4-80-4-60-20z', '#8fb4cd', 'opacity=".45"'),
    glints(15, 20, 632, 616, 50, 60, 40, '#e8c9a8', 0.5, 4),
    line(birds, navy, 3, 'stroke-linecap="round"'),
    plane(430, 108, 46, 70, paper, 130),
  ]);
}
