/** Wind on a runway in Spanish. Pure. */
import { formatKnots } from '../quantities.ts';

/** `8 kt de cara`, `5 kt de cola`, `0 kt`. Knots, negative for tailwind. */
export function headWords(knots: number): string {
  return words(knots, 'de cara', 'de cola');
}

/** `3 kt por la derecha`, `0 kt`. Knots, negative from the left. */
export function crossWords(knots: number): string {
  return words(knots, 'por la derecha', 'por la izquierda');
}

/** `rachas: 17 kt`; undefined without gusts that would show. A gust comes from where the wind does. */
export function gustWords(knots: number, gust: number | undefined): string | undefined {
  if (gust === undefined || rounded(gust) === rounded(knots)) return undefined;
  return `rachas: ${formatKnots(rounded(gust))}`;
}

function words(knots: number, positive: string, negative: string): string {
  if (rounded(knots) === 0) return formatKnots(0);
  return `${formatKnots(rounded(knots))} ${knots > 0 ? positive : negative}`;
}

const rounded = (knots: number): number => Math.round(Math.abs(knots));
