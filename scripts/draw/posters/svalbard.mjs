/** Svalbard: the houses of Longyearbyen by the fjord under the aurora. */
import { glints, place, plane, stars } from '../lib/atmosphere.mjs';
import { range } from '../lib/mountains.mjs';
import { honey, navy, paper } from '../lib/palette.mjs';
import { disc, document, fill, glow, gradient, line, rect, seeded } from '../lib/svg.mjs';

const SHORE = 452;

/** Height of a wave through `points` at `x`. */
function wave(points, x) {
  const i = Math.max(
    1,
    points.findIndex((point) => point[0] >= x),
  );
  const [[x0, y0], [x1, y1]] = [points[i - 1], points[i]];
  const t = (1 - Math.cos((Math.PI * (x - x0)) / (x1 - x0))) / 2;
  return Math.round(y0 + (y1 - y0) * t);
}

/** Curtain of light in pleats that fade upwards, each by its own gradient; `points` are its lower edge. */
function curtain(seed, points, height, id) {
  const random = seeded(seed);
  const pleats = [];
  let x = points[0][0];
  while (x < 1210) {
    const width = Math.round(18 + random() * 20);
    const [y0, y1] = [wave(points, x), wave(points, x + width)];
    const rise = Math.round(height * (0.5 + random() * 0.5));
    pleats.push(`<path d="M${x} ${y0}v${-rise}h${width}V${y1}z"/>`);
    x += width;
  }
  return `<g fill="url(#${id})">${pleats.join('')}</g>`;
}

/** What every house shares, 80 wide, its foot at the origin: roof under snow and lit windows. */
const ROOF = `<g id="h">${fill('M-5-47l45-39h44l45 39H77L41-77-2-46z', '#e8f2fa')}${fill('M42-86h42l43 39H84z', '#b9d3e8')}${line('M16-27h16M48-27h16', honey, 16)}${line('M90-27h14M112-27h8', '#d98f35', 15)}</g>`;

/** Gabled house with its front and its side to the viewer. */
const house = (x, y, front, side) => [
  disc(x + 62, y - 16, 90, 'url(#g)'),
  fill(`M${x} ${y}v-50l40-34 40 34v50z`, front),
  fill(`M${x + 80} ${y}v-50h44v50z`, side),
  place('h', x, y),
];

/** The sign at the edge of town. */
const sign = [
  line('M1112 620V566', '#33475f', 6),
  fill('M1112 500l40 70h-80z', paper),
  line('M1112 506l34 61h-68z', '#c8452f', 7, 'stroke-linejoin="round"'),
  fill(
    'M1094 559c-1-10 4-16 13-17 6-5 12-3 14 1 4 0 6 2 8 5l-5 2c-1 3-2 4-2 9h-4l-1-5h-11l-2 5h-4l-1-4-2 4z',
    navy,
  ),
];

export function svalbard() {
  const defs = [
    ROOF,
    gradient('s', [
      [0, '#050b1a'],
      [0.45, '#0b2242'],
      [0.8, '#174a68'],
      [1, '#2a7480'],
    ]),
    gradient('w', [
      [0, '#2c7a84'],
      [0.2, '#144560'],
      [0.6, '#0a2340'],
      [1, '#060f20'],
    ]),
    gradient('a', [
      [0, '#7f8fe0', 0],
      [0.45, '#3fc79f', 0.3],
      [0.9, '#8ff5c8', 0.85],
      [1, '#8ff5c8', 0],
    ]),
    gradient('b', [
      [0, '#a06fd0', 0],
      [0.5, '#5f8fd8', 0.28],
      [0.92, '#5fd8cf', 0.5],
      [1, '#5fd8cf', 0],
    ]),
    glow('g', [
      [0, honey, 0.5],
      [1, honey, 0],
    ]),
  ];
  return document(1200, 675, defs, [
    rect(0, 0, 1200, SHORE, 'url(#s)'),
    stars(31, 44, 0, 0, 1200, 330, 2.2),
    stars(32, 16, 0, 0, 1200, 260, 4),
    curtain(
      8,
      [
        [-10, 190],
        [190, 110],
        [390, 200],
        [600, 110],
        [850, 190],
        [1030, 120],
        [1240, 180],
      ],
      190,
      'b',
    ),
    curtain(
      3,
      [
        [-10, 320],
        [150, 230],
        [360, 300],
        [540, 190],
        [770, 290],
        [990, 200],
        [1240, 310],
      ],
      260,
      'a',
    ),
    range(
      21,
      [
        [-30, 300],
        [80, 262],
        [210, 330],
        [330, 282],
        [440, 350],
        [600, 306],
        [700, 344],
        [820, 270],
        [930, 316],
        [1060, 244],
        [1190, 290],
      ],
      SHORE,
      { shade: '#173b5c', light: '#2f6f80', snow: '#d6f2ee', snowShade: '#7fa9c4', snowline: 400 },
    ),
    range(
      6,
      [
        [-60, 380],
        [120, 402],
        [260, 376],
        [420, 416],
        [640, 424],
        [860, 410],
        [1000, 372],
        [1150, 392],
        [1260, 350],
      ],
      SHORE,
      { shade: '#0d2744', light: '#1f5068', snow: '#a9d3da', snowShade: '#4c7c9b', snowline: 430 },
    ),
    rect(0, SHORE, 1200, 223, 'url(#w)'),
    glints(7, 40, 640, 460, 150, 260, 380, '#9df0cf', 0.4, 3),
    glints(8, 24, 600, 462, 170, 600, 600, '#7fb4c9', 0.25, 3),
    // Floes, then the shore with the houses.
    fill(
      'M150 512l60-14 70 8 20 10-90 10zM820 520l80-12 60 12-50 12zM560 494l50-6 30 8-40 8z',
      '#cfe6ee',
      'opacity=".75"',
    ),
    fill('M-10 640q140-52 330-46t380 4 510-26v110H-10z', '#cfe2ee'),
    fill('M-10 675q200-60 480-44t740-24v70H-10z', '#9fbfd6'),
    house(214, 604, '#b5402f', '#7e2b28'),
    house(388, 604, '#d98a2b', '#9c5f23'),
    house(562, 606, '#2f7f9c', '#1f5873'),
    house(736, 604, '#c9b06a', '#8d7b4e'),
    house(904, 598, '#7a3344', '#532536'),
    sign,
    line(
      'M250 626h40M424 626h40M598 628h40M772 626h40M940 620h40',
      '#f7d79a',
      5,
      'stroke-linecap="round" opacity=".7"',
    ),
    plane(300, 96, 44, 64, paper, 130),
  ]);
}
