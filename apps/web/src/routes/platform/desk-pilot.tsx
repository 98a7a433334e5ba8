import { useParams } from 'react-router';
import { DeskPilotPage } from '#app/features/desk/desk-pilot-page.tsx';

export function Component() {
  const { callsign = '' } = useParams();
  const asked = callsign.toUpperCase();
  // One instance per pilot, so that the read parts of one pilot's lists are not applied to another's.
  return <DeskPilotPage key={asked} callsign={asked} />;
}
