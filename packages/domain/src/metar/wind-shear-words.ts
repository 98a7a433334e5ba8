/** Wind shear near a runway in Spanish. Pure. */
import type { WindShear } from './report.ts';

const PHASES = { TKOF: ', al despegar', LDG: ', al aterrizar' } as const;

/** `en la pista 14L`, `en la pista 29, al despegar`, `en todas las pistas`. */
export function windShearWords({ runway, phase }: WindShear): string {
  const where =
    runway === undefined
      ? 'sin decir en qué pista'
      : runway === 'ALL'
        ? 'en todas las pistas'
        : `en la pista ${runway}`;
  return `${where}${phase === undefined ? '' : PHASES[phase]}`;
}
