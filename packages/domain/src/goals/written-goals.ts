/** Goals of the month as staff write them at the desk over those of the content. */
import type { FieldError } from '../fleet/aircraft-details.ts';
import { addMonths } from '../months.ts';
import { formatNumber } from '../numbers.ts';
import { hasMarkup, isVisibleText } from '../visible-name.ts';
import type { Goal, GoalTarget } from './goal.ts';

/** Stands in for the month in a goal that holds for every month without one of its own. */
export const EVERY_MONTH = 'cada-mes';

/** Largest number that a goal may ask for, by kind; whole numbers from 1. */
export const MOST_OF_GOAL = { hours: 1_000_000, airports: 10_000 } as const;

export const GOAL_TITLE_LENGTH = [3, 100] as const;

/** Months ahead for which a goal may be written. */
export const GOAL_MONTHS_AHEAD = 24;

/** A goal as staff write it; its month is kept beside it, in `GoalOfMonth`. */
export interface WrittenGoal {
  /** Title that people read, 3 to 100 characters. */
  title: string;
  of: GoalTarget['of'];
  /** Hours of block, or different airports; null for a tour. */
  least: number | null;
  /** Id of the tour whose stages are counted; null for anything else. */
  tour: string | null;
  /** Whether visitors also see it. */
  isPublic: boolean;
}

/** Decision of staff for a month: its goal, or null if the month has none of its own. */
export interface GoalOfMonth {
  /** `YYYY-MM`, or `EVERY_MONTH`. */
  month: string;
  goal: WrittenGoal | null;
}

/** Month of a goal, `YYYY-MM` or `EVERY_MONTH`. */
export const monthOfGoal = ({ month }: Pick<Goal, 'month'>): string => month ?? EVERY_MONTH;

/** A goal as staff would write it. */
export function writtenGoalOf({ title, target, isPublic }: Goal): WrittenGoal {
  const { of } = target;
  return {
    title,
    of,
    least: target.of === 'tour' ? null : target.least,
    tour: target.of === 'tour' ? target.tour : null,
    isPublic,
  };
}

/** Target of a goal without errors. */
export function targetOf({ of, least, tour }: WrittenGoal): GoalTarget {
  return of === 'tour' ? { of, tour: tour ?? '' } : { of, least: least ?? 0 };
}

/**
 * The goals in force: those of the content in their order, with the changes of staff, then the goals that staff added.
 */
export function goalsInForce(content: readonly Goal[], written: readonly GoalOfMonth[]): Goal[] {
  const over = new Map(written.map(({ month, goal }) => [month, goal]));
  const known = content.flatMap((goal) => {
    const its = over.get(monthOfGoal(goal));
    if (its === undefined) return [goal];
    return its === null ? [] : [{ ...goal, ...readable(its) }];
  });
  const taken = new Set(content.map(monthOfGoal));
  const added = written.flatMap(({ month, goal }) =>
    goal === null || taken.has(month)
      ? []
      : [
          {
            id: idOfGoal(
              month,
              content.map(({ id }) => id),
            ),
            month: month === EVERY_MONTH ? null : month,
            ...readable(goal),
          },
        ],
  );
  return [...known, ...added];
}

const readable = (goal: WrittenGoal) => ({
  title: goal.title,
  target: targetOf(goal),
  isPublic: goal.isPublic,
});

/** A short name for the goal of a month that none of some others has. */
export function idOfGoal(month: string, others: readonly string[]): string {
  const id = `meta-${month}`;
  return others.includes(id) ? `${id}-mesa` : id;
}

/** Facts against which a goal is checked. */
export interface GoalFacts {
  /** Ids of the tours that have stages to fly. */
  tours: readonly string[];
}

/** Errors of a goal, at most one per field. */
export function goalErrors(
  { title, of, least, tour }: WrittenGoal,
  { tours }: GoalFacts,
): FieldError<keyof WrittenGoal>[] {
  const wrong = {
    title: titleError(title),
    least: of === 'tour' ? null : leastError(of, least),
    tour:
      of !== 'tour' || (tour !== null && tours.includes(tour))
        ? null
        : 'Elige un tour que tenga etapas que volar',
  };
  return (Object.keys(wrong) as (keyof typeof wrong)[]).flatMap((field) => {
    const message = wrong[field];
    return message === null ? [] : [{ field, message }];
  });
}

function titleError(title: string): string | null {
  const [min, max] = GOAL_TITLE_LENGTH;
  if (hasMarkup(title)) return 'Escribe sólo texto, sin etiquetas como <b> o <a>';
  return title.length >= min && title.length <= max && isVisibleText(title)
    ? null
    : `Ponle un título, de ${min} a ${max} caracteres`;
}

function leastError(of: keyof typeof MOST_OF_GOAL, least: number | null): string | null {
  const most = MOST_OF_GOAL[of];
  if (least !== null && Number.isInteger(least) && least >= 1 && least <= most) return null;
  return `Escribe cuánt${of === 'hours' ? 'as horas' : 'os aeropuertos'}: un número entero de 1 a ${formatNumber(most)}`;
}

/** Why no goal can be written there; null where it can. @param now the month in force, `YYYY-MM` */
export function goalMonthError(month: string, now: string): string | null {
  if (month === EVERY_MONTH) return null;
  if (month < now) return 'Ese mes ya ha pasado: elige éste o uno que venga';
  return month > addMonths(now, GOAL_MONTHS_AHEAD)
    ? `Elige un mes de los ${GOAL_MONTHS_AHEAD} que vienen`
    : null;
}
