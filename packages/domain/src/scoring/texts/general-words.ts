/** Words about the general figures of the rules in Spanish, with those in force. Pure. */
import { AIRBORNE_S, BOUNCES_S, GROUND_AGL_FT, GROUND_SPEED_KT } from '../../flight-record/ground-states.ts';
import { STEADY } from '../../flight-record/reporting.ts';
import { MATCH_S } from '../../flight-record/touchdowns.ts';
import type { ScoringRules } from '../scoring-rules.ts';
import { duration, feet, knots, percent } from './figures.ts';

/** How a recording is read before the rules are judged, as sentences. */
export function generalWords({ general }: Pick<ScoringRules, 'general'>): string[] {
  return [
    `Los primeros ${duration(general.startS)} de la grabación no se miran, ni los ${duration(general.afterInterruptionS)} que siguen a una pausa o a un hueco. Un hueco son más de ${duration(STEADY.gapS)} sin datos; más, si el programa los manda más espaciados.`,
    'Nada se juzga por un solo dato: lo que dura ha de verse en dos muestras o más, y una muestra que desmienten las de antes y las de después no cuenta.',
    'Lo que no cambia en un vuelo en el que tenía que cambiar —cada luz, el combustible, los flaps, el tren, el freno, las velocidades, la altitud, los motores, el peso, el cabeceo, el alabeo en los giros— es que no llega: «sin datos», y no descuenta. Tampoco lo que llega con el signo cambiado o en otra escala.',
    `El avión está en tierra según su interruptor; si no llega, por debajo de ${feet(GROUND_AGL_FT)} sobre el terreno o, sin altura, de ${knots(GROUND_SPEED_KT)}. Menos de ${duration(AIRBORNE_S)} en el aire no son un despegue.`,
    `La toma es cuando tocan las ruedas, aunque el programa la cuente hasta ${duration(MATCH_S)} antes o después. Lo que bota en los ${duration(BOUNCES_S)} siguientes es la misma toma.`,
    `Si se puede juzgar menos del ${percent(general.leastCoverage)} del peso de las reglas, decide una persona. El peso de cada regla es lo más que puede restar, y lo que no se aplica a un vuelo no cuenta.`,
  ];
}
