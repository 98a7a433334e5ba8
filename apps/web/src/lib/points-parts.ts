import type { PointsReason } from '@va/domain/points/points-rules.ts';

/** What each part of a flight's points is for, in a word; other entries are not parts of a flight. */
export const POINTS_PARTS: Partial<Record<PointsReason, string>> = {
  base: 'bloque',
  score_80: 'nota',
  score_90: 'nota',
  online: 'red',
  stage: 'etapa',
  tour: 'tour',
  focus: 'Focus',
  event: 'evento',
  manual: 'a mano',
  second_pilot: 'segundo piloto',
};
