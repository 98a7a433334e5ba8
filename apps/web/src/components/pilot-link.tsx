import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';

/** A pilot's callsign, which leads to the public page. */
export function PilotLink({ callsign }: { callsign: string }) {
  return (
    <Link to={paths.pilot(callsign)} className="font-mono font-bold text-link">
      {callsign}
    </Link>
  );
}
