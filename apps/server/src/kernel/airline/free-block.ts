import { estimateBlock } from '@va/domain/timetable/block-estimate.ts';
import type { Operations } from './operations.ts';

/** Cruise of a type without rules of its own, knots. */
const USUAL_TAS = 450;

/** Block time, minutes, that the timetable generator would plan for a free flight with this type. */
export function freeBlock(
  from: { lat: number; lon: number },
  to: { lat: number; lon: number },
  typeId: string | undefined,
  { timetable }: Operations,
): number {
  const rules = timetable?.file.rules;
  const tas = rules?.types.find(({ type }) => type === typeId)?.tasKt ?? USUAL_TAS;
  const usual = {
    detour: 1.04,
    shortDetour: 1.12,
    shortKm: 300,
    groundMin: 30,
    windKt: 0,
    shortWindKt: 0,
    windKm: 0,
  };
  return estimateBlock(from, to, tas, rules?.block ?? usual);
}
