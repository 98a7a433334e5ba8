/** The wind of a METAR in Spanish. Pure. */
import { formatDirection, formatKnots } from '../quantities.ts';
import type { Wind, WindShear } from './report.ts';

const POINTS = 'N NNE NE ENE E ESE SE SSE S SSO SO OSO O ONO NO NNO'.split(' ');

/** `de 330° (NNO) a 8 kt, con rachas de 20 kt, variable entre 300° y 010°`. */
export function windWords({
  direction,
  unmeasured,
  speed,
  isOver,
  gust,
  gustIsOver,
  from,
  to,
}: Wind): string {
  if (speed === 0 && direction === undefined && gust === undefined && !unmeasured) return 'en calma';
  const where =
    direction === undefined
      ? `de dirección ${unmeasured ? 'sin medir' : 'variable'},`
      : `de ${formatDirection(direction)} (${pointOf(direction)}) a`;
  const gusts = gust === undefined ? '' : `, con rachas de ${speedWords(gust, gustIsOver)}`;
  const sector = from === undefined || to === undefined ? '' : `, ${sectorWords({ from, to })}`;
  return `${where} ${speedWords(speed, isOver)}${gusts}${sector}`;
}

/** `variable entre 300° y 010°`. */
export function sectorWords({ from, to }: { from: number; to: number }): string {
  return `variable entre ${formatDirection(from)} y ${formatDirection(to)}`;
}

/** `18 kt`, `más de 99 kt`. */
export function speedWords(knots: number, isOver = false): string {
  return isOver ? `más de ${formatKnots(knots)}` : formatKnots(knots);
}

/** The point of the compass in sixteen parts, with O for west. */
function pointOf(direction: number): string {
  return POINTS[Math.round(direction / 22.5) % 16] ?? 'N';
}

const PHASES = { TKOF: ', al despegar', LDG: ', al aterrizar' } as const;

/**
 * Wind shear near a runway in Spanish. `en la pista 14L`, `en la pista 29, al despegar`, `en todas las pistas`.
 */
export function windShearWords({ runway, phase }: WindShear): string {
  const where =
    runway === undefined
      ? 'sin decir en qué pista'
      : runway === 'ALL'
        ? 'en todas las pistas'
        : `en la pista ${runway}`;
  return `${where}${phase === undefined ? '' : PHASES[phase]}`;
}
