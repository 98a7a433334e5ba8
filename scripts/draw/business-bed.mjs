/** A business seat made up as a bed for the night, from the aisle. */
import { stars } from './lib/atmosphere.mjs';
import { blocksOf, FLEET } from './lib/aircraft-types.mjs';
import { mix } from './lib/colour.mjs';
import { letters } from './lib/lettering.mjs';
import { moodOf } from './lib/moods.mjs';
import { disc, document, fill, glow, gradient, line, rect } from './lib/svg.mjs';

const PANES = [150, 468, 786, 1104];
const pane = (x, grow) =>
  `M${x + 60 - grow} ${78 - grow}h${18 + 2 * grow}a60 60 0 0 1 60 60v${84 + 2 * grow}a60 60 0 0 1-60 60h${-18 - 2 * grow}a60 60 0 0 1-60-60v${-84 - 2 * grow}a60 60 0 0 1 60-60z`;

/** @param {string} registration in lower case */
export function businessBed(registration) {
  const mood = moodOf(registration);
  const [lit, plain, shade] = mood.seat;
  const wall = (t) => mix(mood.wall, mood.shade, t);
  const all = (grow) => PANES.map((x) => pane(x, grow)).join('');
  const defs = [
    gradient('p', [
      [0, wall(0.25)],
      [0.6, wall(0.5)],
      [1, wall(0.8)],
    ]),
    gradient('y', [
      [0, '#050b1a'],
      [0.55, '#10264c'],
      [1, '#3f6d9f'],
    ]),
    gradient('b', [
      [0, '#f9bd5f'],
      [1, '#c97a24'],
    ]),
    gradient('h', [
      [0, lit],
      [1, shade],
    ]),
    gradient('m', [
      [0, '#123a68'],
      [1, '#0a1c38'],
    ]),
    glow('g', [
      [0, '#fff1cf', 0.75],
      [0.35, '#ffd98f', 0.3],
      [1, '#ffd98f', 0],
    ]),
    gradient('u', [
      [0, '#050b18', 0],
      [1, '#050b18', 0.6],
    ]),
    `<clipPath id="w"><path d="${all(0)}"/></clipPath>`,
  ];
  const shell = (dx, dy, tone) => [
    fill(`M${930 + dx} 800V${340 + dy}q0-76 70-84 90-8 108 20 20 30 20 90V800z`, mix(shade, '#000000', tone)),
    fill(`M${946 + dx} 800V${350 + dy}q0-68 66-74 70-6 84 14 16 24 16 80V800z`, mix(plain, '#000000', tone)),
  ];
  return document(1200, 800, defs, [
    rect(0, 0, 1200, 800, 'url(#p)'),
    [309, 627, 945].map((x) => line(`M${x} 44V470`, wall(0.75), 3, 'opacity=".6"')),
    fill(all(24), wall(0.12)),
    fill(all(12), wall(0.7)),
    '<g clip-path="url(#w)">',
    rect(0, 60, 1200, 240, 'url(#y)'),
    stars(6, 60, 100, 66, 1100, 170, 2.6),
    disc(528, 150, 34, '#f4f2df'),
    disc(518, 144, 7, '#dcdccb'),
    disc(538, 160, 9, '#dcdccb'),
    fill('M0 320v-44q200-30 420-16t420-6 420-10v76z', '#20426f'),
    fill('M0 320v-24q260-20 520-6t720-8v38z', '#16305a'),
    '</g>',
    // Locker, blue light strip, star ceiling, the plate with the letters.
    rect(0, 0, 1200, 34, mix(mood.shade, '#000000', 0.35)),
    rect(0, 34, 1200, 8, mood.strip),
    rect(0, 42, 1200, 70, mood.strip, 'opacity=".12"'),
    rect(1040, 6, 66, 26, '#0a1424', 'rx="6"'),
    letters(blocksOf(FLEET[registration], 'B')[0], 1054, 27, 16, mood.light, 1),
    // Ledge at the wall with a book, headphones and a glass.
    rect(0, 468, 1200, 22, wall(0.35)),
    rect(0, 490, 1200, 310, wall(0.82)),
    fill('M560 468v-12h84v12zM568 456v-11h70v11z', '#c95b3a'),
    fill('M568 456v-11h70v11z', '#53b0de'),
    line('M690 466v-22a28 28 0 0 1 56 0v22', '#0a1424', 7),
    line('M690 468v-18M746 468v-18', '#2c4a7d', 14, 'stroke-linecap="round"'),
    // The window seat beyond, then this one.
    `<g transform="translate(-30-40)">${shell(0, 0, 0.3).join('')}</g>`,
    // Seat in front: its shell with the screen.
    fill('M-10 800V300q150-22 250 10 70 24 84 90l18 400z', mix(shade, '#000000', 0.2)),
    fill('M-10 800V318q140-18 236 12 64 22 76 84l18 386z', plain),
    fill('M236 372l92 26 8 136-92-18z', '#050b18'),
    fill('M243 381l78 22 7 122-78-15z', 'url(#m)'),
    fill('M243 470l20-12 26 14 38-8 1 61-78-15z', '#2f7f9c'),
    line('M258 486q30-56 58-42', '#f49f2e', 3),
    disc(258, 486, 4, '#fff1cf'),
    disc(316, 444, 4, '#fff1cf'),
    line('M262 402l34 10', '#d5eaf4', 4),
    // Bed: base, mattress, pillow, blanket.
    fill('M320 640h640v160H330z', mix(shade, '#000000', 0.35)),
    fill('M340 664h600v104H346z', shade),
    line('M350 700h580', mood.strip, 3, 'opacity=".8"'),
    fill('M316 590q0-22 24-22h600q24 0 24 22v34q0 22-24 22H344q-28 0-28-22z', plain),
    fill('M316 590q0-22 24-22h600q24 0 24 22-320 14-648 0z', lit),
    fill('M780 568q-14-64 30-74 70-14 116 4 24 12 14 70-80 12-160 0z', '#fbf6ee'),
    fill('M780 568q-8-30 0-46 60 26 158 10-4 20 2 36-80 12-160 0z', '#dcd3cc'),
    fill('M326 572q40-34 130-36 170-6 300 6 60 6 66 30 6 34-6 96-230 14-488 0-14-60-2-96z', 'url(#b)'),
    fill('M700 538q36 0 56 4 60 6 66 30 6 34-6 96-24 4-64 4 20-80-52-134z', '#fff3dc'),
    line(
      'M360 582q160-26 330-8M352 622q180-22 360-4M380 556q100-14 220-8',
      '#a85f1c',
      4,
      'opacity=".45" stroke-linecap="round"',
    ),
    line('M742 566q34 48 24 102', '#e2c9a4', 4, 'opacity=".8"'),
    shell(50, 30, 0),
    fill('M980 380q-66 8-84 70l-10 110h94z', 'url(#h)'),
    fill('M980 380q-66 8-84 70l-4 44h88z', lit, 'opacity=".6"'),
    // Lamp.
    disc(912, 424, 190, 'url(#g)'),
    line('M934 436l-18-16', '#0a1424', 6, 'stroke-linecap="round"'),
    disc(910, 416, 13, '#fff6dd'),
    line('M1006 300q62-8 92 6', mood.accent, 5, 'stroke-linecap="round"'),
    // A glass on the console.
    fill('M1010 520h120v18h-120z', '#dfd3c4'),
    fill('M1044 476h32l-4 44h-24z', '#bfe0ff', 'opacity=".7"'),
    fill('M1046 496h28l-2 24h-24z', '#ffffff', 'opacity=".55"'),
    rect(0, 560, 1200, 240, 'url(#u)'),
  ]);
}
