import { AHEAD_MS } from '../../flight-record/clock-offset.ts';
import { EVENT, NOTICED } from '../../flight-record/flight-event.ts';
import { STATE, bit } from '../../flight-record/telemetry-point.ts';
import { distanceNm, isFurtherApart } from '../../great-circle.ts';
import { distrusted } from '../reported-fields.ts';
import type { Flag } from '../score-item.ts';
import type { ScoringRules } from '../scoring-rules.ts';
import { duration, feetPerMinute, kilograms, loadFactor, miles } from '../texts/figures.ts';
import { touchdownG, touchdownRate } from '../touchdown-measures.ts';
import type { Track } from '../track.ts';
import {
  blocking,
  endNotRecorded,
  type FlagRule,
  impossiblyShort,
  informative,
  muchMissing,
  noticedByRecorder,
  tells,
} from './record.ts';
import { acceleratedTime } from './accelerated-time.ts';

/**
 * V-14 the client's clock was corrected, or may have been set; V-14b it can't be corrected. Both flags can apply to
 * the same flight.
 */
const clockSkewed: FlagRule = ({ clockCheck, samples: [first], facts: { begunAt } }) => {
  const { offsetMs, marked, drifts, seemsToDrift, ahead } = clockCheck;
  const early = first !== undefined && begunAt !== null && first.at < begunAt - AHEAD_MS;
  const side = offsetMs > 0 ? 'atrasado' : 'adelantado';
  return [
    ...(marked ? informative('V-14', `Reloj ${side} ${duration(Math.abs(offsetMs) / 1000)}; corregido`) : []),
    ...(seemsToDrift
      ? informative(
          'V-14',
          'Por la hora a la que llegaron los datos, el reloj parece haber cambiado en vuelo',
        )
      : []),
    ...(drifts ? blocking('V-14b', 'El reloj se desvía durante el vuelo') : []),
    ...(ahead && !drifts ? blocking('V-14b', 'Hay puntos más de 5\u00a0min por delante de la hora') : []),
    ...(early && !drifts && !ahead ? blocking('V-14b', 'Hay puntos de antes de empezar el vuelo') : []),
  ];
};

/**
 * V-10: a crash is suspected. The simulator reported a crash, or a touchdown exceeded both figures. Checks every
 * touchdown, by its harder measure.
 */
const crashSuspected: FlagRule = (track, { crashFpm, crashG }, { rules }) => {
  if (track.events.some(({ kind }) => kind === EVENT.crash))
    return blocking('V-10', 'El simulador comunicó un accidente');
  for (const touchdown of track.touchdowns) {
    const { latched, slope } = touchdownRate(track, touchdown, rules['S-14']);
    const rate = Math.max(latched ?? 0, slope ?? 0);
    const g = touchdownG(track, touchdown, rules['S-15']) ?? 0;
    if (rate > crashFpm && g > crashG) {
      return blocking('V-10', `Toma de ${feetPerMinute(rate)} y ${loadFactor(g)}`);
    }
  }
  return [];
};

/**
 * V-03: fuel rises by more than `refuelKg` above the least amount before, each shown by two consecutive samples.
 */
const refuelledInFlight: FlagRule = (track, { refuelKg }) => {
  let before: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { fuelKg } of track.airborne) {
    if (fuelKg === null) continue;
    if (before !== null) {
      most = Math.max(most, Math.min(before, fuelKg) - least);
      least = Math.min(least, Math.max(before, fuelKg));
    }
    before = fuelKg;
  }
  return most > refuelKg ? blocking('V-03', `El combustible sube ${kilograms(most)} en vuelo`) : [];
};

/** V-04. */
const unlimitedFuel: FlagRule = (track) =>
  track.unlimitedFuel ? blocking('V-04', 'Combustible ilimitado') : [];

/** Ground speed below which an aircraft is standing, kt. */
const STANDING_KT = 1;

/** V-05: the booking does not accept the type that the recorder saw. */
const typeNotAccepted: FlagRule = ({ facts: { typeSeen, typesAccepted } }) => {
  if (typeSeen === null || typesAccepted.includes(typeSeen.toUpperCase())) return [];
  return blocking('V-05', `Avión visto: ${typeSeen}; la reserva admite ${typesAccepted.join(', ')}`);
};

/** V-06: engines ran, or the aircraft moved or flew, when the recording began. */
const begunUnderWay: FlagRule = ({ samples: [first, second = first] }) => {
  if (!first || !second) return [];
  const both = [first, second];
  const running = both.every(({ engines }) => (engines ?? 0) > 0);
  const moving = both.every(({ gsKt, ground }) => (gsKt ?? 0) > STANDING_KT || ground === false);
  if (!running && !moving) return [];
  return informative('V-06', running ? 'Empezó con motores en marcha' : 'Empezó fuera del puesto');
};

/** V-11: the recording began too far from the origin. */
const begunElsewhere: FlagRule = ({ samples: [first], facts }, { originNm }) => {
  const distance = first ? distanceNm(first, facts.origin) : 0;
  return distance > originNm ? blocking('V-11', `Empezó a ${miles(distance)} del origen`) : [];
};

/** V-12. Where the recording ends before the landing, nobody knows that there was a diversion. */
const diverted: FlagRule = ({ facts: { diversion, arrivalIcao }, times: { landing } }) => {
  if (!diversion) return [];
  if (arrivalIcao === null && landing === null)
    return informative('V-12', 'No se sabe dónde aterrizó: la grabación acaba antes');
  return informative('V-12', `Desvío: llegada a ${arrivalIcao ?? 'un campo desconocido'}`);
};

/** V-13. */
const overlapping: FlagRule = ({ facts: { overlaps } }) =>
  overlaps === null ? [] : blocking('V-13', `Se solapa con el informe ${overlaps}`);

/** V-15: the network's feed showed the pilot under another callsign. */
const otherCallsign: FlagRule = ({ network, facts: { callsign } }) => {
  const seen = network
    .filter((sample) => sample.network !== null && sample.callsign !== null)
    .map((sample) => sample.callsign?.toUpperCase() ?? '');
  const other = [...new Set(seen)].toSorted().find((name) => name !== callsign?.toUpperCase());
  return callsign === null || other === undefined ? [] : informative('V-15', `En la red voló como ${other}`);
};

/** V-16: the add-on is known to report something wrongly. */
const fieldDistrusted: FlagRule = ({ facts: { addOn } }, _figures, { addOns }) => {
  const fields = [...distrusted(addOn, addOns)];
  return fields.length === 0
    ? []
    : informative('V-16', `Datos no fiables de este avión: ${fields.join(', ')}`);
};

/** Speed to reckon with where none was recorded, kt. */
const FASTEST_KT = 600;

/** V-02: a jump between two samples without a gap, or the slew mode between off block and on block. */
const repositioned: FlagRule = ({ samples, events, reporting, times }, { jumpNm, jumpFactor }) => {
  const inBlock = ({ at }: { at: number }) => at > times.offBlock && at < times.onBlock;
  const slewed = samples.filter((sample) => bit(sample.flags, STATE.slew) === true).filter(inBlock);
  if (tells(events.filter(inBlock), NOTICED.slew) || slewed.length > 1)
    return blocking('V-02', 'Modo de desplazamiento activado');
  const to = samples.findIndex((sample, i) => {
    const before = samples[i - 1];
    // With times of arrival nobody knows how long a sample travelled, so they can't prove a jump.
    if (!before || !isFurtherApart(before, sample, jumpNm) || before.byArrival || sample.byArrival)
      return false;
    const seconds = (sample.at - before.at) / 1000;
    const speed = Math.max(before.gsKt ?? FASTEST_KT, sample.gsKt ?? FASTEST_KT);
    return seconds <= reporting.gapS && isFurtherApart(before, sample, (jumpFactor * speed * seconds) / 3600);
  });
  const [before, after] = [samples[to - 1], samples[to]];
  return before && after
    ? blocking('V-02', `Salto de ${miles(distanceNm(before, after))} entre dos puntos`)
    : [];
};

/** Rules of the flags in order of their codes, V-01 first. */
const FLAG_RULES: readonly FlagRule[] = [
  acceleratedTime,
  repositioned,
  refuelledInFlight,
  unlimitedFuel,
  typeNotAccepted,
  begunUnderWay,
  endNotRecorded,
  muchMissing,
  impossiblyShort,
  crashSuspected,
  begunElsewhere,
  diverted,
  overlapping,
  clockSkewed,
  otherCallsign,
  fieldDistrusted,
  noticedByRecorder,
];

/** All flags of a recording. */
export function findFlags(track: Track, rules: ScoringRules): Flag[] {
  return FLAG_RULES.flatMap((find) => find(track, rules.flags, rules));
}
