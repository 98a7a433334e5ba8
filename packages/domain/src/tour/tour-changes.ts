/** Effects of a change of a tour on pilots: flown stages stay flown, and pilots are told the rest. */
import type { FieldError } from '../fleet/aircraft-details.ts';
import { formatDate } from '../dates.ts';
import { countOf, formatNumber } from '../numbers.ts';
import type { TourEdition } from './editions.ts';
import type { Stage } from './tour.ts';
import { stagesBetween, type WrittenTour } from './written-tour.ts';

/** What happened to a stage. */
export type StageFate = 'added' | 'moved' | 'retired' | 'back' | 'gone';

/** A stage that a change touches. */
export interface StageChange {
  n: number;
  fate: StageFate;
  /** Airports before and after the change, `LEMD–LEBL`; null if the stage does not exist. */
  before: string | null;
  after: string | null;
}

const legOf = ({ dep, arr }: Stage) => `${dep}–${arr}`;
const stagesOf = (tour: WrittenTour | null) => (tour ? stagesBetween(tour.stops, tour.retiredStages) : []);

/** The stages that a change touches, by their numbers. Null is no such tour. */
export function stageChanges(before: WrittenTour | null, after: WrittenTour | null): StageChange[] {
  const [were, are] = [stagesOf(before), stagesOf(after)];
  return Array.from({ length: Math.max(were.length, are.length) }, (_, index) => {
    const [was, is] = [were[index], are[index]];
    const fate = fateOf(was, is);
    const legs = { before: was ? legOf(was) : null, after: is ? legOf(is) : null };
    return fate === null ? [] : [{ n: index + 1, fate, ...legs }];
  }).flat();
}

function fateOf(was: Stage | undefined, is: Stage | undefined): StageFate | null {
  if (was === undefined) return 'added';
  if (is === undefined) return 'gone';
  if (!was.retired && is.retired) return 'retired';
  if (was.retired && !is.retired) return 'back';
  return legOf(was) === legOf(is) ? null : 'moved';
}

/** Activity of pilots in a tour, in any edition. */
export interface TourUse {
  /** Number of pilots who have booked or flown each stage, by the stage's number. */
  stages: ReadonlyMap<number, number>;
  /** Numbers of the editions that pilots have joined. */
  editions: ReadonlySet<number>;
}

/** Why a change would take from pilots what they have flown, booked or joined; a field at most once. */
export function takenFromPilots(
  before: WrittenTour | null,
  after: WrittenTour,
  use: TourUse,
): FieldError<'stops' | 'editions'>[] {
  const gone = stageChanges(before, after).find(({ n, fate }) => fate === 'gone' && use.stages.has(n));
  const known = new Set(after.editions.length === 0 ? [1] : after.editions.map(({ n }) => n));
  const left = [...use.editions].find((n) => !known.has(n));
  return [
    ...(gone
      ? [
          {
            field: 'stops' as const,
            message: `La etapa ${gone.n} (${gone.before}) ya la ha reservado o volado alguien: deja sus aeropuertos y retírala`,
          },
        ]
      : []),
    ...(left === undefined
      ? []
      : [
          {
            field: 'editions' as const,
            message: `La edición ${left} tiene pilotos: cámbiale los días, pero no la quites`,
          },
        ]),
  ];
}

/** One sentence about a stage. */
export function stageSentence({ n, fate, before, after }: StageChange): string {
  if (fate === 'added') return `Etapa ${n}, nueva: ${after}.`;
  if (fate === 'moved') return `Etapa ${n}: era ${before} y ahora es ${after}.`;
  if (fate === 'retired') return `Etapa ${n} (${before}), retirada: ya no hace falta volarla.`;
  if (fate === 'back') return `Etapa ${n} (${after}): vuelve a contar.`;
  return `Etapa ${n} (${before}), quitada.`;
}

/** Period of an edition, in words. */
export const editionWords = ({ n, from, until }: TourEdition): string =>
  `edición ${n}, desde el ${formatDate(from)}${until === null ? '' : ` hasta el ${formatDate(until)}`}`;

const ORDER = {
  any: 'Las etapas se vuelan en el orden que quieras.',
  given: 'Las etapas se vuelan en su orden; las que ya tienes reservadas cuentan igual.',
} as const;

/**
 * Sentences that tell pilots about a change; none if only texts of the tour change.
 * @param modelOf name of a type for people
 */
export function tourChangeSentences(
  before: WrittenTour,
  after: WrittenTour,
  modelOf: (type: string) => string,
): string[] {
  const differs = (part: 'types' | 'substitutes' | 'anyOrder' | 'moreThanHours' | 'editions') =>
    JSON.stringify(before[part]) !== JSON.stringify(after[part]);
  const either = new Intl.ListFormat('es-ES', { type: 'disjunction' });
  const list = new Intl.ListFormat('es-ES');
  const hours = after.moreThanHours;
  return [
    ...stageChanges(before, after).map(stageSentence),
    ...(differs('types') ? [`Se vuela con ${either.format(after.types.map(modelOf))}.`] : []),
    ...(differs('substitutes')
      ? [
          after.substitutes.length === 0
            ? 'Ya no cuentan otros aviones que los de sus tipos.'
            : `También ${after.substitutes.length === 1 ? 'cuenta' : 'cuentan'} ${list.format(after.substitutes)}.`,
        ]
      : []),
    ...(differs('anyOrder') ? [ORDER[after.anyOrder ? 'any' : 'given']] : []),
    ...(differs('moreThanHours')
      ? [hours === null ? 'Ya no pide horas.' : `Pide más de ${formatNumber(hours)}\u00A0h de vuelo.`]
      : []),
    ...(differs('editions')
      ? [
          after.editions.length === 0
            ? 'Ya no tiene fechas: está abierto siempre.'
            : `Fechas: ${after.editions.map(editionWords).join('; ')}.`,
        ]
      : []),
  ];
}

/** Most characters of a message about a change; the sentences that do not fit are counted instead. */
const MOST_TOLD = 2500;

/** The message about a change. It names the changes that do not fit only by their number. */
export function tourChangeMessage(sentences: readonly string[]): string {
  const told: string[] = [];
  let length = 0;
  for (const sentence of sentences) {
    length += sentence.length + 1;
    if (length > MOST_TOLD && told.length > 0) break;
    told.push(sentence);
  }
  const left = sentences.length - told.length;
  const more =
    left === 0
      ? []
      : [`Y ${countOf(left, 'cambio más, que está', 'cambios más, que están')} en la página del tour.`];
  return [...told, ...more, 'Lo que has superado se conserva.'].join(' ');
}
