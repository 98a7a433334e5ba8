import type { PointsReason } from '@va/domain/points/points-rules.ts';

/** Word for each part of a flight's points; other reasons are no parts of a flight. */
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
