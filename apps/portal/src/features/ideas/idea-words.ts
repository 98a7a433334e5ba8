import type { Idea, IdeaKind } from '@va/domain/flight-ideas.ts';
import { formatSpan } from '@va/domain/ages.ts';
import { MINUTE_MS } from '@va/domain/durations.ts';
import { countOf } from '@va/domain/numbers.ts';

/** What the kinds are called. */
export const kindWords = {
  single: 'Sólo ida',
  rotation: 'Ida y vuelta',
  chain: 'Varias etapas',
} as const satisfies Record<IdeaKind, string>;

/** A time to choose or to say: `45 min`, `3 h`, `1 h 30 min`. */
export const spanWords = (minutes: number): string => formatSpan(minutes * MINUTE_MS);

/** What is between the airports: `2 etapas y 45 min de escala`. */
export function stopWords({ legs, blockMinutes, totalMinutes }: Idea): string | undefined {
  if (legs.length === 1) return undefined;
  const ground = totalMinutes - blockMinutes;
  const stages = countOf(legs.length, 'etapa', 'etapas');
  return ground === 0 ? stages : `${stages} y ${spanWords(ground)} en tierra`;
}
