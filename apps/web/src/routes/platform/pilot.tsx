import { useParams } from 'react-router';
import { PilotPage } from '#app/features/pilots/pilot-page.tsx';

export function Component() {
  const { callsign = '' } = useParams();
  return <PilotPage callsign={callsign.toUpperCase()} />;
}
