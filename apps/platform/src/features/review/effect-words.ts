import { hoursAndMinutes } from '@va/domain/durations.ts';
import { countOf } from '@va/domain/numbers.ts';
import { tenths } from '@va/domain/tenths.ts';
import type { ReviewEffects } from '#app/api/reviews.ts';
import { signed } from '#app/lib/signed.ts';
import { type Act, ACTS } from './acts.ts';

/** What follows from an outcome: in figures where the server has worked them out, else in words. */
export function effectWords(act: Act, effects: ReviewEffects | undefined): string {
  if (effects === undefined) return ACTS[act].effect;
  const { accept, acceptWithoutScore, apart, questionDays } = effects;
  if (act === 'ask') return `${questionDays} días para contestar; puede seguir reservando.`;
  if (act === 'accept') return accept.refused ?? `${gained(accept)}${apart ? `. ${APART}` : ''}`;
  if (act === 'accept_without_score')
    return (
      acceptWithoutScore.refused ??
      `Como manual · ${gained(acceptWithoutScore)}. ${left(acceptWithoutScore.manualLeft)}`
    );
  return ACTS[act].effect;
}

const APART = 'La etapa o el evento, aparte.';

/** Reports by hand that the pilot could still send: of the month of the flight, which is not always the present one. */
const left = (manual: number) =>
  manual === 0
    ? 'No le quedaría ninguno en el mes del vuelo.'
    : `Le ${manual === 1 ? 'quedaría' : 'quedarían'} ${countOf(manual, 'reporte manual', 'reportes manuales')} en el mes del vuelo.`;

function gained({ outcome, score, points, minutes }: ReviewEffects['accept']): string {
  if (outcome === 'emergency') return 'Emergencia: ni suma ni resta';
  const mark =
    score === null ? '' : `${tenths(score)}${outcome === 'below_minimum' ? ', bajo el mínimo' : ''} · `;
  return `${mark}${signed(points)} ${Math.abs(points) === 1 ? 'punto' : 'puntos'}, ${hoursAndMinutes(minutes)} h`;
}
