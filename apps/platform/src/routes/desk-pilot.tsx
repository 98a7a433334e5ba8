import { useParams } from 'react-router';
import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskPilotPage } from '#app/features/desk/desk-pilot-page.tsx';

export function Component() {
  const { callsign = '' } = useParams();
  return (
    <StaffOnly any={['pilots.state']}>
      <DeskPilotPage callsign={callsign.toUpperCase()} />
    </StaffOnly>
  );
}
