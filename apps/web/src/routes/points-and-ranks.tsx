import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { frameById, isOwnView } from '#app/content/frames.ts';
import { PointsAndRanksPage } from '#app/features/points-and-ranks/points-and-ranks-page.tsx';
import { PlatformPart } from './parts/platform-part.tsx';

export function Component() {
  const frame = frameById('puntos-rangos');
  const view = OWN_PLATFORM && isOwnView(frame) && (
    <PlatformPart page="points" what="Tus puntos" load={() => import('#app/routes/platform/points.tsx')} />
  );
  return <PointsAndRanksPage frame={frame} view={view || undefined} />;
}
