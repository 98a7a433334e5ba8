/** Mixing of `#rrggbb` colours. */

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `a` with the share `t` (0 to 1) of `b`. */
export function mix(a, b, t) {
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((value, i) =>
      Math.round(value + (to[i] - value) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Light falling through a coloured glass: channel by channel product. */
export function tint(a, glass) {
  const [from, by] = [channels(a), channels(glass)];
  return `#${from
    .map((value, i) =>
      Math.round((value * by[i]) / 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
