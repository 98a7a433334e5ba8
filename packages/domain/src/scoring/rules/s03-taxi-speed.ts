/** S-03: speed on the ground outside the runways. */
import { firstFrom, indexFrom } from '../../flight-record/in-time.ts';
import { turn } from '../../flight-record/interruptions.ts';
import { type Finding, hit, ok } from '../finding.ts';
import { isOnRunway } from '../runway-position.ts';
import { both, findStretches, isAbove, largest, lasting, type Stretch } from '../stretches.ts';
import { taxiTest } from '../taxi-phase.ts';
import type { Sample, Track } from '../track.ts';
import { SHOULDER_M, TURN_RATE } from '../fixed-figures.ts';
import { DEGREES, SECONDS, SPEED_KT, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { degrees, duration, knots, metres } from '../texts/figures.ts';

/** Speed on the ground; `turnKt` is shown only. Above `takeoffKt` and in line with a runway it is a take-off. */
const figures = {
  thresholds: { speedKt: SPEED_KT, turnKt: SPEED_KT },
  tolerance: {
    speedKt: SPEED_KT,
    seconds: SECONDS,
    afterLandingS: SECONDS,
    takeoffKt: SPEED_KT,
    alignedDeg: DEGREES,
  },
  deduction: TENTHS,
} as const;
type TaxiSpeedRule = RuleOf<typeof figures>;

export const taxiSpeedRule = { id: 'S-03', figures, words, judge } as const;

function words({ thresholds: { speedKt, turnKt }, tolerance }: TaxiSpeedRule): RuleWords {
  return {
    asks: `Rodaje hasta ${knots(speedKt)}. En giros (${degrees(TURN_RATE)} por segundo o más), ${knots(turnKt)}: se enseña y no descuenta.`,
    lets: `Descuenta por encima de ${knots(speedKt + tolerance.speedKt)} durante ${duration(tolerance.seconds)} o más. No se mira en las pistas conocidas del origen y del destino ni a ${metres(SHOULDER_M)} de ellas, ni en los ${duration(tolerance.afterLandingS)} que siguen a la carrera de aterrizaje (hasta bajar a ${knots(speedKt + tolerance.speedKt)}), ni a más de ${knots(tolerance.takeoffKt)} en línea con una pista o con el despegue (±${degrees(tolerance.alignedDeg)}).`,
  };
}

/** Faster than allowed for its time; a run that looks like a take-off, rejected ones included, is none. */
function judge(track: Track, rule: TaxiSpeedRule): Finding {
  const { speedKt, turnKt } = thresholdsFor(rule, track.type);
  const { speedKt: extra, seconds, afterLandingS, takeoffKt, alignedDeg } = rule.tolerance;
  const limit = speedKt + extra;
  const expected = `Hasta ${knots(speedKt)} en recta y ${knots(turnKt)} en curva`;
  const isTaxi = taxiTest(track, { takeoffKt: limit, landingKt: limit, afterLandingS });
  const offRunway = (sample: Sample) => {
    if (sample.hdg === null) return null;
    const taxi = isTaxi(sample);
    return taxi === false ? false : both(taxi, !isOnRunway(sample, track.runways, SHOULDER_M));
  };
  const tooFast = (sample: Sample) => both(offRunway(sample), isAbove(sample.gsKt, limit));
  const stretches = findStretches(track.samples, tooFast, { seconds }).filter(
    (stretch) => !isTakeOffRun(track, stretch, takeoffKt, alignedDeg),
  );
  if (stretches.length === 0) {
    const shown = taxiTest(track, { takeoffKt: turnKt, landingKt: limit, afterLandingS });
    return ok(
      fastest(track, (sample) => both(shown(sample), offRunway(sample))),
      expected,
    );
  }
  const occurrences = stretches.map((stretch) => ({
    from: stretch.from,
    to: stretch.to,
    observed: `${knots(largest(stretch, ({ gsKt }) => gsKt))} durante ${duration(lasting(stretch))}`,
  }));
  return hit(occurrences, expected, rule);
}

/** Fast and in the direction of the take-off or of a runway. */
function isTakeOffRun(track: Track, { samples }: Stretch, takeoffKt: number, alignedDeg: number): boolean {
  const lifted = firstFrom(
    track.samples,
    indexFrom(track.samples, track.times.takeoff ?? -Infinity),
    ({ hdg }) => hdg !== null,
  )?.hdg;
  const headings = [lifted, ...track.runways.map(({ trueHeading }) => trueHeading)];
  const aligned = (hdg: number | null) =>
    headings.some(
      (heading) => typeof heading === 'number' && hdg !== null && turn(heading, hdg) <= alignedDeg,
    );
  return samples.some(({ gsKt, hdg }) => (gsKt ?? 0) > takeoffKt && aligned(hdg));
}

/** `máximo 22 kt; en curva, 9 kt`: shown, not scored. */
function fastest(track: Track, isTaxi: (sample: Sample) => boolean | null): string {
  const taxi = track.samples.filter((sample) => sample.gsKt !== null && isTaxi(sample) === true);
  if (taxi.length === 0) return 'Sin rodaje registrado';
  const turning = taxi.filter((sample, i) => {
    const before = taxi[i - 1];
    if (!before || before.hdg === null || sample.hdg === null || sample.at === before.at) return false;
    return turn(before.hdg, sample.hdg) / ((sample.at - before.at) / 1000) >= TURN_RATE;
  });
  const most = (samples: readonly Sample[]) =>
    samples.reduce((speed, { gsKt }) => Math.max(speed, gsKt ?? 0), 0);
  const turns = turning.length === 0 ? '' : `; en curva, ${knots(most(turning))}`;
  return `máximo ${knots(most(taxi))}${turns}`;
}
