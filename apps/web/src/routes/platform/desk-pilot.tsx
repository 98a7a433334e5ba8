import { useParams } from 'react-router';
import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskPilotPage } from '#app/features/desk/desk-pilot-page.tsx';

export function Component() {
  const { callsign = '' } = useParams();
  const asked = callsign.toUpperCase();
  return (
    <StaffOnly any={['pilots.state']}>
      {/* A page for each pilot: how far one list was read says nothing of another's. */}
      <DeskPilotPage key={asked} callsign={asked} />
    </StaffOnly>
  );
}
