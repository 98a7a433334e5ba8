import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { airline } from '#app/content/airline.ts';
import { frameById, isOwnView } from '#app/content/frames.ts';
import { usePilotIndicativo } from '#app/features/auth/use-pilot-indicativo.ts';
import { ProfilePage } from '#app/features/profile/profile-page.tsx';
import { usePilotInfo } from '#app/features/profile/use-pilot-info.ts';
import { PlatformPart } from './parts/platform-part.tsx';

export function Component() {
  const pilotIndicativo = usePilotIndicativo();
  const { data } = usePilotInfo(pilotIndicativo);
  const frame = frameById('mis-vuelos');
  return (
    <ProfilePage
      pilotIndicativo={pilotIndicativo ?? ''}
      pilot={data}
      base={`${airline.base.icao} (${airline.base.profileName})`}
      flights={
        OWN_PLATFORM && isOwnView(frame) ? (
          <PlatformPart
            page="reports"
            what="La lista de tus vuelos"
            load={() => import('#app/routes/platform/reports.tsx')}
          />
        ) : (
          <EmbedFrame frame={frame} />
        )
      }
    />
  );
}
