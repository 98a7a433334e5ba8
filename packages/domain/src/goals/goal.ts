/** What all pilots try to reach together in a month. */
import { countOf } from '../numbers.ts';

/** A goal of the airline's; it holds for one month, or for every month that has none of its own. */
export interface Goal {
  id: string;
  title: string;
  /** `YYYY-MM`, UTC; null for every month. */
  month: string | null;
  target: GoalTarget;
  /** Whether visitors see it too. */
  isPublic: boolean;
}

/** What is counted of the valid flights of the month; `least` is a whole number above 0. */
export type GoalTarget =
  /** Block hours of all flights. */
  | { of: 'hours'; least: number }
  /** Different airports, where flights begin or end. */
  | { of: 'airports'; least: number }
  /** Every stage of a tour, each passed by anybody. */
  | { of: 'tour'; tour: string };

/** What can be counted, in words for staff. */
export const GOAL_KINDS: Readonly<Record<GoalTarget['of'], string>> = {
  hours: 'Horas de bloque',
  airports: 'Aeropuertos distintos',
  tour: 'Las etapas de un tour',
};

/** One and several of what is counted. */
const UNITS: Readonly<Record<GoalTarget['of'], readonly [one: string, many: string]>> = {
  hours: ['hora', 'horas'],
  airports: ['aeropuerto', 'aeropuertos'],
  tour: ['etapa', 'etapas'],
};

/** So many of what is counted: «300 horas». */
export const goalCount = (of: GoalTarget['of'], count: number): string => countOf(count, ...UNITS[of]);

/** What the flights of a month come to. */
export interface GoalFigures {
  minutes: number;
  airports: number;
  /** Stages of the goal's tour that somebody has passed in the month, and those that it has. */
  stages: { passed: number; of: number };
}

/** How far a goal is: whole hours, airports or stages. */
export interface GoalProgress {
  done: number;
  need: number;
  met: boolean;
}

/** The goal of a month: its own, or else that of every month; null without either. */
export function goalOf(goals: readonly Goal[], month: string): Goal | null {
  return goals.find((goal) => goal.month === month) ?? goals.find((goal) => goal.month === null) ?? null;
}

/** How far the flights of the month have brought it. */
export function goalProgress(target: GoalTarget, { minutes, airports, stages }: GoalFigures): GoalProgress {
  const need = target.of === 'tour' ? stages.of : target.least;
  const done = { hours: Math.floor(minutes / 60), airports, tour: stages.passed }[target.of];
  return { done, need, met: need > 0 && done >= need };
}
