/** An airliner from its left side, to scale, in the airline's colours. */
import { cockpit, engineShape, tailplane, wheels, wingShape } from './aircraft-parts.mjs';
import { TYPES } from './aircraft-types.mjs';
import { letters, widthOf } from './lettering.mjs';
import { fill, gradient, line, n, poly } from './svg.mjs';

/**
 * @typedef {object} Paint colours in the light of a scene
 * @property {string[]} body from the crown to the belly, three tones
 * @property {string} tail navy of the fin
 * @property {string} tailShade
 * @property {string} amber
 * @property {string} sky
 * @property {string} wing upper side of the wing
 * @property {string} wingShade
 * @property {string} window glass, lit or dark
 * @property {string} title the airline's name
 * @property {string} metal
 * @property {string} [rim] edge of light along crown and fin
 */

/**
 * Draws the aircraft with its nose at `x` and its wheels at `ground`, `scale` pixels a metre.
 * @param {string} type key of {@link TYPES}
 * @param {{registration?: string, x: number, ground: number, scale: number, paint: Paint, gear?: boolean}} options
 * @returns {{defs: string[], body: string}} `body` is one group with the id `a`
 */
export function aircraftSide(type, { registration = '', x, ground, scale, paint, gear = true }) {
  const t = TYPES[type];
  const X = (m) => x + m * scale;
  const Y = (m) => ground - m * scale;
  const P = (points) => poly(points.map(([a, b]) => [X(a), Y(b)]));
  const at = (a, b) => `${n(X(a))} ${n(Y(b))}`;
  const { radius: R, axis, length: L } = t;
  const slim = type === 'a359';

  // The outline, clockwise from the tip of the nose.
  const nose = axis - (slim ? 0.36 : 0.26) * R;
  const end = axis + 0.52 * R;
  const top = slim
    ? `C${at(0.05, nose + 0.5 * R)} ${at(1.15 * R, axis + R)} ${at(2.9 * R, axis + R)}`
    : `C${at(-0.02 * R, nose + 0.36 * R)} ${at(0.4 * R, nose + 0.5 * R)} ${at(0.78 * R, axis + 0.36 * R)}C${at(1.15 * R, axis + 0.72 * R)} ${at(1.6 * R, axis + R)} ${at(2.7 * R, axis + R)}`;
  const outline =
    `M${at(0, nose)}${top}L${at(0.8 * L, axis + R)}` +
    `C${at(0.9 * L, axis + 0.98 * R)} ${at(L - 1.6, end + 0.26 * R)} ${at(L - 0.5, end + 0.12 * R)}L${at(L - 0.3, end - 0.16 * R)}` +
    `C${at(0.92 * L, axis + 0.02 * R)} ${at(0.8 * L, axis - R)} ${at(0.68 * L, axis - R)}L${at(2.3 * R, axis - R)}` +
    `C${at(0.9 * R, axis - R)} ${at(0, nose - 0.42 * R)} ${at(0, nose)}z`;

  const crown = axis + R;
  const { fin, wing, engine } = t;
  const finTop = t.height;
  const finRoot = crown - 0.12 * R;
  const along = (u, v) => {
    // A point of the fin: u from leading to trailing edge, v from root to tip.
    const front = fin.root + (fin.tipFront - fin.root) * v;
    const back = fin.tail + (fin.tipBack - fin.tail) * v;
    return [front + (back - front) * u, finRoot + (finTop - finRoot) * v];
  };
  const finShape = `M${at(fin.root - 0.9 * R, crown)}Q${at(fin.root - 0.1 * R, crown)} ${at(...along(0, 0.12))}L${at(...along(0, 0.93))}Q${at(...along(0.06, 1))} ${at(...along(0.3, 1))}L${at(...along(1, 1))}L${at(...along(1, 0))}L${at(fin.tail, axis + 0.5 * R)}H${n(X(fin.root))}z`;
  const mark = [along(0.3, 0.34), along(0.26, 0.86), along(0.76, 0.86), along(0.72, 0.34)];
  const base = [along(0.33, 0.16), along(0.305, 0.3), along(0.715, 0.3), along(0.7, 0.16)];

  // Tail colours over the rear fuselage, cut off by its outline.
  const s0 = fin.root - 0.9 * R;
  const sweep = (shift) =>
    `${at(s0 - 0.2 + shift, crown + 0.1)}C${at(s0 + 1.1 * R + shift, axis + 0.5 * R)} ${at(s0 + 1.5 * R + shift, axis - 0.2 * R)} ${at(s0 + 1.7 * R + shift, axis - R)}`;
  const band = (from, to) =>
    `M${sweep(from)}L${at(s0 + 1.7 * R + to, axis - R)}C${at(s0 + 1.5 * R + to, axis - 0.2 * R)} ${at(s0 + 1.1 * R + to, axis + 0.5 * R)} ${at(s0 - 0.2 + to, crown + 0.1)}z`;
  const rear = `M${sweep(0)}L${at(L + 1, axis - R)}L${at(L + 1, crown + 1)}z`;

  const glass = axis + 0.22 * R;
  const windows = windowRuns(t).map(([from, to]) => `M${at(from, glass)}H${n(X(to))}`);
  const doors = t.doors.map(
    (d) => `M${at(d - 0.5, axis - 0.3 * R)}v${n(-1.9 * scale)}h${n(1.05 * scale)}v${n(1.9 * scale)}z`,
  );
  const exits = t.exits.map(
    (d) => `M${at(d - 0.3, glass - 0.55)}v${n(-1.05 * scale)}h${n(0.6 * scale)}v${n(1.05 * scale)}z`,
  );

  const title = 0.42 * R * scale;
  const small = Math.max(0.3 * R * scale, 12);
  const titleX = X(t.doors[0] + 1.3 * R);
  const rearDoor = t.doors.at(-1);
  const regX = Math.min(X(rearDoor - 1.2), X(s0 + 0.4)) - widthOf(registration, small);

  const defs = [
    gradient('f', [
      [0, paint.body[0]],
      [0.5, paint.body[1]],
      [0.78, paint.body[1]],
      [1, paint.body[2]],
    ]),
    gradient('n', [
      [0, paint.tail],
      [0.45, paint.tail],
      [1, paint.tailShade],
    ]),
    `<clipPath id="o"><path d="${outline}"/></clipPath>`,
  ];
  const wingRoot = axis - 0.62 * R;
  const tipY = wingRoot + wing.rise;
  const { pylon, nacelle } = engineShape(engine, { Y, at, scale }, paint, wing, wingRoot);
  const parts = [
    fill(finShape, 'url(#n)'),
    fill(P(mark), paint.amber),
    fill(P(base), paint.sky),
    line(`M${at(...along(0.8, 0.05))}L${at(...along(0.82, 0.97))}`, paint.tailShade, 0.07 * scale),
    fill(outline, 'url(#f)'),
    `<g clip-path="url(#o)">${fill(rear, paint.tail)}${fill(band(-1.5, -0.75), paint.amber)}${fill(band(-0.75, 0), paint.sky)}${fill(`M${at(0, axis - 0.55 * R)}H${n(X(L))}V${n(Y(axis - R - 0.2))}H${n(X(0))}z`, paint.tailShade, 'opacity=".16"')}</g>`,
    paint.rim &&
      line(
        `M${at(2.9 * R, crown - 0.04)}H${n(X(fin.root - R))}M${at(...along(0.02, 0.14))}L${at(...along(0.02, 0.9))}`,
        paint.rim,
        2,
        'stroke-linecap="round" opacity=".75"',
      ),
    line(
      windows.join(''),
      paint.window,
      0.36 * scale,
      `stroke-dasharray="${n(0.27 * scale, 2)} ${n((t.pitch - 0.27) * scale, 2)}"`,
    ),
    line([...doors, ...exits].join(''), paint.wingShade, 1.1),
    cockpit(t, R, at, axis, paint, slim),
    wordmark(titleX, Y(axis + 0.44 * R), title, paint.title),
    registration && letters(registration, regX, Y(axis - 0.42 * R), small, paint.title, 1),
    tailplane(t, R, axis, P, paint),
    gear ? wheels(t, X, Y, scale, paint) : '',
    fill(
      `M${at(wing.front - 1.2 * R, axis - 0.84 * R)}Q${at(wing.front, axis - 1.2 * R)} ${at(wing.front + R, axis - 1.18 * R)}H${n(X(wing.back))}Q${at(wing.back + 1.2 * R, axis - 1.15 * R)} ${at(wing.back + 2 * R, axis - 0.86 * R)}z`,
      paint.body[2],
    ),
    pylon,
    wingShape(t, R, { wingRoot, tipY }, at, P, paint),
    nacelle,
  ];
  return { defs, body: `<g id="a">${parts.flat(Infinity).filter(Boolean).join('\n')}</g>` };
}

/** The airline's name in heavy capitals, `height` high on the baseline `y`. */
function wordmark(x, y, height, colour) {
  const E = 'M0 0v-10h8v2.4H3v1.4h4.4v2.4H3v1.4h5V0z';
  const V = 'M10.5-10h3.2l2.3 6.2 2.3-6.2h3.2L17.8 0h-3.6z';
  return `<g transform="translate(${n(x)} ${n(y)})scale(${n(height / 10, 2)})" fill="${colour}"><path d="${E}${V}"/><path d="${E}" transform="translate(24.5)"/></g>`;
}

/** Stretches of cabin windows: between the doors, with a gap at each. */
function windowRuns(t) {
  const runs = [];
  const marks = [...t.doors];
  for (let i = 0; i < marks.length - 1; i += 1) runs.push([marks[i] + 1.3, marks[i + 1] - 1]);
  return runs;
}
