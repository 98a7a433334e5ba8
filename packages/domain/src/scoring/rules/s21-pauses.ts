/** S-21: the simulation is not paused between off block and on block. */
import { hit, ok } from '../finding.ts';
import { pausesInBlock } from '../block-interruptions.ts';
import { thresholdsFor, type Judge } from '../scoring-rules.ts';
import { duration } from '../texts/figures.ts';

/** Shorter stops are stutter. */
export const judgePauses: Judge<'S-21'> = (track, rule) => {
  const { seconds } = thresholdsFor(rule, track.type);
  const expected = 'Sin pausas con la grabación en marcha';
  const pauses = pausesInBlock(track).filter((pause) => pause.seconds >= seconds);
  if (pauses.length === 0) return ok('Sin pausas', expected);
  const occurrences = pauses.map(({ from, to, seconds: lasted }) => ({
    from,
    to,
    observed: `pausa de ${duration(lasted)}`,
  }));
  return hit(occurrences, expected, rule);
};
