/** Words of the pilot's strip on the home page. Pure. */
import type { NextStage } from '@va/contract/bookings/new-bookings.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { OwnRank } from '@va/contract/pilots/ranks.ts';
import { requirementWords } from '#app/lib/requirement-words.ts';
import { stageOfTour } from '#app/lib/stage-words.ts';

/** Missing requirement of the next rank: points first, otherwise the first of the others. */
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
