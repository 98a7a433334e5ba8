/**
 * Estimates the points of a flight before it is flown: those that are certain for a valid flight, and those that depend
 * on how it is flown.
 */
import { hoursAndMinutes } from '../durations.ts';
import { basePoints, type PointsReason, type PointsRules } from './points-rules.ts';

/** One reason for points, with its points. */
export interface WorthItem {
  reason: PointsReason;
  /** Whole points. */
  points: number;
  /** Spanish sentence. */
  why: string;
}

/** Estimate of the points; `least` and `most` are whole points. */
export interface FlightWorth {
  /** Points of a valid flight with any score. */
  sure: readonly WorthItem[];
  /** Besides, by score and network. */
  possible: readonly WorthItem[];
  least: number;
  most: number;
}

/** An event, as far as the points of a flight depend on it. */
export interface WorthEvent {
  name: string;
  points: number;
  /** Condition that the pilot must still meet, as words after «si»: `te apuntas antes`; null if flying is enough. */
  unless: string | null;
}

/** Facts on which the points of a flight depend. */
export interface WorthFacts {
  /** Planned block time, minutes. */
  blockMin: number;
  /** Focus Airports in force among its two ends, with how often each gave points to the pilot in its month. */
  focus: readonly { icao: string; used: number }[];
  /** The pilot's next stage, and whether it is the tour's last. */
  stage: { tour: string; last: boolean } | null;
  /** Events to which the flight belongs and whose points the pilot has not received yet. */
  events: readonly WorthEvent[];
  /** Whether it is booked as the pilot's flight of the day. */
  isDayFlight: boolean;
  /** Whether it is booked as a training flight, which adds only hours. */
  isTraining: boolean;
}

/** Works out the points of a flight before it is flown. */
export function flightWorth(facts: WorthFacts, rules: PointsRules): FlightWorth {
  if (facts.isTraining) return { sure: [], possible: [], least: 0, most: 0 };
  const sure: WorthItem[] = [
    {
      reason: 'base',
      points: basePoints(facts.blockMin, rules),
      why: `Por el tiempo de bloque previsto, ${hoursAndMinutes(facts.blockMin)}.`,
    },
  ];
  if (facts.stage !== null) {
    const { tour, last } = facts.stage;
    sure.push({ reason: 'stage', points: rules.stage, why: `Es tu próxima etapa de ${tour}.` });
    if (last) sure.push({ reason: 'tour', points: rules.tour, why: `Con esta etapa completas ${tour}.` });
  }
  for (const { icao, used } of facts.focus) {
    if (used >= rules.focus.perMonth) continue;
    const which = `${used + 1} de ${rules.focus.perMonth} del mes`;
    sure.push({ reason: 'focus', points: rules.focus.points, why: `${icao} es Focus Airport (${which}).` });
  }
  for (const { name, points, unless } of facts.events)
    if (unless === null) sure.push({ reason: 'event', points, why: `Participas en ${name}.` });
  if (facts.isDayFlight && rules.dayFlight > 0)
    sure.push({ reason: 'day_flight', points: rules.dayFlight, why: 'Es tu vuelo del día.' });
  const asked = facts.events.flatMap(({ name, points, unless }): WorthItem[] =>
    unless === null ? [] : [{ reason: 'event', points, why: `Por ${name}, si ${unless}.` }],
  );
  const possible: WorthItem[] = [
    { reason: 'score_80', points: rules.score80, why: 'Con una nota de 8,0 a 8,9.' },
    { reason: 'score_90', points: rules.score90, why: 'Con una nota de 9,0 o más.' },
    { reason: 'online', points: rules.online.points, why: 'Si vuelas entero en VATSIM o IVAO.' },
    ...asked,
  ];
  const sum = (items: readonly WorthItem[]) => items.reduce((total, { points }) => total + points, 0);
  const least = sum(sure);
  // A flight gets only one of the two bonuses for its score.
  return {
    sure,
    possible,
    least,
    most: least + Math.max(rules.score80, rules.score90) + rules.online.points + sum(asked),
  };
}
