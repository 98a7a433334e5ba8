/** How far the clock of this computer is from the host's, which keeps the right time. Pure. */
import { formatDays } from '@va/domain/ages.ts';

/** From this on the pilot should know, in milliseconds: two minutes put a decoded report or a feed's age in doubt. */
const NOTABLE_MS = 2 * 60_000;
/** Answers that took longer than this, in milliseconds, say too little about when they were written. */
const SLOWEST_MS = 30_000;

/** An answer of the host and when, by this computer's clock, it was asked for and came. */
interface TimedAnswer {
  /** The header `Date`: when the host wrote the answer, to the whole second (RFC 9110 §6.6.1). */
  date: string | null;
  /** The header `Age`: for how many seconds something on the way has kept it (RFC 9111 §5.1). */
  age: string | null;
  /** Epoch milliseconds. */
  askedAt: number;
  /** Epoch milliseconds. */
  cameAt: number;
}

/**
 * Milliseconds that this computer is ahead of the host; negative where it is behind. 0 where they differ by less than
 * two minutes, or where the answer does not tell.
 */
export function notableSkew({ date, age, askedAt, cameAt }: TimedAnswer): number {
  const written = Date.parse(date ?? '');
  const took = cameAt - askedAt;
  if (Number.isNaN(written) || took < 0 || took > SLOWEST_MS) return 0;
  const kept = Number(age ?? 0) || 0;
  const skew = (askedAt + cameAt) / 2 - (written + kept * 1000);
  return Math.abs(skew) > NOTABLE_MS ? skew : 0;
}

/** What to tell the pilot: `El reloj de tu equipo va 3 min adelantado.` */
export function describeSkew(milliseconds: number): string {
  const direction = milliseconds > 0 ? 'adelantado' : 'atrasado';
  return `El reloj de tu equipo va ${formatDays(Math.abs(milliseconds))} ${direction}.`;
}
