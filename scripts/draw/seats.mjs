/** A row of seats from the aisle, with the windows behind: as many seats deep as the block at the window has. */
import { blocksOf, FLEET } from './lib/aircraft-types.mjs';
import { mix } from './lib/colour.mjs';
import { letters, widthOf } from './lib/lettering.mjs';
import { moodOf } from './lib/moods.mjs';
import { document, fill, gradient, line, n, rect } from './lib/svg.mjs';
import { windowView } from './lib/window-views.mjs';

/** Screens in the seats, and the windows' measures on the picture. */
const BLOCKS = {
  a320: { screen: false, pane: [138, 200], pitch: 318 },
  a333: { screen: false, pane: [138, 204], pitch: 318 },
  a359: { screen: true, pane: [160, 228], pitch: 378 },
};

/** Seat in profile facing left, 700 high, standing on the origin below its hip; `dim` is how deep in the row it stands. */
function seat(id, mood, dim, screen) {
  const into = (colour) => mix(colour, mix(mood.shade, '#0a1424', 0.55), dim);
  const [lit, plain, shade] = mood.seat.map(into);
  const metal = into('#8796a8');
  return `<g id="${id}">${[
    line('M-210-190l-30 190M20-190l30 190M-250-8h70M20-8h70', into('#3b4656'), 18, 'stroke-linecap="round"'),
    // Shell, then the backrest cushion with its wing, the seat cushion.
    fill('M30-190q30-230 76-430 12-66 0-84 44-6 50 34 6 60-16 180-34 190-50 300z', shade),
    screen
      ? fill('M150-630l14 4-22 104-16-2z', into('#6cc4ee'))
      : fill('M126-520l16 4-18 110-18-2z', into('#43536a')),
    fill(
      'M-6-232q-14-40 6-120 30-130 52-240-12-46 10-92 10-22 40-22 34 0 28 44-10 110-34 220-24 130-42 226-34 10-60-16z',
      plain,
    ),
    fill('M-6-232q-14-40 6-120 30-130 52-240l26 6q-14 130-40 240-12 60-6 118z', lit),
    fill('M52-592q-12-46 10-92 10-22 40-22 30 0 28 40l-10 84q-36 6-68-10z', into(mood.cover)),
    fill('M84-628l12-34h16l-6 34z', shade),
    fill('M-300-282q-16 0-16 34 0 44 26 48l250 16q56 2 70-26l-6-44q-10-20-50-22z', plain),
    fill('M-300-282q-16 0-16 26l316 22q30 0 24-10-10-20-50-22z', lit),
    line('M-306-236l290 22', shade, 4),
    fill('M-150-262q40-14 120-6l50 34-30 8q-70-24-140-36z', into('#c3ced9'), 'opacity=".8"'),
    rect(-62, -272, 30, 20, metal, 'rx="4"'),
    // Armrest.
    fill('M18-318l34-90 30 10-26 96z', into('#3b4656')),
    fill('M-236-402q-22 0-22 18t24 20l260 10q30 0 34-22 2-22-26-24z', metal),
    fill('M-236-402q-22 0-22 12 100-8 318 8-2-18-26-18z', into('#b4c0cd')),
  ].join('')}</g>`;
}

/** @param {string} registration in lower case */
export function seatsPicture(registration) {
  const type = FLEET[registration];
  const block = BLOCKS[type];
  const [seatLetters] = blocksOf(type, 'Y');
  const mood = moodOf(registration);
  const view = windowView(registration);
  const depth = seatLetters.length;
  const [paneW, paneH] = block.pane;
  const panes = Array.from({ length: 5 }, (_, i) => 20 + i * block.pitch).filter((x) => x < 1200);
  const paneY = 78;
  const rounded = (grow) =>
    panes
      .map((x) =>
        roundRect(x - grow, paneY - grow, paneW + 2 * grow, paneH + 2 * grow, (paneW + 2 * grow) * 0.44),
      )
      .join('');
  const wall = (t) => mix(mood.wall, mood.shade, t);
  const defs = [
    view.defs,
    gradient('p', [
      [0, mix(mood.wall, mood.light, 0.5)],
      [0.7, mood.wall],
      [1, wall(0.35)],
    ]),
    gradient('q', [
      [0, wall(0.75)],
      [1, wall(0.35)],
    ]),
    gradient('l', [
      [0, mood.light, 0.6],
      [1, mood.light, 0],
    ]),
    gradient('u', [
      [0, '#0a1424', 0],
      [1, '#0a1424', 0.55],
    ]),
    `<clipPath id="w"><path d="${rounded(0)}"/></clipPath>`,
    ...Array.from({ length: depth }, (_, i) => seat(`s${i}`, mood, (depth - 1 - i) * 0.22, block.screen)),
  ];
  const layers = Array.from({ length: depth }, (_, i) => {
    const back = depth - 1 - i;
    const scale = 1.02 - back * 0.075;
    return [-40, 430, 900].map(
      (x) =>
        `<use href="#s${i}" transform="translate(${n(x + 150 - back * 46)} ${n(846 - back * 34)})scale(${n(scale, 3)})"/>`,
    );
  });
  const plate = widthOf(seatLetters, 18);
  return document(1200, 800, defs, [
    rect(0, 0, 1200, 800, 'url(#p)'),
    panes.map((x) => line(`M${n(x - (block.pitch - paneW) / 2)} 44V470`, wall(0.3), 3, 'opacity=".5"')),
    fill(rounded(26), mix(mood.wall, '#ffffff', 0.55)),
    fill(rounded(14), wall(0.4)),
    '<g clip-path="url(#w)">',
    view.body,
    '</g>',
    // A blind half drawn.
    fill(
      `M${n(panes[2])} ${paneY + paneH * 0.36}h${paneW}V${paneY + paneW * 0.3}a${n(paneW * 0.44)} ${n(paneW * 0.36)} 0 0 0-${n(paneW * 0.44)}-${n(paneW * 0.3)}h${n(-paneW * 0.12)}a${n(paneW * 0.44)} ${n(paneW * 0.36)} 0 0 0-${n(paneW * 0.44)} ${n(paneW * 0.3)}z`,
      mix(mood.wall, '#ffffff', 0.3),
    ),
    line(
      `M${n(panes[2] + paneW * 0.36)} ${n(paneY + paneH * 0.33)}h${n(paneW * 0.28)}`,
      wall(0.5),
      6,
      'stroke-linecap="round"',
    ),
    fill('M0 470h1200v20H0z', wall(0.35)),
    fill('M0 490h1200v310H0z', wall(0.6)),
    // Locker above, its light strip, the plate with the letters, a reading light.
    rect(0, 0, 1200, 34, 'url(#q)'),
    rect(0, 34, 1200, 8, mood.strip),
    fill('M590 34L470 640h420L670 34z', 'url(#l)', 'opacity=".5"'),
    rect(608, 22, 44, 10, '#fffbe8', 'rx="5"'),
    rect(700, 6, plate + 24, 26, '#0e1d32', 'rx="6"'),
    letters(seatLetters, 712, 27, 16, mood.light, 1),
    layers,
    '<g transform="translate(0-30)">',
    table(mood),
    '</g>',
    rect(0, 560, 1200, 240, 'url(#u)'),
  ]);
}

const roundRect = (x, y, w, h, r) =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(h - 2 * r)}a${n(r)} ${n(r)} 0 0 1-${n(r)} ${n(r)}h${n(2 * r - w)}a${n(r)} ${n(r)} 0 0 1-${n(r)}-${n(r)}v${n(2 * r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(r)}-${n(r)}z`;

/** Tray of the seat in front with a coffee and a boarding pass. */
const table = (mood) => [
  fill('M694 470l8-34 34 4-6 34z', '#6b7a8d'),
  fill('M706 448q90-8 190 0l6 16q-100 8-196 2z', '#dfe7ee'),
  fill('M706 462q100 6 196 2l-2 8q-100 6-194 0z', '#8d9caf'),
  fill('M838 388h44l-6 62h-32z', '#fdf8ee'),
  fill('M841 410h38l-2 20h-34z', mood.cover),
  line(
    'M850 376q-8-12 0-22t0-22M868 376q-8-12 0-22t0-22',
    '#ffffff',
    4,
    'stroke-linecap="round" opacity=".55"',
  ),
  fill('M728 446l70-14 24 10-72 12z', '#ffffff'),
  fill('M728 446l18-4 22 10-18 2z', '#f49f2e'),
];
