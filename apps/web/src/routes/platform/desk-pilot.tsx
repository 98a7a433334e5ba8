import { useParams } from 'react-router';
import { DeskPilotPage } from '#app/features/desk/desk-pilot-page.tsx';

export function Component() {
  const { callsign = '' } = useParams();
  const asked = callsign.toUpperCase();
  // A page for each pilot: how far one list was read says nothing of another's.
  return <DeskPilotPage key={asked} callsign={asked} />;
}
