/** The mark: an amber fin that stands on the sky. */
import { document, fill } from './lib/svg.mjs';

/** Fin 64 high in a box 64 × 64: upper part amber, its foot sky, parted by a rising line like a horizon in a climb. */
export const FIN = {
  amber: 'M34.5 7.5q1.5-2.5 4.5-2.5H53q5 0 4 5l-7.3 32.5H13.3z',
  sky: 'M10.6 46.5h38.2l-2 9q-.8 3.5-4.5 3.5H7q-5.5 0-2.5-4.5z',
};

export function logo() {
  return document(64, 64, [], [fill(FIN.amber, '#f49f2e'), fill(FIN.sky, '#53b0de')]);
}
