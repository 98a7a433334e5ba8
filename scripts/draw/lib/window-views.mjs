/** What is seen through the cabin windows: a strip 1200 wide, from 0 to about 330 down. */
import { cloud, glints, stars } from './atmosphere.mjs';
import { range } from './mountains.mjs';
import { disc, fill, gradient, line, rect } from './svg.mjs';

/** Wing of the own aircraft, running away to its tip at the left. */
const wing = (upper, lower, tip) => [
  fill('M1200 246L420 176l-20 4 60 18L1200 330z', lower),
  fill('M1200 246L420 176l-20 4 50 8L1200 288z', upper),
  fill('M430 178c-40-16-50-46-56-84h18c10 34 24 56 60 80z', tip),
];

/** @type {Record<string, () => {sky: [number, string][], body: unknown[]}>} */
const VIEWS = {
  'ec-lzd': () => ({
    sky: [
      [0, '#7fa0c8'],
      [0.5, '#f0b79d'],
      [1, '#fde0ae'],
    ],
    body: [
      disc(90, 205, 40, '#fff3d0'),
      cloud(
        [
          [40, 262, 240],
          [220, 246, 300],
          [600, 262, 300],
          [820, 248, 340],
        ],
        34,
        '#f7cdb9',
      ),
      cloud([[-20, 300, 1240]], 70, '#fbe3d3'),
      wing('#eef2f6', '#b9a9b4', '#14294a'),
    ],
  }),
  'ec-mii': () => ({
    sky: [
      [0, '#2f86c4'],
      [0.6, '#9fd4ee'],
      [1, '#e6f5fa'],
    ],
    body: [
      cloud(
        [
          [80, 236, 200],
          [150, 214, 90],
          [430, 256, 240],
          [700, 230, 220],
          [770, 208, 100],
          [1000, 250, 200],
        ],
        30,
        '#ffffff',
        0.95,
      ),
      cloud([[-20, 312, 1240]], 66, '#eaf4fa'),
      cloud(
        [
          [40, 290, 160],
          [360, 284, 200],
          [800, 288, 240],
        ],
        30,
        '#ffffff',
      ),
    ],
  }),
  'ec-lxa': () => ({
    sky: [
      [0, '#3aa6d8'],
      [0.42, '#bfeaf2'],
      [0.43, '#1fa9bd'],
      [1, '#58d3cf'],
    ],
    body: [
      fill(
        'M60 250q110-34 240-16t150 34q-110 34-230 26T60 250zM760 216q90-26 190-10t110 26q-90 24-180 16t-120-32z',
        '#8fe9dc',
      ),
      fill(
        'M120 250q90-22 180-10t96 26q-80 20-160 14t-116-30zM800 218q70-16 130-6t70 18q-60 14-110 10t-90-22z',
        '#f5e3b3',
      ),
      fill(
        'M150 250q80-16 130-6t50 16q-60 8-110 4t-70-14zM830 218q60-10 90-4t40 12q-50 6-80 3t-50-11z',
        '#3f9a6b',
      ),
      cloud(
        [
          [380, 120, 130],
          [420, 100, 60],
          [1000, 110, 150],
        ],
        22,
        '#ffffff',
        0.9,
      ),
      glints(8, 20, 600, 170, 130, 600, 600, '#d3f6f0', 0.5, 2.5),
    ],
  }),
  'ec-ooi': () => ({
    sky: [
      [0, '#e89a5a'],
      [0.5, '#fbc871'],
      [1, '#fff0c4'],
    ],
    body: [
      disc(400, 206, 48, '#fffae6'),
      range(
        5,
        [
          [0, 262],
          [100, 236],
          [260, 268],
          [380, 250],
          [470, 232],
          [760, 258],
          [1010, 230],
          [1120, 256],
          [1220, 240],
        ],
        330,
        { shade: '#a8644c', light: '#d38f5c' },
      ),
      cloud(
        [
          [60, 180, 130],
          [990, 160, 200],
          [350, 160, 90],
        ],
        12,
        '#fff2d6',
        0.7,
      ),
      fill('M0 330v-34q300-26 600-6t600-14v54z', '#7d4a48'),
    ],
  }),
  'ec-nbo': () => ({
    sky: [
      [0, '#4a3470'],
      [0.5, '#e06a58'],
      [1, '#fbc76f'],
    ],
    body: [
      disc(900, 214, 44, '#ffe9b0'),
      cloud(
        [
          [40, 250, 280],
          [400, 262, 260],
          [760, 250, 320],
        ],
        30,
        '#c9586a',
      ),
      cloud([[-20, 306, 1240]], 70, '#8a4272'),
      cloud(
        [
          [120, 284, 220],
          [620, 280, 260],
        ],
        24,
        '#e2766a',
      ),
      wing('#e7d3d3', '#7d5578', '#53b0de'),
    ],
  }),
  'ec-ngy': () => ({
    sky: [
      [0, '#0a1630'],
      [0.6, '#1d3f72'],
      [1, '#4f7fae'],
    ],
    body: [
      stars(3, 46, 0, 20, 1200, 200, 2.4),
      disc(80, 160, 28, '#f3f4e6'),
      disc(70, 154, 26, '#12264c'),
      cloud([[-20, 312, 1240]], 70, '#16305a'),
      line(
        'M560 300h180M600 288h120M860 302h240M900 290h140M60 304h140',
        '#ffc766',
        4,
        'stroke-dasharray="3 9"',
      ),
      wing('#8fa9cc', '#22406c', '#53b0de'),
    ],
  }),
};

/** The scenery for an aircraft and the gradient it needs, under the id `y`. */
export function windowView(registration) {
  const { sky, body } = (VIEWS[registration] ?? VIEWS['ec-lzd'])();
  return {
    defs: gradient('y', sky),
    body: ['<g transform="translate(0-40)">', rect(0, 60, 1200, 270, 'url(#y)'), body, '</g>'],
  };
}
