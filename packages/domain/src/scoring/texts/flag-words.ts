/** Words about each flag in Spanish, with the figures in force. Pure. */
import type { FlagCode } from '../score-item.ts';
import type { FlagRules } from '../scoring-rules.ts';
import { duration, feetPerMinute, kilograms, loadFactor, miles, percent } from './figures.ts';

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
