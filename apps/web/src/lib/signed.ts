import { formatNumber } from '@va/domain/numbers.ts';

/** `+30`, `−5`, `0`, with the sign that people write. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${formatNumber(Math.abs(value))}`;
}
