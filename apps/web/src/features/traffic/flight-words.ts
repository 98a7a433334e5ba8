/** Figures of a flight as a pilot reads them. Pure. */
import { formatNumber } from '@va/domain/numbers.ts';

/** Feet to the nearest hundred: `35 000 ft`. */
export function altitudeWords(feet: number): string {
  return `${formatNumber(Math.round(feet / 100) * 100)}\u00a0ft`;
}

/** `1200 ft/min` to the nearest hundred. */
export function climbWords(feetPerMinute: number): string {
  const rounded = Math.round(Math.abs(feetPerMinute) / 100) * 100;
  return `${formatNumber(rounded)}\u00a0ft/min`;
}
