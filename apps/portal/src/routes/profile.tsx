import { airline } from '#app/content/airline.ts';
import { frameById } from '#app/content/frames.ts';
import { usePilotIndicativo } from '#app/features/auth/use-pilot-indicativo.ts';
import { ProfilePage } from '#app/features/profile/profile-page.tsx';
import { usePilotInfo } from '#app/features/profile/use-pilot-info.ts';

export function Component() {
  const pilotIndicativo = usePilotIndicativo();
  const { data } = usePilotInfo(pilotIndicativo);
  return (
    <ProfilePage
      pilotIndicativo={pilotIndicativo ?? ''}
      pilot={data}
      base={`${airline.base.icao} (${airline.base.profileName})`}
      flights={frameById('mis-vuelos')}
    />
  );
}
