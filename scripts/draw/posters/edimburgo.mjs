/** Edinburgh: the castle on its rock at daybreak, Arthur's Seat behind. */
import { cloud, hedge, place, plane, tree } from '../lib/atmosphere.mjs';
import { amber, clay, cream, honey, navy, paper, rust } from '../lib/palette.mjs';
import { disc, document, fill, gradient, line, poly, rect, seeded } from '../lib/svg.mjs';

const STONE = '#3b5578';
const SHADE = '#253f63';
const LIT = '#d9a27e';

/** Old Town along the Royal Mile: roofs, St Giles' crown, the spire of the Hub. */
const oldTown =
  'M0 640V566l30-20 24 20v-14h34v-30l22-20 22 20v18h26v-34h10v-14h12v14h30v26l26-24 26 24v-30h44v-30l20-18 20 18v12h28v-22l26-24 26 24v-10h6v-26c10-4 16-12 18-26l-8 2 10-16v-26h4v26l10 16-8-2c2 14 8 22 18 26v26h6v22h22v-40h8v-14h12v14h12l22-22 20 22v20h10v-30h6l4-40 10-60 10 60 4 40h8v24l20-22h40l18 22v140z';

const TONES = [
  '#142a4c',
  '#1c3459',
  '#274369',
  '#35527b',
  '#4b668c',
  '#71789a',
  '#9a8794',
  '#c49684',
  '#e0aa84',
];

/** The crag as facets of a jittered mesh: warm where they face the sun, blue in the shade. */
function crag() {
  const random = seeded(41);
  const columns = 10;
  const rows = [0, 0.13, 0.3, 0.52, 0.76, 1];
  const mesh = rows.map((t, row) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const u = column / columns;
      const left = 640 - 20 * t - 165 * t ** 1.7;
      const right = 1180 + 40 * t + 130 * t ** 1.5;
      const edge = column === 0 || column === columns;
      const jag = row === 0 ? 8 : 40;
      return [
        left + (right - left) * u + (random() - 0.5) * (edge ? 30 : jag),
        456 + 12 * Math.sin(u * 9) + 310 * t + (random() - 0.5) * (row === 0 ? 20 : 34),
      ];
    }),
  );
  const groups = TONES.map(() => '');
  const facet = (a, b, c, facing) => {
    const centre = (a[0] + b[0] + c[0]) / 3;
    const sun = 1 - (centre - 560) / 760;
    const tone = 1.2 + facing * (1.5 + 6 * sun ** 1.6) + (random() - 0.5) * 1.6;
    groups[Math.max(0, Math.min(TONES.length - 1, Math.round(tone)))] += poly(
      [a, b, c].map((p) => p.map(Math.round)),
    );
  };
  for (let row = 0; row < rows.length - 1; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [mesh[row][column], mesh[row][column + 1]];
      const [c, d] = [mesh[row + 1][column], mesh[row + 1][column + 1]];
      const lit = (column + (row > 2 ? 1 : 0)) % 2 === 0 ? 1 : 0.15;
      if (random() < 0.5) {
        facet(a, b, c, lit);
        facet(b, d, c, lit * 0.6);
      } else {
        facet(a, d, c, lit);
        facet(a, b, d, lit * 0.5);
      }
    }
  return groups.map((d, tone) => d && fill(d, TONES[tone], `stroke="${TONES[tone]}"`));
}

const castle = [
  // Palace block, clock tower and flag.
  fill('M700 460V322h84v138z', STONE),
  fill('M700 452V322h20v130z', LIT, 'opacity=".75"'),
  fill('M716 330v-42h26v42z', SHADE),
  fill('M716 330v-42h8v42z', LIT),
  line('M700 319h84M714 285h30', STONE, 7, 'stroke-dasharray="8 5"'),
  line('M729 284v-58', navy, 3),
  fill('M731 227h42v24h-42z', '#2f77b4'),
  line('M731 227l42 24M731 251l42-24', paper, 5),
  // Great Hall, War Memorial, chapel.
  fill('M784 440v-84h70v84zM856 440v-92h54v92zM914 440v-54h30v54z', STONE),
  fill('M780 358l18-26h44l16 26zM852 350l14-28h34l14 28zM910 388l19-20 19 20z', SHADE),
  fill('M856 440v-92h12v92z', LIT, 'opacity=".6"'),
  // New Barracks and the Governor's house.
  fill('M946 440v-84h44v84zM986 440V322h144v118z', STONE),
  fill('M942 358l25-24 25 24zM982 324l16-26h120l16 26z', SHADE),
  fill('M1008 300v-16h12v16zM1052 300v-16h12v16zM1096 300v-16h12v16z', SHADE),
  fill('M986 440V322h14v118z', LIT, 'opacity=".8"'),
  line('M1014 343h104M1014 365h104M1014 387h104', '#16294a', 10, 'stroke-dasharray="6 9"'),
  line(
    'M1014 365h12M1059 343h12M1074 387h12M1104 365h6M738 372h6M738 398h6M814 380h6M834 380h6',
    honey,
    10,
    'stroke-dasharray="6 9"',
  ),
  // Half Moon Battery and the walls.
  fill('M1140 402v-20h20v22z', SHADE),
  fill('M1138 384l12-14 12 14z', SHADE),
  fill('M764 480v-74h232v-6h154l36 100-54-20z', '#33507a'),
  line('M768 404h226M1000 398h146', '#33507a', 6, 'stroke-dasharray="9 6"'),
];

const battery = [
  fill('M640 476l14-92q62 14 124 0l8 92z', 'url(#h)'),
  line('M656 384q60 13 120 0', STONE, 7, 'stroke-dasharray="9 6"'),
];

/** Left half of the Scott Monument from its foot to the tip; the other half is its mirror. */
const HALF = [
  [52, 0],
  [52, -96],
  [60, -110],
  [52, -124],
  [52, -206],
  [44, -206],
  [40, -246],
  [36, -206],
  [30, -206],
  [30, -268],
  [25, -268],
  [22, -304],
  [19, -268],
  [14, -268],
  [13, -330],
  [8, -338],
  [0, -420],
];

function monument(x, y) {
  const left = HALF.map(([dx, dy]) => [x - dx, y + dy]);
  const right = HALF.map(([dx, dy]) => [x + dx, y + dy]).reverse();
  return [
    fill(
      `${poly([...left, ...right])}M${x - 30} ${y}v-70q0-44 30-60 30 16 30 60v70z`,
      '#1c3355',
      'fill-rule="evenodd"',
    ),
    fill(`M${x - 14} ${y - 150}v-30q0-16 14-24 14 8 14 24v30z`, '#7389ab'),
    line(`M${x - 50} ${y - 140}h100M${x - 28} ${y - 218}h56M${x - 13} ${y - 276}h26`, '#3d5b85', 4),
  ];
}

const TREES = {
  r: [clay, '#bf5a2a', rust],
  g: ['#b8602b', rust, amber],
  b: ['#27456d', '#365a86', '#47709c'],
};
const trees = [
  [52, 820, 0.8, 'b'],
  [130, 806, 1, 'g'],
  [470, 794, 0.95, 'r'],
  [640, 800, 1.05, 'g'],
  [548, 822, 0.8, 'b'],
  [722, 826, 0.74, 'b'],
  [905, 802, 0.95, 'r'],
  [985, 820, 0.8, 'g'],
  [1090, 796, 1.1, 'b'],
  [1185, 814, 0.9, 'r'],
  [1340, 800, 1, 'b'],
  [1430, 818, 0.85, 'g'],
].map(([x, y, scale, id]) => place(id, x, y, scale));

export function edimburgo() {
  const defs = [
    ...Object.entries(TREES).map(([id, tones]) => tree(id, tones, navy)),
    gradient('s', [
      [0, '#2c5f93'],
      [0.3, '#6aa6cc'],
      [0.55, '#c9dbe0'],
      [0.75, '#fbdcae'],
      [1, '#f9c487'],
    ]),
    gradient(
      'h',
      [
        [0, LIT],
        [0.3, '#b98d80'],
        [0.55, STONE],
        [1, SHADE],
      ],
      true,
    ),
    gradient('m', [
      [0, '#f8dfc6', 0],
      [0.55, '#f3dac8', 0.92],
      [1, '#e3d5d3'],
    ]),
    gradient('a', [
      [0, '#7e94b5'],
      [1, '#bdb9be'],
    ]),
    gradient('o', [
      [0, '#4a6690'],
      [1, '#8993ab'],
    ]),
  ];
  return document(1600, 900, defs, [
    rect(0, 0, 1600, 900, 'url(#s)'),
    [330, 240, 160].map((r) => disc(592, 380, r, cream, 'opacity=".22"')),
    disc(592, 380, 96, '#fff3d4'),
    cloud(
      [
        [1010, 206, 250],
        [1080, 176, 120],
        [940, 236, 190],
      ],
      30,
      paper,
      0.75,
    ),
    cloud(
      [
        [120, 150, 210],
        [180, 124, 90],
      ],
      26,
      paper,
      0.6,
    ),
    cloud(
      [
        [1260, 300, 220],
        [1320, 276, 80],
      ],
      20,
      cream,
      0.8,
    ),
    // Pentlands far off, then Arthur's Seat above Salisbury Crags.
    fill('M860 700V600q160-80 300-70t200-50 240 40v180z', '#b4c3cd'),
    fill('M1040 760q160-120 320-130t240-50v200z', '#9cafc2'),
    fill(
      'M60 640c130-70 150-150 214-220 44-48 70-92 112-104 34-8 50 20 78 50 30 30 62 24 90 56 44 48 100 100 200 130v160H60z',
      'url(#a)',
    ),
    fill(
      'M386 316c34-8 50 20 78 50 30 30 62 24 90 56l-40 4-44-26-30 6-30-50-30-8z',
      '#dcb9a0',
      'opacity=".7"',
    ),
    fill('M-10 660c130-30 240-100 350-150l36 10 30 60 90 50v90H-10z', '#8b9ab6'),
    fill('M120 620c80-30 150-70 220-110l36 10 4 38-44-12-34 26-40-4-40 34-40-2z', '#cdb3a6'),
    fill(oldTown, 'url(#o)'),
    fill('M0 760V600h620l60-60v220z', '#8993ab'),
    castle,
    crag(),
    battery,
    rect(0, 560, 1600, 200, 'url(#m)'),
    cloud(
      [
        [380, 650, 240],
        [860, 690, 420],
        [600, 706, 260],
        [1170, 656, 300],
      ],
      20,
      cream,
      0.7,
    ),
    hedge(4, 742, 70, '#7d93ac', 1600, 900),
    monument(296, 800),
    hedge(8, 800, 72, '#4a6a92', 1600, 900),
    trees,
    hedge(2, 878, 56, navy, 1600, 900),
    plane(1030, 130, 50, -62, paper, 150),
  ]);
}
