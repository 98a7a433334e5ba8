/** What each rule asks for and lets pass, in Spanish, with the figures that run. Pure. */
import type { RuleId } from '../rule-id.ts';
import type { Band, RuleSet } from '../scoring-rules.ts';
import {
  degrees,
  duration,
  feet,
  feetPerMinute,
  kilograms,
  knots,
  loadFactor,
  metres,
  percent,
  tenths,
} from './figures.ts';

/** A rule in words. */
export interface RuleWords {
  /** What it looks at and from where it finds fault. */
  asks: string;
  /** What it lets pass on top, against false positives; null where that is nothing. */
  lets: string | null;
}

type Words = { readonly [K in RuleId]: (rule: RuleSet[K]) => RuleWords };

/** In the words of the page that explains the rules. */
export const RULE_WORDS: Words = {
  'S-01': ({ thresholds: { order }, tolerance: { apartS } }) => ({
    asks: `Los motores se ponen en marcha en este orden: ${order.join(' y ')}.`,
    lets: `Dos arranques a ${duration(apartS)} o menos no se distinguen: «sin datos». Si el vuelo empezó con motores en marcha, tampoco se juzga.`,
  }),
  'S-02': ({ thresholds: { offS }, tolerance: { debounceS } }) => ({
    asks: `La luz anticolisión no está apagada más de ${duration(offS)} con motores en marcha o en movimiento.`,
    lets: `Los primeros ${duration(debounceS)} no cuentan.`,
  }),
  'S-03': ({ thresholds: { speedKt, turnKt }, tolerance }) => ({
    asks: `Rodaje hasta ${knots(speedKt)}. En giros, ${knots(turnKt)}: se enseña y no descuenta.`,
    lets: `Descuenta por encima de ${knots(speedKt + tolerance.speedKt)} durante ${duration(tolerance.seconds)} o más. No se mira en los ${duration(tolerance.afterLandingS)} que siguen a la carrera de aterrizaje, ni a más de ${knots(tolerance.takeoffKt)} en línea con una pista (±${degrees(tolerance.alignedDeg)}).`,
  }),
  'S-04': ({ thresholds: { offS, speedKt }, tolerance: { rollKt } }) => ({
    asks: `La luz de rodaje no está apagada más de ${duration(offS)} por encima de ${knots(speedKt)} en tierra.`,
    lets: `La carrera de aterrizaje, hasta ${knots(rollKt)}, no cuenta.`,
  }),
  'S-05': ({ thresholds: { landingFt }, tolerance: { seconds } }) => ({
    asks: `Estroboscópicas y luces de aterrizaje encendidas al despegar y a ${feet(landingFt)} en la aproximación.`,
    lets: `Vale encenderlas hasta ${duration(seconds)} antes o después.`,
  }),
  'S-06': ({ thresholds: { altFt, offS, onS }, tolerance: { bandFt } }) => ({
    asks: `Luces de aterrizaje encendidas por debajo de ${feet(altFt)} y apagadas por encima: hasta ${duration(offS)} sin encender y ${duration(onS)} sin apagar.`,
    lets: `Entre ${feet(altFt - bandFt)} y ${feet(altFt + bandFt)} no se mira, porque el QNH y el estándar no coinciden.`,
  }),
  'S-07': ({ thresholds: { least } }) => ({
    asks: `Flaps en ${least} o más al despegar.`,
    lets: 'Si los flaps no cambian en todo el vuelo, es que no llegan: «sin datos».',
  }),
  'S-08': ({ thresholds: { speedKt, altFt, seconds }, tolerance }) => ({
    asks: `Hasta ${knots(speedKt)} por debajo de ${feet(altFt)}.`,
    lets: `Descuenta por encima de ${knots(speedKt + tolerance.speedKt)} durante ${duration(seconds)} o más por debajo de ${feet(altFt - tolerance.altFt)}; lo que se repite en ${duration(tolerance.mergeS)} es una sola vez. Con permiso de ATC anotado y en red, en los ${tolerance.approvalMin} minutos siguientes queda justificado.`,
  }),
  'S-09': ({ thresholds: { seconds }, tolerance }) => ({
    asks: `Sin pasar de la velocidad ni del Mach máximos del tipo (VMO y MMO) durante ${duration(seconds)} o más.`,
    lets: `Se dejan pasar ${knots(tolerance.speedKt)} y ${tolerance.mach.toLocaleString('es-ES')} de Mach. El aviso del simulador solo nunca cuenta. Con turbulencia fuerte anotada en los ${tolerance.turbulenceMin} minutos cercanos, ${tenths(tolerance.turbulenceCap)} como mucho.`,
  }),
  'S-10': ({ thresholds: { seconds }, tolerance }) => ({
    asks: `Sin pasar de las velocidades de flaps y tren del tipo durante ${duration(seconds)} o más.`,
    lets: `Se dejan pasar ${knots(tolerance.speedKt)}, y el tren tiene ${duration(tolerance.retractionS)} para subir.`,
  }),
  'S-11': ({ thresholds: { seconds }, tolerance: { afterTakeoffS, aglFt } }) => ({
    asks: `Sin aviso de pérdida durante ${duration(seconds)} o más con una velocidad a la que se pueda creer.`,
    lets: `No se mira en los primeros ${duration(afterTakeoffS)} de vuelo ni por debajo de ${feet(aglFt)} sobre el terreno: ahí los avisos son falsos a menudo.`,
  }),
  'S-12': ({ thresholds: { bankDeg, pitchUpDeg, pitchDownDeg, seconds } }) => ({
    asks: `Alabeo hasta ${degrees(bankDeg)} y cabeceo entre ${degrees(-pitchDownDeg)} y ${degrees(pitchUpDeg)}; más allá, durante ${duration(seconds)} o más.`,
    lets: 'En un descenso de emergencia declarado no se aplica.',
  }),
  'S-13': ({ thresholds, tolerance }) => ({
    asks: `A ${feet(thresholds.gateFt)} (${feet(thresholds.gateImcFt)} si el METAR dice instrumental): tren abajo, flaps en ${thresholds.leastFlaps} o más, descenso medio de ${duration(thresholds.sinkS)} hasta ${feetPerMinute(thresholds.sinkFpm)} y alabeo hasta ${degrees(thresholds.bankDeg)}.`,
    lets:
      tolerance.steepApproaches.length === 0
        ? 'Sólo se juzga la última aproximación: un motor y al aire nunca descuenta.'
        : `Sólo se juzga la última aproximación. En ${tolerance.steepApproaches.join(', ')}, hasta ${feetPerMinute(tolerance.steepSinkFpm)}.`,
  }),
  'S-14': ({ thresholds: { bands, hardFpm }, tolerance: { doubtFpm, leastHz } }) => ({
    asks: `Velocidad vertical de la toma: ${scale(bands, feetPerMinute)}. Por encima de ${feetPerMinute(hardFpm)} el informe dice «toma dura».`,
    lets: `Hace falta medirla al menos ${leastHz} veces por segundo. Si las dos medidas difieren más de ${feetPerMinute(doubtFpm)}, vale la más suave y se dice.`,
  }),
  'S-15': ({ thresholds: { bands }, tolerance: { windowS, leastHz } }) => ({
    asks: `Factor de carga de la toma: ${scale(bands, loadFactor)}.`,
    lets: `Se mira a ±${windowS.toLocaleString('es-ES')} s de la toma, medido al menos ${leastHz} veces por segundo. Entre esta regla y la anterior sólo cuenta la mayor.`,
  }),
  'S-16': ({ thresholds: { liftFt, seconds }, tolerance: { free } }) => ({
    asks: `Rebotes de más de ${feet(liftFt)} y ${seconds.toLocaleString('es-ES')} s.`,
    lets: free === 1 ? 'El primero no descuenta.' : `Los ${free} primeros no descuentan.`,
  }),
  'S-17': ({ thresholds: { beyondM, beyondShare }, deduction, tolerance: { positionM } }) => ({
    asks: `La toma, pasado el umbral y dentro de los primeros ${metres(beyondM)} o el ${percent(Math.round(beyondShare * 100))} de la pista, lo que sea más. Antes del umbral son ${tenths(deduction.before)}; larga, ${tenths(deduction.beyond)}.`,
    lets: `Se dejan pasar ${metres(positionM)}. Sólo en las pistas de la red.`,
  }),
  'S-18': ({ thresholds: { reserveShare }, tolerance }) => ({
    asks: `Al aterrizar queda la reserva de 30 minutos del tipo${reserveShare === 1 ? '' : `, por ${reserveShare.toLocaleString('es-ES')}`}.`,
    lets: `Se deja pasar un ${percent(tolerance.percent)}. Con MINIMUM FUEL o emergencia declarada no se aplica.`,
  }),
  'S-19': ({ thresholds: { share }, tolerance }) => ({
    asks: `Sin pasar de los pesos máximos de despegue y aterrizaje del tipo${share === 1 ? '' : `, por ${share.toLocaleString('es-ES')}`}.`,
    lets: `Se deja pasar un ${percent(tolerance.percent)}. Con emergencia declarada no se aplica.`,
  }),
  'S-20': ({ thresholds }) => ({
    asks: `El combustible al salir no se aparta del plan más de un ${percent(thresholds.percent)} y de ${kilograms(thresholds.kg)}: han de pasarse las dos cifras.`,
    lets: 'Sólo con un plan en la reserva.',
  }),
  'S-21': ({ thresholds: { seconds } }) => ({
    asks: `Pausas de ${duration(seconds)} o más entre la salida y la llegada a calzos.`,
    lets: 'Los parones más cortos son tirones y no cuentan.',
  }),
  'S-22': ({ thresholds: { minutes } }) => ({
    asks: `${minutes} minutos con los motores en marcha antes de despegar, y otros tantos después de la toma.`,
    lets: null,
  }),
  'S-23': ({ thresholds: { seconds } }) => ({
    asks: `En el puesto: freno, motores y anticolisión, en ese orden y en ${duration(seconds)}.`,
    lets: 'El enfriamiento de los motores no gasta ese tiempo.',
  }),
  'S-24': () => ({ asks: 'La duración del vuelo frente a la prevista.', lets: 'Se enseña y no descuenta.' }),
  'S-25': ({ thresholds: { meritPercent }, tolerance: { ownGapMin } }) => ({
    asks: `La parte del vuelo en VATSIM o IVAO. Con el ${percent(meritPercent)} o más hay puntos de mérito; nunca descuenta.`,
    lets: `No cuentan en contra los cortes de la red ni los tuyos de hasta ${ownGapMin} minutos.`,
  }),
};

/** `hasta 300 ft/min, nada; hasta 400 ft/min, 0,3; más, 5,0`. */
function scale(bands: readonly Band[], figure: (value: number) => string): string {
  return bands
    .map(({ upTo, deduction }) => {
      const takes = deduction === 0 ? 'nada' : tenths(deduction);
      return upTo === null ? `más, ${takes}` : `hasta ${figure(upTo)}, ${takes}`;
    })
    .join('; ');
}
