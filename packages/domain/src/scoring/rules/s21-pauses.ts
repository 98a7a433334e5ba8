/** S-21: the simulation is not paused between off block and on block. */
import { type Finding, hit, ok } from '../finding.ts';
import { SECONDS, TENTHS } from '../figure-kinds.ts';
import { type RuleOf, type RuleWords, thresholdsFor } from '../rule-parts.ts';
import { pausesInBlock } from '../stretches.ts';
import { duration } from '../texts/figures.ts';
import type { Track } from '../track.ts';

/** Pauses from `seconds` on. */
const figures = {
  thresholds: { seconds: SECONDS },
  tolerance: {},
  deduction: TENTHS,
} as const;
type PausesRule = RuleOf<typeof figures>;

export const pausesRule = { id: 'S-21', figures, words, judge } as const;

function words({ thresholds: { seconds } }: PausesRule): RuleWords {
  return {
    asks: `Pausas de ${duration(seconds)} o más entre la salida y la llegada a calzos.`,
    lets: 'Es pausa lo que dice el simulador en dos muestras o más, y también un avión con velocidad que no avanza. Los parones más cortos son tirones y no cuentan; si es el reloj del ordenador lo que se cambió, tampoco.',
  };
}

/** Shorter stops are stutter. */
function judge(track: Track, rule: PausesRule): Finding {
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
}
