/** What each rule asks for and lets pass, in Spanish, with the figures that run. Pure. */
import {
  APPROACH_S,
  EVENT_S,
  FIELD_NM,
  LEAST_SHARE,
  LOOKED_AT_S,
  MOVING_KT,
  NEAR_S,
  READ_S,
  SEEN_S,
  SHOULDER_M,
  TURN_RATE,
} from '../fixed-figures.ts';
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
  miles,
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
    lets: `Dos arranques a ${duration(apartS)} o menos no se distinguen: «sin datos». Si la grabación no empezó con todos los motores parados, tampoco se juzga.`,
  }),
  'S-02': ({ thresholds: { offS }, tolerance: { debounceS } }) => ({
    asks: `La luz anticolisión no está apagada más de ${duration(offS)} con motores en marcha o en movimiento.`,
    lets: `Los primeros ${duration(debounceS)} no cuentan. En movimiento es desde ${knots(MOVING_KT)}.`,
  }),
  'S-03': ({ thresholds: { speedKt, turnKt }, tolerance }) => ({
    asks: `Rodaje hasta ${knots(speedKt)}. En giros (${degrees(TURN_RATE)} por segundo o más), ${knots(turnKt)}: se enseña y no descuenta.`,
    lets: `Descuenta por encima de ${knots(speedKt + tolerance.speedKt)} durante ${duration(tolerance.seconds)} o más. No se mira en las pistas conocidas del origen y del destino ni a ${metres(SHOULDER_M)} de ellas, ni en los ${duration(tolerance.afterLandingS)} que siguen a la carrera de aterrizaje (hasta bajar a ${knots(speedKt + tolerance.speedKt)}), ni a más de ${knots(tolerance.takeoffKt)} en línea con una pista o con el despegue (±${degrees(tolerance.alignedDeg)}).`,
  }),
  'S-04': ({ thresholds: { offS, speedKt }, tolerance: { rollKt } }) => ({
    asks: `La luz de rodaje no está apagada más de ${duration(offS)} por encima de ${knots(speedKt)} en tierra.`,
    lets: `La carrera de aterrizaje, hasta ${knots(rollKt)}, no cuenta.`,
  }),
  'S-05': ({ thresholds: { landingFt }, tolerance: { seconds } }) => ({
    asks: `Estroboscópicas y luces de aterrizaje encendidas al despegar y a ${feet(landingFt)} en la aproximación.`,
    lets: `Vale encenderlas hasta ${duration(seconds)} antes o después. Cuenta una vez por momento, sean las que sean.`,
  }),
  'S-06': ({ thresholds: { altFt, offS, onS }, deduction, tolerance: { bandFt } }) => ({
    asks: `Luces de aterrizaje encendidas por debajo de ${feet(altFt)} y apagadas por encima: hasta ${duration(offS)} sin encender (${tenths(deduction.below)}) y ${duration(onS)} sin apagar (${tenths(deduction.above)}).`,
    lets: `Entre ${feet(altFt - bandFt)} y ${feet(altFt + bandFt)} no se mira, porque el QNH y el estándar no coinciden.`,
  }),
  'S-07': ({ thresholds: { least } }) => ({
    asks: `Flaps en ${least} o más al despegar.`,
    lets: 'Cuenta si la palanca está recogida en la última muestra en tierra y en la primera en el aire. Si los flaps no cambian en todo el vuelo, o no llegan como posiciones de la palanca, «sin datos».',
  }),
  'S-08': ({ thresholds: { speedKt, altFt, seconds }, tolerance }) => ({
    asks: `Hasta ${knots(speedKt)} por debajo de ${feet(altFt)}.`,
    lets: `Descuenta por encima de ${knots(speedKt + tolerance.speedKt)} durante ${duration(seconds)} o más por debajo de ${feet(altFt - tolerance.altFt)}; lo que se repite en ${duration(tolerance.mergeS)} es una sola vez. Con permiso de ATC anotado y en red, en los ${tolerance.approvalMin} minutos siguientes (o hasta ${duration(NEAR_S)} después de pasarse) queda justificado.`,
  }),
  'S-09': ({ thresholds: { seconds }, tolerance }) => ({
    asks: `Sin pasar de la velocidad ni del Mach máximos del tipo (VMO y MMO) durante ${duration(seconds)} o más.`,
    lets: `Se dejan pasar ${knots(tolerance.speedKt)} y ${tolerance.mach.toLocaleString('es-ES')} de Mach. El aviso del simulador solo nunca cuenta. Con turbulencia fuerte anotada en los ${tolerance.turbulenceMin} minutos cercanos, ${tenths(tolerance.turbulenceCap)} como mucho.`,
  }),
  'S-10': ({ thresholds: { seconds }, tolerance }) => ({
    asks: `Sin pasar de las velocidades de flaps y tren del tipo, en la tabla de abajo, durante ${duration(seconds)} o más.`,
    lets: `Se dejan pasar ${knots(tolerance.speedKt)}. Mientras el tren sube vale su velocidad de subida, durante ${duration(tolerance.retractionS)} como mucho; una vez arriba ya no hay límite. En flaps 1 vale el mayor de sus dos límites, si el avión no dice que lleva 1+F. Una posición que no es de la palanca no se juzga.`,
  }),
  'S-11': ({ thresholds: { seconds }, tolerance: { afterTakeoffS, aglFt } }) => ({
    asks: `Sin aviso de pérdida durante ${duration(seconds)} o más por debajo de la velocidad a la que se puede creer, que está en la tabla de abajo para cada tipo. El aviso o la velocidad solos no bastan.`,
    lets: `No se mira en los primeros ${duration(afterTakeoffS)} de vuelo ni por debajo de ${feet(aglFt)} sobre el terreno: ahí los avisos son falsos a menudo.`,
  }),
  'S-12': ({ thresholds: { bankDeg, pitchUpDeg, pitchDownDeg, seconds } }) => ({
    asks: `Alabeo hasta ${degrees(bankDeg)} y cabeceo entre ${degrees(-pitchDownDeg)} y ${degrees(pitchUpDeg)}; más allá, durante ${duration(seconds)} o más.`,
    lets: 'En un descenso de emergencia declarado no se aplica.',
  }),
  'S-13': ({ thresholds, tolerance }) => ({
    asks: `A ${feet(thresholds.gateFt)} sobre el terreno (y también a ${feet(thresholds.gateImcFt)} si el METAR dice instrumental): tren abajo, flaps en ${thresholds.leastFlaps} o más, descenso medio de ${duration(thresholds.sinkS)} hasta ${feetPerMinute(thresholds.sinkFpm)} y alabeo hasta ${degrees(thresholds.bankDeg)}.`,
    lets:
      tolerance.steepApproaches.length === 0
        ? `Sólo se juzga la última aproximación, la que llega a la pista en ${duration(APPROACH_S)}: un motor y al aire nunca descuenta. La falta ha de verse en dos muestras seguidas.`
        : `Sólo se juzga la última aproximación, la que llega a la pista en ${duration(APPROACH_S)}, y la falta ha de verse en dos muestras seguidas. En ${tolerance.steepApproaches.join(', ')}, hasta ${feetPerMinute(tolerance.steepSinkFpm)}.`,
  }),
  'S-14': ({ thresholds: { bands, hardFpm }, tolerance: { doubtFpm, slopeS, leastHz } }) => ({
    asks: `Velocidad vertical de la toma: ${scale(bands, feetPerMinute)}. Por encima de ${feetPerMinute(hardFpm)} el informe dice «toma dura».`,
    lets: `Vale la media de dos medidas: la que da el programa y la pendiente de la altura en el último tramo de ${duration(slopeS)} antes de tocar, medida al menos ${leastHz} veces por segundo (de ese tramo ha de verse el ${percent(LEAST_SHARE * 100)}). Si difieren más de ${feetPerMinute(doubtFpm)}, vale la más suave y se dice; si falta una, «sin datos». De varias tomas cuenta la más dura.`,
  }),
  'S-15': ({ thresholds: { bands }, tolerance: { windowS, leastHz } }) => ({
    asks: `Factor de carga de la toma: ${scale(bands, loadFactor)}.`,
    lets: `Vale lo que da el programa o lo que se ve a ±${windowS.toLocaleString('es-ES')} s de la toma en dos muestras, medido al menos ${leastHz} veces por segundo: lo que sea más. De varias tomas cuenta la más dura. Entre esta regla y la anterior sólo cuenta la mayor.`,
  }),
  'S-16': ({ thresholds: { liftFt, seconds }, tolerance: { free, leastHz } }) => ({
    asks: `Rebotes de más de ${feet(liftFt)} y ${seconds.toLocaleString('es-ES')} s.`,
    lets: `${free === 1 ? 'El primero no descuenta.' : `Los ${free} primeros no descuentan.`} Se miran ${duration(LOOKED_AT_S)} desde la toma, y de los ${duration(SEEN_S)} primeros ha de haber al menos ${leastHz} muestras por segundo.`,
  }),
  'S-17': ({
    thresholds: { beyondM, beyondShare },
    deduction,
    tolerance: { positionM, alignedDeg, lateralM },
  }) => ({
    asks: `La toma, pasado el umbral y dentro de los primeros ${metres(beyondM)} o el ${percent(Math.round(beyondShare * 100))} de la pista disponible, lo que sea más. Antes del umbral son ${tenths(deduction.before)}; larga, ${tenths(deduction.beyond)}.`,
    lets: `Se dejan pasar ${metres(positionM)}. Sólo en las pistas de la red, a menos de ${miles(FIELD_NM)} de la toma; ha de caer a ${metres(lateralM)} del eje o menos y con el rumbo de la pista ±${degrees(alignedDeg)}. El sitio es el que da el programa si lo da a ${EVENT_S.toLocaleString('es-ES')} s de tocar; si no, el más favorable entre la última muestra en el aire y la primera en tierra.`,
  }),
  'S-18': ({ thresholds: { reserveShare }, tolerance }) => ({
    asks: `Al aterrizar queda la reserva de 30 minutos del tipo${reserveShare === 1 ? '' : `, por ${reserveShare.toLocaleString('es-ES')}`}.`,
    lets: `Se deja pasar un ${percent(tolerance.percent)}. Cuenta la más alta de las dos últimas lecturas, de los ${duration(READ_S)} de antes de la toma. Si el combustible no baja en vuelo, «sin datos». Con MINIMUM FUEL o emergencia declarada no se aplica.`,
  }),
  'S-19': ({ thresholds: { share }, tolerance }) => ({
    asks: `Sin pasar de los pesos máximos de despegue y aterrizaje del tipo${share === 1 ? '' : `, por ${share.toLocaleString('es-ES')}`}.`,
    lets: `Se deja pasar un ${percent(tolerance.percent)}. Cuenta la más baja de las dos primeras lecturas, de los ${duration(READ_S)} que siguen al despegue o a la toma. Con emergencia declarada no se aplica.`,
  }),
  'S-20': ({ thresholds }) => ({
    asks: `El combustible al salir no se aparta del plan más de un ${percent(thresholds.percent)} y de ${kilograms(thresholds.kg)}: han de pasarse las dos cifras.`,
    lets: 'Sólo con un plan en la reserva. De las dos primeras lecturas cuenta la más cercana al plan.',
  }),
  'S-21': ({ thresholds: { seconds } }) => ({
    asks: `Pausas de ${duration(seconds)} o más entre la salida y la llegada a calzos.`,
    lets: 'Es pausa lo que dice el simulador en dos muestras o más, y también un avión con velocidad que no avanza. Los parones más cortos son tirones y no cuentan; si es el reloj del ordenador lo que se cambió, tampoco.',
  }),
  'S-22': ({ thresholds: { minutes } }) => ({
    asks: `${minutes} minutos con los motores en marcha antes de despegar, y otros tantos después de la toma.`,
    lets: 'Antes cuentan desde que están en marcha los dos primeros; después, hasta que no queda ninguno. Entre dos muestras vale el tiempo más largo.',
  }),
  'S-23': ({ thresholds: { seconds } }) => ({
    asks: `En el puesto: freno, motores y anticolisión, en ese orden y en ${duration(seconds)}.`,
    lets: 'El tiempo corre desde el freno, y el enfriamiento de los motores no lo gasta. Si falta algún dato en ese rato, «sin datos».',
  }),
  'S-24': () => ({ asks: 'La duración del vuelo frente a la prevista.', lets: 'Se enseña y no descuenta.' }),
  'S-25': ({ thresholds: { meritPercent }, tolerance: { ownGapMin, outageS } }) => ({
    asks: `La parte del vuelo en VATSIM o IVAO. Con el ${percent(meritPercent)} o más hay puntos de mérito; nunca descuenta.`,
    lets: `No cuentan en contra los cortes de la red de más de ${duration(outageS)} ni los tuyos de hasta ${ownGapMin} minutos.`,
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
