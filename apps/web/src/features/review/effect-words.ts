import { hoursAndMinutes } from '@va/domain/durations.ts';
import { countOf } from '@va/domain/numbers.ts';
import { scoreWords } from '@va/domain/scoring/score-item.ts';
import type { ReviewEffects } from '#app/api/reviews.ts';
import { signed } from '#app/lib/signed.ts';
import { type Act, ACTS } from './acts.ts';

type Gain = ReviewEffects['accept'];

/** What follows from an outcome: in figures where the server has worked them out, else in words. */
export function effectWords(act: Act, effects: ReviewEffects | undefined): string {
  if (effects === undefined) return ACTS[act].effect;
  const { acceptWithoutScore, questionDays } = effects;
  const apart = wordsApart(effects.apart);
  const withoutStage = wordsApart(effects.apart.filter((kind) => kind !== 'stage'));
  switch (act) {
    case 'ask':
      return `${countOf(questionDays, 'día', 'días')} para contestar; puede seguir reservando.`;
    case 'accept':
      return unlessRefused(effects.accept, (gain) => `${gained(gain)}${apart && `.${apart}`}`);
    case 'accept_without_score':
      return unlessRefused(
        acceptWithoutScore,
        (gain) => `Como manual · ${gained(gain)}.${withoutStage} ${left(acceptWithoutScore.manualLeft)}`,
      );
    case 'reject':
      return unlessRefused(
        effects.reject,
        (gain) => `Ni puntos ni horas, y piloto y avión vuelven a donde estaban. ${toAppeal(gain)}`,
      );
    case 'void':
      return unlessRefused(
        effects.void,
        (gain) =>
          `Cuando lo digan dos personas: ${changed(gain) || 'nada que quitar'}.${apart} ${toAppeal(gain)}`,
      );
    case 'reopen':
      return unlessRefused(
        effects.reopen,
        (gain) => `Vuelve a la cola; hasta que se decida, ${changed(gain) || 'sin cambios'}.${apart}`,
      );
    case 'uphold':
      return unlessRefused(
        effects.uphold,
        (gain) =>
          `${gain.outcome === 'emergency' ? 'Emergencia: ' : mark(gain)}${changed(gain) || 'los mismos puntos y horas'}.${apart}`,
      );
    case 'dismiss':
      return unlessRefused(effects.dismiss, (gain) => `${stands(gain)} Le llega tu respuesta.`);
    case 'withdraw_void':
      return ACTS[act].effect;
  }
}

const APART = { stage: 'la etapa', event: 'el evento', month: 'el cierre del mes', booking: 'la reserva' };

/** What the figures, those of the flight, leave out. */
const wordsApart = (kinds: ReviewEffects['apart']) =>
  kinds.length === 0
    ? ''
    : ` Son los del vuelo; aparte, ${new Intl.ListFormat('es-ES', { type: 'disjunction' }).format(kinds.map((kind) => APART[kind]))}.`;

const unlessRefused = (gain: Gain, words: (gain: Gain) => string) => gain.refused ?? words(gain);

/** Reports by hand that the pilot could still send: of the month of the flight, which is not always the present one. */
const left = (manual: number) =>
  manual === 0
    ? 'No le quedaría ninguno en el mes del vuelo.'
    : `Le ${manual === 1 ? 'quedaría' : 'quedarían'} ${countOf(manual, 'reporte manual', 'reportes manuales')} en el mes del vuelo.`;

const toAppeal = ({ appealDays }: Gain) =>
  appealDays === null ? '' : `${countOf(appealDays, 'día', 'días')} para recurrir.`;

const points = (count: number) => `${signed(count)} ${Math.abs(count) === 1 ? 'punto' : 'puntos'}`;

const mark = ({ score, coverage, outcome }: Gain) =>
  score === null
    ? ''
    : `${scoreWords(score, coverage)}${outcome === 'below_minimum' ? ', bajo el mínimo' : ''} · `;

function gained(gain: Gain): string {
  if (gain.outcome === 'emergency') return 'Emergencia: ni suma ni resta';
  if (gain.outcome === 'training')
    return `${mark(gain)}entrenamiento, ${hoursAndMinutes(gain.minutes)}\u00a0h sin puntos`;
  return `${mark(gain)}${points(gain.points)}, ${hoursAndMinutes(gain.minutes)}\u00a0h`;
}

/** By how much points and hours change: `−45 puntos, −01:14 h`; empty where neither does. */
function changed({ points: count, minutes }: Gain): string {
  const hours = `${minutes > 0 ? '+' : ''}${hoursAndMinutes(minutes)}\u00a0h`;
  return [...(count === 0 ? [] : [points(count)]), ...(minutes === 0 ? [] : [hours])].join(', ');
}

/** What a decision is that stands. */
function stands({ outcome, score, coverage }: Gain): string {
  if (outcome === null) return 'Sigue rechazado, sin puntos ni horas.';
  if (outcome === 'cheating') return 'Sigue anulado por trampa.';
  return `Todo queda como está${score === null ? '' : `, con ${scoreWords(score, coverage)}`}.`;
}
