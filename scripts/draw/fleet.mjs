/** The picture of each aircraft: the side view to scale in a place and at an hour of its own. */
import { aircraftSide } from './lib/aircraft-side.mjs';
import { FLEET, TYPES } from './lib/aircraft-types.mjs';
import { mix, tint } from './lib/colour.mjs';
import { document, fill, glow, gradient, n, rect } from './lib/svg.mjs';
import { HORIZON } from './scenes/props.mjs';
import { sceneOf } from './scenes/scene.mjs';

const GROUND = 440;

/** Paint of the airline in full daylight. */
export const DAYLIGHT = {
  body: ['#ffffff', '#f1f6fb', '#b9c9da'],
  tail: '#14294a',
  tailShade: '#0a1730',
  amber: '#f49f2e',
  sky: '#53b0de',
  wing: '#d3dee9',
  wingShade: '#8ea3b8',
  window: '#33475f',
  title: '#14294a',
  metal: '#c3ced9',
};

/** The same paint in the light of a scene. */
function paintIn({ light, dusk, air, lamps }) {
  const lit = (colour, shade, glow = 0.5) =>
    tint(mix(colour, air, dusk * shade), mix('#ffffff', light, glow));
  const p = DAYLIGHT;
  return {
    body: [lit(p.body[0], 0), lit(p.body[1], 0.4), lit(p.body[2], 1.6, 1)],
    tail: mix(p.tail, air, dusk * 0.6),
    tailShade: mix(p.tailShade, air, dusk * 0.3),
    amber: lit(p.amber, 0.15),
    sky: lit(p.sky, 0.2),
    wing: lit(p.wing, 0.8),
    wingShade: lit(p.wingShade, 1.2, 1),
    window: lamps ? '#ffcf73' : p.window,
    title: p.title,
    metal: lit(p.metal, 0.6),
    rim: dusk > 0 ? light : '',
  };
}

/** @param {string} registration in lower case, `ec-lzd` */
export function fleetPicture(registration) {
  const type = FLEET[registration];
  const scene = sceneOf(registration);
  const { length } = TYPES[type];
  // The A320 nearer to the viewer, or it would be lost in the width.
  const scale = type === 'a320' ? 25 : 16.2;
  const x = (1200 - length * scale) / 2;
  const aircraft = aircraftSide(type, {
    registration: registration.toUpperCase(),
    x,
    ground: GROUND,
    scale,
    paint: paintIn(scene),
  });
  const shadow = `M${n(x + length * scale * 0.04)} ${GROUND}q${n(length * scale * 0.46)}-14 ${n(length * scale * 0.92)} 0-${n(length * scale * 0.46)} 16-${n(length * scale * 0.92)} 0z`;
  const defs = [
    ...aircraft.defs,
    gradient('s', scene.sky),
    gradient('g', scene.ground),
    ...(scene.floodlit
      ? [
          gradient('m', [
            [0, '#ffe9b0', 0.22],
            [1, '#ffe9b0', 0],
          ]),
          glow('h', [
            [0, '#fff3cf', 0.8],
            [1, '#fff3cf', 0],
          ]),
        ]
      : []),
    ...(scene.wet > 0
      ? [
          gradient(
            'd',
            scene.ground.map(([at, colour]) => [at, colour, at * 0.9]),
          ),
        ]
      : []),
  ];
  const mirror =
    scene.wet > 0
      ? [
          `<use href="#a" transform="matrix(1 0 0-1 0 ${2 * GROUND + 2})" opacity="${scene.wet}"/>`,
          rect(0, GROUND, 1200, 500 - GROUND, 'url(#d)'),
        ]
      : [];
  return document(1200, 500, defs, [
    rect(0, 0, 1200, HORIZON, 'url(#s)'),
    scene.back,
    rect(0, HORIZON, 1200, 500 - HORIZON, 'url(#g)'),
    mirror,
    scene.front,
    fill(shadow, '#0a1424', 'opacity=".38"'),
    aircraft.body,
  ]);
}
