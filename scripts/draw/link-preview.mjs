/** What a chat shows when somebody pastes the portal's address: night over the network, a boarding pass in front. */
import { DAYLIGHT } from './fleet.mjs';
import { aircraftSide } from './lib/aircraft-side.mjs';
import { stars } from './lib/atmosphere.mjs';
import { globe } from './lib/globe.mjs';
import { disc, document, fill, glow, gradient, line, rect } from './lib/svg.mjs';
import { FIN } from './logo.mjs';

const MADRID = [-3.6, 40.5];
const FAR = [
  [-81.3, 28.4],
  [-86.9, 21],
  [-68.4, 18.6],
  [-67, 10.6],
  [-17.1, 14.7],
  [26.1, 44.6],
  [60.6, 41.6],
];

/** Lettering in the portal's typefaces: only for pictures that are made into pixels. */
const words = (x, y, size, text, colour, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" font-family="B612" ${more}>${text}</text>`;
const mono = (x, y, size, text, colour) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" font-family="B612Mono">${text}</text>`;

export function preview() {
  const earth = globe({ x: 800, y: 760, radius: 560, centre: [-30, 16], bottom: 630 });
  const jet = aircraftSide('a359', {
    x: 0,
    ground: 0,
    scale: 8,
    gear: false,
    paint: { ...DAYLIGHT, window: '#ffcf73', rim: '#ffffff' },
  });
  const arcs = FAR.map((to) => earth.arc(MADRID, to)).join('');
  return document(
    1200,
    630,
    [
      ...jet.defs,
      gradient('k', [
        [0, '#060d1c'],
        [0.6, '#0f2445'],
        [1, '#1f4a78'],
      ]),
      glow('u', [
        [0, '#7fd0f0', 0.8],
        [0.84, '#53b0de', 0.6],
        [0.9, '#53b0de', 0.22],
        [1, '#3f8fc8', 0],
      ]),
      gradient('e', [
        [0, '#1d5b8c'],
        [1, '#0a1f3e'],
      ]),
      `<clipPath id="c"><circle cx="800" cy="760" r="560"/></clipPath>`,
    ],
    [
      rect(0, 0, 1200, 630, 'url(#k)'),
      stars(5, 110, 0, 0, 1200, 420, 2.4),
      disc(800, 760, 620, 'url(#u)'),
      disc(800, 760, 560, 'url(#e)'),
      fill(earth.land, '#7f9f9c', 'clip-path="url(#c)" opacity=".75"'),
      line(arcs, '#f49f2e', 3.4),
      FAR.map((point) => disc(...earth.place(point), 5, '#f6fafd', 'stroke="#f49f2e" stroke-width="2.5"')),
      disc(...earth.place(MADRID), 10, '#f9bd5f', 'stroke="#fff" stroke-width="4"'),
      `<g transform="translate(610 176)rotate(5)">${line('M90 -14H720M90 -8H720', '#fff', 4, 'opacity=".3"')}${jet.body}</g>`,
      // Boarding pass.
      `<g transform="translate(72 200)">`,
      fill('M10 12h560q12 0 12 12v330q0 12-12 12H10q-12 0-12-12V24q0-12 12-12z', '#050b18', 'opacity=".4"'),
      fill(
        'M14 0h392a14 14 0 0 0 28 0h132q14 0 14 14v322q0 14-14 14H434a14 14 0 0 0-28 0H14q-14 0-14-14V14Q0 0 14 0z',
        '#f6fafd',
      ),
      fill('M420 14v322h146q14 0 14-14V14Q580 0 566 0H434a14 14 0 0 1-14 14z', '#e3eff7'),
      line('M420 20v310', '#9fb6cb', 2.5, 'stroke-dasharray="8 8"'),
      `<g transform="translate(34 34)scale(1.25)">${fill(FIN.amber, '#f49f2e')}${fill(FIN.sky, '#53b0de')}</g>`,
      words(124, 92, 58, 'EVE', '#0e1d32', 'font-weight="700" letter-spacing="3"'),
      words(34, 190, 46, 'Portal de pilotos', '#0e1d32', 'font-weight="700"'),
      words(34, 232, 21, 'Reservas, briefing, flota y avisos', '#41546e'),
      words(34, 291, 17, 'DESDE', '#41719b', 'letter-spacing="2"'),
      mono(34, 324, 32, 'LEMD', '#0e1d32'),
      line('M142 312h92M222 302l14 10-14 10', '#41719b', 3),
      words(258, 291, 17, 'A', '#41719b'),
      mono(258, 324, 32, 'MMUN', '#0e1d32'),
      words(446, 64, 17, 'PUERTA', '#41719b', 'letter-spacing="2"'),
      mono(446, 106, 40, 'A1', '#0e1d32'),
      words(446, 160, 17, 'VUELO', '#41719b', 'letter-spacing="2"'),
      mono(446, 192, 27, 'EVE350', '#0e1d32'),
      line('M448 270h104', '#0e1d32', 76, 'stroke-dasharray="3 2 6 3 2 4 4 2 8 3 2 2 5 4 2 3"'),
      '</g>',
    ],
  );
}
