/** S-17: where on the runway the wheels touched first. */
import { type Finding, hitFor, noData, notApplicable, ok } from '../finding.ts';
import { indexFrom, lastBefore } from '../../flight-record/in-time.ts';
import { distanceNm, type Position } from '../../great-circle.ts';
import { metresOfFeet } from '../../units.ts';
import type { RunwayEnd } from '../recorded-flight.ts';
import { fromThreshold, landedOn } from '../runway-position.ts';
import type { Track } from '../track.ts';
import { FIELD_NM, EVENT_S } from '../fixed-figures.ts';
import { between, DEGREES, METRES, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { degrees, metres, miles, percent, tenths } from '../texts/figures.ts';

/** Broken beyond the larger of `beyondM` and `beyondShare` of the available length, or before the threshold. */
const figures = {
  thresholds: { beyondM: METRES, beyondShare: between(0, 1) },
  tolerance: { positionM: METRES, alignedDeg: DEGREES, lateralM: METRES },
  deduction: { beyond: TENTHS, before: TENTHS },
} as const;
type TouchdownZoneRule = RuleOf<typeof figures>;

export const touchdownZoneRule = { id: 'S-17', figures, words, judge } as const;

function words({
  thresholds: { beyondM, beyondShare },
  deduction,
  tolerance: { positionM, alignedDeg, lateralM },
}: TouchdownZoneRule): RuleWords {
  return {
    asks: `La toma, pasado el umbral y dentro de los primeros ${metres(beyondM)} o el ${percent(Math.round(beyondShare * 100))} de la pista disponible, lo que sea más. Antes del umbral son ${tenths(deduction.before)}; larga, ${tenths(deduction.beyond)}.`,
    lets: `Se dejan pasar ${metres(positionM)}. Sólo en las pistas de la red, a menos de ${miles(FIELD_NM)} de la toma; ha de caer a ${metres(lateralM)} del eje o menos y con el rumbo de la pista ±${degrees(alignedDeg)}. El sitio es el que da el programa si lo da a ${EVENT_S.toLocaleString('es-ES')} s de tocar; si no, el más favorable entre la última muestra en el aire y la primera en tierra.`,
  };
}

/** Uses displaced thresholds. If the touchdown lies between two samples, the more favourable position counts. */
function judge(track: Track, rule: TouchdownZoneRule): Finding {
  const { beyondM, beyondShare } = thresholdsFor(rule, track.type);
  const { positionM } = rule.tolerance;
  const expected = 'Toma en la zona de contacto';
  const places = touchdownPlaces(track);
  if (!places) return noData('No se vio el punto de la toma', expected);
  const near = track.runways.filter((end) => distanceNm(end, places.late) <= FIELD_NM);
  if (near.length === 0) return notApplicable('No hay datos de pista de este aeropuerto', expected);
  const end = landedOn(places.late, places.heading, near, rule.tolerance);
  if (!end) return noData('La toma no coincide con ninguna pista conocida', expected);
  const limit = Math.max(beyondM, available(end) * beyondShare);
  const [early, late] = [fromThreshold(places.early, end), fromThreshold(places.late, end)];
  const zone = `Entre el umbral y ${metres(limit)} (pista ${end.ident})`;
  if (late < -positionM) return broken(rule.deduction.before, late, end);
  if (early > limit + positionM) return broken(rule.deduction.beyond, early, end);
  return ok(`a ${metres(Math.max(0, early))} del umbral`, zone);

  function broken(deduction: number, metresFrom: number, { ident }: RunwayEnd) {
    const side = metresFrom < 0 ? 'antes del umbral' : 'después del umbral';
    const observed = `${metres(Math.abs(metresFrom))} ${side} de la pista ${ident}`;
    const at = track.landing[0]?.at ?? 0;
    return hitFor(Math.min(rule.cap, deduction), [{ from: at, to: at, observed }], zone);
  }
}

/** Length less the displaced part, metres. */
function available({ lengthM, displacedFt }: RunwayEnd): number {
  return lengthM - metresOfFeet(displacedFt);
}

/** Position of the first touch: that of its event if it was sent at once, otherwise the samples before and after it. */
function touchdownPlaces({
  landing,
  samples,
}: Track): { early: Position; late: Position; heading: number } | null {
  const [first] = landing;
  if (!first) return null;
  const index = indexFrom(samples, first.at);
  const down = samples[index];
  const before = lastBefore(samples, index, ({ ground }) => ground === false);
  const heading = down?.hdg ?? before?.hdg ?? null;
  if (!before || !down || down.afterGap || heading === null) return null;
  const { lat = null, lon = null } = first.event ?? {};
  const isLate = Math.abs((first.event?.at ?? first.at) - first.at) > EVENT_S * 1000;
  if (lat === null || lon === null || isLate) return { early: before, late: down, heading };
  return { early: { lat, lon }, late: { lat, lon }, heading };
}
