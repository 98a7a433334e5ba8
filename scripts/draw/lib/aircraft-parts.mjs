/** Windscreen, tailplane, wing, engine and wheels of the side view. `t` are the measures of the type, `at`, `X`, `Y`, `P` its scale. */
import { disc, fill, line, n } from './svg.mjs';

/** Windscreen: panes, and the dark mask of the newer types. */
export function cockpit(t, R, at, axis, paint, slim) {
  const at_ = (u, v) => at(u * R, axis + v * R);
  const shape = slim
    ? `M${at_(0.38, 0.17)}C${at_(0.5, 0.31)} ${at_(0.66, 0.41)} ${at_(0.84, 0.5)}L${at_(1.2, 0.53)}Q${at_(1.56, 0.5)} ${at_(1.5, 0.34)}L${at_(1.3, 0.14)}z`
    : `M${at_(0.76, 0.31)}L${at_(1.08, 0.6)}L${at_(1.62, 0.63)}L${at_(1.76, 0.4)}L${at_(1.56, 0.3)}z`;
  const bars = slim
    ? `M${at_(0.72, 0.16)}L${at_(0.84, 0.5)}M${at_(1.06, 0.15)}L${at_(1.14, 0.53)}`
    : `M${at_(1.06, 0.3)}L${at_(1.16, 0.62)}M${at_(1.36, 0.3)}L${at_(1.4, 0.63)}`;
  const mask =
    t.mask === 'none' ? '' : line(shape, '#0b1424', t.mask === 'full' ? 4 : 3, 'stroke-linejoin="round"');
  return [
    mask,
    fill(shape, t.mask === 'none' ? '#1b2b40' : '#0b1424'),
    line(bars, t.mask === 'none' ? paint.body[1] : '#33465e', 1.5),
  ];
}

export function tailplane(t, R, axis, P, paint) {
  const { root, tail } = t.fin;
  const from = root + (tail - root) * 0.28;
  const chord = (tail - root) * 0.62;
  const y = axis + 0.34 * R;
  const half = t.length * 0.145;
  const tip = [from + half * 0.6, y + half * 0.12];
  return [
    fill(
      P([
        [from, y],
        [tip[0], tip[1]],
        [tip[0] + chord * 0.42, tip[1]],
        [from + chord, y - 0.02 * R],
      ]),
      paint.wing,
    ),
    fill(
      P([
        [from, y],
        [tip[0], tip[1]],
        [tip[0] + chord * 0.42, tip[1]],
        [tip[0] + chord * 0.2, tip[1] - 0.12],
        [from + chord, y - 0.14 * R],
        [from + 0.3, y - 0.1 * R],
      ]),
      paint.wingShade,
    ),
    fill(
      P([
        [from, y],
        [tip[0], tip[1]],
        [tip[0] + chord * 0.42, tip[1]],
        [from + chord, y + 0.02],
      ]),
      paint.wing,
    ),
  ];
}

export function wingShape(t, R, { wingRoot, tipY }, at, P, paint) {
  const { front, back, tipFront, tipBack } = t.wing;
  const device = {
    fence: () =>
      fill(
        P([
          [tipFront + 0.5, tipY],
          [tipBack - 0.1, tipY + 0.95],
          [tipBack + 0.25, tipY + 0.95],
          [tipBack + 0.1, tipY],
          [tipBack + 0.1, tipY - 0.6],
          [tipBack - 0.2, tipY - 0.6],
        ]),
        paint.tail,
      ),
    winglet: () =>
      fill(
        P([
          [tipFront, tipY],
          [tipBack - 0.3, tipY + 2],
          [tipBack + 1, tipY + 2],
          [tipBack + 0.2, tipY],
        ]),
        paint.tail,
      ),
    sharklet: () =>
      fill(
        `M${at(tipFront - 0.4, tipY)}C${at(tipFront + 1.4, tipY + 0.3)} ${at(tipBack - 0.6, tipY + 1.6)} ${at(tipBack + 0.9, tipY + 3)}L${at(tipBack + 1.9, tipY + 3)}C${at(tipBack + 1.2, tipY + 1.4)} ${at(tipBack + 0.7, tipY + 0.5)} ${at(tipBack + 0.2, tipY)}z`,
        paint.amber,
      ),
    raked: () =>
      fill(
        `M${at(tipFront - 2.6, tipY - 0.12)}C${at(tipFront + 0.4, tipY + 0.2)} ${at(tipBack + 0.4, tipY + 1.2)} ${at(tipBack + 2.6, tipY + 3.3)}C${at(tipBack + 1.8, tipY + 1.2)} ${at(tipBack + 1, tipY + 0.3)} ${at(tipBack - 0.6, tipY - 0.14)}z`,
        paint.sky,
      ),
  }[t.tip]();
  const mid = (k) => [front + (tipBack - front) * k, wingRoot + (tipY - wingRoot) * k];
  const fairings = [0.3, 0.48, 0.66].map((k) => {
    const a = back + (tipBack - back) * k;
    const y = wingRoot - 0.1 * R + (tipY - wingRoot) * k;
    return `M${at(a - 1.2, y)}L${at(a + 0.7, y + 0.02)}`;
  });
  return [
    device,
    line(fairings.join(''), paint.wingShade, 0.16 * R * (t.length > 50 ? 9 : 12), 'stroke-linecap="round"'),
    fill(
      P([
        [front - 0.4 * R, wingRoot - 0.08 * R],
        [front + 0.1 * R, wingRoot + 0.1 * R],
        [tipFront, tipY + 0.08],
        [tipBack, tipY],
        mid(0.8).map((v, i) => v - i * 0.24 * R),
        [back, wingRoot - 0.26 * R],
        [front + R, wingRoot - 0.34 * R],
      ]),
      paint.wingShade,
    ),
    fill(
      P([
        [front - 0.2 * R, wingRoot],
        [front + 0.1 * R, wingRoot + 0.1 * R],
        [tipFront, tipY + 0.08],
        [tipBack, tipY],
        [back, wingRoot - 0.12 * R],
      ]),
      paint.wing,
    ),
  ];
}

export function engineShape(e, { Y, at, scale }, paint, wing, wingRoot) {
  const r = e.diameter / 2;
  const c = e.clearance + r;
  const x0 = e.front;
  const cowl = e.long ? e.length * 0.86 : e.length * 0.68;
  const belly = `${at(x0 + cowl, c - r * 0.62)}C${at(x0 + cowl * 0.6, c - r * 1.02)} ${at(x0 + cowl * 0.25, c - r * 1.04)} ${at(x0 + 0.12, c - r * 0.88)}`;
  const outline = `M${at(x0 + 0.12, c + r * 0.88)}C${at(x0 + cowl * 0.25, c + r * 1.04)} ${at(x0 + cowl * 0.6, c + r * 1.02)} ${at(x0 + cowl, c + r * 0.66)}L${belly}Q${at(x0 - 0.2, c)} ${at(x0 + 0.12, c + r * 0.88)}z`;
  const ring = x0 + cowl * 0.42;
  const core = e.long
    ? fill(
        `M${at(x0 + cowl, c + r * 0.5)}L${at(x0 + e.length, c + r * 0.36)}V${n(Y(c - r * 0.3))}L${at(x0 + cowl, c - r * 0.46)}z`,
        paint.metal,
      )
    : [
        fill(
          `M${at(x0 + cowl, c + r * 0.42)}L${at(x0 + e.length * 0.88, c + r * 0.3)}V${n(Y(c - r * 0.26))}L${at(x0 + cowl, c - r * 0.4)}z`,
          paint.metal,
        ),
        fill(
          `M${at(x0 + e.length * 0.88, c + r * 0.18)}L${at(x0 + e.length + 0.2, c + 0.02)}L${at(x0 + e.length * 0.88, c - r * 0.16)}z`,
          paint.wingShade,
        ),
      ];
  const pylon = fill(
    `M${at(x0 + cowl * 0.42, c + r * 0.9)}L${at(wing.front + 1.2, wingRoot + 0.3)}L${at(wing.front + 4.4, wingRoot)}L${at(x0 + cowl + 0.8, c + r * 0.4)}L${at(x0 + cowl, c + r * 0.4)}z`,
    paint.wingShade,
  );
  const nacelle = [
    core,
    fill(outline, paint.tail),
    fill(`M${at(x0 + 0.12, c - r * 0.3)}L${at(x0 + cowl, c - r * 0.14)}L${belly}z`, paint.tailShade),
    fill(
      `M${at(x0 + 0.12, c + r * 0.88)}Q${at(x0 - 0.2, c)} ${at(x0 + 0.12, c - r * 0.88)}L${at(x0 + 0.55, c - r * 0.95)}Q${at(x0 + 0.25, c)} ${at(x0 + 0.55, c + r * 0.95)}z`,
      paint.metal,
    ),
    fill(
      `M${at(ring, c + r * 0.96)}Q${at(ring - 0.3, c)} ${at(ring, c - r * 0.96)}h${n(0.42 * scale)}Q${at(ring + 0.12, c)} ${at(ring + 0.42, c + r * 0.965)}z`,
      paint.amber,
    ),
  ];
  return { pylon, nacelle };
}

export function wheels(t, X, Y, scale, paint) {
  const { nose, main, wheel, bogie } = t.gear;
  const r = (wheel / 2) * scale;
  const small = r * 0.78;
  const leg = (m, bottom, top) => `M${n(X(m))} ${n(Y(bottom))}V${n(Y(top))}`;
  const tyre = (m, size) => [
    disc(X(m), Y(0) - size, size, '#141c28'),
    disc(X(m), Y(0) - size, size * 0.45, paint.metal),
  ];
  const mains = bogie > 0 ? [main - bogie / 2, main + bogie / 2] : [main];
  return [
    line(
      leg(nose, 0.4, t.axis - t.radius) + leg(main, wheel / 2, t.axis - t.radius),
      paint.wingShade,
      0.28 * scale,
    ),
    line(
      `M${n(X(nose))} ${n(Y(t.axis - t.radius * 1.02))}l${n(-1.1 * scale)} ${n(0.5 * scale)}M${n(X(main))} ${n(Y(wheel))}l${n(1.3 * scale)} ${n(-1.2 * scale)}`,
      paint.wingShade,
      0.16 * scale,
    ),
    bogie > 0 &&
      line(`M${n(X(mains[0]))} ${n(Y(wheel / 2))}H${n(X(mains[1]))}`, paint.wingShade, 0.3 * scale),
    tyre(nose, small),
    mains.map((m) => tyre(m, r)),
  ];
}
