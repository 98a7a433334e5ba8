import { frameById } from '#app/content/frames.ts';
import { PointsAndRanksPage } from '#app/features/points-and-ranks/points-and-ranks-page.tsx';

export function Component() {
  return <PointsAndRanksPage frame={frameById('puntos-rangos')} />;
}
