/** The wind of a METAR in Spanish. Pure. */
import { formatDirection, formatKnots } from '../quantities.ts';
import type { Wind } from './report.ts';

const POINTS = 'N NNE NE ENE E ESE SE SSE S SSO SO OSO O ONO NO NNO'.split(' ');

/** `de 330° (NNO) a 8 kt, con rachas de 20 kt, variable entre 300° y 010°`. */
export function windWords({ direction, speed, gust, from, to }: Wind): string {
  if (speed === 0 && direction === undefined && gust === undefined) return 'en calma';
  const where =
    direction === undefined
      ? 'de dirección variable,'
      : `de ${formatDirection(direction)} (${pointOf(direction)}) a`;
  const gusts = gust === undefined ? '' : `, con rachas de ${formatKnots(gust)}`;
  const sector =
    from === undefined || to === undefined
      ? ''
      : `, variable entre ${formatDirection(from)} y ${formatDirection(to)}`;
  return `${where} ${formatKnots(speed)}${gusts}${sector}`;
}

/** The point of the compass in sixteen parts, with O for west. */
function pointOf(direction: number): string {
  return POINTS[Math.round(direction / 22.5) % 16] ?? 'N';
}
