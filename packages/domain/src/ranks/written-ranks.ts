/** Figures of ranks as staff write them at the desk: their errors, and the pilots whom a change affects. */
import type { FieldError } from '../fleet/aircraft-details.ts';
import { formatNumber } from '../numbers.ts';
import type { Rank } from './rank-progress.ts';

/** Figures of a rank: points, and whole hours of block time that counts. */
export interface RankFigures {
  points: number;
  hours: number;
}

/** The figures of a rank as staff have left them. */
export interface WrittenRank extends RankFigures {
  code: string;
}

export const MOST_POINTS = 100_000;
export const MOST_HOURS = 10_000;

export const figuresOf = ({ needs }: Rank): RankFigures => ({
  points: needs.points,
  hours: needs.minutes / 60,
});

/** A rank with other figures; its other requirements stay. */
export const withFigures = (rank: Rank, { points, hours }: RankFigures): Rank => ({
  ...rank,
  needs: { ...rank.needs, points, minutes: hours * 60 },
});

/** The ranks of the content with the figures that staff wrote; names and order are the content's. */
export function ranksInForce(content: readonly Rank[], written: readonly WrittenRank[]): Rank[] {
  return content.map((rank) => {
    const figures = written.findLast(({ code }) => code === rank.code);
    return figures ? withFigures(rank, figures) : rank;
  });
}

/**
 * Errors in the figures of a rank: the first rank comes with the account, and no rank may require less than the one
 * below it or more than the one above.
 * @param ranks those in force, from the first to the highest
 */
export function figureErrors(
  ranks: readonly Rank[],
  code: string,
  figures: RankFigures,
): FieldError<keyof RankFigures>[] {
  const at = ranks.findIndex((rank) => rank.code === code);
  const [below, above] = [ranks[at - 1], ranks[at + 1]];
  return (['points', 'hours'] as const).flatMap((field) => {
    const value = figures[field];
    const wrong = (message: string) => [{ field, message }];
    const most = field === 'points' ? MOST_POINTS : MOST_HOURS;
    if (!Number.isInteger(value) || value < 0 || value > most)
      return wrong(`Escribe un número entero de 0 a ${formatNumber(most)}`);
    if (at === 0 && value !== 0) return wrong('El primer rango se da con el alta: deja 0');
    if (below && value < figuresOf(below)[field])
      return wrong(`«${below.title}» ya pide ${formatNumber(figuresOf(below)[field])}: escribe eso o más`);
    if (above && value > figuresOf(above)[field])
      return wrong(`«${above.title}» pide ${formatNumber(figuresOf(above)[field])}: escribe eso o menos`);
    return [];
  });
}

/** A pilot's rank and values. */
export interface PilotFigures {
  rank: string;
  points: number;
  minutes: number;
}

/** How many pilots a change of a rank's figures affects. */
export interface TouchedPilots {
  /** Pilots with the rank who no longer reach its figures; they keep it. */
  keep: number;
  /** Pilots one rank below who reach its figures only now. */
  reach: number;
  /** Pilots one rank below who no longer reach its figures. */
  leave: number;
}

/**
 * Counts the pilots whom other figures of a rank would affect.
 * @param ranks those in force, from the first to the highest
 */
export function touchedBy(
  ranks: readonly Rank[],
  code: string,
  next: RankFigures,
  pilots: readonly PilotFigures[],
): TouchedPilots {
  const at = ranks.findIndex((rank) => rank.code === code);
  const rank = ranks[at];
  if (rank === undefined) return { keep: 0, reach: 0, leave: 0 };
  const below = ranks[at - 1]?.code;
  const has = (of: RankFigures) => (pilot: PilotFigures) =>
    pilot.points >= of.points && pilot.minutes >= of.hours * 60;
  const [did, does] = [has(figuresOf(rank)), has(next)];
  const count = (test: (pilot: PilotFigures) => boolean) => pilots.filter(test).length;
  return {
    keep: count((pilot) => pilot.rank === code && did(pilot) && !does(pilot)),
    reach: count((pilot) => pilot.rank === below && !did(pilot) && does(pilot)),
    leave: count((pilot) => pilot.rank === below && did(pilot) && !does(pilot)),
  };
}
