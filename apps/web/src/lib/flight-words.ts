/** Figures of a flight as a pilot reads them. */
import { formatNumber } from '@va/domain/numbers.ts';
import { formatKnots } from '@va/domain/quantities.ts';

/** Altitude from which heights are given as flight levels, ft. */
const TRANSITION_FT = 18_000;
/** Phases on the ground. */
const GROUND_PHASES = new Set(['boarding', 'pushback', 'taxi', 'landed', 'on_block']);

/** `FL380`, `8400 ft`, `en tierra`. */
export function heightWords({ altFt, phase }: { altFt: number | null; phase: string }): string {
  if (GROUND_PHASES.has(phase)) return 'en tierra';
  if (altFt === null) return 'altitud sin dato';
  if (altFt >= TRANSITION_FT) return `FL${String(Math.round(altFt / 1000) * 10).padStart(3, '0')}`;
  return `${formatNumber(Math.round(altFt / 100) * 100)}\u00a0ft`;
}

/** `430 kt`; empty if the speed is unknown. */
export function speedWords(gsKt: number | null): string {
  return gsKt === null ? '' : formatKnots(gsKt);
}

/** Slower than this, ft/min, a flight counts as level. */
const LEVEL_FPM = 300;

/** `, sube`, `, baja`, or nothing for a level flight. */
export function climbWords(vsFpm: number | null): string {
  if (vsFpm === null || Math.abs(vsFpm) < LEVEL_FPM) return '';
  return vsFpm > 0 ? ', sube' : ', baja';
}
