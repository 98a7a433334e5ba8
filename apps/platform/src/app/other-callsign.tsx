import { useSyncExternalStore } from 'react';
import { portalCallsign } from '#app/services/portal-choices.ts';

/** Says so when the portal was entered with another callsign than the account's: what is done here is the account's. */
export function OtherCallsign({ callsign }: { callsign: string }) {
  // The server, which paints the page, does not know it.
  const other = useSyncExternalStore(noChange, portalCallsign, () => null);
  if (other === null || other === callsign) return null;
  return (
    <p className="mb-4 rounded-md border border-l-4 border-line border-l-media bg-surface px-4 py-3 text-sm">
      En el portal entraste como <b className="font-mono">{other}</b>, y en la plataforma eres{' '}
      <b className="font-mono">{callsign}</b>. Lo que hagas aquí queda a nombre de {callsign}.
    </p>
  );
}

const noChange = () => () => {};
