import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { frameById, isOwnView } from '#app/content/frames.ts';
import { PilotsPage } from '#app/features/pilots/pilots-page.tsx';
import { PlatformPart } from './parts/platform-part.tsx';

export function Component() {
  const frame = frameById('pilotos');
  const view = OWN_PLATFORM && isOwnView(frame) && (
    <PlatformPart
      page="pilots"
      what="La lista de pilotos"
      load={() => import('#app/routes/platform/pilots.tsx')}
    />
  );
  return <PilotsPage frame={frame} view={view || undefined} />;
}
