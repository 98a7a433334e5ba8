import type { Advice, Idea, IdeaKind } from '@va/domain/flight-ideas.ts';
import { formatSpan } from '@va/domain/ages.ts';
import { MINUTE_MS } from '@va/domain/durations.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { IdeasWish } from './wish-address.ts';

/** Names of the kinds. */
export const kindWords = {
  single: 'Sólo ida',
  rotation: 'Ida y vuelta',
  chain: 'Varias etapas',
} as const satisfies Record<IdeaKind, string>;

/** Duration in words: `45 min`, `3 h`, `1 h 30 min`. */
export const spanWords = (minutes: number): string => formatSpan(minutes * MINUTE_MS);

/** Legs and ground time of an idea: `2 etapas y 45 min de escala`; undefined for a single leg. */
export function stopWords({ legs, blockMinutes, totalMinutes }: Idea): string | undefined {
  if (legs.length === 1) return undefined;
  const ground = totalMinutes - blockMinutes;
  const stages = countOf(legs.length, 'etapa', 'etapas');
  return ground === 0 ? stages : `${stages} y ${spanWords(ground)} en tierra`;
}

/** Why nothing fits, and what to change. */
export function adviceSentence(advice: Advice, { from, minutes, type }: IdeasWish): string {
  switch (advice.reason) {
    case 'no-routes':
      return `Por ahora no hay rutas regulares desde ${from}: elige otro aeropuerto.`;
    case 'type':
      return `La aerolínea no vuela desde ${from} con ${type}: elige otro avión.`;
    case 'time':
      return `En ${spanWords(minutes)} no cabe ningún vuelo desde ${from}${type === undefined ? '' : ` con ${type}`}: el más corto dura ${spanWords(advice.minutes)}.`;
  }
}
