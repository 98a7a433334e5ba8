/** The monthly goal that all pilots try to reach together. */
import { countOf } from '../numbers.ts';

/** A goal of the airline, for one month or for every month without a goal of its own. */
export interface Goal {
  id: string;
  title: string;
  /** `YYYY-MM`, UTC; null for every month. */
  month: string | null;
  target: GoalTarget;
  /** Whether visitors also see it. */
  isPublic: boolean;
}

/** What the goal counts in the valid flights of the month; `least` is a whole number above 0. */
export type GoalTarget =
  /** Block hours of all flights. */
  | { of: 'hours'; least: number }
  /** Different airports, where flights begin or end. */
  | { of: 'airports'; least: number }
  /** All stages of a tour, each passed by any pilot. */
  | { of: 'tour'; tour: string };

/** Kinds of goals, in words for staff. */
export const GOAL_KINDS: Readonly<Record<GoalTarget['of'], string>> = {
  hours: 'Horas de bloque',
  airports: 'Aeropuertos distintos',
  tour: 'Las etapas de un tour',
};

/** Unit of each kind, singular and plural. */
const UNITS: Readonly<Record<GoalTarget['of'], readonly [one: string, many: string]>> = {
  hours: ['hora', 'horas'],
  airports: ['aeropuerto', 'aeropuertos'],
  tour: ['etapa', 'etapas'],
};

/** A number with the unit of its kind: «300 horas». */
export const goalCount = (of: GoalTarget['of'], count: number): string => countOf(count, ...UNITS[of]);

/** Totals of the flights of a month. */
export interface GoalFigures {
  minutes: number;
  airports: number;
  /** Stages of the goal's tour that were passed in the month, and the total. */
  stages: { passed: number; of: number };
}

/** Progress of a goal: whole hours, airports or stages. */
export interface GoalProgress {
  done: number;
  need: number;
  met: boolean;
}

/** The goal of a month: its own or, without one, the goal of every month; null without either. */
export function goalOf(goals: readonly Goal[], month: string): Goal | null {
  return goals.find((goal) => goal.month === month) ?? goals.find((goal) => goal.month === null) ?? null;
}

/** Progress towards a goal by the flights of the month. */
export function goalProgress(target: GoalTarget, { minutes, airports, stages }: GoalFigures): GoalProgress {
  const need = target.of === 'tour' ? stages.of : target.least;
  const done = { hours: Math.floor(minutes / 60), airports, tour: stages.passed }[target.of];
  return { done, need, met: need > 0 && done >= need };
}
