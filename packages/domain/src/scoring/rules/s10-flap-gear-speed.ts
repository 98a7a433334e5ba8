/** S-10: speeds with flaps out and with the gear down or moving. */
import { type Finding, hit, noData, ok } from '../finding.ts';
import { findStretches, largest, lasting, type Stretch } from '../stretches.ts';
import type { TypeLimits } from '../type-limits.ts';
import { SECONDS, SPEED_KT, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { duration, knots } from '../texts/figures.ts';
import type { Sample, Track } from '../track.ts';

/** Flap and gear speeds; the gear takes `retractionS` to come up. */
const figures = {
  thresholds: { seconds: SECONDS },
  tolerance: { speedKt: SPEED_KT, retractionS: SECONDS },
  deduction: TENTHS,
} as const;
type FlapGearSpeedRule = RuleOf<typeof figures>;

export const flapGearSpeedRule = { id: 'S-10', figures, words, judge, isInTheAir: true } as const;

function words({ thresholds: { seconds }, tolerance }: FlapGearSpeedRule): RuleWords {
  return {
    asks: `Sin pasar de las velocidades de flaps y tren del tipo, en la tabla de abajo, durante ${duration(seconds)} o más.`,
    lets: `Se dejan pasar ${knots(tolerance.speedKt)}. Mientras el tren sube vale su velocidad de subida, durante ${duration(tolerance.retractionS)} como mucho; una vez arriba ya no hay límite. En flaps 1 vale el mayor de sus dos límites, si el avión no dice que lleva 1+F. Una posición que no es de la palanca no se juzga.`,
  };
}

/** Flap and gear speeds are broken apart from each other. */
function judge(track: Track, rule: FlapGearSpeedRule): Finding {
  const { limits } = track;
  if (!limits)
    return noData('No hay cifras de este tipo de avión', 'Sin pasar de las velocidades de flaps y tren');
  const { seconds } = thresholdsFor(rule, track.type);
  const { speedKt: extra, retractionS } = rule.tolerance;
  const expected = `Sin pasar de las velocidades de flaps ni de ${knots(limits.gearKt)} con el tren`;
  const samples = track.airborne;
  const retracting = retractions(samples, retractionS);
  const flaps = findStretches(
    samples,
    (s) => above(s, s.gear === null ? undefined : flapLimit(s, limits), extra),
    { seconds },
  );
  const gear = findStretches(
    samples,
    (s) => above(s, s.flaps === null ? undefined : gearLimit(s, limits, retracting), extra),
    { seconds },
  );
  const occurrences = [
    ...flaps.map((stretch) => occurrence(stretch, `flaps ${stretch.samples[0]?.flaps ?? ''}`)),
    ...gear.map((stretch) => occurrence(stretch, 'el tren')),
  ].toSorted((a, b) => a.from - b.from);
  return occurrences.length === 0 ? ok('Dentro de los límites', expected) : hit(occurrences, expected, rule);
}

/**
 * Whether the speed exceeds a limit by more than `extra`, kt. `limit`: null if there is none, undefined if it is
 * unknown.
 */
function above({ iasKt }: Sample, limit: number | null | undefined, extra: number): boolean | null {
  if (iasKt === null || limit === undefined) return null;
  return limit !== null && iasKt > limit + extra;
}

/**
 * Lever position 1 has two limits: the higher one applies unless the aircraft reports that the rear flaps are out too.
 */
function flapLimit(sample: Sample, { vfeKt }: TypeLimits): number | null | undefined {
  switch (sample.flaps) {
    case 0:
      return null;
    case 1:
      return sample.flapDetent === '1+F' ? vfeKt['1+F'] : Math.max(vfeKt['1'], vfeKt['1+F']);
    case 2:
      return vfeKt['2'];
    case 3:
      return vfeKt['3'];
    case 4:
      return vfeKt['4'];
    default:
      return undefined;
  }
}

function gearLimit(
  sample: Sample,
  limits: TypeLimits,
  retracting: ReadonlySet<Sample>,
): number | null | undefined {
  if (sample.gear === null) return undefined;
  if (sample.gear <= 0) return null;
  return retracting.has(sample) ? limits.gearRetractionKt : limits.gearKt;
}

/** Samples in which the gear retracts, up to `seconds` after it left the locks; locked up, it has no speed limit. */
function retractions(samples: readonly Sample[], seconds: number): ReadonlySet<Sample> {
  const moving = new Set<Sample>();
  let before: number | null = null;
  let start = Number.NEGATIVE_INFINITY;
  for (const sample of samples) {
    const { at, gear } = sample;
    if (isMoving(gear)) {
      if (before === 1) start = at;
      if (at - start <= seconds * 1000) moving.add(sample);
    }
    before = gear;
  }
  return moving;
}

function isMoving(gear: number | null): boolean {
  return gear !== null && gear > 0 && gear < 1;
}

function occurrence(stretch: Stretch, what: string) {
  const speed = knots(largest(stretch, ({ iasKt }) => iasKt));
  return {
    from: stretch.from,
    to: stretch.to,
    observed: `${speed} con ${what} durante ${duration(lasting(stretch))}`,
  };
}
