/** Things that stand on an airport, for the scenes behind the aircraft. */
import { paper } from '../lib/palette.mjs';
import { disc, fill, line, rect } from '../lib/svg.mjs';

/** Height in the picture, 500 high, at which the ground begins. */
export const HORIZON = 388;

/** Terminal with the waving roof of Madrid. */
export const terminal = (x, y, bays, roof, glass, lit) => {
  let d = `M${x} ${y}`;
  for (let i = 0; i < bays; i += 1) d += 'q18-24 36-8t36 8';
  const width = bays * 72;
  return [
    rect(x + 10, y - 6, width - 20, HORIZON - y + 6, glass),
    line(
      `M${x + 18} ${(y + 12 + HORIZON) / 2}h${width - 36}`,
      lit,
      HORIZON - y - 22,
      'stroke-dasharray="9 5" opacity=".55"',
    ),
    fill(`${d}v12q-18-14-36-4t-36 4${'q-18-14-36-4t-36 4'.repeat(bays - 1)}z`, roof),
  ];
};

/** Control tower. */
export const tower = (x, top, colour, cab) => [
  fill(`M${x - 7} ${HORIZON}l3-${HORIZON - top}h8l3 ${HORIZON - top}z`, colour),
  fill(`M${x - 22} ${top - 6}l8-22h28l8 22-8 14h-28z`, colour),
  fill(`M${x - 17} ${top - 10}l5-14h24l5 14z`, cab),
  line(`M${x} ${top - 28}v-26`, colour, 3),
];

/** Palm, its foot at the horizon. */
export const palm = (x, height, lean, colour) => {
  const [tx, ty] = [x + lean, HORIZON - height];
  return [
    line(`M${x} ${HORIZON}q${lean * 0.1} ${-height * 0.6} ${lean} ${-height}`, colour, 6),
    line(
      `M${tx} ${ty}q-20-24-44-8M${tx} ${ty}q-8-30-34-34M${tx} ${ty}q6-32 30-36M${tx} ${ty}q22-20 44-4M${tx} ${ty}q-26 0-36 22M${tx} ${ty}q26 0 36 24`,
      colour,
      7,
      'stroke-linecap="round"',
    ),
  ];
};

/** Floodlight mast and what it lights. */
export const mast = (x, top, glow) => [
  fill(`M${x - 24} ${top}L${x - 110} ${HORIZON + 30}h220L${x + 24} ${top}z`, `url(#${glow})`),
  disc(x, top, 60, 'url(#h)'),
  line(`M${x} ${HORIZON}V${top}`, '#2a3d5c', 5),
  line(`M${x - 26} ${top}h52`, '#fff3cf', 8, 'stroke-dasharray="8 3"'),
];

export const yellowLine = (colour, opacity = 0.9) => line('M-10 462h1220', colour, 5, `opacity="${opacity}"`);
export const joints = (colour) =>
  line(
    'M-60 500L120 388M180 500l80-112M430 500l20-112M690 500l-20-112M940 500l-80-112M1200 500L1040 388M0 410h1200',
    colour,
    1.5,
    'opacity=".35"',
  );
export const cones = (...places) =>
  places.map(([x, y]) => [
    fill(`M${x} ${y}l7-20h5l7 20z`, '#e8702a'),
    line(`M${x + 4} ${y - 9}h11`, paper, 4),
  ]);
