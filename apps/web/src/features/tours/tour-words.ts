import { formatHours, formatMiles } from '@va/domain/quantities.ts';
import { formatDate } from '@va/domain/dates.ts';
import { countOf } from '@va/domain/numbers.ts';
import { ENROLMENT_STATES, STAGE_STATES, type StageState } from '@va/domain/tour/tour.ts';
import type { TourDetail, TourSummary } from '@va/contract/tours-and-events/tours.ts';
import { capital } from '@va/domain/texts.ts';

export const stageWord = (state: StageState): string => capital(STAGE_STATES[state]);

/** `A320-200 · hasta el 30 de junio de 2026`. */
export function tourDates({ types, opens, closes, closed }: TourSummary): string {
  const when = opens
    ? `abre el ${formatDate(opens)}`
    : closed
      ? 'cerrado'
      : closes
        ? `hasta el ${formatDate(closes)}`
        : 'sin fecha límite';
  return `${types.map(({ model }) => model).join(' o ')} · ${when}`;
}

/** `9 etapas y 2771 NM`. */
export function tourSize({ count, distanceNm }: Pick<TourSummary, 'count' | 'distanceNm'>): string {
  return `${countOf(count, 'etapa', 'etapas')} y ${formatMiles(distanceNm)}`;
}

/** The pilot's progress in one sentence; null for a visitor. */
export function ownSentence({ own, count }: TourSummary): string | null {
  if (own === null) return null;
  if (own.state === null) return own.refusal?.message ?? 'Todavía no participas.';
  if (own.state === 'completed')
    return `Completado: ${countOf(count, 'etapa superada', 'etapas superadas')}.`;
  const word = ENROLMENT_STATES[own.state];
  return `${capital(word)}: ${own.passed} de ${countOf(count, 'etapa', 'etapas')}.`;
}

/** `Al completarlo, 300 puntos y la insignia`. */
export const prizeTitle = (points: number): string =>
  `Al completarlo, ${countOf(points, 'punto', 'puntos')} y la insignia`;

/** Points of a stage, and the remark that other flights in between are free. */
export const stageWorth = (points: number): string =>
  `Cada etapa suma ${countOf(points, 'punto', 'puntos')}, una sola vez. Entre etapa y etapa puedes volar lo que quieras.`;

/** Conditions for a flight to pass a stage. */
export function stageRules({
  types,
  substitutes,
  anyOrder,
  moreThanMinutes,
}: Pick<TourDetail, 'types' | 'substitutes' | 'anyOrder' | 'moreThanMinutes'>): string[] {
  const rules = [
    'Nota válida y con ACARS',
    `${types.map(({ model }) => model).join(' o ')}, de un aeropuerto al otro, sin desvío`,
    ...(substitutes.length === 0
      ? []
      : [
          `También ${substitutes.length === 1 ? 'cuenta si el simulador dice' : 'cuentan si el simulador dice'} ${substitutes.join(' o ')}`,
        ]),
    anyOrder
      ? 'Las etapas, en el orden que quieras'
      : 'Las etapas, en su orden: fuera calzos después de acabar la anterior',
  ];
  if (moreThanMinutes !== null) rules.push(`Más de ${formatHours(moreThanMinutes)} de vuelo para reservar`);
  return rules;
}
