/** Between sunset and daybreak: Lisbon, a wet apron, Mauritius, snow. */
import { cloud, glints, stars } from '../lib/atmosphere.mjs';
import { range } from '../lib/mountains.mjs';
import { honey } from '../lib/palette.mjs';
import { disc, fill, line, poly, rect } from '../lib/svg.mjs';
import { HORIZON, joints, mast, palm, tower, yellowLine } from './props.mjs';

/** @type {Record<string, import('./scene.mjs').Scene>} */
export const NIGHT = {
  // Lisbon at dusk: the bridge over the Tagus and the Cristo Rei.
  'cs-tkh': {
    sky: [
      [0, '#3a3f7d'],
      [0.4, '#9a6d9b'],
      [0.72, '#ec9d86'],
      [1, '#f9cf8f'],
    ],
    ground: [
      [0, '#7d6684'],
      [1, '#3a3656'],
    ],
    light: '#ffe2d2',
    dusk: 0.34,
    air: '#5c5582',
    lamps: true,
    wet: 0.12,
    back: [
      [130, 96].map((r) => disc(176, 346, r, '#ffdca6', 'opacity=".25"')),
      disc(176, 346, 60, '#ffe9bd'),
      cloud(
        [
          [420, 90, 230],
          [500, 72, 100],
          [40, 150, 160],
          [840, 60, 170],
        ],
        14,
        '#f3b3a0',
        0.5,
      ),
      fill('M0 388v-18q120-16 260-8t300-6v32zM700 388v-20q90-36 210-42t290-18v80z', '#7a5a82'),
      // Suspension bridge.
      line('M-10 352H720', '#b0454c', 6),
      line('M180 388V236M210 388V236M470 388V236M500 388V236', '#b0454c', 5),
      line('M180 262h30M180 300h30M470 262h30M470 300h30', '#b0454c', 4),
      line('M-60 352Q110 320 195 238 340 446 485 238 560 320 720 352', '#b0454c', 3),
      line(
        'M250 312v40M300 334v18M380 334v18M430 312v40M540 298v54M590 328v24M140 302v50M90 326v26',
        '#b0454c',
        1.5,
      ),
      fill(
        'M838 336v-40h6v-28h14v28h6v40zM843 268v-26h16v26zM820 246h62v6h-62zM847 240v-12h8v12z',
        '#5a4470',
      ),
    ],
    front: [
      joints('#b090a4'),
      yellowLine('#f4b04a', 0.8),
      glints(4, 26, 600, 440, 56, 560, 560, '#f6b58f', 0.35, 3),
    ],
  },
  // Night on a wet apron.
  'cs-tcf': {
    sky: [
      [0, '#081226'],
      [0.6, '#143059'],
      [1, '#335a8a'],
    ],
    ground: [
      [0, '#223a5c'],
      [1, '#0a1528'],
    ],
    light: '#dfe9f8',
    dusk: 0.42,
    air: '#1f365c',
    lamps: true,
    wet: 0.28,
    floodlit: true,
    back: [
      stars(14, 60, 0, 0, 1200, 240, 2),
      fill('M976 52a34 34 0 1 1-28 58 38 38 0 0 0 28-58z', '#f5edd2'),
      mast(70, 210, 'm'),
      mast(560, 196, 'm'),
      mast(1150, 210, 'm'),
      fill(
        'M0 388v-34h120v-12h60v24h100v-30h44v30h120v-18h80v24h160v-34h60v16h110v-30h70v40h150v-22h126v46z',
        '#12233f',
      ),
      line(
        'M14 366h96M190 374h80M330 374h90M470 372h60M700 366h40M870 354h50M1000 376h120',
        honey,
        5,
        'stroke-dasharray="5 9" opacity=".85"',
      ),
      line('M0 384h1200', '#4c7bb0', 3, 'stroke-dasharray="3 37"'),
    ],
    front: [
      yellowLine('#d99a35', 0.6),
      glints(21, 14, 70, 400, 96, 46, 20, '#ffe9b0', 0.35, 4),
      glints(22, 14, 560, 400, 96, 46, 20, '#ffe9b0', 0.3, 4),
      glints(23, 14, 1150, 400, 96, 46, 20, '#ffe9b0', 0.35, 4),
      glints(24, 24, 600, 404, 90, 600, 600, '#7fa6d6', 0.3, 3),
    ],
  },
  // Sunset over the lagoon of Mauritius.
  'ec-nbo': {
    sky: [
      [0, '#2a2c63'],
      [0.4, '#a3476f'],
      [0.72, '#ee7f4f'],
      [1, '#fbc767'],
    ],
    ground: [
      [0, '#6a4a63'],
      [1, '#2c2444'],
    ],
    light: '#ffdcc0',
    dusk: 0.32,
    air: '#5f3d66',
    lamps: true,
    wet: 0.1,
    back: [
      [210, 150].map((r) => disc(420, 356, r, '#ffd27d', 'opacity=".22"')),
      disc(420, 356, 96, '#ffe7a8'),
      cloud(
        [
          [60, 110, 260],
          [150, 92, 120],
          [700, 86, 220],
          [760, 68, 100],
          [300, 170, 190],
        ],
        14,
        '#f08f72',
        0.55,
      ),
      fill(
        'M0 366v-20l60-8 60-40 44 10 30-66 22-10 20 34 34 12 30 40 70 30 60 18zM740 366l80-24 60-40 34 6 40-54 24 30 30-8 50 46 70 14 72 30z',
        '#5a3a6c',
      ),
      fill('M196 242l22-10 20 34 34 12 30 40-60-22-30-30zM954 254l24 30 30-8 50 46-60-20z', '#8a4a74'),
      rect(0, 364, 1200, 24, '#c8694f'),
      glints(6, 22, 420, 366, 22, 300, 400, '#ffe2a0', 0.8, 2.5),
      [palm(1182, 84, 6, '#2b1d40'), palm(1130, 104, 24, '#2b1d40'), palm(40, 120, 22, '#2b1d40')],
    ],
    front: [joints('#a87482'), yellowLine('#f2ae4a', 0.8)],
  },
  // Moonlight and snow.
  'ec-ngy': {
    sky: [
      [0, '#0a1734'],
      [0.5, '#1d4272'],
      [0.85, '#4f86ae'],
      [1, '#8fbcd2'],
    ],
    ground: [
      [0, '#b4cfe2'],
      [1, '#5f86ab'],
    ],
    light: '#e6f0fa',
    dusk: 0.26,
    air: '#3d6491',
    lamps: true,
    wet: 0,
    back: [
      stars(9, 70, 0, 0, 1200, 250, 2),
      [92, 66].map((r) => disc(300, 112, r, '#dff0fb', 'opacity=".14"')),
      disc(300, 112, 44, '#f4f8ee'),
      disc(288, 104, 8, '#d8e3e2'),
      disc(312, 122, 11, '#d8e3e2'),
      range(
        29,
        [
          [-30, 300],
          [90, 262],
          [200, 296],
          [330, 240],
          [450, 286],
          [560, 250],
          [690, 290],
          [800, 268],
          [930, 296],
          [1050, 252],
          [1180, 284],
          [1260, 260],
        ],
        HORIZON,
        {
          shade: '#2c5380',
          light: '#4878a3',
          snow: '#eef6fb',
          snowShade: '#a3c3dc',
          snowline: 350,
          sun: 'left',
        },
      ),
      fill(
        poly([
          [0, 388],
          ...Array.from({ length: 61 }, (_, i) => [i * 20, i % 2 ? 388 - 14 - ((i * 7) % 5) * 5 : 380]),
          [1200, 388],
        ]),
        '#1c3d62',
      ),
      tower(1030, 286, '#22456c', '#ffdf9c'),
      fill('M880 388v-26h110v26z', '#22456c'),
      line('M890 374h92', honey, 6, 'stroke-dasharray="8 6"'),
    ],
    front: [
      fill('M0 500v-20q200-14 420-4t400-6 380 2v28z', '#e3eff7', 'opacity=".7"'),
      line('M0 404h1200', '#f0f6fb', 3, 'stroke-dasharray="4 56"'),
      line(
        'M60 60h0M170 190h0M260 300h0M420 60h0M520 170h0M690 90h0M860 40h0M900 180h0M1110 110h0M1160 250h0M60 330h0M1010 460h0M120 440h0M600 480h0',
        '#ffffff',
        5,
        'stroke-linecap="round" opacity=".7"',
      ),
    ],
  },
};
