/** What the pilot's strip on home says in words. Pure. */
import { countOf } from '@va/domain/numbers.ts';
import type { NextStage } from '@va/contract/bookings/next-stages.ts';
import type { OwnRank } from '@va/contract/pilots/ranks.ts';
import { requirementWords } from '#app/lib/requirement-words.ts';
import { stageOfTour } from '#app/lib/stage-words.ts';

/** What is missing to the next rank: its points first, else the first of what it asks for besides. */
export function rankWords({ rank, next }: Pick<OwnRank, 'rank' | 'next'>): string {
  if (!next) return `Llevas el rango más alto: ${rank}.`;
  const missing = next.requirements.filter(({ met }) => !met);
  const points = missing.find(({ kind }) => kind === 'points');
  if (points) {
    const left = Math.max(1, points.need - points.have);
    return `Te ${left === 1 ? 'falta' : 'faltan'} ${countOf(left, 'punto', 'puntos')} para ${next.rank}.`;
  }
  const [first] = missing;
  if (!first) return `Cumples todo lo que pide ${next.rank}.`;
  const { name, missing: left } = requirementWords(first);
  return `Para ${next.rank}: ${name}. ${left}.`;
}

/** The next stage of a tour, with its ends where they are known. */
export function stageWords(stage: Pick<NextStage, 'name' | 'n' | 'place' | 'of' | 'dep' | 'arr'>): string {
  const { name, dep, arr } = stage;
  const leg = dep && arr ? `, ${dep.icao}–${arr.icao}` : '';
  return `${name}: ${stageOfTour(stage).toLowerCase()}${leg}.`;
}
