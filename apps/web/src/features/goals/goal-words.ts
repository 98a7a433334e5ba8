import { formatMonth } from '@va/domain/dates.ts';
import { goalCount } from '@va/domain/goals/goal.ts';
import { EVERY_MONTH } from '@va/domain/goals/written-goals.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import type { GoalChange, GoalPlans, TriedGoal, WrittenGoal } from '#app/api/goal-plans.ts';

/** Month of a goal as the beginning of a line: «Diciembre de 2026». */
export function goalMonth(month: string): string {
  if (month === EVERY_MONTH) return 'Los demás meses';
  const text = formatMonth(month);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Month of a goal within a sentence. */
export const ofMonth = (month: string): string =>
  month === EVERY_MONTH ? 'los demás meses' : formatMonth(month);

/** Target and audience of a goal, in a line. */
export function goalLine({ of, least, tour, isPublic }: WrittenGoal, tours: GoalPlans['tours']): string {
  const what =
    of === 'tour'
      ? `Todas las etapas de ${tours.find(({ id }) => id === tour)?.name ?? 'un tour que ya no se vuela'}`
      : goalCount(of, least ?? 0);
  return `${what} · ${isPublic ? 'La ve todo el mundo' : 'La ven los pilotos'}`;
}

/** Progress of a goal: «182 de 300 horas». */
export function progressWords({ of, done, need, met }: NonNullable<TriedGoal['before']>): string {
  return `${formatNumber(done)} de ${goalCount(of, need)}${met ? ', conseguida' : ''}`;
}

/** Effects of a change before it applies, a sentence each. */
export function goalLook({ pilots, flown, before, after, last }: TriedGoal): string[] {
  const shown = (one: NonNullable<TriedGoal['before']>) => `«${one.title}» (${progressWords(one)})`;
  const home =
    before?.title === after?.title && before?.need === after?.need && before?.of === after?.of
      ? after
        ? `Este mes el inicio sigue con ${shown(after)}.`
        : 'Este mes el inicio sigue sin meta.'
      : `Este mes el inicio ${before ? `deja ${shown(before)}` : 'estaba sin meta'} y ${after ? `enseña ${shown(after)}` : 'se queda sin meta'}.`;
  const who = `La ${pilots === 1 ? 've' : 'ven'} ${countOf(pilots, 'piloto', 'pilotos')}; este mes ${flown === 1 ? 'ha' : 'han'} volado ${formatNumber(flown)}. Nadie gana ni pierde nada suyo.`;
  return [home, ...(last ? [`El mes pasado habría llegado a ${progressWords(last)}.`] : []), who];
}

/** Title of a change to the goal of a month. */
export function goalChangeTitle({ month, before, after }: GoalChange): string {
  const what = after === null ? 'sin meta propia' : before === null ? 'meta nueva' : 'meta cambiada';
  return `${goalMonth(month)}, ${what}`;
}
