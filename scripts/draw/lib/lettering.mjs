/** Capital letters as strokes, for registrations and the airline's name: no font is needed to show them. */
import { n } from './svg.mjs';

/** Strokes on a grid 4 wide and 6 high, origin at the top left; each letter moves 5.4 on. */
const STROKES = {
  A: 'M0 6l2-6 2 6M.7 4h2.6',
  B: 'M0 0v6h2.4a1.5 1.5 0 0 0 0-3.2H0h2a1.4 1.4 0 0 0 0-2.8z',
  C: 'M4 1.5C3.7.5 3 0 2 0a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2c1 0 1.7-.5 2-1.5',
  D: 'M0 0v6h1.5a2.5 2.5 0 0 0 2.5-2.5v-1a2.5 2.5 0 0 0-2.5-2.5z',
  E: 'M3.6 0H0v6h3.6M0 2.9h3',
  F: 'M3.6 0H0v6M0 2.9h3',
  G: 'M4 1.5C3.7.5 3 0 2 0a2 2 0 0 0-2 2v2a2 2 0 0 0 4 0v-1H2.3',
  H: 'M0 0v6M4 0v6M0 3h4',
  I: 'M2 0v6',
  J: 'M3.5 0v4a1.7 1.7 0 0 1-3.4.3',
  K: 'M0 0v6M3.9 0L0 3.6M1.4 2.4L4 6',
  L: 'M.4 0v6h3.4',
  M: 'M0 6V0l2 3.6L4 0v6',
  N: 'M0 6V0l4 6V0',
  O: 'M0 2v2a2 2 0 0 0 4 0V2a2 2 0 0 0-4 0z',
  P: 'M0 6V0h2.3a1.6 1.6 0 0 1 0 3.3H0',
  R: 'M0 6V0h2.3a1.6 1.6 0 0 1 0 3.2H0M2.2 3.2L4 6',
  S: 'M3.8 1.1C3.3.2.2-.4.2 1.6c0 2 3.7 1 3.7 3 0 2-3.4 1.8-3.9.3',
  T: 'M0 0h4M2 0v6',
  U: 'M0 0v4a2 2 0 0 0 4 0V0',
  V: 'M0 0l2 6 2-6',
  W: 'M0 0l1 6 1-4 1 4 1-6',
  X: 'M0 0l4 6M4 0L0 6',
  Y: 'M0 0l2 3.2L4 0M2 3.2V6',
  Z: 'M0 0h4L0 6h4',
  '-': 'M.6 3.2h2.8',
};

const ADVANCE = 5.4;

/**
 * Letters of a word, `height` high, their baseline at `y`, the first one's left edge at `x`.
 * @param {string} word capitals and hyphens
 */
export function letters(word, x, y, height, colour, weight = 1) {
  const scale = height / 6;
  const glyphs = [...word].map((letter, index) => {
    const strokes = STROKES[letter];
    if (!strokes) throw new Error(`No stroke letter for «${letter}».`);
    return `<path d="${strokes}"${index > 0 ? ` transform="translate(${n(index * ADVANCE)})"` : ''}/>`;
  });
  return `<g transform="translate(${n(x)} ${n(y - height)})scale(${n(scale, 2)})" fill="none" stroke="${colour}" stroke-width="${weight}">${glyphs.join('')}</g>`;
}

/** Width of a word set by {@link letters}. */
export const widthOf = (word, height) => ((word.length - 1) * ADVANCE + 4) * (height / 6);
