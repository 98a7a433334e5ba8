/** Words about each flag in Spanish, with the figures in force. Pure. */
import type { FlagCode } from '../score-item.ts';
import type { FlagRules, ScoringRules } from '../scoring-rules.ts';
import { duration, feetPerMinute, kilograms, loadFactor, miles, percent, feet, knots } from './figures.ts';
import { AIRBORNE_S, BOUNCES_S, GROUND_AGL_FT, GROUND_SPEED_KT } from '../../flight-record/ground-states.ts';
import { STEADY } from '../../flight-record/reporting.ts';
import { MATCH_S } from '../../flight-record/touchdowns.ts';

/** A flag in words. */
export interface FlagWords {
  code: FlagCode;
  /** Whether a reviewer must decide on a report with this flag. */
  blocking: boolean;
  text: string;
}

/** Every flag, in the order of their codes. A flag never reduces the score. */
export function flagWords(figures: FlagRules): FlagWords[] {
  const { rate, rateS, jumpNm, refuelKg, steadyFuelMin, lastNm, gapPercent, pauseMin } = figures;
  const words: [FlagCode, boolean, string][] = [
    [
      'V-01',
      true,
      `Simulación acelerada por encima de ×${rate.toLocaleString('es-ES')} más de ${duration(rateS)}`,
    ],
    ['V-02', true, `Salto de más de ${miles(jumpNm)} sin hueco en la grabación, o desplazamiento a mano`],
    ['V-03', true, `El combustible sube más de ${kilograms(refuelKg)} en el aire`],
    ['V-04', true, `Combustible ilimitado, o que no baja en ${steadyFuelMin} minutos de vuelo`],
    ['V-05', true, 'Avión de un tipo que la reserva no acepta'],
    ['V-06', false, 'La grabación empezó con motores en marcha o fuera del puesto'],
    ['V-07', true, `No se grabó la toma, o falta algo en las últimas ${miles(lastNm)}`],
    [
      'V-08',
      true,
      `Sin grabar más del ${percent(gapPercent)} del bloque, o más de ${pauseMin} minutos de pausas`,
    ],
    ['V-09', true, 'Imposible en tan poco tiempo'],
    [
      'V-10',
      true,
      `Posible accidente: más de ${feetPerMinute(figures.crashFpm)} y de ${loadFactor(figures.crashG)} a la vez`,
    ],
    ['V-11', true, `El vuelo empezó a más de ${miles(figures.originNm)} del origen`],
    ['V-12', false, 'Desvío'],
    ['V-13', true, 'Coincide con otro informe tuyo'],
    ['V-14', false, 'Tu reloj no iba en hora y se corrigió, o parece haber cambiado en vuelo'],
    [
      'V-14b',
      true,
      'El reloj se desvía durante el vuelo, va por delante de la hora o da puntos de antes de empezarlo',
    ],
    ['V-15', false, 'En la red volaste con otro indicativo'],
    ['V-16', false, 'De este avión se sabe que da mal algún dato, y no se usa'],
    ['V-17', false, 'El programa avisó de algo que el recorrido por sí solo no dice'],
  ];
  return words.map(([code, blocking, text]) => ({ code, blocking, text }));
}

/** Words about the general figures of the rules in Spanish, with those in force. Pure. */

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
