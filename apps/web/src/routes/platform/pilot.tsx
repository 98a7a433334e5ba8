import { useParams } from 'react-router';
import { MembersOnly } from '#app/features/access/members-only.tsx';
import { PilotPage } from '#app/features/pilots/pilot-page.tsx';

export function Component() {
  const { callsign = '' } = useParams();
  return (
    <MembersOnly title="Piloto">
      <PilotPage callsign={callsign.toUpperCase()} />
    </MembersOnly>
  );
}
