/** By daylight: Madrid, the Caribbean, the golden hour. */
import { cloud, glints } from '../lib/atmosphere.mjs';
import { range } from '../lib/mountains.mjs';
import { cream, paper, straw } from '../lib/palette.mjs';
import { disc, fill, rect } from '../lib/svg.mjs';
import { HORIZON, cones, joints, palm, terminal, tower, yellowLine } from './props.mjs';

/** @type {Record<string, import('./scene.mjs').Scene>} */
export const DAY = {
  // Daybreak in Madrid.
  'ec-lzd': {
    sky: [
      [0, '#31568c'],
      [0.45, '#8d9dbd'],
      [0.75, '#f0b699'],
      [1, '#fbdca6'],
    ],
    ground: [
      [0, '#a58f98'],
      [1, '#5d6480'],
    ],
    light: '#fff0e0',
    dusk: 0.28,
    air: '#6d7396',
    lamps: true,
    wet: 0,
    back: [
      [150, 110].map((r) => disc(236, 330, r, straw, 'opacity=".22"')),
      disc(236, 330, 66, '#fff0c8'),
      cloud(
        [
          [60, 96, 190],
          [110, 78, 90],
          [560, 70, 150],
          [905, 150, 200],
          [960, 132, 80],
        ],
        16,
        '#f7d3c0',
        0.55,
      ),
      range(
        3,
        [
          [-20, 350],
          [110, 340],
          [240, 356],
          [400, 330],
          [540, 344],
          [700, 322],
          [830, 340],
          [980, 318],
          [1120, 336],
          [1230, 326],
        ],
        HORIZON,
        { shade: '#8b8cab', light: '#b5a1ac' },
      ),
      terminal(400, 282, 8, '#e3a553', '#545d83', '#ffd98f'),
      tower(1070, 258, '#59618a', '#ffdf9c'),
    ],
    front: [joints('#d9c2bd'), yellowLine('#f2b23c')],
  },
  // A clear morning, snow on the Sierra.
  'ec-mii': {
    sky: [
      [0, '#2f80bd'],
      [0.6, '#8cc6e6'],
      [1, '#e4f3f8'],
    ],
    ground: [
      [0, '#b9c6d1'],
      [1, '#8b9bab'],
    ],
    light: '#ffffff',
    dusk: 0,
    air: '#7fa3c4',
    lamps: false,
    wet: 0,
    back: [
      cloud(
        [
          [90, 110, 200],
          [150, 84, 100],
          [40, 136, 150],
          [700, 74, 150],
          [650, 96, 130],
        ],
        26,
        paper,
        0.9,
      ),
      range(
        17,
        [
          [-20, 336],
          [90, 318],
          [190, 330],
          [310, 300],
          [420, 322],
          [540, 306],
          [650, 326],
          [760, 302],
          [880, 324],
          [1000, 310],
          [1110, 326],
          [1220, 312],
        ],
        HORIZON,
        { shade: '#7fa2c3', light: '#a5c0d6', snow: '#ffffff', snowShade: '#d6e6f1', snowline: 340 },
      ),
      rect(0, 372, 1200, 16, '#8fae8f'),
      tower(160, 270, '#e8eef4', '#35597f'),
      terminal(560, 304, 8, '#f3c257', '#6d93b4', '#cfe6f4'),
    ],
    front: [joints('#e8eef4'), yellowLine('#f0a92e'), cones([92, 470], [1120, 470])],
  },
  // Noon in the Caribbean.
  'ec-lxa': {
    sky: [
      [0, '#1787bd'],
      [0.62, '#79d0e0'],
      [1, '#e6f7ef'],
    ],
    ground: [
      [0, '#dccfb2'],
      [1, '#b3a488'],
    ],
    light: '#ffffff',
    dusk: 0,
    air: '#79b3c4',
    lamps: false,
    wet: 0,
    back: [
      disc(330, 92, 92, cream, 'opacity=".35"'),
      disc(330, 92, 52, '#fffbe8'),
      cloud(
        [
          [560, 120, 190],
          [610, 92, 90],
          [520, 146, 120],
          [90, 190, 130],
          [1010, 92, 110],
        ],
        26,
        '#ffffff',
        0.92,
      ),
      rect(0, 346, 1200, 42, '#1fa5b5'),
      glints(5, 26, 600, 350, 26, 600, 600, '#9fe6e2', 0.7, 2.5),
      fill('M0 388v-12q200-22 420-10t420-2 360-4v28z', '#f2dfb2'),
      fill('M180 388v-70h180v70zM412 388v-60h130v60z', '#c99c62'),
      fill('M140 334l70-68h120l70 68zM384 340l54-50h78l54 50z', '#8f6436'),
      fill('M140 334l70-68h30l-40 68zM384 340l54-50h24l-30 50z', '#a87a45'),
      [
        palm(70, 118, -26, '#1e6b5c'),
        palm(620, 104, 22, '#1e6b5c'),
        palm(668, 82, 34, '#2b8269'),
        palm(1050, 128, -18, '#1e6b5c'),
        palm(1108, 96, 22, '#2b8269'),
        palm(1160, 112, 12, '#1e6b5c'),
      ],
    ],
    front: [joints('#f7efdc'), yellowLine('#ef9d2c')],
  },
  // Golden hour.
  'ec-ooi': {
    sky: [
      [0, '#5f93b4'],
      [0.45, '#e9c79a'],
      [0.8, '#f9b765'],
      [1, '#f29a4a'],
    ],
    ground: [
      [0, '#b98a64'],
      [1, '#6f5350'],
    ],
    light: '#ffe9c4',
    dusk: 0.22,
    air: '#a0725c',
    lamps: false,
    wet: 0,
    back: [
      [220, 160].map((r) => disc(640, 372, r, '#ffe3a3', 'opacity=".28"')),
      disc(640, 372, 104, '#fff0bf'),
      cloud(
        [
          [120, 130, 240],
          [200, 110, 110],
          [900, 100, 190],
        ],
        14,
        '#fff0d6',
        0.6,
      ),
      fill('M0 388v-34q160-40 340-22t380-16 300 10 180-14v76z', '#d3935c'),
      fill('M0 388v-14q200-30 420-16t380-8 400 6v32z', '#a86c4c'),
      tower(330, 282, '#7f4f42', '#ffd98f'),
      fill('M380 388v-30h120v12h70v18zM900 388v-24h90v-14h60v38z', '#8a5746'),
    ],
    front: [joints('#e8bd8d'), yellowLine('#f7c04e')],
  },
};
