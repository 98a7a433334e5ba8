import { countOf } from '@va/domain/numbers.ts';
import { withUnit } from '@va/domain/quantities.ts';
import type { Contact } from '../core/touchdown-watch.ts';

/** The last landing in words, `−212 ft/min, 1,36 g, 1 rebote`; the hardest touch of it counts. Null before the first. */
export function formatTouchdown(contacts: readonly Contact[]): string | null {
  const first = contacts.findLastIndex(({ bounce }) => !bounce);
  const landing = contacts.slice(Math.max(0, first));
  if (landing.length === 0) return null;
  const rates = landing.flatMap(({ rateFpm }) => (rateFpm === null ? [] : [rateFpm]));
  const loads = landing.flatMap(({ g }) => (g === null ? [] : [g]));
  const bounces = landing.length - 1;
  const parts = [
    ...(rates.length > 0 ? [withUnit(Math.min(...rates), 'ft/min')] : []),
    ...(loads.length > 0 ? [`${decimals(Math.max(...loads), 2)}\u00a0g`] : []),
    ...(bounces > 0 ? [countOf(bounces, 'rebote', 'rebotes')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : null;
}

/** A score in tenths as people read it: `10,0`. */
export function formatScore(tenths: number): string {
  return decimals(tenths / 10, 1);
}

const decimals = (value: number, digits: number) =>
  value.toLocaleString('es-ES', { minimumFractionDigits: digits, maximumFractionDigits: digits });
