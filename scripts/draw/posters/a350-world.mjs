/** A350 World: the airliner above the night limb of the earth, its legs as great circles. */
import { stars } from '../lib/atmosphere.mjs';
import { aircraftSide } from '../lib/aircraft-side.mjs';
import { globe } from '../lib/globe.mjs';
import { amber, honey, paper } from '../lib/palette.mjs';
import { disc, document, fill, glow, gradient, line, n, rect } from '../lib/svg.mjs';
import { DAYLIGHT } from '../fleet.mjs';

const [X, Y, RADIUS] = [600, 720, 480];

/** Longitude and latitude of the stops that lie on this side of the earth. */
const STOPS = {
  madrid: [-3.6, 40.5],
  orlando: [-81.3, 28.4],
  caracas: [-67, 10.6],
  dakar: [-17.1, 14.7],
  reykjavik: [-22.6, 64],
  bucharest: [26.1, 44.6],
  urgench: [60.6, 41.6],
  york: [-73.8, 40.6],
};
const LEGS = [
  ['madrid', 'orlando'],
  ['madrid', 'caracas'],
  ['madrid', 'dakar'],
  ['madrid', 'urgench'],
  ['madrid', 'reykjavik'],
  ['reykjavik', 'york'],
  ['york', 'orlando'],
  ['caracas', 'dakar'],
  ['bucharest', 'dakar'],
];

export function a350World() {
  const earth = globe({ x: X, y: Y, radius: RADIUS, centre: [-22, 14], bottom: 675 });
  const length = 66.8;
  const scale = 8.2;
  const jet = aircraftSide('a359', {
    x: -length * scale * 0.5,
    ground: 0,
    scale,
    gear: false,
    paint: { ...DAYLIGHT, window: '#ffcf73', rim: paper },
  });
  const defs = [
    ...jet.defs,
    `<clipPath id="c"><circle cx="${X}" cy="${Y}" r="${RADIUS}"/></clipPath>`,
    `<path id="r" d="${LEGS.map(([from, to]) => earth.arc(STOPS[from], STOPS[to])).join('')}" fill="none" stroke-linejoin="round"/>`,
    gradient('k', [
      [0, '#050b1a'],
      [0.55, '#0c1f40'],
      [1, '#1d4a78'],
    ]),
    glow('u', [
      [0, '#7fd0f0', 0.9],
      [0.8, '#53b0de', 0.75],
      [0.86, '#53b0de', 0.28],
      [0.93, '#3f8fc8', 0.1],
      [1, '#3f8fc8', 0],
    ]),
    `<radialGradient id="e" cx=".36" cy=".12" r=".8"><stop offset="0" stop-color="#2f86b8"/><stop offset=".5" stop-color="#195486"/><stop offset="1" stop-color="#0a2345"/></radialGradient>`,
    `<radialGradient id="l" cx=".36" cy=".12" r="1"><stop offset="0" stop-color="#f1e3bd"/><stop offset=".45" stop-color="#9dbaa8"/><stop offset="1" stop-color="#2c5672"/></radialGradient>`,
  ];
  const meridians = [-80, -50, -20, 10, 40].map((lon) => earth.arc([lon, 4], [lon, 82])).join('');
  return document(1200, 675, defs, [
    rect(0, 0, 1200, 675, 'url(#k)'),
    stars(77, 66, 0, 0, 1200, 520, 2.2),
    stars(12, 14, 0, 0, 1200, 420, 4),
    disc(X, Y, RADIUS * 1.16, 'url(#u)'),
    disc(X, Y, RADIUS, 'url(#e)'),
    fill(earth.land, 'url(#l)', 'clip-path="url(#c)"'),
    line(meridians, '#bfe4f2', 1, 'opacity=".22"'),
    '<use href="#r" stroke="#5a2d05" stroke-width="7" opacity=".3"/>',
    `<use href="#r" stroke="${amber}" stroke-width="3.4"/>`,
    Object.values(STOPS).map((stop) => {
      const [x, y] = earth.place(stop);
      return disc(x, y, 6.5, paper, `stroke="${amber}" stroke-width="3"`);
    }),
    disc(...earth.place(STOPS.madrid), 12, honey, `stroke="${paper}" stroke-width="4"`),
    // The airliner and its trails.
    `<g transform="translate(610 206)rotate(6)">${line(`M${n(length * scale * 0.12)} -14H900M${n(length * scale * 0.1)} -8H900`, paper, 4, 'opacity=".35"')}${jet.body}</g>`,
  ]);
}
