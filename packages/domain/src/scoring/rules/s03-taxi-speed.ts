/** S-03: speed on the ground outside the runways. */
import { SHOULDER_M, TURN_RATE } from '../fixed-figures.ts';
import { firstFrom, indexFrom } from '../../flight-record/in-time.ts';
import { turn } from '../../flight-record/interruptions.ts';
import { hit, ok } from '../finding.ts';
import { isOnRunway } from '../runway-position.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { both, findStretches, isAbove, largest, lasting, type Stretch } from '../stretches.ts';
import { taxiTest } from '../taxi-phase.ts';
import { duration, knots } from '../texts/figures.ts';
import type { Sample } from '../sample.ts';
import type { Track } from '../track.ts';

/** Faster than allowed for its time; a run that looks like a take-off, rejected ones included, is none. */
export const judgeTaxiSpeed: Judge<'S-03'> = (track, rule) => {
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
};

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
