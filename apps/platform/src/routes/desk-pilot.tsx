import { useParams } from 'react-router';
import { MembersOnly } from '#app/features/access/members-only.tsx';
import { DeskPilotPage } from '#app/features/desk/desk-pilot-page.tsx';

export function Component() {
  const { callsign = '' } = useParams();
  return (
    <MembersOnly title="Mesa">
      <DeskPilotPage callsign={callsign.toUpperCase()} />
    </MembersOnly>
  );
}
