/** Small helpers to write compact SVG. No dependencies. */

/**
 * A number as SVG takes it: one decimal unless told, no leading zero.
 * @param {number} value
 * @param {number} [decimals]
 */
export function n(value, decimals = 1) {
  const text = String(Number(value.toFixed(decimals)));
  return text.replace(/^(-?)0\./, '$1.');
}

/**
 * Points joined by straight lines, written relative to each other because that is shorter.
 * @param {number[][]} points
 * @param {boolean} [close]
 */
export function poly(points, close = true) {
  let [x, y] = points[0].map((value) => Number(n(value)));
  let out = `M${join(x, y)}`;
  let first = true;
  for (const point of points.slice(1)) {
    const dx = Number(n(point[0] - x));
    const dy = Number(n(point[1] - y));
    if (dy === 0) out += `h${n(dx)}`;
    else if (dx === 0) out += `v${n(dy)}`;
    else out += `l${join(dx, dy)}`;
    first = false;
    x += dx;
    y += dy;
  }
  return close && !first ? `${out}z` : out;
}

/** Two numbers with the shortest separator. */
function join(a, b) {
  const second = n(b);
  return second.startsWith('-') ? n(a) + second : `${n(a)} ${second}`;
}

/**
 * Horizontal bars `[x, y, length]` as one path, whole units, each written from the end of the last.
 * @param {number[][]} bars
 */
export function dashes(bars) {
  let [x, y] = [0, 0];
  let out = '';
  for (const [atX, atY, length] of bars.map((bar) => bar.map(Math.round))) {
    out += `m${join(atX - x, atY - y)}h${length}`;
    [x, y] = [atX + length, atY];
  }
  return out.replace('m', 'M');
}

/** `<path>` with a fill; further attributes as text. */
export const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}"${more && ` ${more}`}/>`;

/** `<path>` without fill, with a stroke of a width; further attributes as text. */
export const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width, 2)}"${more && ` ${more}`}/>`;

export const rect = (x, y, width, height, colour, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${colour}"${more && ` ${more}`}/>`;

export const disc = (x, y, r, colour, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}"${more && ` ${more}`}/>`;

/**
 * Vertical gradient (or horizontal with `across`), stops as `[offset, colour, opacity?]`.
 * @param {string} id
 * @param {[number, string, number?][]} stops
 */
export function gradient(id, stops, across = false) {
  const marks = stops.map(
    ([at, colour, opacity]) =>
      `<stop offset="${n(at, 3)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  );
  const way = across ? '' : ' x2="0" y2="1"';
  return `<linearGradient id="${id}"${way}>${marks.join('')}</linearGradient>`;
}

/** Round glow, stops as in {@link gradient}. */
export function glow(id, stops) {
  return gradient(id, stops, true).replaceAll('linearGradient', 'radialGradient');
}

/** Repeatable random numbers in [0, 1): the same seed draws the same picture. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The whole file; `defs` and `body` are lists of elements. */
export function document(width, height, defs, body) {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  const parts = defs.length > 0 ? [`<defs>${defs.join('')}</defs>`] : [];
  return `${[head, ...parts, ...body.flat(Infinity).filter(Boolean), '</svg>'].join('\n')}\n`;
}
